import type { WriteName } from "#api/routes.ts";

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
