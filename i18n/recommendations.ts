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

const reachUs = "Sie erreichen uns auch so:";

/** Texts around the chatbot. */
export const chatbot = {
  heading: "Chatbot",
  blocked: `Der Chatbot wird erst mit Ihrer Einwilligung geladen. ${reachUs}`,
  failed: `Der Chatbot ist gerade nicht erreichbar. ${reachUs}`,
  missing: "Sie haben eine Frage? So erreichen Sie uns:",
  contact: "Zum Kontakt",
  load: "Chatbot laden",
  loading: "Der Chatbot wird geladen.",
  ready: "Der Chatbot steht Ihnen auf dieser Seite zur Verfügung.",
} as const;
