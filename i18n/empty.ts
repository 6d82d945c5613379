/** Texts for an empty view: a hint, and the label of the link that leads on. */
export const empty = {
  hints: {
    events: "Hier steht, was gebucht, reserviert oder auf der Warteliste ist.",
    bookmarks: "Seiten, die Sie wiederfinden möchten, behalten Sie mit „Lesezeichen setzen“.",
    wishlist: "Mit dem Herz an einem Seminar merken Sie es sich hier vor.",
    articles: "Im Informationsangebot wählen Sie, welche Themen Sie interessieren.",
    unknown: "Ihre Seminare finden Sie in der Übersicht.",
    missing: "Fehlt Ihnen etwas? Wir helfen Ihnen gern weiter.",
  },
  ways: {
    wishlist: "Zur Merkliste",
    search: "Seminare finden",
    home: "Zur Startseite",
    topics: "Themen auswählen",
    start: "Zur Übersicht",
    contact: "Kontakt aufnehmen",
  },
} as const;
