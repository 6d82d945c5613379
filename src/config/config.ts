import type { PageName } from "#config/pages.ts";

/** One entry of the portal menus (contract section 1). */
export interface MenuEntry {
  title: string;
  uri: string;
  visible: boolean;
  active: boolean;
}

/** The interface between the page's consent manager and the bundle (contract section 1). */
export interface ConsentConfig {
  /** The name of the cookie, or of the entry of `storage`, that holds the consent. */
  cookie: string;
  /** The place of this entry: `cookie`, `localStorage` or `sessionStorage`. */
  storage: string;
  /**
   * The path of the value in the JSON of this entry, such as `purposes.marketing`; '' if the whole text is the value.
   */
  path: string;
  /** The value that means consent; a list grants consent if one entry has it. */
  granted: string;
  /**
   * The event on `document` or `window` that announces a change, or several such events (contract-public section 8).
   */
  changeEvent: string | readonly string[];
  requestEvent: string;
}

/**
 * The cookie whose value a write to the page's own origin carries, and the header for it (contract-public section 1).
 */
export interface CsrfConfig {
  cookie: string;
  header: string;
}

/** A menu entry in which no field is given. */
export const emptyMenuEntry: MenuEntry = { title: "", uri: "", visible: false, active: false };

/** The defaults of all keys (contract section 1). */
export const defaultConfig = {
  apiBase: "/portal-api",
  endpoints: {} as Record<string, string>,
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
  } as ConsentConfig,
  pageHeaderSelector: "#portal-page-header",
  tabWrapperSelector: "#portal-tab-wrapper",
  advertisingHash: "",
  menu: [] as MenuEntry[],
  logoUrl: "",
  homeUrl: "/",
  activeDocId: "",
  csrf: { cookie: "XSRF-TOKEN", header: "X-XSRF-TOKEN" },
  pages: {} as Partial<Record<PageName, string>>,
  generalApiBase: "/general-api",
  consultantApiBase: "/consultant-api",
  recommendationApiBase: "/recommendation-api",
  trainingPlanApiBase: "/schulungsplan-api",
  listBase: "/data-lists",
  exportBase: "/export",
  chatbotScriptUrl: "",
  /** Ids of widgets that are not brought to life, as in their manifests or as in the page. */
  off: [] as string[],
  /**
   * Whether a parameter of the address may choose the release; the page's own snippet reads this
   * (docs/autoren/betrieb.md).
   */
  releaseChoice: false,
  /** Whether faults, the speed of widgets and the shop's steps are reported to the page (docs/data-layer.md). */
  observe: false,
  /** Whether offers are described for search engines (contract-public section 8). */
  structuredData: false,
  /** Whether offers can also be reserved without obligation (contract-public section 8). */
  reservations: false,
  /** The text beside the button that reserves. */
  reservationNote: "Eine Reservierung ist kostenlos und unverbindlich.",
};

/** The configuration in force. */
export type Config = typeof defaultConfig;
