import { messageWords } from "./sending.ts";
import { inputKept, loggedInAgain, loginAndSend, privacyStatement, requestSending } from "./sentences.ts";

const requestUnsent = "Ihre Anfrage wurde noch nicht gesendet.";
const confirmLink = "Bitte bestätigen Sie den Link in der E-Mail, die wir Ihnen gesendet haben.";

const mailComes = "Sie erhalten gleich eine E-Mail.";
const answerComes = "Wir melden uns per E-Mail oder Telefon bei Ihnen.";
const confirmationComes = "Wir prüfen Ihre Anmeldung und senden Ihnen die Bestätigung per E-Mail.";

/** The texts that all request forms share (contract-public section 4, Forms). */
export const request = {
  contact: "Ihre Kontaktdaten",
  address: "Ihre Anschrift",
  wish: "Ihr Anliegen",
  event: "Ihre Anmeldung",
  consent: ["Mit dem Absenden stimmen Sie der Verarbeitung Ihrer Daten gemäß unserer ", privacyStatement, " zu."],
  sending: requestSending,
  sent: "Vielen Dank! Ihre Anfrage wurde gesendet.",
  again: "Zurück zum Formular",
  words: messageWords,
  unsent: {
    expired: `${requestUnsent} ${loginAndSend} ${inputKept}`,
    again: `${loggedInAgain} ${requestUnsent}`,
  },
  person: "Bitte bestätigen Sie, dass Sie diese Anfrage selbst absenden.",
  known: "Möchten Sie die Kontaktdaten Ihrer letzten Anfrage übernehmen?",
  takeKnown: "Kontaktdaten übernehmen",
  meant: (address: string): string => `Meinten Sie ${address}?`,
} as const;

/** Name and button of each request form; `sent` if the success message is not the usual one. */
export const requestForms = {
  contact: {
    label: "Kontakt",
    send: "Nachricht senden",
    next: "Wir lesen Ihre Nachricht und antworten Ihnen per E-Mail oder Telefon.",
  },
  inhouse: {
    label: "Inhouse-Seminar anfragen",
    send: "Anfrage senden",
    next: "Wir klären offene Fragen und senden Ihnen ein Angebot. Die Anfrage verpflichtet Sie zu nichts.",
  },
  sbv: { label: "Anfrage für die Schwerbehindertenvertretung", send: "Anfrage senden", next: answerComes },
  catalogue: {
    label: "Katalog bestellen",
    send: "Katalog bestellen",
    next: "Der Katalog kommt kostenfrei mit der Post an Ihre Anschrift.",
  },
  lawyer: { label: "Anwaltliche Beratung anfragen", send: "Anfrage senden", next: answerComes },
  registration: { label: "Anmeldung", send: "Anmeldung senden", next: confirmationComes },
  digitalChange: { label: "Anmeldung zum digitalen Wandel", send: "Anmeldung senden", next: confirmationComes },
  newsletter: {
    label: "Newsletter bestellen",
    send: "Newsletter bestellen",
    next: `${mailComes} Erst mit dem Link darin ist der Newsletter bestellt. Abbestellen können Sie ihn jederzeit.`,
    sent: `Fast geschafft! ${confirmLink}`,
  },
  userRegistration: {
    label: "Konto anlegen",
    send: "Konto anlegen",
    next: `${mailComes} Mit dem Link darin schalten Sie Ihr Konto frei.`,
    sent: `Ihr Konto wurde angelegt. ${confirmLink}`,
    again: "Weiteres Konto anlegen",
  },
  promoShop: {
    label: "Zugang zum Werbemittel-Shop anfragen",
    send: "Anfrage senden",
    next: "Wir prüfen Ihre Angaben und senden Ihnen die Zugangsdaten per E-Mail.",
  },
} as const;
