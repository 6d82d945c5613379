import type { RouteName, WriteName } from "#api/routes.ts";

/** What each call is for, in the backend's words. */
export const aboutCalls: Record<RouteName, string> = {
  token: "Bearer token for the calls that need one; kept in memory only",
  user: "The logged-in person",
  gremiumUsers: "All members of the customer's Gremium, the customer included",
  event: "One event",
  eventsFuture: "Planned events of the customer",
  eventsPast: "Current and completed events of the customer",
  gremiumEventsFuture: "Planned events of a Gremium member",
  gremiumEventsPast: "Current and completed events of a Gremium member",
  nextEvent: "The customer's next event, null for none",
  recipients: "Participants of an event that came without them",
  cancelRecipient:
    "Cancels a participant's booking, reservation or place on the waiting list; only 200 is success, 204 is not",
  checkout:
    "Turns a reservation into a booking; the whole recipient as it was read, with the chosen option and the merged comment; only 200 is success",
  photos: "Photos of an event, with what opens the zip of all of them",
  photoDownload: "One photo as a file",
  photoDelete: "Asks for the deletion of a photo; only 200 is success",
  photosZip: "All photos of an event; the bearer token is the one of the photos answer",
  videos:
    "Where the script lies that shows an event's videos; the bundle adds `token`, `target` and `terminId` to the address",
  documents: "Documents of an event",
  documentDownload: "Link target: one document as a file",
  noticePdf: "Link target: notice to the management",
  themePdf: "Link target: seminar description with dates",
  gremiumPdf: "Link target: bookings and reservations of all members",
  priceCalculator: "Link target: page of the cost calculator, at the site root",
  userData: "Personal data of the customer",
  gremiumUserData: "Personal data of a Gremium member",
  memberships: "The Gremien that the customer belongs to",
  countries: "Countries",
  salutations: "Salutations; those of twelve source ids are offered",
  brFunctions: "All functions by category",
  userBrFunctions: "Ids of the customer's functions",
  gremiumUserBrFunctions: "Ids of a member's functions",
  advertisingTopics: "Topics of the information offers",
  marketingPreferences: "The customer's information offers",
  hotelPreferences: "Hotel wishes of a person",
  savePersonalData: "Saves the customer's personal data; empty e-mail addresses arrive as null; any 2xx is success",
  saveGremiumPersonalData: "Saves a member's personal data or hotel wishes; any 2xx is success",
  saveLoginEmail: "Asks for another login e-mail, which a mail then confirms; `success` false is a failure",
  saveBrFunctions: "Saves the customer's functions; `status` ok or error, `errorMsg` is shown",
  saveGremiumBrFunctions: "Saves a member's functions; `status` ok or error, `errorMsg` is shown",
  saveHotelPreferences: "Saves the customer's hotel wishes; any 2xx is success",
  saveAdvertising:
    "Saves the information offers; topic lists are ids joined by commas, the two donot flags are negations; `status` ok or error, `errorMsg` is shown",
  articles: "Recommended articles",
  feedbackEvents: "Completed seminars that feedback may name",
  feedbackSend: "Sends feedback; `success` false is a failure",
  bookmarks: "The customer's bookmarks: pages and themes",
  bookmarkDelete: "Takes an item off the wishlist; any 2xx is success",
  contactRequest: "Contact form",
  inhouseRequest: "Asks for an in-house seminar; `participants` is a number, `desiredDate` a day",
  sbvRequest: "Question of a representative of the severely disabled",
  catalogueRequest: "Orders the printed catalogue",
  lawyerRequest: "Asks for the advice of a lawyer",
  registrationRequest: "Registers for an event; `eventId` and `title` are null where the page names none",
  digitalChangeRequest: "Registers for an event on digital change",
  newsletterRequest: "Subscribes to the newsletter, which a mail then confirms",
  promoShopRequest: "Asks for access to the shop of advertising material",
  userRegistration: "Makes an account, which a mail then confirms",
  emailAvailability: "Whether an account may still be made for an address",
  localLogin: "Logs in; `target` is where to go on",
  cart: "The whole cart; `version` grows with every change",
  cartSmall: "The number of entries of the cart, and a short list of them",
  cartAdd: "Puts an event into the cart; answers with the whole cart, as every write of it does",
  cartDelete: "Takes an entry out of the cart, with its participants",
  recipientAdd: "Adds a participant to an entry of the cart",
  recipientEdit: "Changes a participant of the cart",
  recipientDelete: "Takes a participant out of the cart",
  orderOptions: "Saves contact and invoice address of the order; a field that was left empty is null",
  orderState: "Which participants have been ordered, for whoever lost the answer to a `checkout`; ids joined by commas",
  bookingStates:
    "Whether events can be booked; `state` is open, few, waitingList or closed; at most 50 ids a call, joined by commas",
  eventManagers: "Who looks after events; ids joined by commas",
  conference: "One conference by its url",
  conferences: "All conferences",
  rubrics: "The rubrics by which events are searched; `url` is their key in addresses",
  wishlist: "What is on the wishlist, in short",
  wishlistAll: "The wishlist with titles, addresses and pictures",
  wishlistWithEvents: "The events behind the entries of the wishlist; the next date of a theme",
  wishlistAdd: "Puts an event or a theme on the wishlist",
  bookmarkAdd: "Keeps a page as a bookmark",
  consultant: "Who advises on a topic",
  appointments: "Free appointments of a consultant between two days, both included",
  bookAppointment: "Books a free appointment",
  tags: "Topics by which articles and videos are narrowed",
  articleList: "One page of the articles",
  videoList: "One page of the videos",
  hotels: "All hotels of the public site",
  themesRemarketing: "Themes that the visitor has looked at before; asked for with marketing consent only",
  expertData: "Experts and speakers",
  downloadFilterData: "All downloads, with the filters that narrow them",
  dataList: "One page of a list; `kind` is locations, hotels, videos or articles; `page` counts from 1",
  exports: "Everything of one kind: events, themes or the lexicon; events can be narrowed",
  related: "Recommendations; `kind` is topics, news, themes, conferences or videos",
  trainingPlans: "All training plans",
  trainingPlan: "One training plan",
  trainingPlanCreate: "Makes a training plan",
  trainingPlanEdit: "Saves a training plan; `version` is the one that was read",
  trainingPlanDelete: "Deletes a training plan; any 2xx is success",
};

