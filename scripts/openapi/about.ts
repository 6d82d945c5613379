import type { RouteName } from '#api/routes.ts';

/** What each call is for, in the backend's words. */
export const aboutCalls: Record<RouteName, string> = {
  token: 'Bearer token for the calls that need one; kept in memory only',
  user: 'The logged-in person',
  gremiumUsers: 'All members of the customer\'s Gremium, the customer included',
  event: 'One event',
  eventsFuture: 'Planned events of the customer',
  eventsPast: 'Current and completed events of the customer',
  gremiumEventsFuture: 'Planned events of a Gremium member',
  gremiumEventsPast: 'Current and completed events of a Gremium member',
  nextEvent: 'The customer\'s next event, null for none',
  recipients: 'Participants of an event that came without them',
  cancelRecipient: 'Cancels a participant\'s booking, reservation or place on the waiting list; only 200 is success, 204 is not',
  checkout: 'Turns a reservation into a booking; the whole recipient as it was read, with the chosen option and the merged comment; only 200 is success',
  photos: 'Photos of an event, with what opens the zip of all of them',
  photoDownload: 'One photo as a file',
  photoDelete: 'Asks for the deletion of a photo; only 200 is success',
  photosZip: 'All photos of an event; the bearer token is the one of the photos answer',
  videos: 'Where the script lies that shows an event\'s videos; the bundle adds `token`, `target` and `terminId` to the address',
  documents: 'Documents of an event',
  documentDownload: 'Link target: one document as a file',
  noticePdf: 'Link target: notice to the management',
  themePdf: 'Link target: seminar description with dates',
  gremiumPdf: 'Link target: bookings and reservations of all members',
  priceCalculator: 'Link target: page of the cost calculator, at the site root',
  userData: 'Personal data of the customer',
  gremiumUserData: 'Personal data of a Gremium member',
  memberships: 'The Gremien that the customer belongs to',
  countries: 'Countries',
  salutations: 'Salutations; those of twelve source ids are offered',
  brFunctions: 'All functions by category',
  userBrFunctions: 'Ids of the customer\'s functions',
  gremiumUserBrFunctions: 'Ids of a member\'s functions',
  advertisingTopics: 'Topics of the information offers',
  marketingPreferences: 'The customer\'s information offers',
  hotelPreferences: 'Hotel wishes of a person',
  savePersonalData: 'Saves the customer\'s personal data; empty e-mail addresses arrive as null; any 2xx is success',
  saveGremiumPersonalData: 'Saves a member\'s personal data or hotel wishes; any 2xx is success',
  saveLoginEmail: 'Asks for another login e-mail, which a mail then confirms; `success` false is a failure',
  saveBrFunctions: 'Saves the customer\'s functions; `status` ok or error, `errorMsg` is shown',
  saveGremiumBrFunctions: 'Saves a member\'s functions; `status` ok or error, `errorMsg` is shown',
  saveHotelPreferences: 'Saves the customer\'s hotel wishes; any 2xx is success',
  saveAdvertising: 'Saves the information offers; topic lists are ids joined by commas, the two donot flags are negations; `status` ok or error, `errorMsg` is shown',
  articles: 'Recommended articles',
  feedbackEvents: 'Completed seminars that feedback may name',
  feedbackSend: 'Sends feedback; `success` false is a failure',
  bookmarks: 'The wishlist',
  bookmarkDelete: 'Takes an item off the wishlist; any 2xx is success',
};

/** Statuses beside 200 and 401 that the bundle understands, by call. */
export const aboutStatuses: Partial<Record<RouteName, Record<string, string>>> = {
  event: { 404: 'The event is unknown, is over or was cancelled' },
  checkout: { 403: 'The reservation was converted before' },
  photoDelete: { 422: 'Deletion was asked for before' },
};

/** Query parameters by call. */
export const queries: Partial<Record<RouteName, readonly string[]>> = {
  photoDelete: ['reason'],
  documentDownload: ['documentId', 'extension', 'filename'],
};

/** Media types of what is no JSON. */
export const fileTypes: Partial<Record<RouteName, string>> = {
  photoDownload: 'image/jpeg',
  photosZip: 'application/zip',
  documentDownload: 'application/octet-stream',
  noticePdf: 'application/pdf',
  themePdf: 'application/pdf',
  gremiumPdf: 'application/pdf',
  priceCalculator: 'text/html',
};
