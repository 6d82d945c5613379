import * as v from 'valibot';
import { localLogin } from '#api/accounts.ts';
import { bookAppointment } from '#api/consultant.ts';
import {
  catalogueRequest, contactRequest, digitalChangeRequest, inhouseRequest, lawyerRequest, newsletterRequest, promoShopRequest, registrationRequest, sbvRequest, userRegistration,
} from '#api/requests.ts';
import { createPlan, editPlan } from '#api/training-plan.ts';
import type { WriteName } from '#api/routes.ts';
import { recipientSchema } from '#domain/entities/recipient.ts';
import { anyId, day, filledText, optionalText } from '#mocks/model/check.ts';

const flagOrNull = v.nullable(v.boolean());

const personalBody = v.strictObject({
  firstname: optionalText, lastname: optionalText, salutation: optionalText, department: optionalText, businessPhoneNumber: optionalText,
  businessPhoneNumber2: optionalText, privatePhoneNumber: optionalText, mobileNumber: optionalText, mobileNumber2: optionalText, faxNumber: optionalText,
  birthday: day, seminarEmail: optionalText, personEmail: optionalText,
});
export type PersonalBody = v.InferOutput<typeof personalBody>;

/** A member's hotel wishes travel on the route of the personal data (contract section 2). */
export const memberHotelBody = v.strictObject({ hotelComments: optionalText, hotelDisabledFriendlyRoom: flagOrNull, hotelVegetarianFood: flagOrNull });

const functionsBody = v.strictObject({ functions: v.array(v.number()) });

/** What forms and training plans send, as the writes beside the routes say it. */
const siteBodies = {
  contactRequest: contactRequest.body,
  inhouseRequest: inhouseRequest.body,
  sbvRequest: sbvRequest.body,
  catalogueRequest: catalogueRequest.body,
  lawyerRequest: lawyerRequest.body,
  registrationRequest: registrationRequest.body,
  digitalChangeRequest: digitalChangeRequest.body,
  newsletterRequest: newsletterRequest.body,
  promoShopRequest: promoShopRequest.body,
  userRegistration: userRegistration.body,
  localLogin: localLogin.body,
  bookAppointment: bookAppointment.body,
  trainingPlanCreate: createPlan.body,
  trainingPlanEdit: editPlan.body,
} as const;

/** What the bundle sends, by call (contract section 2): the mock portal insists on it, docs/openapi.json says it. */
export const bodySchemas = {
  ...siteBodies,
  cancelRecipient: v.strictObject({ reason: filledText }),
  checkout: v.strictObject({
    recipientId: anyId,
    recipient: v.looseObject({ ...recipientSchema.entries, recipientId: anyId, hotelOverNightOption: v.nullable(v.string()), comment: v.nullable(v.string()) }),
  }),
  savePersonalData: personalBody,
  saveGremiumPersonalData: v.union([personalBody, memberHotelBody]),
  saveLoginEmail: v.strictObject({ loginEmail: filledText }),
  saveBrFunctions: functionsBody,
  saveGremiumBrFunctions: functionsBody,
  saveHotelPreferences: v.strictObject({ comments: optionalText, disabledFriendlyRoom: flagOrNull, vegetarianFood: flagOrNull }),
  saveAdvertising: v.strictObject({
    donotbulkpostalmail: v.boolean(),
    donotbulkemail: v.boolean(),
    a24_sendcatalogue_bit: v.boolean(),
    printTopics: v.string(),
    digitalTopics: v.string(),
    contactId: v.nullable(anyId),
  }),
  feedbackSend: v.strictObject({
    formType: v.picklist(['Allgemein', 'Kontodaten', 'Seminare', 'Ideen und Verbesserungen']),
    event: v.nullable(v.looseObject({ id: anyId })),
    subject: filledText,
    message: filledText,
  }),
} as const satisfies Partial<Record<WriteName, v.GenericSchema>>;
