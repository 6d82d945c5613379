import { inputKept } from "./sentences.ts";

const otherAccount = "Sie sind jetzt mit einem anderen Konto angemeldet. Die Seite zeigt nun dessen Daten";

/** Texts that all widgets share. */
export const common = {
  retry: "Erneut versuchen",
  loading: "Inhalte werden geladen",
  area: "Bereich",
  opensNewTab: "öffnet in neuem Tab",
  close: "Schließen",
  partFailed: "Dieser Bereich konnte nicht geladen werden.",
  orReload: "Hilft ein neuer Versuch nicht, laden Sie bitte die Seite neu.",
  reload: "Seite neu laden",
  anchorError: "Dieser Bereich ist auf der Seite nicht richtig eingerichtet und kann deshalb nicht angezeigt werden.",
  crashed: "In diesem Bereich ist ein Fehler aufgetreten.",
  sessionExpired: `Ihre Sitzung ist abgelaufen. ${inputKept}`,
  otherPerson: `${otherAccount}; was noch nicht abgeschickt war, wurde nicht gesendet.`,
  otherPersonOrdering: `${otherAccount}. Eine Bestellung war noch nicht fertig gesendet: Was daraus wurde, zeigt die Kasse dem vorigen Konto.`,
  understood: "Verstanden",
  sessionElsewhere: "Diese Inhalte sehen Sie wieder, sobald Sie angemeldet sind.",
  login: "Zur Anmeldung",
  back: "Zurück",
} as const;
