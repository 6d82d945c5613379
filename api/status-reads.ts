/** The reads in which participants stand with their status. */
export const showingStatus = [
  "event",
  "recipients",
  "eventsFuture",
  "eventsPast",
  "gremiumEventsFuture",
  "gremiumEventsPast",
  "nextEvent",
] as const;
