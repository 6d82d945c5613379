import { common } from "#i18n/common.ts";
import { photoDeletion, photos } from "#i18n/photos.ts";
import type { Situation, Step } from "#mocks/situations/situation.ts";

const of = (eventId: number) =>
  ({ widget: "portal-event-detail", attributes: { "data-event-id": String(eventId) }, hash: "#bilder" }) as const;

const enlarge = (name: string): readonly Step[] => [
  { click: ["button", `${name} vergrößern`] },
  { wait: ["dialog", name] },
];
const asking: readonly Step[] = [
  ...enlarge("Bild 2"),
  { click: ["button", photoDeletion.open] },
  { wait: ["dialog", "Löschung beantragen: Bild 2"] },
];
const send: Step = { click: ["button", photoDeletion.open] };
const asked: readonly Step[] = [...asking, { type: ["Löschgrund", "Ich bin zu sehen und möchte das nicht."] }, send];
const zip: readonly Step[] = [{ click: ["button", photos.downloadAll] }];

/** The tab Bilder: gallery, full-screen view, downloads, and the request to delete a photo. */
export const photoSituations: readonly Situation[] = [
  { id: "bilder", title: "Fotos", ...of(5101), shows: ["button", "Bild 1 vergrößern"] },
  {
    id: "bilder-flipcharts",
    title: "Flipcharts",
    ...of(5101),
    steps: [{ click: ["button", "Flipcharts"] }],
    shows: ["button", "Flipchart 5 vergrößern"],
  },
  { id: "bilder-viele", title: "200 Bilder", ...of(5101), customer: "large", shows: ["button", "Fotos (160)"] },
  { id: "bilder-keine", title: "Keine Bilder", ...of(5107), shows: photos.none },
  { id: "bilder-laden", title: "Bilder laden", ...of(5101), scenario: "slow:photos", shows: photos.loading },
  {
    id: "bilder-fehler",
    title: "Bilder nicht ladbar",
    ...of(5101),
    scenario: "fail:photos",
    shows: ["button", common.retry],
  },
  {
    id: "bilder-offline",
    title: "Bilder ohne Verbindung",
    ...of(5101),
    scenario: "offline:photos",
    shows: "Der Server ist nicht erreichbar.",
  },
  {
    id: "bilder-sitzung",
    title: "Bilder: Sitzung abgelaufen",
    ...of(5101),
    scenario: "expired:photos",
    shows: ["link", common.login],
  },
  {
    id: "bilder-zip-laeuft",
    title: "Alle Bilder: Download läuft",
    ...of(5101),
    scenario: "slow:photosZip",
    steps: zip,
    shows: ["progressbar", photos.progress],
  },
  {
    id: "bilder-zip-fertig",
    title: "Alle Bilder: Download fertig",
    ...of(5101),
    steps: zip,
    shows: photos.downloaded,
  },
  {
    id: "bilder-zip-fehler",
    title: "Alle Bilder: Download fehlgeschlagen",
    ...of(5101),
    scenario: "fail:photosZip",
    steps: zip,
    shows: "Der Download ist fehlgeschlagen.",
  },
  {
    id: "bild-gross",
    title: "Bild in voller Größe",
    ...of(5101),
    steps: enlarge("Bild 1"),
    shows: ["dialog", "Bild 1 (1 von 8)"],
  },
  {
    id: "bild-gross-weiter",
    title: "Nächstes Bild, hochkant",
    ...of(5101),
    steps: [...enlarge("Bild 1"), { press: "ArrowRight" }],
    shows: ["dialog", "Bild 2 (2 von 8)"],
  },
  {
    id: "bild-gross-letztes",
    title: "Letztes Bild",
    ...of(5101),
    steps: [...enlarge("Bild 1"), { press: "End" }],
    shows: ["dialog", "(8 von 8)"],
  },
  {
    id: "flipchart-gross",
    title: "Flipchart in voller Größe",
    ...of(5101),
    steps: [{ click: ["button", "Flipcharts"] }, ...enlarge("Flipchart 5")],
    shows: ["dialog", "Flipchart 5"],
  },
  {
    id: "bild-gross-ohne-swiper",
    title: "Bild in voller Größe, Code zum Wischen nicht ladbar",
    ...of(5101),
    missing: "widgets/portal/event-detail/photos/slides.tsx",
    steps: enlarge("Bild 1"),
    shows: ["dialog", "Bild 1 (1 von 8)"],
  },
  {
    id: "bild-laedt-herunter",
    title: "Ein Bild: Download läuft",
    ...of(5101),
    scenario: "slow:photoDownload",
    steps: [...enlarge("Bild 1"), { click: ["button", "Herunterladen"] }],
    shows: ["progressbar", photos.progress],
  },
  {
    id: "bild-download-fehler",
    title: "Ein Bild: Download fehlgeschlagen",
    ...of(5101),
    scenario: "fail:photoDownload",
    steps: [...enlarge("Bild 1"), { click: ["button", "Herunterladen"] }],
    shows: "Der Download ist fehlgeschlagen.",
  },
  {
    id: "bild-download-sitzung",
    title: "Ein Bild: Sitzung abgelaufen",
    ...of(5101),
    scenario: "expired:photoDownload",
    steps: [...enlarge("Bild 1"), { click: ["button", "Herunterladen"] }],
    shows: ["link", common.login],
  },
  {
    id: "loeschung",
    title: "Löschung: Formular",
    ...of(5101),
    steps: asking,
    shows: ["dialog", "Löschung beantragen: Bild 2"],
  },
  {
    id: "loeschung-ohne-grund",
    title: "Löschung: Grund fehlt",
    ...of(5101),
    steps: [...asking, send],
    shows: photoDeletion.EMPTY,
  },
  {
    id: "loeschung-sendet",
    title: "Löschung: wird beantragt",
    ...of(5101),
    scenario: "slow:photoDelete",
    steps: asked,
    shows: photoDeletion.IN_PROGRESS,
  },
  {
    id: "loeschung-erfolg",
    title: "Löschung: beantragt",
    ...of(5101),
    steps: asked,
    shows: photoDeletion.words.known,
  },
  {
    id: "loeschung-schon-beantragt",
    title: "Löschung: bereits beantragt",
    ...of(5101),
    state: { photosAskedToDelete: [5_101_002] },
    steps: asked,
    answered: [422],
    shows: photoDeletion.words.refused,
  },
  {
    id: "loeschung-fehler",
    title: "Löschung: fehlgeschlagen",
    ...of(5101),
    scenario: "status-400:photoDelete",
    steps: asked,
    shows: photoDeletion.words.unsent,
  },
  {
    id: "loeschung-unbekannt",
    title: "Löschung: unbekannt, ob angekommen",
    ...of(5101),
    scenario: "fail:photoDelete",
    steps: asked,
    shows: photoDeletion.words.unknown,
  },
  {
    id: "loeschung-bleibt-gesagt",
    title: "Löschung: steht danach am Bild",
    ...of(5101),
    steps: [...asked, { wait: photoDeletion.words.known }, { press: "Escape" }],
    shows: ["button", photoDeletion.asked],
    proves: [{ gone: ["dialog", "Löschung beantragen: Bild 2"] }],
  },
  {
    id: "loeschung-sitzung",
    title: "Löschung: Sitzung abgelaufen",
    ...of(5101),
    scenario: "expired:photoDelete",
    steps: asked,
    shows: "Sie sind nicht mehr angemeldet.",
  },
  {
    id: "loeschung-verwerfen",
    title: "Löschung: Frage vor dem Schließen",
    ...of(5101),
    steps: [...asking, { type: ["Löschgrund", "Ich bin zu sehen."] }, { press: "Escape" }],
    shows: "Ihr Löschgrund ist noch nicht abgeschickt.",
  },
];