/** What each write does, for the page's author: the actions of `portal:submit`. */
export const aboutWrites: Record<WriteName, string> = {
  checkout: "a participant is booked: of the cart, or of a reserved seminar",
  cartAdd: "an event is put into the cart",
  cartDelete: "an entry is taken out of the cart",
  recipientAdd: "a participant is added to an entry of the cart",
  recipientEdit: "a participant of the cart is changed",
  recipientDelete: "a participant is taken out of the cart",
  orderOptions: "contact and invoice address of the order are saved",
  wishlistAdd: "an event or a theme is put on the wishlist",
  bookmarkAdd: "a page is kept as a bookmark",
  cancelRecipient: "a booking, a reservation or a place on the waiting list is cancelled",
  photoDelete: "the deletion of a photo is requested",
  savePersonalData: "own personal data are saved",
  saveGremiumPersonalData: "personal data or hotel wishes of a Gremium member are saved",
  saveLoginEmail: "a change of the login e-mail is requested",
  saveBrFunctions: "own works-council functions are saved",
  saveGremiumBrFunctions: "works-council functions of a Gremium member are saved",
  saveHotelPreferences: "own hotel wishes are saved",
  saveAdvertising: "the choice of information and advertising is saved",
  feedbackSend: "feedback is sent",
  bookmarkDelete: "a bookmark or an entry of the wishlist is removed",
  contactRequest: "the contact form is sent",
  inhouseRequest: "an in-house seminar is asked for",
  sbvRequest: "a question of the representatives of the severely disabled is sent",
  catalogueRequest: "the catalogue is ordered",
  lawyerRequest: "the advice of a lawyer is asked for",
  registrationRequest: "somebody registers for an event",
  digitalChangeRequest: "somebody registers for an event on digital change",
  newsletterRequest: "the newsletter is subscribed to",
  promoShopRequest: "access to the shop of advertising material is asked for",
  userRegistration: "an account is made",
  localLogin: "somebody logs in",
  bookAppointment: "an appointment with a consultant is booked",
  trainingPlanCreate: "a training plan is made",
  trainingPlanEdit: "a training plan is saved",
  trainingPlanDelete: "a training plan is deleted",
};

const requests = [
  "contactRequest",
  "inhouseRequest",
  "sbvRequest",
  "catalogueRequest",
  "lawyerRequest",
  "registrationRequest",
  "digitalChangeRequest",
  "newsletterRequest",
  "promoShopRequest",
  "userRegistration",
] as const satisfies readonly RouteName[];

const GONE_ENTRY = "The entry or participant is not in the cart (any more); the cart is read again";

