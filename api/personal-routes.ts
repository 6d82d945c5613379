import type { RouteName } from "#api/routes.ts";

/** The calls that are answered only for a logged-in person; all others are public. */
const personal: ReadonlySet<RouteName> = new Set<RouteName>([
  "token",
  "user",
  "gremiumUsers",
  "memberships",
  "eventsFuture",
  "eventsPast",
  "gremiumEventsFuture",
  "gremiumEventsPast",
  "nextEvent",
  "recipients",
  "cancelRecipient",
  "photos",
  "photoDownload",
  "photoDelete",
  "photosZip",
  "videos",
  "documents",
  "documentDownload",
  "noticePdf",
  "gremiumPdf",
  "userData",
  "gremiumUserData",
  "userBrFunctions",
  "gremiumUserBrFunctions",
  "marketingPreferences",
  "hotelPreferences",
  "savePersonalData",
  "saveGremiumPersonalData",
  "saveLoginEmail",
  "saveBrFunctions",
  "saveGremiumBrFunctions",
  "saveHotelPreferences",
  "saveAdvertising",
  "feedbackEvents",
  "feedbackSend",
]);

/** Whether a call needs a logged-in person. */
export const isPersonal = (name: RouteName): boolean => personal.has(name);
