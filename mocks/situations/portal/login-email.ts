import { fieldErrors } from "#i18n/fields.ts";
import { saving } from "#i18n/saving.ts";
import { loginEmail } from "#i18n/settings.ts";
import type { Situation, Step } from "#mocks/situations/situation.ts";

const widget = "portal-user-settings";

const openLogin: readonly Step[] = [
  { click: ["button", "Login-E-Mail ändern"] },
  { wait: ["dialog", "Login-E-Mail ändern"] },
];
const askLogin: readonly Step[] = [
  ...openLogin,
  { type: [loginEmail.field, "sabine.brinkmann@neu.example"] },
  { click: ["button", "Änderung anfordern"] },
];

/** The dialog that asks for another login e-mail. */
export const loginEmailSituations: readonly Situation[] = [
  {
    id: "login-email",
    title: "Login-E-Mail: Formular",
    widget,
    steps: openLogin,
    shows: ["textbox", loginEmail.field],
  },
  {
    id: "login-email-ungueltig",
    title: "Login-E-Mail: Adresse ungültig",
    widget,
    steps: [...openLogin, { type: [loginEmail.field, "sabine"] }, { click: ["button", "Änderung anfordern"] }],
    shows: fieldErrors.email,
  },
  {
    id: "login-email-sendet",
    title: "Login-E-Mail: wird gesendet",
    widget,
    scenario: "slow:saveLoginEmail",
    steps: askLogin,
    shows: saving.saving,
  },
  {
    id: "login-email-angefordert",
    title: "Login-E-Mail: angefordert",
    widget,
    steps: askLogin,
    shows: loginEmail.words.known,
  },
  {
    id: "login-email-abgelehnt",
    title: "Login-E-Mail: abgelehnt",
    widget,
    scenario: "refused:saveLoginEmail",
    steps: askLogin,
    shows: saving.failed,
  },
  {
    id: "login-email-fehler",
    title: "Login-E-Mail: fehlgeschlagen",
    widget,
    scenario: "status-400:saveLoginEmail",
    steps: askLogin,
    shows: saving.failed,
  },
  {
    id: "login-email-sitzung",
    title: "Login-E-Mail: Sitzung abgelaufen",
    widget,
    scenario: "expired:saveLoginEmail",
    steps: askLogin,
    shows: "Sie sind nicht mehr angemeldet.",
  },
  {
    id: "login-email-verwerfen",
    title: "Login-E-Mail: Frage vor dem Verwerfen",
    widget,
    steps: [...openLogin, { type: [loginEmail.field, "sabine"] }, { press: "Escape" }],
    shows: "Die eingegebene Adresse wird verworfen.",
  },
];
