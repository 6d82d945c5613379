import { common } from "#i18n/common.ts";
import { events } from "#i18n/events.ts";
import { memberViewLabels, members, refusals } from "#i18n/members.ts";
import { saving } from "#i18n/saving.ts";
import { hotel, loginEmail, personal } from "#i18n/settings.ts";
import type { Situation } from "#mocks/situations/situation.ts";

const widget = "portal-gremium-members";
const EVENTS = memberViewLabels.events;
const eventsOf = (userId: number): string => `#/gremiumsmitglieder/${userId}`;
const settingsOf = (userId: number): string => `#/gremiumsmitglieder/edit/${userId}`;
const bookingsOf = (name: string) =>
  ({ shows: ["link", events.calendar], proves: [{ there: ["heading", name] }] }) as const;
const rightsUnknown = "Es konnte nicht geprüft werden, ob Sie andere Mitglieder öffnen dürfen.";

const current: readonly Situation[] = [
  { id: "mitglieder", title: "Übersicht", widget, shows: "12 Mitglieder" },
  {
    id: "mitglieder-suche",
    title: "Gesucht und gefunden",
    widget,
    steps: [{ type: [members.search, "Mueller"] }],
    shows: "1 von 12 Mitgliedern",
  },
  {
    id: "mitglieder-suche-ohne-treffer",
    title: "Kein Treffer",
    widget,
    steps: [{ type: [members.search, "Niemand"] }],
    shows: members.noMatch,
  },
  { id: "mitglieder-keine", title: "Kein Mitglied", widget, customer: "newcomer", shows: members.none },
  {
    id: "mitglieder-langer-name",
    title: "Sehr langer Name",
    widget,
    steps: [{ type: [members.search, "Hohenlohe"] }],
    proves: [{ there: "1 von 12 Mitgliedern" }],
    shows: "von und zu Hohenlohe-Waldenburg-Schillingsfürst, Ägidius Maximilian Leopold",
  },
  { id: "mitglieder-viele", title: "300 Mitglieder", widget, customer: "large", shows: "300 Mitglieder" },
  { id: "mitglieder-einfach", title: "Ohne Recht, andere zu öffnen", widget, customer: "member", shows: members.self },
  {
    id: "mitglieder-verwehrt",
    title: "Fremde Adresse, verwehrt",
    widget,
    customer: "member",
    hash: eventsOf(1002),
    shows: refusals.forbidden,
  },
  {
    id: "mitglieder-fremd",
    title: "Adresse nennt niemanden aus dem Gremium",
    widget,
    hash: eventsOf(99),
    shows: refusals.unknown,
  },
  { id: "mitglieder-laden", title: "Lädt", widget, scenario: "slow:gremiumUsers", shows: members.loading },
  {
    id: "mitglieder-fehler",
    title: "Nicht ladbar",
    widget,
    scenario: "fail:gremiumUsers",
    shows: ["button", common.retry],
  },
  {
    id: "mitglieder-rechte-unbekannt",
    title: "Rechte nicht prüfbar",
    widget,
    scenario: "fail:user+fail:memberships",
    shows: rightsUnknown,
  },
  {
    id: "mitglieder-luecken",
    title: "Alle optionalen Felder fehlen",
    widget,
    scenario: "nulls",
    shows: members.nameless,
  },
  {
    id: "mitglieder-sitzung",
    title: "Sitzung abgelaufen",
    widget,
    scenario: "expired",
    shows: ["link", common.login],
  },
  {
    id: "mitglied-eigene-buchungen",
    title: "Eigene Buchungen",
    widget,
    hash: eventsOf(1001),
    ...bookingsOf("Brinkmann, Sabine"),
  },
  {
    id: "mitglied-buchungen",
    title: "Buchungen eines Mitglieds",
    widget,
    hash: eventsOf(1002),
    ...bookingsOf("Müller, Jörg"),
  },
  {
    id: "mitglied-buchungen-fehler",
    title: "Buchungen eines Mitglieds nicht ladbar",
    widget,
    hash: eventsOf(1002),
    scenario: "fail:gremiumEventsFuture",
    shows: ["button", common.retry],
  },
  {
    id: "mitglied-geoeffnet",
    title: "Aus der Liste geöffnet",
    widget,
    steps: [{ type: [members.search, "Hohenlohe"] }, { wait: "1 von 12 Mitgliedern" }, { click: ["button", EVENTS] }],
    shows: ["button", members.back],
  },
  {
    id: "mitglied-zurueck",
    title: "Zurück in der Liste, mit Suche",
    widget,
    steps: [
      { type: [members.search, "Mueller"] },
      { wait: "1 von 12 Mitgliedern" },
      { click: ["button", EVENTS] },
      { click: ["button", members.back] },
    ],
    shows: "1 von 12 Mitgliedern",
  },
  {
    id: "mitglied-eigene-einstellungen",
    title: "Eigene Einstellungen",
    widget,
    hash: settingsOf(1001),
    shows: ["button", loginEmail.title],
  },
  {
    id: "mitglied-einstellungen",
    title: "Einstellungen eines Mitglieds",
    widget,
    hash: settingsOf(1002),
    shows: ["textbox", "Abteilung"],
  },
  {
    id: "mitglied-funktionen",
    title: "BR-Funktionen eines Mitglieds",
    widget,
    hash: settingsOf(1002),
    steps: [{ tab: "BR-Funktionen" }],
    shows: ["checkbox", "Vorsitzende:r"],
  },
  {
    id: "mitglied-hotelwuensche",
    title: "Hotelwünsche eines Mitglieds",
    widget,
    hash: settingsOf(1002),
    steps: [{ tab: "Hotelwünsche" }],
    shows: ["textbox", hotel.comments],
  },
  {
    id: "mitglied-einstellungen-gespeichert",
    title: "Einstellungen eines Mitglieds gespeichert",
    widget,
    hash: settingsOf(1002),
    steps: [{ type: ["Abteilung", "Halle 7"] }, { click: ["button", "Speichern"] }],
    shows: personal.save.known,
  },
  {
    id: "mitglied-einstellungen-fehler",
    title: "Einstellungen eines Mitglieds nicht ladbar",
    widget,
    hash: settingsOf(1002),
    scenario: "fail:gremiumUserData",
    shows: ["button", common.retry],
  },
  {
    id: "mitglied-ungespeichert",
    title: "Frage vor dem Verlassen ungespeicherter Einstellungen",
    widget,
    hash: settingsOf(1002),
    steps: [{ type: ["Abteilung", "Halle 7"] }, { click: ["button", members.back] }],
    shows: ["dialog", saving.leaveTitle],
  },
  {
    id: "mitglied-ohne-code",
    title: "Code der Einstellungen nicht ladbar",
    widget,
    hash: settingsOf(1002),
    missing: "widgets/portal/gremium-members/opened-settings.tsx",
    shows: common.partFailed,
  },
];

