import * as v from "valibot";
import { codeText, date, flag, id, idNumber, list, number, text } from "./fields.ts";

/** The logged-in person (contract section 2, call user). */
export const userSchema = v.object({
  /** Names the account. @required */
  userId: id,
  /** Names the person as a participant; functions are kept by it. */
  teilnehmerId: id,
  /** First name. */
  firstName: text,
  /** Last name. */
  lastName: text,
  /** E-mail address of the login. @format email */
  email: text,
  /** Whether the person may book and cancel for the Gremium and edit its members. @required */
  isGremiumAdmin: flag,
});
export type User = v.InferOutput<typeof userSchema>;

/** A member of the customer's Gremium. */
export const gremiumUserSchema = v.object({
  /** Names the member's account. @required */
  userId: id,
  /** First name. @required */
  firstName: text,
  /** Last name. @required */
  lastName: text,
  /** Whether it is the customer. @required */
  isSelf: flag,
});
export type GremiumUser = v.InferOutput<typeof gremiumUserSchema>;

/** The customer's membership in a Gremium. */
export const membershipSchema = v.object({
  /** Names the Gremium. @required */
  gremiumId: id,
  /** Its name, plain text. */
  name: text,
  /** Whether the customer is its administrator. @required */
  isAdmin: flag,
});
export type Membership = v.InferOutput<typeof membershipSchema>;

/** Read-only company data; `accDbId` is the customer number (spec section 3, Company). */
export const companySchema = v.object({
  /** Customer number. */
  accDbId: id,
  /** First line of the company's name. */
  nameRow1: text,
  /** Second line. */
  nameRow2: text,
  /** Third line. */
  nameRow3: text,
  /** Street without the number. */
  street: text,
  /** House number. */
  streetNr: codeText,
  /** Post code. */
  zip: codeText,
  /** Town. */
  city: text,
  /** One of the call `countries`. */
  countryId: id,
  /** Its name. */
  countryName: text,
});
export type Company = v.InferOutput<typeof companySchema>;

/** What a customer always wants of a hotel. */
export const hotelPreferencesSchema = v.object({
  /** Wishes in own words, plain text. */
  comments: text,
  /** Whether a room free of barriers is wanted. */
  disabledFriendlyRoom: flag,
  /** Whether vegetarian food is wanted. */
  vegetarianFood: flag,
});
export type HotelPreferences = v.InferOutput<typeof hotelPreferencesSchema>;

/** `birthday` is a Berlin day `yyyy-MM-dd` (spec section 3, User data). */
export const userDataSchema = v.object({
  /** First name. */
  firstname: text,
  /** Last name. */
  lastname: text,
  /** One of the call `salutations`, as it reads there. */
  salutation: text,
  /** Department, plain text. */
  department: text,
  /** Phone number at work. */
  businessPhoneNumber: text,
  /** Second phone number at work. */
  businessPhoneNumber2: text,
  /** Phone number at home. */
  privatePhoneNumber: text,
  /** Mobile number. */
  mobileNumber: text,
  /** Second mobile number. */
  mobileNumber2: text,
  /** Fax number. */
  faxNumber: text,
  /** Berlin day `yyyy-MM-dd`. */
  birthday: date,
  /** Address to which invitations go. @format email */
  seminarEmail: text,
  /** Private address. @format email */
  personEmail: text,
  /** Address of the login; changed by `saveLoginEmail` alone. @format email */
  loginEmail: text,
  /** Names the person as a participant. @required */
  teilnehmerId: id,
  /** The company, which is shown and not edited. */
  company: v.nullish(companySchema, null),
  /** Hotel wishes, where they come along. */
  hotelPreferences: v.nullish(hotelPreferencesSchema, null),
});
export type UserData = v.InferOutput<typeof userDataSchema>;

/** A country that an address may name. */
export const countrySchema = v.object({
  /** Names the country. @required */
  countryId: id,
  /** Its German name. @required */
  name: text,
});
export type Country = v.InferOutput<typeof countrySchema>;

/** A salutation, offered or not. */
export const salutationSchema = v.object({
  /** As it reads and travels, such as `Frau`. @required */
  name: text,
  /** Number of the salutation; those of twelve numbers are offered. @required */
  sourceId: number,
});
export type Salutation = v.InferOutput<typeof salutationSchema>;

/** A function in a works council, such as its chair. */
export const brFunctionSchema = v.object({
  /** Number by which `userBrFunctions` names it. @integer @required */
  id: number,
  /** Its name, plain text. @required */
  name: text,
  /** Place within its category, ascending. */
  sortOrder: number,
});
/** Functions that stand together in the form. */
export const brFunctionCategorySchema = v.object({
  /** Name of the category, plain text. @required */
  name: text,
  /** Its functions. @required */
  brFunctions: list(brFunctionSchema),
});
export type BrFunctionCategory = v.InferOutput<typeof brFunctionCategorySchema>;

/** A topic on which the customer may want offers. */
export const topicSchema = v.object({
  /** Names the topic; the marketing preferences name it so. @required */
  attributevalue: id,
  /** What people read. @required */
  value: text,
});
export type Topic = v.InferOutput<typeof topicSchema>;

/** By which ways and on which topics the customer wants offers. */
export const marketingPreferencesSchema = v.object({
  /** Whether offers may come by post. */
  sendAdsPrint: flag,
  /** Whether offers may come by e-mail. */
  sendAdsDigital: flag,
  /** Whether the printed catalogue is wanted. */
  sendCatalogPrint: flag,
  /** Whether the digital catalogue is wanted. */
  sendCatalogDigital: flag,
  /** Ids of topics for post. */
  selectedPrintTopics: list(v.union([idNumber, v.string()])),
  /** Ids of topics for e-mail. */
  selectedDigitalTopics: list(v.union([idNumber, v.string()])),
  /** Names the person in `saveAdvertising`. */
  contactId: id,
});
export type MarketingPreferences = v.InferOutput<typeof marketingPreferencesSchema>;