/** Statuses beside 200 and 401 that the bundle understands, by call. */
export const aboutStatuses: Partial<Record<RouteName, Record<string, string>>> = {
  event: {
    404: 'There is no such event, or it was cancelled; `{"event": null}` says the same. Of a past one the answer is 200',
  },
  checkout: {
    409: "Refused: `{reason, alternatives}`; reason soldOut, closed, duplicate or changed",
  },
  cartAdd: { 404: "There is no such event", 409: "Refused: `{reason, alternatives}`" },
  cartDelete: { 404: GONE_ENTRY },
  recipientAdd: { 404: GONE_ENTRY, 409: "Refused: `{reason, alternatives}`" },
  recipientEdit: { 404: GONE_ENTRY },
  recipientDelete: { 404: GONE_ENTRY },
  orderState: { 404: "The backend has no shop; reads as: not known here, neither yes nor no" },
  conference: { 404: "There is no such conference (any more)" },
  photoDelete: { 422: "Deletion was asked for before" },
  ...Object.fromEntries(
    requests.map((name) => [
      name,
      { 409: "Answered before with other contents", 422: "Refused: `{errors: {field: message}}`" },
    ]),
  ),
  localLogin: { 429: "Too many tries; nobody was let in, whatever the password" },
  consultant: { 404: "Nobody advises on this topic" },
  bookAppointment: { 409: "Somebody else has taken the appointment" },
  trainingPlan: { 404: "There is no such plan" },
  trainingPlanEdit: { 409: "Somebody else has saved the plan since it was read" },
};

interface QueryKey {
  readonly key: string;
  readonly isRequired: boolean;
}
const needed = (...keys: string[]): QueryKey[] => keys.map((key) => ({ key, isRequired: true }));
const optional = (...keys: string[]): QueryKey[] => keys.map((key) => ({ key, isRequired: false }));

/** Query parameters by call; `needed` ones are always sent. */
export const queries: Partial<Record<RouteName, readonly QueryKey[]>> = {
  photoDelete: needed("reason"),
  documentDownload: needed("documentId", "extension", "filename"),
  orderState: needed("recipientIds"),
  bookingStates: needed("eventIds"),
  eventManagers: needed("eventIds"),
  emailAvailability: needed("email"),
  consultant: optional("topic"),
  appointments: needed("consultantId", "from", "until"),
  articleList: [...needed("page", "size"), ...optional("q", "tag", "category")],
  videoList: [...needed("page", "size"), ...optional("q", "tag")],
  dataList: [...needed("page", "size"), ...optional("q", "tag", "category", "city", "feature")],
  exports: optional("themeId", "from"),
  related: optional("id"),
};

/** What stands in paths and queries, by name. */
export const aboutQuery: Readonly<Record<string, string>> = {
  reason: "Why the photo shall go, as the customer chose or wrote it",
  documentId: "The document, as `documents` gave it",
  extension: "The document's ending without a dot",
  filename: "`{title}.{extension}`: what the file shall be called",
  recipientIds: "Ids of participants, joined by commas",
  eventIds: "Numbers of events, joined by commas; at most 50",
  email: "The address, percent-encoded",
  topic: "What advice is wanted on; without it the consultant for everything",
  consultantId: "The consultant, as `consultant` gave it",
  from: "First day in Europe/Berlin, `yyyy-MM-dd`, included. `exports` may leave out events that ended before it",
  until: "Last day in Europe/Berlin, `yyyy-MM-dd`, included",
  page: "Counts from 1",
  size: "Rows of a page; the bundle asks for 12",
  q: "Words to search for",
  tag: "A topic of `tags`",
  category: "A category of articles, as the page names it",
  city: "A town",
  feature: "A feature of hotels, as the page names it",
  themeId: "A theme. `exports` may leave out the events of others, which the bundle leaves out in any case",
  id: "What is asked for, as an earlier answer or the page gave it",
  eventId: "Number of the event",
  userId: "The account of the member, or one's own",
  teilnehmerId: "The member as a participant",
  recipientId: "The participation",
  mediaId: "As the photos answer gave it",
  hash: "The configured `advertisingHash`; empty by default, so that the path may end with a slash",
  refId: "The event or theme; `kind` of the body says which",
  url: "Key in addresses, a slug",
  kind: "What is asked for",
  object: "What is exported",
  planId: "The plan",
};

/** More than a summary holds, for calls that are easily got wrong. */
export const descriptions: Partial<Record<RouteName, string>> = {
  checkout:
    "Sent once for each participant, with a key of its own. 200 means booked, whatever the body; any other 2xx, 204 included, does not. A lost answer is looked up by `orderState` before anything is sent again. A second try with the same key is answered as the first was, 200 included; another key for a participant who was booked is answered by 403.",
  orderState:
    "Answered for every id that was asked for, also for ids that are not in the cart any more; `ordered` is true as soon as an order stands, and stays so. An id that is unknown has `ordered: false`.",
  user: "The one question that tells guests from customers. A guest is 200 with `user: null`, or a 401; never a redirect.",
  cart: "A guest has a cart as well, by a cookie of the backend's own. Without a cart the answer is one without entries, never a 404.",
  cartAdd:
    "`eventId` is a number. An event that is in the cart already with the same type is a 409 with `duplicate`, which the button reads as 'in the cart'.",
  recipientAdd:
    "The new participant comes last in `recipients` of its entry, with a `recipientId` that no other participation ever had.",
  exports: "Some megabytes without a query: answer compressed and cacheable. `themeId` and `from` may be ignored.",
  photoDelete: "A GET that changes something, as the older site has it; it is sent once and never by itself.",
  trainingPlanEdit: "409 when `version` is not the one that the backend holds; nothing is changed then.",
  bookAppointment:
    "409 when the appointment has been taken; the same key of the same booking is answered as before. `success: false` is a refusal without a reason.",
  emailAvailability:
    "If this fails nobody is kept from registering. It names accounts: answer 429 to whoever asks for many.",
  localLogin:
    "Sets the session cookie. 200 with `target`; the bundle then goes to `returnTo` of the page's own origin, else to `target`.",
};

