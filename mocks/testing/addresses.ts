import type { RouteName } from "#api/routes.ts";
import type { Portal } from "#mocks/model/portal.ts";
import { selfOf } from "#mocks/model/portal/members.ts";
import { imageTokenOf, tokenOf } from "#mocks/model/session.ts";
import { shopAddresses } from "./shop-addresses.ts";
import { siteAddresses, type Address } from "./site-addresses.ts";

const phones = [
  "businessPhoneNumber",
  "businessPhoneNumber2",
  "privatePhoneNumber",
  "mobileNumber",
  "mobileNumber2",
  "faxNumber",
];

/** A valid body of savePersonalData. */
export const personalData = {
  firstname: "Eva",
  lastname: "Beispiel",
  salutation: "Frau",
  department: "Betriebsrat",
  ...Object.fromEntries(phones.map((key, index) => [key, `+49 531 5550-10${index}`])),
  seminarEmail: "neu.seminar@post.example",
  personEmail: "neu.person@post.example",
  birthday: "1980-02-29",
};

/** A valid body of saveAdvertising. */
export const advertising = {
  donotbulkpostalmail: true,
  donotbulkemail: false,
  sendCatalogPrint: false,
  sendCatalogDigital: false,
  a24_sendcatalogue_bit: false,
  printTopics: "300002,300003",
  digitalTopics: "",
  contactId: "x",
};

const nobody = { userId: 0, data: { teilnehmerId: 0 } };

/** One address per call, with ids that exist for the customer played (0 where there are none) and bodies that fit. */
export function addressesOf(portal: Portal): Record<RouteName, Address> {
  const state = portal.state();
  const {
    userId,
    data: { teilnehmerId },
  } = state.selfId === 0 ? nobody : selfOf(state);
  const event = Number(
    state.events.find(({ isHistoric, hotel }) => isHistoric === true && hotel !== null)?.eventId ?? 0,
  );
  const recipient = Object.values(state.recipients)
    .flat()
    .find(({ type, cancelState }) => type === "reservation" && cancelState === "none") ?? {
    recipientId: 0,
    hotelOverNightOption: null,
    comment: null,
  };
  const document = state.documents[event]?.[0]?.id ?? 0;
  const photo = state.photos[event]?.[0]?.id ?? 0;
  const api = "/portal-api";
  return {
    token: { url: "/get-token" },
    user: { url: "/get-user" },
    gremiumUsers: { url: "/get-gremium-users" },
    event: { url: `${api}/events/${event}` },
    eventsFuture: { url: `${api}/events/future` },
    eventsPast: { url: `${api}/events/past` },
    gremiumEventsFuture: { url: `${api}/gremium-users/${userId}/events/future` },
    gremiumEventsPast: { url: `${api}/gremium-users/${userId}/events/past` },
    nextEvent: { url: `${api}/events/next` },
    recipients: { url: `${api}/events/${event}/recipients` },
    cancelRecipient: { url: `${api}/recipients/${recipient.recipientId ?? ""}/cancel`, body: { reason: "Erkrankung" } },
    checkout: {
      url: "/order-api/online-fax",
      body: { recipient, recipientId: recipient.recipientId },
      headers: { "idempotency-key": "k-checkout" },
    },
    photos: { url: `${api}/events/${event}/photos` },
    photoDownload: { url: `${api}/photos/${photo}/download` },
    photoDelete: { url: `${api}/photos/${photo}/delete?reason=Unvorteilhaft` },
    photosZip: { url: `/myAppointmentImages/media-${event}/zip`, bearer: imageTokenOf(`media-${event}`) },
    videos: { url: `${api}/events/${event}/videos` },
    documents: { url: `${api}/events/${event}/documents` },
    documentDownload: { url: `${api}/documents/download?documentId=${document}&extension=pdf&filename=Unterlagen.pdf` },
    noticePdf: { url: `${api}/events/${event}/notice.pdf` },
    themePdf: { url: `${api}/themes/601/theme.pdf` },
    gremiumPdf: { url: `${api}/gremium/overview.pdf` },
    priceCalculator: { url: `/kostenrechner/${event}` },
    userData: { url: `${api}/user-data` },
    gremiumUserData: { url: `${api}/gremium-users/${userId}/user-data` },
    memberships: { url: `${api}/user-memberships` },
    countries: { url: `${api}/countries` },
    salutations: { url: `${api}/salutations` },
    brFunctions: { url: `${api}/br-functions` },
    userBrFunctions: { url: `${api}/user-br-functions` },
    gremiumUserBrFunctions: { url: `${api}/br-functions/${teilnehmerId ?? ""}` },
    advertisingTopics: { url: `${api}/advertising-topics` },
    marketingPreferences: { url: `${api}/marketing-preferences` },
    hotelPreferences: { url: `${api}/hotel-preferences/${userId}` },
    savePersonalData: { url: `${api}/user-data`, body: personalData },
    saveGremiumPersonalData: { url: `${api}/gremium-users/${userId}/user-data`, body: personalData },
    saveLoginEmail: { url: `${api}/login-email`, body: { loginEmail: "neu@post.example" } },
    saveBrFunctions: { url: `${api}/user-br-functions`, body: { functions: [104, 201] } },
    saveGremiumBrFunctions: { url: `${api}/br-functions/${teilnehmerId ?? ""}`, body: { functions: [302] } },
    saveHotelPreferences: {
      url: `${api}/hotel-preferences`,
      body: { comments: "Nähe Aufzug", disabledFriendlyRoom: true, vegetarianFood: false },
    },
    saveAdvertising: { url: `${api}/advertising/abc`, body: advertising },
    articles: { url: `${api}/article-recommendations` },
    feedbackEvents: { url: "/feedback-api/events", bearer: tokenOf(state) },
    feedbackSend: {
      url: "/feedback-api/send",
      bearer: tokenOf(state),
      body: { formType: "Seminare", event: null, subject: "Lob", message: "Alles bestens." },
    },
    ...siteAddresses,
    ...shopAddresses(state),
    bookmarks: { url: "/wishlist-api/get-bookmarks" },
    bookmarkDelete: { url: `/wishlist-api/delete/${state.bookmarks[0]?.id ?? 0}` },
  };
}
