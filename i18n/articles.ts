import { recommendationsLoading } from "./sentences.ts";

/** Texts of the recommendations block (spec section 2). */
export const articles = {
  heading: "Empfehlungen und beliebte Artikel",
  loading: recommendationsLoading,
  none: "Derzeit gibt es keine Empfehlungen für Sie.",
  untitled: "Ohne Titel",
  tags: "Themen",
  more: "Mehr erfahren",
} as const;
