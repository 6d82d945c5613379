/**
 * Default addresses of single pages by name (contract-public section 1); `login` defaults to `loginUrl`, and
 * `portalEvent` has no default.
 */
export const pageDefaults = {
  cart: "/seminare/warenkorb",
  checkout: "/checkout",
  checkoutPdf: "/checkout-pdf",
  onlineFax: "/online-fax/{recipientId}",
  priceCalculatorPdf: "/pdf-kostenrechner/{eventId}",
  wishlist: "/wishlist/list",
  search: "/seminare/p",
  event: "/seminare/p/{eventId}",
  eventPdf: "/seminare/p-pdf/{eventId}",
  theme: "/seminare/t/{url}",
  themeDates: "/seminare/t/{url}/termine",
  rubric: "/seminare/r/{url}",
  registration: "/registrierung",
  portalEvent: "",
  conference: "/fachtagung/{url}",
  conferenceBooking: "/fachtagung/{url}/buchung",
  conferenceReservation: "/reservierung?fachtagung={url}",
  conferenceWaitingList: "/warteliste?fachtagung={url}",
  hotel: "/standorte/hotel/{slug}-{hotelId}",
  location: "/standorte/{slug}-{locationId}",
  hotelBrochure: "/hoteldaten/{internalId}_hotelprospekt.pdf",
  lexicon: "/betriebsratslexikon/{kind}/{slug}",
  trainingPlan: "/personalisierter-schulungsplan/{planId}",
  trainingPlanAdmin: "/schulungsplan/admin",
  portalStart: "/kundenportal",
  localLogin: "/local-login",
  login: "",
} as const satisfies Record<string, string>;

/** The name of a page of the site to which widgets link. */
export type PageName = keyof typeof pageDefaults;

/** All of them. */
export const pageNames = Object.keys(pageDefaults) as PageName[];

/** What an author's configuration says of the pages (config.ts). */
interface ConfiguredPages {
  readonly pages: Readonly<Partial<Record<PageName, string>>>;
  readonly loginUrl: string;
}

/** The address template of a page: the author's, otherwise the default; '' for none. */
export function pageTemplate({ pages, loginUrl }: ConfiguredPages, name: PageName): string {
  return pages[name] ?? (name === "login" ? loginUrl : pageDefaults[name]);
}
