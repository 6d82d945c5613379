/** Shown beside the button that allows what a third party sends, once the page was asked for the customer's consent. */
export const consentAsked =
  "Der Inhalt erscheint hier, sobald Sie auf dieser Seite zugestimmt haben. Kommt keine Frage, lässt Ihr Browser vielleicht keine Cookies zu.";
