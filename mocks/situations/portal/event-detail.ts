import { common } from "#i18n/common.ts";
import { documents } from "#i18n/documents.ts";
import { events } from "#i18n/events.ts";
import { hotelMapTexts, hotelPriceTexts } from "#i18n/hotel.ts";
import { photos } from "#i18n/photos.ts";
import { recipientStatusLabels } from "#i18n/recipient-status.ts";
import { participants } from "#i18n/recipients.ts";
import { schedule } from "#i18n/schedule.ts";
import type { Situation } from "#mocks/situations/situation.ts";

const widget = "portal-event-detail";
const of = (eventId: number, hash?: string) =>
  ({ widget, attributes: { "data-event-id": String(eventId) }, ...(hash !== undefined && { hash }) }) as const;

/** The detail page: its kinds of event, its tabs, and what can go wrong. */
export const eventDetailSituations: readonly Situation[] = [
  {
    id: "detail",
    title: "Seminar, Mein Gremium mit jedem Status",
    ...of(5001),
    shows: recipientStatusLabels["waitingList-rejected"],
  },
  { id: "detail-inhalt", title: "Inhalt", ...of(5001, "#inhalt"), shows: ["heading", "Ihr Nutzen"] },
  { id: "detail-ablaufplan", title: "Ablaufplan", ...of(5001, "#ablaufplan"), shows: ["heading", schedule.headline] },
  {
    id: "detail-standort",
    title: "Standort / Hotel",
    ...of(5001, "#standort"),
    shows: ["heading", hotelPriceTexts.headline],
  },
  {
    id: "detail-standort-karte",
    title: "Standort / Hotel mit Karte",
    ...of(5001, "#standort"),
    consent: "granted",
    shows: ["group", "Karte: Seehotel Möwenblick"],
  },
  {
    id: "detail-standort-ohne-angaben",
    title: "Standort / Hotel ohne Karte und Preise",
    ...of(5017, "#standort"),
    shows: hotelMapTexts.noLocation,
    proves: [{ there: hotelPriceTexts.missing }],
  },
  {
    id: "detail-standort-vorbei",
    title: "Standort / Hotel nach dem Seminar, ohne Preise",
    ...of(5101, "#standort"),
    shows: ["button", hotelMapTexts.load],
    proves: [{ gone: ["heading", "Hotelpreise"] }],
  },
  { id: "detail-bilder-spaeter", title: "Bilder vor dem Ende", ...of(5001, "#bilder"), shows: photos.fromEnd },
  {
    id: "detail-dokumente-spaeter",
    title: "Dokumente vor dem Beginn",
    ...of(5001, "#dokumente"),
    shows: documents.fromStart,
  },
  { id: "detail-dokumente", title: "Dokumente", ...of(5101, "#dokumente"), shows: ["link", "Seminarunterlagen.pdf"] },
  { id: "detail-dokumente-leer", title: "Keine Dokumente", ...of(5107, "#dokumente"), shows: documents.none },
  {
    id: "detail-dokumente-laden",
    title: "Dokumente laden",
    ...of(5101, "#dokumente"),
    scenario: "slow:documents",
    shows: documents.loading,
  },
  {
    id: "detail-dokumente-fehler",
    title: "Dokumente nicht ladbar",
    ...of(5101, "#dokumente"),
    scenario: "fail:documents",
    shows: ["button", common.retry],
  },
  {
    id: "detail-wegweiser-online",
    title: "Wegweiser Online-Seminare",
    ...of(5010, "#wegweiser"),
    shows: ["heading", "Vor Beginn des Online-Seminars"],
  },
  {
    id: "detail-wegweiser-webinar",
    title: "Wegweiser Webinar",
    ...of(5011, "#wegweiser"),
    shows: ["heading", "Vor Beginn des Webinars"],
  },
  {
    id: "detail-wegweiser-frei",
    title: "Wegweiser einer kostenlosen Veranstaltung",
    ...of(5012, "#wegweiser"),
    shows: ["heading", "Vor Beginn des Webinars"],
  },
  { id: "detail-ausbildung", title: "Ausbildung", ...of(5005), shows: ["region", "Module der Ausbildung"] },
  {
    id: "detail-ausbildung-vorbei",
    title: "Abgeschlossene Ausbildung ohne Reiter",
    ...of(5103),
    shows: ["heading", "Ausbildung zum Wirtschaftsausschuss kompakt"],
    proves: [{ gone: ["tab", ""] }],
  },
  { id: "detail-modul", title: "Modul einer Ausbildung", ...of(5051), shows: "Fallarbeit" },
  {
    id: "detail-nachbetreuung",
    title: "Seminar mit Online-Nachbetreuung, Ablaufplan",
    ...of(5007, "#ablaufplan"),
    shows: "Online-Nachbetreuung",
  },
  { id: "detail-inhouse", title: "Inhouse-Seminar", ...of(5008), shows: ["heading", "Inhouse Seminar"] },
  {
    id: "detail-inhouse-vorbei",
    title: "Abgeschlossenes Inhouse-Seminar",
    ...of(5105),
    shows: ["link", "Seminarunterlagen.pdf"],
  },
  {
    id: "detail-fachtagung",
    title: "Fachtagung: Kontakt statt Schaltflächen",
    ...of(5013),
    shows: "Wenn Sie diese Reservierung buchen oder stornieren möchten",
  },
  {
    id: "detail-weiterleitung",
    title: "Thema mit Weiterleitung: Kontakt statt Schaltflächen",
    ...of(5014),
    config: { supportPhone: "", supportEmail: "" },
    shows: "Wenn Sie diese Reservierung buchen oder stornieren möchten",
  },
  {
    id: "detail-online-vorbei",
    title: "Abgeschlossenes Online-Seminar",
    ...of(5104),
    shows: ["heading", "Online-Seminar: Urlaubsrecht"],
  },
  {
    id: "detail-wenige-tage",
    title: "Beginn in sieben Tagen: kein Stornieren",
    ...of(5003),
    shows: ["button", "Buchen für"],
    proves: [{ gone: ["button", "Stornieren"] }],
  },
  { id: "detail-laeuft", title: "Laufendes Seminar", ...of(5021), shows: "Läuft gerade" },
  {
    id: "detail-ohne-schaltflaechen",
    title: "Schaltflächen abgeschaltet",
    ...of(5001),
    config: { showGremiumButtons: false },
    shows: recipientStatusLabels["waitingList-rejected"],
    proves: [{ gone: ["button", "Buchen"] }, { gone: ["button", "Stornieren"] }],
  },
  {
    id: "detail-karg",
    title: "Ohne Inhalt und Ablaufplan",
    ...of(5017),
    shows: ["list", "Teilnehmende"],
    proves: [{ gone: ["tab", "Inhalt"] }, { gone: ["tab", "Ablaufplan"] }],
  },
  { id: "detail-ohne-termin", title: "Termin folgt", ...of(5018), shows: "Warteliste" },
  {
    id: "detail-langer-titel",
    title: "Sehr langer Titel",
    ...of(5016),
    shows: ["list", "Teilnehmende"],
    proves: [{ there: ["heading", "Überörtliche Zuständigkeiten"] }],
  },
  {
    id: "detail-teilnehmende-laden",
    title: "Teilnehmende laden",
    ...of(5004),
    scenario: "slow:recipients",
    shows: participants.loading,
  },
  {
    id: "detail-teilnehmende-fehler",
    title: "Teilnehmende nicht ladbar",
    ...of(5004),
    scenario: "fail:recipients",
    shows: ["button", common.retry],
  },
  {
    id: "detail-teilnehmende-leer",
    title: "Keine Teilnehmenden",
    ...of(5004),
    scenario: "empty:recipients",
    shows: participants.none,
  },
  {
    id: "detail-teilnehmende-luecken",
    title: "Teilnehmende ohne Angaben",
    ...of(5004),
    scenario: "nulls:recipients",
    shows: participants.unnamed,
  },
  { id: "detail-laedt", title: "Lädt", ...of(5001), scenario: "slow:event", shows: events.loadingOne },
  { id: "detail-fehler", title: "Serverfehler", ...of(5001), scenario: "fail:event", shows: ["button", common.retry] },
  { id: "detail-unbekannt", title: "Unbekanntes Seminar", ...of(9999), answered: [404], shows: events.unknown },
  {
    id: "detail-luecken",
    title: "Alle optionalen Felder fehlen",
    ...of(5001),
    scenario: "nulls:event",
    shows: ["heading", events.untitled],
  },
  {
    id: "detail-sitzung",
    title: "Sitzung abgelaufen",
    ...of(5001),
    scenario: "expired",
    shows: ["link", common.login],
  },
  {
    id: "detail-ohne-attribut",
    title: "Attribut fehlt",
    widget,
    shows: common.anchorError,
    complaint: "data-event-id is missing",
  },
  {
    id: "detail-reiter-ohne-code",
    title: "Code eines Reiters nicht ladbar",
    ...of(5001, "#standort"),
    missing: "widgets/portal/event-detail/hotel/hotel-view.tsx",
    shows: common.partFailed,
  },
];
