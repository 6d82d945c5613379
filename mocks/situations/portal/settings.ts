import { common } from "#i18n/common.ts";
import { fieldErrors } from "#i18n/fields.ts";
import { saving } from "#i18n/saving.ts";
import { personal as personalTexts } from "#i18n/settings.ts";
import type { Situation, Step } from "#mocks/situations/situation.ts";

const widget = "portal-user-settings";
const save: Step = { click: ["button", saving.save] };
const department: Step = { type: ["Abteilung", "Versand"] };

const personal: readonly Situation[] = [
  { id: "einstellungen", title: "Meine Daten", widget, shows: ["button", "Login-E-Mail ändern"] },
  {
    id: "einstellungen-karg",
    title: "Meine Daten, wenig bekannt, ohne Telefonnummer des Supports",
    widget,
    customer: "newcomer",
    config: { supportPhone: "" },
    shows: ["button", "Login-E-Mail ändern"],
    proves: [{ gone: "+49 123 4567890" }],
  },
  {
    id: "einstellungen-laden",
    title: "Meine Daten laden",
    widget,
    scenario: "slow:userData",
    shows: "Lade Einstellungen...",
  },
  {
    id: "einstellungen-fehler",
    title: "Meine Daten nicht ladbar",
    widget,
    scenario: "fail:userData",
    shows: ["button", common.retry],
  },
  {
    id: "einstellungen-luecken",
    title: "Meine Daten, alle optionalen Felder fehlen",
    widget,
    scenario: "nulls:userData",
    shows: ["textbox", "Nachname"],
    proves: [{ holds: ["Nachname", ""] }],
  },
  {
    id: "einstellungen-anreden-fehler",
    title: "Anreden nicht ladbar",
    widget,
    scenario: "fail:salutations",
    shows: ["button", common.retry],
  },
  {
    id: "einstellungen-anrede",
    title: "Anrede gewählt",
    widget,
    steps: [{ choose: ["Anrede", "Frau Prof. Dr."] }],
    shows: ["combobox", "Anrede"],
    proves: [{ holds: ["Anrede", "Frau Prof. Dr."] }],
  },
  {
    id: "einstellungen-ungueltig",
    title: "Meine Daten, Angaben ungültig",
    widget,
    steps: [
      { type: [personalTexts.seminarEmail, "sabine"] },
      { type: ["Geburtsdatum (TT.MM.JJJJ)", "31.02.1980"] },
      save,
    ],
    shows: fieldErrors.email,
  },
  {
    id: "einstellungen-speichern",
    title: "Meine Daten, speichert",
    widget,
    scenario: "slow:savePersonalData",
    steps: [department, save],
    shows: saving.saving,
  },
  {
    id: "einstellungen-gespeichert",
    title: "Meine Daten, gespeichert",
    widget,
    steps: [department, save],
    shows: personalTexts.save.known,
  },
  {
    id: "einstellungen-nicht-gespeichert",
    title: "Meine Daten, nicht gespeichert",
    widget,
    scenario: "fail:savePersonalData",
    steps: [department, save],
    shows: saving.failed,
  },
  {
    id: "einstellungen-sitzung",
    title: "Meine Daten, beim Speichern Sitzung abgelaufen",
    widget,
    scenario: "expired:savePersonalData",
    steps: [department, save],
    shows: "Ihre Änderungen sind noch nicht gespeichert.",
  },
  {
    id: "einstellungen-sitzung-von-anfang",
    title: "Sitzung von Anfang an abgelaufen",
    widget,
    scenario: "expired",
    shows: ["link", common.login],
  },
  {
    id: "einstellungen-wiederhergestellt",
    title: "Meine Daten, Eingaben nach dem Neuladen wieder da",
    widget,
    steps: [department, { reload: true }],
    shows: "Ihre Eingaben von vorhin sind wieder da.",
  },
  {
    id: "einstellungen-anderer-tab",
    title: "Meine Daten, in einem anderen Tab gespeichert, während hier etwas getippt ist",
    widget,
    steps: [department, { elsewhere: { department: "Versand, Halle 2", mobileNumber: "0171 / 555 0999" } }],
    shows: "An anderer Stelle wurde inzwischen etwas anderes gespeichert: Abteilung (jetzt „Versand, Halle 2“).",
  },
  {
    id: "einstellungen-andere-person",
    title: "Meine Daten, in einem anderen Tab hat sich jemand anders angemeldet, während hier etwas getippt war",
    widget,
    steps: [department, { login: "member" }],
    shows: common.otherPerson,
  },
  {
    id: "einstellungen-verlassen",
    title: "Frage vor dem Verlassen",
    widget,
    steps: [department, { tab: "Firmendaten" }],
    shows: ["dialog", "Änderungen nicht gespeichert"],
  },
  {
    id: "einstellungen-vor-dem-verlassen-gespeichert",
    title: "Vor dem Verlassen gespeichert",
    widget,
    steps: [department, { tab: "Firmendaten" }, { click: ["button", saving.save] }],
    shows: personalTexts.save.known,
  },
];

