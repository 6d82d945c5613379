import { common } from "#i18n/common.ts";
import { saving } from "#i18n/saving.ts";
import type { Situation, Step } from "#mocks/situations/situation.ts";

const widget = "portal-user-settings";
const save: Step = { click: ["button", saving.save] };

const hotel = { widget, hash: "#hotelwuensche" } as const;
const quiet: Step = { type: ["Anmerkungen für das Hotel", "Bitte ein Zimmer im Erdgeschoss."] };

const hotelWishes: readonly Situation[] = [
  { id: "hotelwuensche", title: "Hotelwünsche", ...hotel, shows: ["checkbox", "Vegetarisches Essen"] },
  {
    id: "hotelwuensche-laden",
    title: "Hotelwünsche laden",
    ...hotel,
    scenario: "slow:hotelPreferences",
    shows: "Lade Einstellungen...",
  },
  {
    id: "hotelwuensche-fehler",
    title: "Hotelwünsche nicht ladbar",
    ...hotel,
    scenario: "fail:hotelPreferences",
    shows: ["button", common.retry],
  },
  {
    id: "hotelwuensche-konto-unbekannt",
    title: "Konto nicht bestimmbar",
    ...hotel,
    scenario: "malformed:user",
    shows: ["button", common.retry],
    complaint: "[portal] Malformed answer of ",
  },
  {
    id: "hotelwuensche-gespeichert",
    title: "Hotelwünsche, gespeichert",
    ...hotel,
    steps: [quiet, save],
    shows: "Ihre Hotelwünsche wurden erfolgreich gespeichert!",
  },
  {
    id: "hotelwuensche-nicht-gespeichert",
    title: "Hotelwünsche, nicht gespeichert",
    ...hotel,
    scenario: "fail:saveHotelPreferences",
    steps: [quiet, save],
    shows: "Beim Speichern ist ein Fehler aufgetreten.",
  },
];

const offer = { widget, hash: "#informationsangebot" } as const;
const mail: Step = { click: ["checkbox", "Ich möchte Informationen per E-Mail erhalten."] };
const search = "Themen per Post: Themen suchen";

const advertising: readonly Situation[] = [
  { id: "informationsangebot", title: "Informationsangebot", ...offer, shows: "2 von 160 ausgewählt" },
  {
    id: "informationsangebot-suche",
    title: "Informationsangebot, Themen gesucht",
    ...offer,
    steps: [{ type: [search, "Datenschutz"] }],
    shows: "16 angezeigt",
  },
  {
    id: "informationsangebot-kein-treffer",
    title: "Informationsangebot, kein Thema gefunden",
    ...offer,
    steps: [{ type: [search, "Raumfahrt"] }],
    shows: "Kein Thema gefunden.",
  },
  {
    id: "informationsangebot-keine-themen",
    title: "Informationsangebot ohne Themen",
    ...offer,
    scenario: "empty:advertisingTopics",
    shows: "Keine Themen vorhanden.",
  },
  {
    id: "informationsangebot-laden",
    title: "Informationsangebot laden",
    ...offer,
    scenario: "slow:marketingPreferences",
    shows: "Lade Einstellungen...",
  },
  {
    id: "informationsangebot-fehler",
    title: "Informationsangebot nicht ladbar",
    ...offer,
    scenario: "fail:advertisingTopics",
    shows: ["button", common.retry],
  },
  {
    id: "informationsangebot-gespeichert",
    title: "Informationsangebot, gespeichert",
    ...offer,
    steps: [mail, save],
    shows: "Ihr Informationsangebot wurde erfolgreich gespeichert!",
  },
  {
    id: "informationsangebot-abgelehnt",
    title: "Informationsangebot, abgelehnt",
    ...offer,
    scenario: "refused:saveAdvertising",
    steps: [mail, save],
    shows: "Die Änderung wurde fachlich abgelehnt.",
  },
  {
    id: "informationsangebot-nicht-gespeichert",
    title: "Informationsangebot, nicht gespeichert",
    ...offer,
    scenario: "fail:saveAdvertising",
    steps: [mail, save],
    shows: saving.failed,
  },
  {
    id: "einstellungen-ohne-code",
    title: "Code eines Reiters nicht ladbar",
    ...offer,
    missing: "widgets/portal/shared/settings/advertising.tsx",
    shows: "Dieser Teil der Einstellungen konnte nicht geladen werden.",
  },
];

/** The tabs of the own settings for wishes: of the hotel, and of what to be informed about. */
export const wishesSituations: readonly Situation[] = [...hotelWishes, ...advertising];
