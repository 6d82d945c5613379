// Types of the Kundenportal-Widgets for pages that hold them. Written by `npm run docs`.

/** What `portal-config` holds, as JSON; every key has a default. */
export interface PortalConfig {
  "$schema"?: string;
  /** Beginning of the address of all portal calls. Default: `"/portal-api"`. */
  apiBase?: string;
  /** Single calls elsewhere: name of the call → path; from the site's root with a leading `/`, else below `apiBase`. Default: `{}`. */
  endpoints?: {
    /** Bearer token for the calls that need one; kept in memory only. Default: `"{tokenUrl}"`. */
    token?: string;
    /** The logged-in person. Default: `"{userUrl}"`. */
    user?: string;
    /** All members of the customer's Gremium, the customer included. Default: `"{gremiumUsersUrl}"`. */
    gremiumUsers?: string;
    /** One event. Default: `"events/{eventId}"`. */
    event?: string;
    /** Planned events of the customer. Default: `"events/future"`. */
    eventsFuture?: string;
    /** Current and completed events of the customer. Default: `"events/past"`. */
    eventsPast?: string;
    /** Planned events of a Gremium member. Default: `"gremium-users/{userId}/events/future"`. */
    gremiumEventsFuture?: string;
    /** Current and completed events of a Gremium member. Default: `"gremium-users/{userId}/events/past"`. */
    gremiumEventsPast?: string;
    /** The customer's next event, null for none. Default: `"events/next"`. */
    nextEvent?: string;
    /** Participants of an event that came without them. Default: `"events/{eventId}/recipients"`. */
    recipients?: string;
    /** Cancels a participant's booking, reservation or place on the waiting list; only 200 is success, 204 is not. Default: `"recipients/{recipientId}/cancel"`. */
    cancelRecipient?: string;
    /** Turns a reservation into a booking; the whole recipient as it was read, with the chosen option and the merged comment; only 200 is success. Default: `"{orderApiBase}/online-fax"`. */
    checkout?: string;
    /** The whole cart; `version` grows with every change. Default: `"{orderApiBase}/get-shopping-cart"`. */
    cart?: string;
    /** The number of entries of the cart, and a short list of them. Default: `"{orderApiBase}/get-shopping-cart-small"`. */
    cartSmall?: string;
    /** Puts an event into the cart; answers with the whole cart, as every write of it does. Default: `"{orderApiBase}/add-cart-item"`. */
    cartAdd?: string;
    /** Takes an entry out of the cart, with its participants. Default: `"{orderApiBase}/delete-cart-item"`. */
    cartDelete?: string;
    /** Adds a participant to an entry of the cart. Default: `"{orderApiBase}/add-recipient"`. */
    recipientAdd?: string;
    /** Changes a participant of the cart. Default: `"{orderApiBase}/edit-recipient"`. */
    recipientEdit?: string;
    /** Takes a participant out of the cart. Default: `"{orderApiBase}/delete-recipient"`. */
    recipientDelete?: string;
    /** Saves contact and invoice address of the order; a field that was left empty is null. Default: `"{orderApiBase}/update-order-options"`. */
    orderOptions?: string;
    /** Which participants have been ordered, for whoever lost the answer to a `checkout`; ids joined by commas. Default: `"{orderApiBase}/order-state"`. */
    orderState?: string;
    /** Whether events can be booked; `state` is open, few, waitingList or closed; at most 50 ids a call, joined by commas. Default: `"{generalApiBase}/get-booking-states"`. */
    bookingStates?: string;
    /** Who looks after events; ids joined by commas. Default: `"{generalApiBase}/get-event-managers"`. */
    eventManagers?: string;
    /** One conference by its url. Default: `"{generalApiBase}/get-conference-by-url/{url}"`. */
    conference?: string;
    /** All conferences. Default: `"{generalApiBase}/get-conferences"`. */
    conferences?: string;
    /** The rubrics by which events are searched; `url` is their key in addresses. Default: `"{generalApiBase}/get-rubrics"`. */
    rubrics?: string;
    /** Photos of an event, with what opens the zip of all of them. Default: `"events/{eventId}/photos"`. */
    photos?: string;
    /** One photo as a file. Default: `"photos/{id}/download"`. */
    photoDownload?: string;
    /** Asks for the deletion of a photo; only 200 is success. Default: `"photos/{id}/delete"`. */
    photoDelete?: string;
    /** All photos of an event; the bearer token is the one of the photos answer. Default: `"{imageServiceBase}/myAppointmentImages/{mediaId}/zip"`. */
    photosZip?: string;
    /** Where the script lies that shows an event's videos; the bundle adds `token`, `target` and `terminId` to the address. Default: `"events/{eventId}/videos"`. */
    videos?: string;
    /** Documents of an event. Default: `"events/{eventId}/documents"`. */
    documents?: string;
    /** Link target: one document as a file. Default: `"documents/download"`. */
    documentDownload?: string;
    /** Link target: notice to the management. Default: `"events/{eventId}/notice.pdf"`. */
    noticePdf?: string;
    /** Link target: seminar description with dates. Default: `"themes/{themeId}/theme.pdf"`. */
    themePdf?: string;
    /** Link target: bookings and reservations of all members. Default: `"gremium/overview.pdf"`. */
    gremiumPdf?: string;
    /** Link target: page of the cost calculator, at the site root. Default: `"/kostenrechner/{eventId}"`. */
    priceCalculator?: string;
    /** Personal data of the customer. Default: `"user-data"`. */
    userData?: string;
    /** Personal data of a Gremium member. Default: `"gremium-users/{userId}/user-data"`. */
    gremiumUserData?: string;
    /** The Gremien that the customer belongs to. Default: `"user-memberships"`. */
    memberships?: string;
    /** Countries. Default: `"countries"`. */
    countries?: string;
    /** Salutations; those of twelve source ids are offered. Default: `"salutations"`. */
    salutations?: string;
    /** All functions by category. Default: `"br-functions"`. */
    brFunctions?: string;
    /** Ids of the customer's functions. Default: `"user-br-functions"`. */
    userBrFunctions?: string;
    /** Ids of a member's functions. Default: `"br-functions/{teilnehmerId}"`. */
    gremiumUserBrFunctions?: string;
    /** Topics of the information offers. Default: `"advertising-topics"`. */
    advertisingTopics?: string;
    /** The customer's information offers. Default: `"marketing-preferences"`. */
    marketingPreferences?: string;
    /** Hotel wishes of a person. Default: `"hotel-preferences/{userId}"`. */
    hotelPreferences?: string;
    /** Saves the customer's personal data; empty e-mail addresses arrive as null; any 2xx is success. Default: `"user-data"`. */
    savePersonalData?: string;
    /** Saves a member's personal data or hotel wishes; any 2xx is success. Default: `"gremium-users/{userId}/user-data"`. */
    saveGremiumPersonalData?: string;
    /** Asks for another login e-mail, which a mail then confirms; `success` false is a failure. Default: `"login-email"`. */
    saveLoginEmail?: string;
    /** Saves the customer's functions; `status` ok or error, `errorMsg` is shown. Default: `"user-br-functions"`. */
    saveBrFunctions?: string;
    /** Saves a member's functions; `status` ok or error, `errorMsg` is shown. Default: `"br-functions/{teilnehmerId}"`. */
    saveGremiumBrFunctions?: string;
    /** Saves the customer's hotel wishes; any 2xx is success. Default: `"hotel-preferences"`. */
    saveHotelPreferences?: string;
    /** Saves the information offers; topic lists are ids joined by commas, the two donot flags are negations; `status` ok or error, `errorMsg` is shown. Default: `"advertising/{hash}"`. */
    saveAdvertising?: string;
    /** Recommended articles. Default: `"article-recommendations"`. */
    articles?: string;
    /** Completed seminars that feedback may name. Default: `"{feedbackEventsUrl}"`. */
    feedbackEvents?: string;
    /** Sends feedback; `success` false is a failure. Default: `"{feedbackSendUrl}"`. */
    feedbackSend?: string;
    /** What is on the wishlist, in short. Default: `"{wishlistApiBase}/get"`. */
    wishlist?: string;
    /** The wishlist with titles, addresses and pictures. Default: `"{wishlistApiBase}/get-all"`. */
    wishlistAll?: string;
    /** The events behind the entries of the wishlist; the next date of a theme. Default: `"{wishlistApiBase}/get-with-event"`. */
    wishlistWithEvents?: string;
    /** Puts an event or a theme on the wishlist. Default: `"{wishlistApiBase}/add/{refId}"`. */
    wishlistAdd?: string;
    /** Keeps a page as a bookmark. Default: `"{wishlistApiBase}/add-bookmark"`. */
    bookmarkAdd?: string;
    /** The customer's bookmarks: pages and themes. Default: `"{wishlistApiBase}/get-bookmarks"`. */
    bookmarks?: string;
    /** Takes an item off the wishlist; any 2xx is success. Default: `"{wishlistApiBase}/delete/{id}"`. */
    bookmarkDelete?: string;
    /** Contact form. Default: `"{generalApiBase}/contact-request"`. */
    contactRequest?: string;
    /** Asks for an in-house seminar; `participants` is a number, `desiredDate` a day. Default: `"{generalApiBase}/inhouse-request"`. */
    inhouseRequest?: string;
    /** Question of a representative of the severely disabled. Default: `"{generalApiBase}/sbv-request"`. */
    sbvRequest?: string;
    /** Orders the printed catalogue. Default: `"{generalApiBase}/catalogue-request"`. */
    catalogueRequest?: string;
    /** Asks for the advice of a lawyer. Default: `"{generalApiBase}/lawyer-consultation-request"`. */
    lawyerRequest?: string;
    /** Registers for an event; `eventId` and `title` are null where the page names none. Default: `"{generalApiBase}/general-registration-request"`. */
    registrationRequest?: string;
    /** Registers for an event on digital change. Default: `"{generalApiBase}/digitalen-wandel-registration-request"`. */
    digitalChangeRequest?: string;
    /** Subscribes to the newsletter, which a mail then confirms. Default: `"{generalApiBase}/newsletter-subscription-request"`. */
    newsletterRequest?: string;
    /** Asks for access to the shop of advertising material. Default: `"{generalApiBase}/werbemittel-shop-request"`. */
    promoShopRequest?: string;
    /** Makes an account, which a mail then confirms. Default: `"{generalApiBase}/user-registration"`. */
    userRegistration?: string;
    /** Whether an account may still be made for an address. Default: `"{generalApiBase}/fetch-user-email-availability"`. */
    emailAvailability?: string;
    /** Topics by which articles and videos are narrowed. Default: `"{generalApiBase}/get-tags"`. */
    tags?: string;
    /** One page of the articles. Default: `"{generalApiBase}/get-articles"`. */
    articleList?: string;
    /** One page of the videos. Default: `"{generalApiBase}/get-videos"`. */
    videoList?: string;
    /** All hotels of the public site. Default: `"{generalApiBase}/get-hotels"`. */
    hotels?: string;
    /** Themes that the visitor has looked at before; asked for with marketing consent only. Default: `"{generalApiBase}/themes-remarketing"`. */
    themesRemarketing?: string;
    /** Experts and speakers. Default: `"{generalApiBase}/expert-data"`. */
    expertData?: string;
    /** All downloads, with the filters that narrow them. Default: `"{generalApiBase}/download-filter-data"`. */
    downloadFilterData?: string;
    /** One page of a list; `kind` is locations, hotels, videos or articles; `page` counts from 1. Default: `"{listBase}/{kind}"`. */
    dataList?: string;
    /** Everything of one kind: events, themes or the lexicon; events can be narrowed. Default: `"{exportBase}/{object}"`. */
    exports?: string;
    /** Who advises on a topic. Default: `"{consultantApiBase}/get-consultant"`. */
    consultant?: string;
    /** Free appointments of a consultant between two days, both included. Default: `"{consultantApiBase}/get-available-appointments"`. */
    appointments?: string;
    /** Books a free appointment. Default: `"{consultantApiBase}/book-consultant-appointment"`. */
    bookAppointment?: string;
    /** Recommendations; `kind` is topics, news, themes, conferences or videos. Default: `"{recommendationApiBase}/{kind}"`. */
    related?: string;
    /** All training plans. Default: `"{trainingPlanApiBase}/get"`. */
    trainingPlans?: string;
    /** One training plan. Default: `"{trainingPlanApiBase}/get/{planId}"`. */
    trainingPlan?: string;
    /** Makes a training plan. Default: `"{trainingPlanApiBase}/create"`. */
    trainingPlanCreate?: string;
    /** Saves a training plan; `version` is the one that was read. Default: `"{trainingPlanApiBase}/edit/{planId}"`. */
    trainingPlanEdit?: string;
    /** Deletes a training plan; any 2xx is success. Default: `"{trainingPlanApiBase}/delete/{planId}"`. */
    trainingPlanDelete?: string;
    /** Logs in; `target` is where to go on. Default: `"{pages.localLogin}"`. */
    localLogin?: string;
  };
  /** Completed seminars that feedback may name. Default: `"/feedback-api/events"`. */
  feedbackEventsUrl?: string;
  /** Where feedback is sent. Default: `"/feedback-api/send"`. */
  feedbackSendUrl?: string;
  /** Bearer token for the calls that need one. Default: `"/get-token"`. */
  tokenUrl?: string;
  /** The logged-in person. Default: `"/get-user"`. */
  userUrl?: string;
  /** The members of the Gremium. Default: `"/get-gremium-users"`. */
  gremiumUsersUrl?: string;
  /** Beginning of the address of the cart. Default: `"/order-api"`. */
  orderApiBase?: string;
  /** Beginning of the address of the wishlist. Default: `"/wishlist-api"`. */
  wishlistApiBase?: string;
  /** External image service; empty for the same site. Default: `""`. */
  imageServiceBase?: string;
  /** Log-in page; an expired session leads there. Default: `"/kundenportal/login"`. */
  loginUrl?: string;
  /** Log-out. Default: `"/logout"`. */
  logoutUrl?: string;
  /** Where the menu entry for the settings leads. Default: `"/kundenportal/einstellungen"`. */
  settingsUrl?: string;
  /** Service that changes the password; the log-in e-mail travels as `email`. Default: `"/passwort-zuruecksetzen"`. */
  passwordResetUrl?: string;
  /** Page with bookings, for the older list of members. Default: `"/kundenportal/buchungen"`. */
  bookingsUrl?: string;
  /** Page with settings, for the older list of members. Default: `"/kundenportal/einstellungen"`. */
  memberSettingsUrl?: string;
  /** Terms and conditions. Default: `"/service/agb"`. */
  termsUrl?: string;
  /** Privacy statement. Default: `"/service/datenschutz"`. */
  privacyUrl?: string;
  /** Contact page. Default: `"/service/kontakt"`. */
  contactUrl?: string;
  /** Phone number of the support team; empty for none. Default: `""`. */
  supportPhone?: string;
  /** E-mail address of the support team; empty for none. Default: `""`. */
  supportEmail?: string;
  /** Whether participants can be booked and cancelled. Default: `true`. */
  showGremiumButtons?: boolean;
  /** Key for Google Maps. Default: `""`. */
  googleMapsApiKey?: string;
  /** Address of the maps script, with a map id if wanted. Default: `"https://maps.googleapis.com/maps/api/js"`. */
  googleMapsScriptUrl?: string;
  /** Where the consent stands, and its events. Default: `{"cookie":"marketing_consent","storage":"cookie","path":"","granted":"true","changeEvent":"portal:consent-changed","requestEvent":"portal:consent-request"}`. */
  consent?: {
    /** Name of the cookie, or of the entry in the storage. Default: `"marketing_consent"`. */
    cookie?: string;
    /** Where the consent stands: `cookie`, `localStorage` or `sessionStorage`. Default: `"cookie"`. */
    storage?: string;
    /** Place of the value in the JSON that stands there, as `consents.marketing`; empty for the whole text. Default: `""`. */
    path?: string;
    /** Value once consent is given; in a list one entry is enough. Default: `"true"`. */
    granted?: string;
    /** Event on `document` by which the portal asks for the consent dialog. Default: `"portal:consent-request"`. */
    requestEvent?: string;
    /** Event on `document` by which the consent manager tells of a change; several with blanks between them. Default: `"portal:consent-changed"`. */
    changeEvent?: string | readonly (string)[];
  };
  /** What disappears while a member is open: the page's header. Default: `"#portal-page-header"`. */
  pageHeaderSelector?: string;
  /** What disappears while a member is open: the page's tabs. Default: `"#portal-tab-wrapper"`. */
  tabWrapperSelector?: string;
  /** The `{hash}` in the address by which the information offers are saved. Default: `""`. */
  advertisingHash?: string;
  /** Entries of the menus; where none is `active`, the one with the page's own address is highlighted. Default: `[]`. */
  menu?: readonly ({
    /** Label. Default: `""`. */
    title?: string;
    /** Address. Default: `""`. */
    uri?: string;
    /** Whether the entry is shown. Default: `false`. */
    visible?: boolean;
    /** Whether it is the current one. Default: `false`. */
    active?: boolean;
  })[];
  /** Picture in the menus; empty for none. Default: `""`. */
  logoUrl?: string;
  /** Where the picture in the menus leads. Default: `"/"`. */
  homeUrl?: string;
  /** Document id that the links of the older list of members carry. Default: `""`. */
  activeDocId?: string;
  /** Cookie whose value writes to the page's own origin carry, and the header for it; nothing without such a cookie. Default: `{"cookie":"XSRF-TOKEN","header":"X-XSRF-TOKEN"}`. */
  csrf?: {
    /** Name of the cookie. Default: `"XSRF-TOKEN"`. */
    cookie?: string;
    /** Name of the header. Default: `"X-XSRF-TOKEN"`. */
    header?: string;
  };
  /** Single pages elsewhere: name of the page → address, as `{"cart": "/shop/cart"}`. Default: `{}`. */
  pages?: {
    /** The cart. Default: `"/seminare/warenkorb"`. */
    cart?: string;
    /** The order. Default: `"/checkout"`. */
    checkout?: string;
    /** The order as PDF. Default: `"/checkout-pdf"`. */
    checkoutPdf?: string;
    /** Booking of a reserved participant. Default: `"/online-fax/{recipientId}"`. */
    onlineFax?: string;
    /** Price calculator as PDF; the address carries `participants`, `board` (`full`, `half`) and `overnight` (`1`, `0`). Default: `"/pdf-kostenrechner/{eventId}"`. */
    priceCalculatorPdf?: string;
    /** The wishlist. Default: `"/wishlist/list"`. */
    wishlist?: string;
    /** Search of seminars. Default: `"/seminare/p"`. */
    search?: string;
    /** One event. Default: `"/seminare/p/{eventId}"`. */
    event?: string;
    /** One event as PDF. Default: `"/seminare/p-pdf/{eventId}"`. */
    eventPdf?: string;
    /** One theme. Default: `"/seminare/t/{url}"`. */
    theme?: string;
    /** The dates of a theme. Default: `"/seminare/t/{url}/termine"`. */
    themeDates?: string;
    /** One rubric. Default: `"/seminare/r/{url}"`. */
    rubric?: string;
    /** Registration of an account. Default: `"/registrierung"`. */
    registration?: string;
    /** An event in the customer portal; empty for no link. Default: `""`. */
    portalEvent?: string;
    /** One conference. Default: `"/fachtagung/{url}"`. */
    conference?: string;
    /** Registration for a conference. Default: `"/fachtagung/{url}/buchung"`. */
    conferenceBooking?: string;
    /** Reservation for a conference. Default: `"/reservierung?fachtagung={url}"`. */
    conferenceReservation?: string;
    /** Waiting list of a conference. Default: `"/warteliste?fachtagung={url}"`. */
    conferenceWaitingList?: string;
    /** One hotel. Default: `"/standorte/hotel/{slug}-{hotelId}"`. */
    hotel?: string;
    /** One location. Default: `"/standorte/{slug}-{locationId}"`. */
    location?: string;
    /** Brochure of a hotel. Default: `"/hoteldaten/{internalId}_hotelprospekt.pdf"`. */
    hotelBrochure?: string;
    /** One entry of the lexicon. Default: `"/betriebsratslexikon/{kind}/{slug}"`. */
    lexicon?: string;
    /** One training plan. Default: `"/personalisierter-schulungsplan/{planId}"`. */
    trainingPlan?: string;
    /** Administration of the training plans. Default: `"/schulungsplan/admin"`. */
    trainingPlanAdmin?: string;
    /** Start of the customer portal. Default: `"/kundenportal"`. */
    portalStart?: string;
    /** Where the log-in form is sent. Default: `"/local-login"`. */
    localLogin?: string;
    /** Log-in page; `loginUrl` where it is not given. Default: `""`. */
    login?: string;
  };
  /** Beginning of the address of forms, hotels, conferences and lists. Default: `"/general-api"`. */
  generalApiBase?: string;
  /** Beginning of the address of consultants' appointments. Default: `"/consultant-api"`. */
  consultantApiBase?: string;
  /** Beginning of the address of the recommendations. Default: `"/recommendation-api"`. */
  recommendationApiBase?: string;
  /** Beginning of the address of the training plans. Default: `"/schulungsplan-api"`. */
  trainingPlanApiBase?: string;
  /** Beginning of the address of the lists that load more. Default: `"/data-lists"`. */
  listBase?: string;
  /** Beginning of the address of whole lists: dates, themes, lexicon. Default: `"/export"`. */
  exportBase?: string;
  /** Script of the chatbot; empty for the link to the contact page. Default: `""`. */
  chatbotScriptUrl?: string;
  /** Ids of widgets that stay asleep: the anchor's own content stays, and nothing is loaded or asked for it. Default: `[]`. */
  off?: readonly (string)[];
  /** Whether `?portal-release=1.2.3` chooses the release; for pages of quality assurance only. Default: `false`. */
  releaseChoice?: boolean;
  /** Whether the page is told of faults, of how fast widgets are, and of the shop's steps. Default: `false`. */
  observe?: boolean;
  /** Whether offers, dates, conferences, hotels and locations are described for search engines in the page's head. Default: `false`. */
  structuredData?: boolean;
  /** Whether offer, dates and search offer a reservation without obligation beside the cart. Default: `false`. */
  reservations?: boolean;
  /** What stands beside the button that reserves, such as how long a reservation holds and what it costs. Default: `"Eine Reservierung ist kostenlos und unverbindlich."`. */
  reservationNote?: string;
}

