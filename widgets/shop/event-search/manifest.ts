import { cartCalls } from "#widgets/shared/calls.ts";
import type { About, AnchorSpec } from "#widgets/shared/manifest.ts";

export const anchor = {
  id: "portal-event-search",
  height: { wide: 900, phone: 1800 },
  skeleton: "rows",
  params: [
    {
      attribute: "data-filter",
      type: "text",
      keys: ["q", "rubrik", "ort", "monat", "art", "frei", "sort", "ansicht"],
    },
    { attribute: "data-rubric", type: "text" },
    { attribute: "data-kind", type: "choice", options: ["inhouse", "online", "presence"] },
  ],
  reads: [{ route: "exports", values: { object: "events" }, long: true }, "rubrics"],
} as const satisfies AnchorSpec;

export const about = {
  name: "Seminarsuche",
  shows: {
    de: "Suche über alle Seminare nach Begriff, Rubrik, Ort, Monat, Art und freien Plätzen.",
    en: "search over all events",
  },
  leadsTo: ["event", "theme"],
  calls: [cartCalls, "event", "wishlist", "wishlistAdd", "bookmarks", "bookmarkDelete", "related"],
} as const satisfies About;
