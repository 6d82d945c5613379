import type { RouteName } from "#api/routes.ts";

// A manifest names these lists as they are: what is spread into it would be shipped with the widget.

/** The calls of every widget that can change the cart. */
export const cartCalls = [
  "user",
  "cart",
  "cartSmall",
  "cartAdd",
  "cartDelete",
  "recipientAdd",
  "recipientDelete",
  "bookingStates",
] as const satisfies readonly RouteName[];

/** The calls of a customer's settings, be they their own or a member's. */
export const settingsCalls = [
  "gremiumUserData",
  "countries",
  "brFunctions",
  "userBrFunctions",
  "gremiumUserBrFunctions",
  "advertisingTopics",
  "marketingPreferences",
  "hotelPreferences",
  "savePersonalData",
  "saveGremiumPersonalData",
  "saveLoginEmail",
  "saveBrFunctions",
  "saveGremiumBrFunctions",
  "saveHotelPreferences",
  "saveAdvertising",
] as const satisfies readonly RouteName[];
