import { booking } from "#i18n/booking.ts";
import { addTexts } from "#i18n/cart-add.ts";
import { consultant } from "#i18n/consultant.ts";
import { feedback as feedbackTexts } from "#i18n/feedback.ts";
import { localLoginTexts } from "#i18n/local-login.ts";
import { members as membersTexts } from "#i18n/members.ts";
import { personal } from "#i18n/settings.ts";
import { about, LOADED, press, seek, type, type Journey } from "./journey.ts";

const login: Journey = {
  id: "05-anmelden",
  title: "Anmelden, zuerst mit falschem Passwort",
  start: "/kundenportal/login",
  steps: [
    seek("h", "Anmelden"),
    seek("Tab", "E-Mail-Adresse"),
    type("sabine.brinkmann@musterwerke.example"),
    press("Tab"),
    type("falsch"),
    press("Return", "ist falsch"),
    press("ctrl+a"),
    type("portal-demo"),
    press("Return", LOADED),
    press("h"),
    press("h"),
    press("h"),
  ],
  says: [localLoginTexts.wrong, "Mein Kundenportal Überschrift"],
};

const book: Journey = {
  id: "06-buchen",
  title: "Einen reservierten Platz buchen, zuerst ohne die AGB",
  start: "/kundenportal/seminar/5001",
  isCustomer: true,
  steps: [
    seek("b", "Buchen für Agnieszka"),
    press("Return"),
    seek("Tab", "Verpflegung"),
    press("space"),
    seek("Tab", booking.send),
    press("Return"),
    about("Der Fehler"),
    press("space"),
    seek("Tab", booking.send),
    press("Return"),
    about("Danach"),
    press("Down"),
    press("Down"),
    press("Down"),
  ],
  says: ["Seminar buchen Teilnehmer", booking.termsMissing, "Ihre Buchungsanfrage haben wir erhalten."],
};

const cancel: Journey = {
  id: "07-stornieren",
  title: "Eine Buchung stornieren",
  start: "/kundenportal/seminar/5001",
  isCustomer: true,
  steps: [
    seek("b", "Stornieren für Jörg"),
    press("Return"),
    press("Down"),
    press("Down"),
    press("Down"),
    press("Down"),
    seek("Tab", "Erkrankung"),
    press("space"),
    seek("Tab", "Stornieren"),
    press("Return"),
    press("Return"),
    press("Down"),
    press("Down"),
  ],
  says: ["Buchung stornieren Teilnehmer", "Buchung erfolgreich storniert."],
};

const settings: Journey = {
  id: "08-einstellungen",
  title: "Die eigenen Daten ändern",
  start: "/kundenportal/einstellungen",
  isCustomer: true,
  steps: [
    seek("h", "Person"),
    seek("shift+Tab", "Seitenreiter"),
    press("Right"),
    press("Left"),
    seek("Tab", "Anrede"),
    press("Down"),
    seek("Tab", "Abteilung"),
    press("ctrl+a"),
    type("Montage"),
    seek("Tab", "Speichern"),
    press("Return"),
    press("Tab"),
    press("Return"),
  ],
  says: ["Anrede Kombinationsfeld", personal.save.known],
};

const members: Journey = {
  id: "09-mitglieder",
  title: "Ein Mitglied suchen und seine Buchungen ansehen",
  start: "/kundenportal/gremium",
  isCustomer: true,
  steps: [
    seek("h", membersTexts.listLabel),
    seek("shift+Tab", "Mitglieder suchen"),
    type("Mueller"),
    seek("Tab", "Reservierungen Druckknopf"),
    press("Return"),
    press("Down"),
    press("Down"),
    press("Down"),
    press("Down"),
    press("h"),
    press("h"),
  ],
  says: ["Buchungen / Reservierungen für: Müller, Jörg"],
};

const feedback: Journey = {
  id: "10-feedback",
  title: "Feedback senden, zuerst ohne Betreff",
  start: "/kundenportal/send-feedback",
  isCustomer: true,
  steps: [
    seek("h", feedbackTexts.title),
    press("Tab"),
    press("r"),
    press("space"),
    seek("Tab", "Nachricht"),
    type("Mehr Seminare am Abend."),
    seek("Tab", "senden"),
    press("Return"),
    about("Der Fehler"),
    type("Idee"),
    seek("Tab", "senden"),
    press("Return", feedbackTexts.thanks),
    press("Down"),
    press("Down"),
  ],
  says: ["Bitte füllen Sie das Feld Betreff aus", "Vielen Dank für Ihr Feedback!"],
};

const caller: readonly (readonly [label: string, text: string])[] = [
  ["Firma", "Musterwerke GmbH"],
  ["Anrede", "f"],
  ["Vorname", "Eva"],
  ["Nachname", "Beispiel"],
  ["Telefon", "053155501"],
  ["E-Mail", "eva@muster.example"],
];

const appointment: Journey = {
  id: "11-termin",
  title: "Einen Beratungstermin vereinbaren",
  start: "/service/kontakt",
  steps: [
    seek("h", consultant.appointments),
    seek("Tab", "weitere Tage anzeigen"),
    press("Return", "Radioknopf"),
    seek("Tab", "Die nächsten vier Wochen"),
    press("Return", "freie Termine."),
    seek("shift+Tab", "Tag Panel"),
    press("space"),
    seek("Tab", "Uhrzeit"),
    press("space"),
    about("Wer den Termin möchte"),
    ...caller.flatMap(([label, text]) => [seek("Tab", label), type(text)]),
    seek("Tab", consultant.send),
    press("Return", "gebucht."),
    press("Down"),
    press("Down"),
    press("Down"),
  ],
  says: ["Tag Panel", "Uhrzeit Panel", consultant.words.known, "Wir rufen Sie unter"],
};

const plan: Journey = {
  id: "12-schulungsplan",
  title: "Den Schulungsplan lesen und ein Seminar daraus buchen",
  start: "/personalisierter-schulungsplan/p-1",
  steps: [
    seek("h", "Schulungsplan für"),
    press("h"),
    press("h"),
    press("h"),
    press("Down"),
    press("Down"),
    press("Down"),
    press("Down"),
    press("Down"),
    press("Down"),
    press("Down"),
    press("Down"),
    press("Down"),
    press("Down"),
    seek("b", addTexts.labels.booking),
    press("Return"),
    press("h"),
  ],
  says: ["Notwendig", addTexts.added],
};

export const portalJourneys: readonly Journey[] = [login, book, cancel, settings, members, feedback, appointment, plan];