/** Media types of what is no JSON. */
export const fileTypes: Partial<Record<RouteName, string>> = {
  photoDownload: "image/jpeg",
  photosZip: "application/zip",
  documentDownload: "application/octet-stream",
  noticePdf: "application/pdf",
  themePdf: "application/pdf",
  gremiumPdf: "application/pdf",
  priceCalculator: "text/html",
};

const WHOLE = "`cart` is what the write answered; `cartSmall` counts its entries";
const SENT = "no read shows it; the person hears from you (below)";

/** What the next read shows once a write was answered as done. */
export const nextReads: Record<WriteName, string> = {
  checkout:
    "of the cart: the participant is gone from `cart` (the last one with the entry), `orderState` says `ordered: true`, and stays so. Of a reservation: its row in `recipients` and `event` reads `type: booking`, `approvalState: pending`, by the same `recipientId`. Places are one fewer in `bookingStates`",
  cartAdd: `the new entry stands last. ${WHOLE}`,
  cartDelete: `the entry is gone, with its participants. ${WHOLE}`,
  recipientAdd: `the new participant stands last in the entry, with a new \`recipientId\`. ${WHOLE}`,
  recipientEdit: `the same \`recipientId\` at the same place, with the new data. ${WHOLE}`,
  recipientDelete: `the participant is gone, the others keep id and order; an entry without people stays. ${WHOLE}`,
  orderOptions: `\`cart.options\` holds all eleven fields as sent, also for the next order. ${WHOLE}`,
  wishlistAdd:
    "`wishlist`, `wishlistAll` and `wishlistWithEvents` hold one entry by the `id` of the answer; the same thing again gives the same `id`",
  bookmarkAdd: "`bookmarks` holds one row by the `id` of the answer; the same `url` again gives the same bookmark",
  bookmarkDelete:
    "the entry is gone from whatever list it stood in; nothing else is. A page that was put back has a new `id`",
  cancelRecipient:
    "the row in `recipients`, `event` and all lists reads `cancelState: pending` (or is gone, if you cancel at once); places are free only when the cancellation is confirmed",
  photoDelete: "the photo stays in `photos` until your staff have decided; asking again is 422",
  savePersonalData: "`userData` as sent, but for first and last name, which the support changes",
  saveGremiumPersonalData: "`gremiumUserData` and that member's own `userData`, or `hotelPreferences`, as sent",
  saveLoginEmail: "`userData.loginEmail` and `user.email` stay until the link in the mail was opened",
  saveBrFunctions: "`userBrFunctions` holds these ids and no others",
  saveGremiumBrFunctions:
    "`gremiumUserBrFunctions` and the member's own `userBrFunctions` hold these ids and no others",
  saveHotelPreferences: "`hotelPreferences` of the person as sent",
  saveAdvertising:
    "`marketingPreferences`: `sendAdsPrint` and `sendAdsDigital` are the negations of the two donot flags, the two catalogues and the topics as sent",
  feedbackSend: SENT,
  contactRequest: SENT,
  inhouseRequest: SENT,
  sbvRequest: SENT,
  catalogueRequest: SENT,
  lawyerRequest: SENT,
  registrationRequest: SENT,
  digitalChangeRequest: SENT,
  newsletterRequest: SENT,
  promoShopRequest: SENT,
  userRegistration:
    "`emailAvailability` may say `available: false` at once; nobody can log in before the link was opened",
  localLogin: "`user` names the person in every tab; cart and wishlist of the guest are the customer's",
  bookAppointment: "the appointment is gone from `appointments`, for everybody",
  trainingPlanCreate: "`trainingPlans` lists it, `trainingPlan` answers it by the `planId` of the answer",
  trainingPlanEdit:
    "`trainingPlan` as sent, with another `version`; `trainingPlans` with its title and a new `updated`",
  trainingPlanDelete: "gone from `trainingPlans`; `trainingPlan` is 404",
};
