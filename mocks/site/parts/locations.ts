import type { SitePart } from "#mocks/site/route.ts";

/** Towns and hotels (spec section 2). */
export const locations: SitePart = {
  name: "Standorte",
  start: "/standorte",
  about: "Städte und Hotels, in denen unsere Seminare stattfinden.",
  routes: [
    {
      answer: "page",
      path: "/standorte",
      example: "/standorte",
      title: "Standorte",
      anchors: [{ id: "portal-locations" }],
    },
    {
      answer: "page",
      path: "/standorte/{slug}-{locationId}",
      example: "/standorte/hamburg-1",
      title: "Seminare in {title}",
      anchors: [
        { id: "portal-event-search", attributes: { "data-filter": "ort={title}" } },
        { id: "portal-hotels", attributes: { "data-filter": "city={city}" } },
      ],
    },
    { answer: "redirect", path: "/standorte/{locationId}", example: "/standorte/1", title: "Standort nach Nummer" },
    {
      answer: "page",
      path: "/standorte/hotel/{slug}-{hotelId}",
      example: "/standorte/hotel/hotel-am-hafen-hamburg-7",
      title: "{title}",
      anchors: [{ id: "portal-hotel", attributes: { "data-hotel-id": "{hotelId}" } }],
    },
    {
      answer: "redirect",
      path: "/standorte/hotel/{hotelId}",
      example: "/standorte/hotel/7",
      title: "Hotel nach Nummer",
    },
    {
      answer: "pdf",
      path: "/hoteldaten/{internalId}_hotelprospekt.pdf",
      example: "/hoteldaten/5007_hotelprospekt.pdf",
      title: "Hotelprospekt {title}",
    },
    {
      answer: "picture",
      path: "/static/img/hotel-icons/{icon}",
      example: "/static/img/hotel-icons/wlan.svg",
      title: "Symbol einer Ausstattung",
    },
  ],
};
