import type { RouteName } from "#api/routes.ts";

/** Calls that only whoever is logged in gets an answer to; all others are the public site's. */
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

/** Whether a call needs somebody who is logged in. */
export const isPersonal = (name: RouteName): boolean => personal.has(name);
