import * as v from 'valibot';
import { code, date, flag, id, list, number, text } from '#domain/entities/fields.ts';

/** The logged-in person (contract section 2, call user). */
export const userSchema = v.object({
  userId: id,
  teilnehmerId: id,
  firstName: text,
  lastName: text,
  email: text,
  isGremiumAdmin: flag,
});
export type User = v.InferOutput<typeof userSchema>;

export const gremiumUserSchema = v.object({ userId: id, firstName: text, lastName: text, isSelf: flag });
export type GremiumUser = v.InferOutput<typeof gremiumUserSchema>;

export const membershipSchema = v.object({ gremiumId: id, name: text, isAdmin: flag });
export type Membership = v.InferOutput<typeof membershipSchema>;

/** Read-only company data; `accDbId` is the customer number (spec section 3, Company). */
const companySchema = v.object({
  accDbId: id,
  nameRow1: text,
  nameRow2: text,
  nameRow3: text,
  street: text,
  streetNr: code,
  zip: code,
  city: text,
  countryId: id,
  countryName: text,
});
export type Company = v.InferOutput<typeof companySchema>;

export const hotelPreferencesSchema = v.object({ comments: text, disabledFriendlyRoom: flag, vegetarianFood: flag });
export type HotelPreferences = v.InferOutput<typeof hotelPreferencesSchema>;

/** `birthday` is a Berlin day `yyyy-MM-dd` (spec section 3, User data). */
export const userDataSchema = v.object({
  firstname: text,
  lastname: text,
  salutation: text,
  department: text,
  businessPhoneNumber: text,
  businessPhoneNumber2: text,
  privatePhoneNumber: text,
  mobileNumber: text,
  mobileNumber2: text,
  faxNumber: text,
  birthday: date,
  seminarEmail: text,
  personEmail: text,
  loginEmail: text,
  teilnehmerId: id,
  company: v.nullish(companySchema, null),
  hotelPreferences: v.nullish(hotelPreferencesSchema, null),
});
export type UserData = v.InferOutput<typeof userDataSchema>;

export const countrySchema = v.object({ countryId: id, name: text });
export type Country = v.InferOutput<typeof countrySchema>;

export const salutationSchema = v.object({ name: text, sourceId: number });
export type Salutation = v.InferOutput<typeof salutationSchema>;

export const brFunctionCategorySchema = v.object({
  name: text,
  brFunctions: list(v.object({ id: number, name: text, sortOrder: number })),
});
export type BrFunctionCategory = v.InferOutput<typeof brFunctionCategorySchema>;

export const topicSchema = v.object({ attributevalue: id, value: text });
export type Topic = v.InferOutput<typeof topicSchema>;

export const marketingPreferencesSchema = v.object({
  sendAdsPrint: flag,
  sendAdsDigital: flag,
  sendCatalogPrint: flag,
  sendCatalogDigital: flag,
  selectedPrintTopics: list(v.union([v.number(), v.string()])),
  selectedDigitalTopics: list(v.union([v.number(), v.string()])),
  contactId: id,
});
export type MarketingPreferences = v.InferOutput<typeof marketingPreferencesSchema>;
