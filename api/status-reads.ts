/** The reads whose answers hold the status of participants. */
export const showingStatus = [
  "event",
  "recipients",
  "eventsFuture",
  "eventsPast",
  "gremiumEventsFuture",
  "gremiumEventsPast",
  "nextEvent",
] as const;
