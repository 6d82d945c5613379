/** Texts of downloads and experts, which are narrowed at once. */
export const downloads = {
  heading: "Downloads",
  loading: "Downloads werden geladen.",
  save: "Herunterladen",
} as const;

export const experts = {
  heading: "Unsere Fachleute",
  loading: "Fachleute werden geladen.",
  unnamed: "Ohne Namen",
  topics: "Themen",
} as const;