const page = "page-gremium";

const wholePage: readonly Situation[] = [
  { id: "gremiumseite", title: "Übersicht unter der Überschrift der Seite", widget: page, shows: "12 Mitglieder" },
  {
    id: "gremiumseite-geoeffnet",
    title: "Mitglied geöffnet, die Seite tritt zurück",
    widget: page,
    hash: eventsOf(1002),
    shows: ["link", events.calendar],
  },
];

const older = "portal-gremium-members-links";

const links: readonly Situation[] = [
  { id: "mitgliederlinks", title: "Übersicht", widget: older, shows: "Müller, Jörg" },
  {
    id: "mitgliederlinks-einfach",
    title: "Ohne Recht, andere zu öffnen",
    widget: older,
    customer: "member",
    shows: members.self,
  },
  {
    id: "mitgliederlinks-keine",
    title: "Kein Mitglied",
    widget: older,
    customer: "newcomer",
    shows: members.none,
  },
  {
    id: "mitgliederlinks-laden",
    title: "Lädt",
    widget: older,
    scenario: "slow:gremiumUsers",
    shows: members.loading,
  },
  {
    id: "mitgliederlinks-fehler",
    title: "Nicht ladbar",
    widget: older,
    scenario: "fail:gremiumUsers",
    shows: ["button", common.retry],
  },
  {
    id: "mitgliederlinks-rechte-unbekannt",
    title: "Rechte nicht prüfbar",
    widget: older,
    scenario: "fail:user+fail:memberships",
    shows: rightsUnknown,
  },
];

/** The Gremium's members, version 2 in all its states, and the older widget. */
export const memberSituations: readonly Situation[] = [...wholePage, ...current, ...links];
