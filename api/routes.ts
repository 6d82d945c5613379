/**
 * A call of contract section 2; its key in `routes` is its name in `endpoints` of the configuration. `path` is below
 * apiBase unless it begins with a configuration key in braces or, as a path of the site, with `/`. `kind` is `read` or
 * `write` for requests that we send (photoDelete is a GET that changes something), and `link` for link targets.
 */
export interface Route {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly kind: "read" | "write" | "link";
  /** Whether `Authorization: Bearer` is sent (contract section 2). */
  readonly bearer?: true;
  /** Whether the browser may take the answer from its cache, as it is the same for everybody (docs/backend.md). */
  readonly cacheable?: true;
}

const get = (path: string) => ({ method: "GET", path, kind: "read" }) as const;
const getCacheable = (path: string) => ({ method: "GET", path, kind: "read", cacheable: true }) as const;
const link = (path: string) => ({ method: "GET", path, kind: "link" }) as const;
const post = (path: string) => ({ method: "POST", path, kind: "write" }) as const;

export const routes = {
  token: get("{tokenUrl}"),
  user: get("{userUrl}"),
  gremiumUsers: get("{gremiumUsersUrl}"),
  event: get("events/{eventId}"),
  eventsFuture: get("events/future"),
  eventsPast: get("events/past"),
  gremiumEventsFuture: get("gremium-users/{userId}/events/future"),
  gremiumEventsPast: get("gremium-users/{userId}/events/past"),
  nextEvent: get("events/next"),
  recipients: get("events/{eventId}/recipients"),
  cancelRecipient: post("recipients/{recipientId}/cancel"),
  checkout: post("{orderApiBase}/online-fax"),
  cart: get("{orderApiBase}/get-shopping-cart"),
  cartSmall: get("{orderApiBase}/get-shopping-cart-small"),
  cartAdd: post("{orderApiBase}/add-cart-item"),
  cartDelete: post("{orderApiBase}/delete-cart-item"),
  recipientAdd: post("{orderApiBase}/add-recipient"),
  recipientEdit: post("{orderApiBase}/edit-recipient"),
  recipientDelete: post("{orderApiBase}/delete-recipient"),
  orderOptions: post("{orderApiBase}/update-order-options"),
  orderState: get("{orderApiBase}/order-state"),
  bookingStates: get("{generalApiBase}/get-booking-states"),
  eventManagers: get("{generalApiBase}/get-event-managers"),
  conference: getCacheable("{generalApiBase}/get-conference-by-url/{url}"),
  conferences: getCacheable("{generalApiBase}/get-conferences"),
  rubrics: getCacheable("{generalApiBase}/get-rubrics"),
  photos: get("events/{eventId}/photos"),
  photoDownload: get("photos/{id}/download"),
  photoDelete: { method: "GET", path: "photos/{id}/delete", kind: "write" },
  photosZip: {
    method: "GET",
    path: "{imageServiceBase}/myAppointmentImages/{mediaId}/zip",
    kind: "read",
    bearer: true,
  },
  videos: get("events/{eventId}/videos"),
  documents: get("events/{eventId}/documents"),
  documentDownload: link("documents/download"),
  noticePdf: link("events/{eventId}/notice.pdf"),
  themePdf: link("themes/{themeId}/theme.pdf"),
  gremiumPdf: link("gremium/overview.pdf"),
  priceCalculator: link("/kostenrechner/{eventId}"),
  userData: get("user-data"),
  gremiumUserData: get("gremium-users/{userId}/user-data"),
  memberships: get("user-memberships"),
  countries: getCacheable("countries"),
  salutations: getCacheable("salutations"),
  brFunctions: get("br-functions"),
  userBrFunctions: get("user-br-functions"),
  gremiumUserBrFunctions: get("br-functions/{teilnehmerId}"),
  advertisingTopics: get("advertising-topics"),
  marketingPreferences: get("marketing-preferences"),
  hotelPreferences: get("hotel-preferences/{userId}"),
  savePersonalData: post("user-data"),
  saveGremiumPersonalData: post("gremium-users/{userId}/user-data"),
  saveLoginEmail: post("login-email"),
  saveBrFunctions: post("user-br-functions"),
  saveGremiumBrFunctions: post("br-functions/{teilnehmerId}"),
  saveHotelPreferences: post("hotel-preferences"),
  saveAdvertising: post("advertising/{hash}"),
  articles: get("article-recommendations"),
  feedbackEvents: { method: "GET", path: "{feedbackEventsUrl}", kind: "read", bearer: true },
  feedbackSend: { method: "POST", path: "{feedbackSendUrl}", kind: "write", bearer: true },
  wishlist: get("{wishlistApiBase}/get"),
  wishlistAll: get("{wishlistApiBase}/get-all"),
  wishlistWithEvents: get("{wishlistApiBase}/get-with-event"),
  wishlistAdd: post("{wishlistApiBase}/add/{refId}"),
  bookmarkAdd: post("{wishlistApiBase}/add-bookmark"),
  bookmarks: get("{wishlistApiBase}/get-bookmarks"),
  bookmarkDelete: post("{wishlistApiBase}/delete/{id}"),
  contactRequest: post("{generalApiBase}/contact-request"),
  inhouseRequest: post("{generalApiBase}/inhouse-request"),
  sbvRequest: post("{generalApiBase}/sbv-request"),
  catalogueRequest: post("{generalApiBase}/catalogue-request"),
  lawyerRequest: post("{generalApiBase}/lawyer-consultation-request"),
  registrationRequest: post("{generalApiBase}/general-registration-request"),
  digitalChangeRequest: post("{generalApiBase}/digitalen-wandel-registration-request"),
  newsletterRequest: post("{generalApiBase}/newsletter-subscription-request"),
  promoShopRequest: post("{generalApiBase}/werbemittel-shop-request"),
  userRegistration: post("{generalApiBase}/user-registration"),
  emailAvailability: get("{generalApiBase}/fetch-user-email-availability"),
  tags: getCacheable("{generalApiBase}/get-tags"),
  articleList: get("{generalApiBase}/get-articles"),
  videoList: get("{generalApiBase}/get-videos"),
  hotels: getCacheable("{generalApiBase}/get-hotels"),
  themesRemarketing: get("{generalApiBase}/themes-remarketing"),
  expertData: get("{generalApiBase}/expert-data"),
  downloadFilterData: get("{generalApiBase}/download-filter-data"),
  dataList: getCacheable("{listBase}/{kind}"),
  exports: getCacheable("{exportBase}/{object}"),
  consultant: get("{consultantApiBase}/get-consultant"),
  appointments: get("{consultantApiBase}/get-available-appointments"),
  bookAppointment: post("{consultantApiBase}/book-consultant-appointment"),
  related: get("{recommendationApiBase}/{kind}"),
  trainingPlans: get("{trainingPlanApiBase}/get"),
  trainingPlan: get("{trainingPlanApiBase}/get/{planId}"),
  trainingPlanCreate: post("{trainingPlanApiBase}/create"),
  trainingPlanEdit: post("{trainingPlanApiBase}/edit/{planId}"),
  trainingPlanDelete: post("{trainingPlanApiBase}/delete/{planId}"),
  localLogin: post("{pages.localLogin}"),
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;

/** The calls that change something; `portal:submit` gives these names as `action`. */
export type WriteName = {
  [Name in RouteName]: (typeof routes)[Name]["kind"] extends "write" ? Name : never;
}[RouteName];

/** Whether the browser may take the answer of a call from its cache (contract-public section 6). */
export const isCacheable = (name: RouteName): boolean => (routes[name] as Route).cacheable === true;