const company: readonly Situation[] = [
  { id: "firmendaten", title: "Firmendaten", widget, hash: "#firmendaten", shows: "Deutschland" },
  {
    id: "firmendaten-keine",
    title: "Keine Firmendaten",
    widget,
    hash: "#firmendaten",
    customer: "newcomer",
    shows: "Keine Firmendaten vorhanden.",
  },
  {
    id: "firmendaten-laden",
    title: "Firmendaten laden",
    widget,
    hash: "#firmendaten",
    scenario: "slow:userData",
    shows: "Lade Einstellungen...",
  },
  {
    id: "firmendaten-fehler",
    title: "Firmendaten nicht ladbar",
    widget,
    hash: "#firmendaten",
    scenario: "fail:userData",
    shows: ["button", common.retry],
  },
  {
    id: "firmendaten-ohne-laender",
    title: "Länder nicht ladbar",
    widget,
    hash: "#firmendaten",
    scenario: "fail:countries",
    shows: ["button", common.retry],
  },
];

const functions = { widget, hash: "#br-funktionen" } as const;
const tick = (name: string): Step => ({ click: ["checkbox", name] });
const deputy = tick("Stellvertretende:r Vorsitzende:r");

const brFunctions: readonly Situation[] = [
  { id: "br-funktionen", title: "BR-Funktionen", ...functions, shows: ["checkbox", "Vorsitzende:r"] },
  {
    id: "br-funktionen-keine",
    title: "Keine BR-Funktionen zur Auswahl",
    ...functions,
    scenario: "empty:brFunctions",
    shows: "Keine Funktionen vorhanden.",
  },
  {
    id: "br-funktionen-laden",
    title: "BR-Funktionen laden",
    ...functions,
    scenario: "slow:brFunctions",
    shows: "Lade Einstellungen...",
  },
  {
    id: "br-funktionen-fehler",
    title: "BR-Funktionen nicht ladbar",
    ...functions,
    scenario: "fail:userBrFunctions",
    shows: ["button", common.retry],
  },
  {
    id: "br-funktionen-speichern",
    title: "BR-Funktionen, speichert",
    ...functions,
    scenario: "slow:saveBrFunctions",
    steps: [deputy, save],
    shows: saving.saving,
  },
  {
    id: "br-funktionen-gespeichert",
    title: "BR-Funktionen, gespeichert",
    ...functions,
    steps: [tick("Vertrauensperson"), save],
    shows: "Ihre Betriebsrats- und Betriebsfunktionen wurden erfolgreich gespeichert!",
  },
  {
    id: "br-funktionen-widerspruch-erklaert",
    title: "BR-Funktionen, Widerspruch mit Begründung",
    ...functions,
    steps: [deputy, save],
    shows: "Beim Speichern ist ein Fehler aufgetreten: Vorsitz und stellvertretender Vorsitz",
  },
  {
    id: "br-funktionen-widerspruch",
    title: "BR-Funktionen, Widerspruch ohne Begründung",
    ...functions,
    steps: [tick("Mitglied des Betriebsrats"), tick("Leitende:r Angestellte:r"), save],
    shows: "Konflikt entdeckt: Ihre Auswahl enthält sich widersprechende Funktionen.",
  },
  {
    id: "br-funktionen-nicht-gespeichert",
    title: "BR-Funktionen, nicht gespeichert",
    ...functions,
    scenario: "fail:saveBrFunctions",
    steps: [deputy, save],
    shows: "Konflikt entdeckt: Ihre Auswahl enthält sich widersprechende Funktionen.",
  },
];

/** The own settings: the tabs for data, their save dialogs, and the change of the login e-mail. */
export const settingsSituations: readonly Situation[] = [...personal, ...company, ...brFunctions];
