import { loggedInAgain } from "./sentences.ts";

const loggedOut = "Sie sind nicht mehr angemeldet.";

/**
 * Texts of a dialog after the session has expired, because the dialog covers the page's notice (contract section 2,
 * 401).
 */
export const login = {
  first: `${loggedOut} Bitte melden Sie sich in einem neuen Tab an und senden Sie Ihre Angaben danach ab. Ihre Eingaben bleiben hier erhalten.`,
  again: `${loggedInAgain} Ihre Angaben sind noch nicht gesendet: Bitte senden Sie sie noch einmal ab.`,
  download: `${loggedOut} Bitte melden Sie sich in einem neuen Tab an und laden Sie das Bild danach erneut herunter.`,
  downloadAgain: `${loggedInAgain} Das Bild ist noch nicht heruntergeladen.`,
} as const;