/** What a write does, as `portal:submit` names it. */
export type PortalAction =
  | "checkout"
  | "cartAdd"
  | "cartDelete"
  | "recipientAdd"
  | "recipientEdit"
  | "recipientDelete"
  | "orderOptions"
  | "wishlistAdd"
  | "bookmarkAdd"
  | "cancelRecipient"
  | "photoDelete"
  | "savePersonalData"
  | "saveGremiumPersonalData"
  | "saveLoginEmail"
  | "saveBrFunctions"
  | "saveGremiumBrFunctions"
  | "saveHotelPreferences"
  | "saveAdvertising"
  | "feedbackSend"
  | "bookmarkDelete"
  | "contactRequest"
  | "inhouseRequest"
  | "sbvRequest"
  | "catalogueRequest"
  | "lawyerRequest"
  | "registrationRequest"
  | "digitalChangeRequest"
  | "newsletterRequest"
  | "promoShopRequest"
  | "userRegistration"
  | "localLogin"
  | "bookAppointment"
  | "trainingPlanCreate"
  | "trainingPlanEdit"
  | "trainingPlanDelete";

/** What has become of a write: a refusal of the backend is `failed`, too. */
export type PortalOutcome = "started" | "succeeded" | "failed";

/**
 * What went wrong: code that could not be loaded, a crash, a call without a good answer, an answer that does not fit, a
 * call without any answer in time, or something shown that is no longer known to be true.
 */
