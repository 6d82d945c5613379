import { recommendationsLoading } from "./sentences.ts";

/** Texts of recommendations (contract-public section 1, portal-related, portal-remarketing). */
export const recommendations = {
  headings: {
    topics: "Verwandte Themen",
    news: "Aktuelle Meldungen",
    themes: "Passende Seminare",
    conferences: "Passende Fachtagungen",
    videos: "Passende Videos",
  },
  /** A weekday stays beside its day. */
  next: (day: string): string => `Nächster Termin: ${day.replaceAll(" ", "\u00a0")}`,
  seen: "Zuletzt angesehen",
  loading: recommendationsLoading,
} as const;
