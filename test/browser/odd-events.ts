import type { Answers } from "./stubbed-backend.ts";

const price = (overnight: boolean, fullBoard: boolean) => ({
  validFrom: "2026-01-01",
  validUntil: "2026-12-31",
  conference: false,
  rhetoric: false,
  overnight,
  fullBoard,
  catering: 60,
  singleRoom: 100,
});
const hotel = {
  id: 9,
  name: "Seehof",
  street: "Ufer 1",
  postalCode: "18609",
  city: "Binz",
  latitude: 54.4,
  longitude: 13.6,
  location: { name: "Rügen" },
  internalId: "S9",
  images: [{ url: "/a.jpg" }],
  description: "Am <b>Meer</b>",
  parkingInfo: "Tiefgarage",
  wlan: true,
  prices: [price(true, true), price(true, false), price(false, true), price(false, false)],
};
const recipient = {
  recipientId: 9,
  firstname: "Eva",
  lastname: "Kern",
  type: "reservation",
  approvalState: "confirmed",
  cancelState: "none",
  comment: "spät",
  internalComment: "bezahlt",
  hotelOverNightOption: "mitNacht_VP",
};
const content = {
  description: "<p>Kurz</p>",
  disturberTitle: "Neu",
  disturberText: "Mehr",
  topics: [{ title: "Recht", text: "BetrVG" }],
  benefits: [{ title: "Nutzen", text: "Sicherheit" }],
  duration: 2.5,
  prices: [{ price: 990 }],
  schedule: [
    { title: "Anreisetag" },
    {
      title: "Seminartag",
      morning: { title: "Recht", description: "Überblick", themes: ["AGG"] },
      afternoon: { title: "Praxis", themes: ["Übung"] },
    },
  ],
};
export const event = {
  eventId: 41,
  bookingNumber: "B-41",
  title: "Nachtschicht",
  startDate: "2026-05-04T17:30:00",
  endDate: "2026-05-06T12:00:00",
  isRhetoric: true,
  hotel,
  recipients: [recipient],
  theme: { themeId: 3, eventType: 1, designation: "Schicht", content: [{ topics: [{}] }] },
  content,
};
export const past = { startDate: "2026-02-02T09:00:00", endDate: "2026-02-04T16:00:00" };
const photos = (count: number): object[] =>
  Array.from({ length: count }, (_each, index) => ({
    id: index,
    galleryUrl: `/g${index}.jpg`,
    isFlipChart: index % 5 === 4,
  }));

/** The same with every text replaced, apart from those that select something. */
export const worded = (word: string): object =>
  JSON.parse(
    JSON.stringify({ event }, (key, value: unknown) =>
      typeof value === "string" && !/Date|valid|type|State|Option|url/i.test(key) && value !== "Anreisetag"
        ? word
        : value,
    ),
  ) as object;
const nulled = (value: object): object => Object.fromEntries(Object.keys(value).map((key) => [key, null]));
const of = (more: object): object => ({ event: { ...event, ...more } });

export const files: Answers = {
  "/portal-api/events/41/photos": { photos: photos(200), mediaId: "", token: "" },
  "/portal-api/events/41/documents": {
    documents: [{}, { id: 1, title: 'a/b "c"', extension: ".pdf" }, { id: 1, title: "", extension: "pdf" }],
  },
  "/portal-api/events/41/videos": {},
};
const silent: Answers = {
  "/portal-api/events/41/recipients": {},
  "/portal-api/events/41/photos": {},
  "/portal-api/events/41/documents": {},
  "/portal-api/events/41/videos": {},
};

/** Events that lack something, or have too much of it, each with what else is answered. */
export const cases: [string, object, Answers][] = [
  ["nothing", { event: {} }, silent],
  ["an id alone", { event: { eventId: 41 } }, silent],
  ["nulls", { event: { eventId: 41, ...nulled({ ...event, eventId: 41 }) } }, silent],
  [
    "nulls further down",
    of({
      hotel: nulled(hotel),
      recipients: [nulled(recipient)],
      theme: { content: [{ topics: [{}] }] },
      content: { ...nulled(content), schedule: [{}, { morning: {}, afternoon: null }] },
    }),
    silent,
  ],
  ["empty texts", { event: { ...(worded("") as { event: object }).event, startDate: "", endDate: "" } }, silent],
  [
    "HTML, quotes, emoji and text from right to left",
    worded('<b>fett</b> & "Zitat" \u202bעברית\u202c \u{1F389}'),
    silent,
  ],
  ["words that do not end", worded("Donaudampfschifffahrtsgesellschaft".repeat(4)), silent],
  ["a series without modules", of({ isTrainingSeries: true, modules: [] }), silent],
  ["a module alone", of({ isModule: true, moduleContent: { title: "Modul", html: "<p></p>" } }), silent],
  [
    "unknown words",
    of({
      recipients: [
        { ...recipient, type: "gast", hotelOverNightOption: "zelt" },
        { ...recipient, approvalState: "vielleicht" },
      ],
      theme: { eventType: 99 },
    }),
    silent,
  ],
  ["300 participants, many of one id", of({ recipients: Array.from({ length: 300 }, () => recipient) }), silent],
  [
    "no dates, no place and several prices",
    of({
      startDate: null,
      endDate: null,
      hotel: { ...hotel, latitude: null, prices: [...hotel.prices, ...hotel.prices] },
    }),
    silent,
  ],
  ["a night over the year's turn", of({ startDate: "2026-12-31T22:00:00", endDate: "2027-01-01T02:00:00" }), silent],
  ["over, with 200 photos and odd files", of(past), files],
];
