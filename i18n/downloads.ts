import { numbered } from "./lists.ts";

/** Texts of downloads and experts, which are narrowed at once. */
export const downloads = {
  heading: "Downloads",
  loading: "Downloads werden geladen.",
  counted: numbered("Download", "Downloads"),
  save: "Herunterladen",
} as const;

export const experts = {
  heading: "Unsere Fachleute",
  loading: "Fachleute werden geladen.",
  counted: numbered("Person", "Personen"),
  unnamed: "Ohne Namen",
  topics: "Themen",
} as const;
