import type { PageName } from "#config/pages.ts";

/** One entry of the portal menus (contract section 1). */
export interface MenuEntry {
  title: string;
  uri: string;
  visible: boolean;
  active: boolean;
}

/** How the page's consent manager and the bundle talk (contract section 1). */
export interface ConsentConfig {
  /** The name of the cookie, or of the entry of `storage`, that holds the consent. */
  cookie: string;
  /** Where that stands: `cookie`, `localStorage` or `sessionStorage`. */
  storage: string;
  /** Where the value stands in the JSON that it holds, as `purposes.marketing`; '' where it is the whole text. */
  path: string;
  /** The value of somebody who has agreed; in a list one entry is enough. */
  granted: string;
  /** The event on `document` or `window` that tells of a change, or several of them (contract-public section 8). */
  changeEvent: string | readonly string[];
  requestEvent: string;
}

/** Which cookie's value a write to the page's own origin carries, and in which header (contract-public section 1). */
export interface CsrfConfig {
  cookie: string;
  header: string;
}

/** The configuration in force; every key has a default (contract section 1). */
export interface Config {
  apiBase: string;
  endpoints: Record<string, string>;
  feedbackEventsUrl: string;
  feedbackSendUrl: string;
  tokenUrl: string;
  userUrl: string;
  gremiumUsersUrl: string;
  orderApiBase: string;
  wishlistApiBase: string;
  imageServiceBase: string;
  loginUrl: string;
  logoutUrl: string;
  settingsUrl: string;
  passwordResetUrl: string;
  bookingsUrl: string;
  memberSettingsUrl: string;
  termsUrl: string;
  privacyUrl: string;
  contactUrl: string;
  supportPhone: string;
  supportEmail: string;
  showGremiumButtons: boolean;
  googleMapsApiKey: string;
  googleMapsScriptUrl: string;
  consent: ConsentConfig;
  pageHeaderSelector: string;
  tabWrapperSelector: string;
  advertisingHash: string;
  menu: MenuEntry[];
  logoUrl: string;
  homeUrl: string;
  activeDocId: string;
  csrf: CsrfConfig;
  pages: Partial<Record<PageName, string>>;
  generalApiBase: string;
  consultantApiBase: string;
  recommendationApiBase: string;
  trainingPlanApiBase: string;
  listBase: string;
  exportBase: string;
  chatbotScriptUrl: string;
  /** Ids of widgets that stay asleep, as their manifests write them or as they stand in the page. */
  off: string[];
  /** Whether the address may choose the release; read by the page's own snippet (docs/autoren/betrieb.md). */
  releaseChoice: boolean;
  /** Whether the page is told of faults, of how fast widgets are, and of the shop's steps (docs/data-layer.md). */
  observe: boolean;
  /** Whether what is on offer is described for search engines (contract-public section 8). */
  structuredData: boolean;
  /** Whether offers can also be reserved without obligation (contract-public section 8). */
  reservations: boolean;
  /** What is said beside the button that reserves. */
  reservationNote: string;
}

/** A menu entry of which nothing is given. */
export const emptyMenuEntry: MenuEntry = { title: "", uri: "", visible: false, active: false };

/** The defaults of contract section 1. */
export const defaultConfig: Config = {
  apiBase: "/portal-api",
  endpoints: {},
  feedbackEventsUrl: "/feedback-api/events",
  feedbackSendUrl: "/feedback-api/send",
  tokenUrl: "/get-token",
  userUrl: "/get-user",
  gremiumUsersUrl: "/get-gremium-users",
  orderApiBase: "/order-api",
  wishlistApiBase: "/wishlist-api",
  imageServiceBase: "",
  loginUrl: "/kundenportal/login",
  logoutUrl: "/logout",
  settingsUrl: "/kundenportal/einstellungen",
  passwordResetUrl: "/passwort-zuruecksetzen",
  bookingsUrl: "/kundenportal/buchungen",
  memberSettingsUrl: "/kundenportal/einstellungen",
  termsUrl: "/service/agb",
  privacyUrl: "/service/datenschutz",
  contactUrl: "/service/kontakt",
  supportPhone: "",
  supportEmail: "",
  showGremiumButtons: true,
  googleMapsApiKey: "",
  googleMapsScriptUrl: "https://maps.googleapis.com/maps/api/js",
  consent: {
    cookie: "marketing_consent",
    storage: "cookie",
    path: "",
    granted: "true",
    changeEvent: "portal:consent-changed",
    requestEvent: "portal:consent-request",
  },
  pageHeaderSelector: "#portal-page-header",
  tabWrapperSelector: "#portal-tab-wrapper",
  advertisingHash: "",
  menu: [],
  logoUrl: "",
  homeUrl: "/",
  activeDocId: "",
  csrf: { cookie: "XSRF-TOKEN", header: "X-XSRF-TOKEN" },
  pages: {},
  generalApiBase: "/general-api",
  consultantApiBase: "/consultant-api",
  recommendationApiBase: "/recommendation-api",
  trainingPlanApiBase: "/schulungsplan-api",
  listBase: "/data-lists",
  exportBase: "/export",
  chatbotScriptUrl: "",
  off: [],
  releaseChoice: false,
  observe: false,
  structuredData: false,
  reservations: false,
  reservationNote: "Eine Reservierung ist kostenlos und unverbindlich.",
};
