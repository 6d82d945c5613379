import { checkoutTexts } from "#i18n/checkout.ts";
import { fieldErrors } from "#i18n/fields.ts";
import { localLoginTexts } from "#i18n/local-login.ts";
import { registration as registrationTexts } from "#i18n/registration.ts";
import { messageWords } from "#i18n/sending.ts";
import { hidePassword, showPassword } from "#i18n/sentences.ts";
import type { Situation, Step } from "#mocks/situations/situation.ts";

const guest = { customer: "guest" } as const;

const registration = { widget: "portal-user-registration", ...guest } as const;
const person: readonly Step[] = [
  { choose: ["Anrede", "Frau"] },
  { type: ["Vorname", "Eva"] },
  { type: ["Nachname", "Muster"] },
  { type: ["Firma", "Musterwerke GmbH"] },
  { type: ["Telefon", "0731 555550"] },
  { type: ["Straße", "Am Ring"] },
  { type: ["Hausnummer", "5"] },
  { type: ["Postleitzahl", "89073"] },
  { type: ["Ort", "Ulm"] },
];
const address = (email: string): Step => ({ type: ["E-Mail-Adresse", email] });
const password = (text: string): Step => ({ type: ["Passwort", text] });
const create: Step = { click: ["button", checkoutTexts.openAccount] };
const filled: readonly Step[] = [...person, address("eva.muster@neu.example"), password("Sieben Wale im Mai")];
const TAKEN = registrationTexts.taken;

/** Registration of an account. */
export const registrationSituations: readonly Situation[] = [
  { id: "konto", title: "Konto anlegen: leer", ...registration, shows: ["button", checkoutTexts.openAccount] },
  {
    id: "konto-unvollstaendig",
    title: "Konto anlegen: Angaben fehlen",
    ...registration,
    steps: [create],
    shows: ["link", fieldErrors.password],
  },
  {
    id: "konto-vergeben",
    title: "Konto anlegen: E-Mail-Adresse vergeben",
    ...registration,
    steps: [address("sabine.brinkmann@musterwerke.example"), { focus: ["textbox", "Firma"] }],
    shows: TAKEN,
  },
  {
    id: "konto-passwort",
    title: "Konto anlegen: Passwort wird gezeigt und bewertet",
    ...registration,
    steps: [password("Sieben Wale im Mai"), { click: ["button", showPassword] }],
    shows: "Sicherheit: stark",
    proves: [{ there: ["button", hidePassword] }],
  },
  {
    id: "konto-angelegt",
    title: "Konto anlegen: Konto angelegt",
    ...registration,
    steps: [...filled, create],
    shows: ["heading", "Ihr Konto wurde angelegt."],
  },
  {
    id: "konto-fehler",
    title: "Konto anlegen: nicht angelegt",
    ...registration,
    scenario: "status-400:userRegistration",
    steps: [...filled, create],
    shows: messageWords.unsent,
  },
  {
    id: "konto-frage-fehlt",
    title: "Konto anlegen: Verfügbarkeit nicht zu erfragen",
    ...registration,
    scenario: "fail:emailAvailability",
    steps: [...filled, create],
    shows: ["heading", "Ihr Konto wurde angelegt."],
  },
];

const login = { widget: "portal-login", ...guest } as const;
const enter: Step = { click: ["button", "Anmelden"] };
const credentials: readonly Step[] = [address("sabine.brinkmann@musterwerke.example"), password("falsch")];

/** The login form. */
export const loginSituations: readonly Situation[] = [
  { id: "login", title: "Anmeldung: leer", ...login, shows: ["button", "Anmelden"] },
  {
    id: "login-adresse",
    title: "Anmeldung: Adresse vom CMS eingetragen",
    ...login,
    attributes: { "data-email": "eva@werk.example" },
    shows: ["textbox", "E-Mail-Adresse"],
    proves: [{ holds: ["E-Mail-Adresse", "eva@werk.example"] }],
  },
  {
    id: "login-unvollstaendig",
    title: "Anmeldung: Angaben fehlen",
    ...login,
    steps: [enter],
    shows: localLoginTexts.passwordMissing,
  },
  {
    id: "login-falsch",
    title: "Anmeldung: falsch",
    ...login,
    steps: [...credentials, enter],
    answered: [401],
    shows: localLoginTexts.wrong,
  },
  {
    id: "login-zu-oft",
    title: "Anmeldung: zu viele Versuche",
    ...login,
    scenario: "status-429:localLogin",
    steps: [...credentials, enter],
    shows: localLoginTexts.tooMany,
  },
  {
    id: "login-spaeter",
    title: "Anmeldung: zu viele Versuche, mit Wartezeit",
    ...login,
    scenario: "status-429-after-120:localLogin",
    steps: [...credentials, enter],
    shows: "Ein neuer Versuch ist in 2 Minuten möglich.",
  },
  {
    id: "login-fehler",
    title: "Anmeldung: nicht möglich",
    ...login,
    scenario: "fail:localLogin",
    steps: [...credentials, enter],
    shows: localLoginTexts.failed,
  },
];
