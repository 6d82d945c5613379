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
  /** Whether the call is answered only for a logged-in person. */
  readonly personal?: true;
}

const get = (path: string) => ({ method: "GET", path, kind: "read" }) as const;
const getCacheable = (path: string) => ({ method: "GET", path, kind: "read", cacheable: true }) as const;
const link = (path: string) => ({ method: "GET", path, kind: "link" }) as const;
const post = (path: string) => ({ method: "POST", path, kind: "write" }) as const;
const getPersonal = (path: string) => ({ method: "GET", path, kind: "read", personal: true }) as const;
const linkPersonal = (path: string) => ({ method: "GET", path, kind: "link", personal: true }) as const;
const postPersonal = (path: string) => ({ method: "POST", path, kind: "write", personal: true }) as const;

/** Every call of the contract by its name: method, address, and whether only a logged-in person gets an answer. */
export const routes = {
  token: getPersonal("{tokenUrl}"),
  user: getPersonal("{userUrl}"),
  gremiumUsers: getPersonal("{gremiumUsersUrl}"),
  event: get("events/{eventId}"),
  eventsFuture: getPersonal("events/future"),
  eventsPast: getPersonal("events/past"),
  gremiumEventsFuture: getPersonal("gremium-users/{userId}/events/future"),
  gremiumEventsPast: getPersonal("gremium-users/{userId}/events/past"),
  nextEvent: getPersonal("events/next"),
  recipients: getPersonal("events/{eventId}/recipients"),
  cancelRecipient: postPersonal("recipients/{recipientId}/cancel"),
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
  photos: getPersonal("events/{eventId}/photos"),
  photoDownload: getPersonal("photos/{id}/download"),
  photoDelete: { method: "GET", path: "photos/{id}/delete", kind: "write", personal: true },
  photosZip: {
    method: "GET",
    path: "{imageServiceBase}/myAppointmentImages/{mediaId}/zip",
    kind: "read",
    bearer: true,
    personal: true,
  },
  videos: getPersonal("events/{eventId}/videos"),
  documents: getPersonal("events/{eventId}/documents"),
  documentDownload: linkPersonal("documents/download"),
  noticePdf: linkPersonal("events/{eventId}/notice.pdf"),
  themePdf: link("themes/{themeId}/theme.pdf"),
  gremiumPdf: linkPersonal("gremium/overview.pdf"),
  priceCalculator: link("/kostenrechner/{eventId}"),
  userData: getPersonal("user-data"),
  gremiumUserData: getPersonal("gremium-users/{userId}/user-data"),
  memberships: getPersonal("user-memberships"),
  countries: getCacheable("countries"),
  salutations: getCacheable("salutations"),
  brFunctions: get("br-functions"),
  userBrFunctions: getPersonal("user-br-functions"),
  gremiumUserBrFunctions: getPersonal("br-functions/{teilnehmerId}"),
  advertisingTopics: get("advertising-topics"),
  marketingPreferences: getPersonal("marketing-preferences"),
  hotelPreferences: getPersonal("hotel-preferences/{userId}"),
  savePersonalData: postPersonal("user-data"),
  saveGremiumPersonalData: postPersonal("gremium-users/{userId}/user-data"),
  saveLoginEmail: postPersonal("login-email"),
  saveBrFunctions: postPersonal("user-br-functions"),
  saveGremiumBrFunctions: postPersonal("br-functions/{teilnehmerId}"),
  saveHotelPreferences: postPersonal("hotel-preferences"),
  saveAdvertising: postPersonal("advertising/{hash}"),
  articles: get("article-recommendations"),
  feedbackEvents: { method: "GET", path: "{feedbackEventsUrl}", kind: "read", bearer: true, personal: true },
  feedbackSend: { method: "POST", path: "{feedbackSendUrl}", kind: "write", bearer: true, personal: true },
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

/** The name of a call; the key `endpoints` of the configuration moves calls by it. */
export type RouteName = keyof typeof routes;

/** The calls that change something; `portal:submit` gives these names as `action`. */
export type WriteName = {
  [Name in RouteName]: (typeof routes)[Name]["kind"] extends "write" ? Name : never;
}[RouteName];

/** Whether the browser may take the answer of a call from its cache (contract-public section 6). */
export const isCacheable = (name: RouteName): boolean => (routes[name] as Route).cacheable === true;

/** Whether a call needs a logged-in person; all others are public. */
export const isPersonal = (name: RouteName): boolean => (routes[name] as Route).personal === true;
