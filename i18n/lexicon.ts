import { numbered } from "./lists.ts";

/** Texts of the lexicon (contract-public section 4, A–Z). */
export const lexicon = {
  headings: { br: "Betriebsratslexikon", sbv: "SBV-Lexikon", jav: "JAV-Lexikon" },
  loading: "Das Lexikon wird geladen.",
  search: "Im Lexikon suchen",
  reset: "Alle Stichwörter anzeigen",
  letters: "Buchstaben",
  letter: (letter: string): string => (letter === "#" ? "Ziffern und Zeichen" : `Buchstabe ${letter}`),
  results: "Gefundene Wörter",
  counted: numbered("Stichwort", "Stichwörter"),
} as const;
