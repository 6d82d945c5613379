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