export type PortalFaultKind = "code" | "crash" | "call" | "malformed" | "timeout" | "stale" | "habit";

/** Where it went wrong: names of the product's own and a status, never a value. */
export interface PortalFaultPlace {
  /** The id of the widget as the manual writes it. */
  readonly widget?: string;
  /** The name of the call. */
  readonly route?: string;
  /** The status that it was answered with. */
  readonly status?: number;
  /** The field of the answer, without the number of its row. */
  readonly field?: string;
}

/** A measure: milliseconds to the content or of the slowest interaction, or a score of layout shift. */
export interface PortalVital {
  readonly name: "content" | "interaction" | "shift";
  readonly value: number;
  /** Which part of the widget was slow, or whether the widget or the page around it has moved. */
  readonly part?: string;
}

/** `window.portal`, as soon as the script has run. */
export interface Portal {
  /** Version of the product, as `1.2.3`. */
  readonly version: string;
  /** Tells two builds of one version apart. */
  readonly release: string;
  /** Looks for anchors in the document or below an element. New ones are found without it, too. */
  readonly scan: (root?: ParentNode) => void;
  /** Gives an anchor back to the page, or all that lie in the element. */
  readonly unmount: (element: Element) => void;
  /** Runs a function once the portal has started; at once, after the code that calls it, where it has. */
  readonly ready: (run: () => void) => void;
  /** Says whether the visitor allows foreign content; it counts before what `consent` of the configuration finds. */
  readonly consent: (given: { readonly marketing: boolean }) => void;
}

