/** The button at a password field, for somebody who wants to see what they type. */
export const passwordTexts = {
  show: "Passwort anzeigen",
  hide: "Passwort verbergen",
} as const;