/**
 * The `detail` of each event; those with a `widget` bubble from the anchor, the others come from `document`.
 */
export interface PortalEvents {
  /** A widget has taken over its anchor. */
  "portal:mounted": { readonly widget: string };
  /** An anchor is set up wrongly, or its code could not be loaded. */
  "portal:error": { readonly widget: string; readonly message: string };
  /** A write was sent, has succeeded or failed. */
  "portal:submit": { readonly widget: string; readonly action: PortalAction; readonly outcome: PortalOutcome };
  /** Another tab is active. */
  tabChange: { readonly widget: string; readonly tab: string };
  /** The number of entries of the cart has changed, in this tab or another. */
  "portal:cart-changed": { readonly count: number };
  /** The number of entries of the wishlist has changed, in this tab or another. */
  "portal:wishlist-changed": { readonly count: number };
  /** Something went wrong; only where the configuration says `observe`. */
  "portal:fault": { readonly release: string; readonly kind: PortalFaultKind } & PortalFaultPlace;
  /** How fast a widget is; only where the configuration says `observe`. */
  "portal:vital": { readonly release: string; readonly widget: string } & PortalVital;
}

/** Events that a page fires on `document` to tell the portal something; they carry nothing. */
export type PortalRequest = "portal:cart-refresh" | "portal:consent-changed";

declare global {
  interface Window {
    portal?: Portal;
  }
  interface DocumentEventMap extends PortalEventMap {}
  interface HTMLElementEventMap extends PortalEventMap {}
}

type PortalEventMap = { readonly [Name in keyof PortalEvents]: CustomEvent<PortalEvents[Name]> };
