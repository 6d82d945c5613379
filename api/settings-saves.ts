import * as v from "valibot";
import { statusAnswer, successAnswer } from "#api/answer-words.ts";
import { anyId, filledText, optionalDay, optionalFlag, optionalText } from "#api/body-fields.ts";
import type { SettingsTarget } from "#api/settings.ts";
import { defineWrite, doneAnswer, type Write } from "#api/write.ts";
import type { Id } from "#domain/entities/fields.ts";
import type { HotelPreferences } from "#domain/entities/people.ts";

/** A write of the settings for which any 2xx is a success. */
export type PlainSave<I> = Write<I, undefined, never>;
/** A write of the settings that the server may refuse with a sentence, null for none. */
export type CheckedSave<I> = Write<I, undefined, string | null>;

/** The same save with another input, from which `inputOf` makes its own. A save has no key and no look-up. */
const withInput = <I, J, D, R>(
  { name, request, answers, outdates, key }: Write<I, D, R>,
  inputOf: (given: J) => I,
): Write<J, D, R> => ({
  name,
  request: (given) => request(inputOf(given)),
  answers,
  outdates,
  key: (given) => key(inputOf(given)),
});

const personalBody = v.strictObject({
  firstname: optionalText,
  lastname: optionalText,
  salutation: optionalText,
  department: optionalText,
  businessPhoneNumber: optionalText,
  businessPhoneNumber2: optionalText,
  privatePhoneNumber: optionalText,
  mobileNumber: optionalText,
  mobileNumber2: optionalText,
  faxNumber: optionalText,
  birthday: optionalDay,
  seminarEmail: optionalText,
  personEmail: optionalText,
});
/** The body of savePersonalData; `birthday` is `yyyy-MM-dd`. */
export type PersonalBody = v.InferOutput<typeof personalBody>;

export const savePersonalData = defineWrite({
  name: "savePersonalData",
  body: personalBody,
  request: (body: PersonalBody) => ({ body }),
  answers: { "2xx": doneAnswer },
  outdates: ["userData"],
  key: () => "personal data",
});

/** The hotel wishes of a member, which are sent on the route of the member's personal data (spec section 7). */
export const memberHotelBody = v.strictObject({
  hotelComments: optionalText,
  hotelDisabledFriendlyRoom: optionalFlag,
  hotelVegetarianFood: optionalFlag,
});

export const saveGremiumPersonalData = defineWrite({
  name: "saveGremiumPersonalData",
  body: v.union([personalBody, memberHotelBody]),
  request: ({ userId, body }: { userId: Id; body: PersonalBody | v.InferOutput<typeof memberHotelBody> }) => ({
    values: { userId },
    body,
  }),
  answers: { "2xx": doneAnswer },
  outdates: ["gremiumUserData", "hotelPreferences"],
  // Personal data and hotel wishes are different fields, so neither needs to wait for the other.
  key: ({ userId, body }) => `${"hotelComments" in body ? "hotel wishes" : "data"} of ${userId}`,
});

/** The write that saves personal data, on the target's own route. */
export function personalDataSave(target: SettingsTarget): PlainSave<PersonalBody> {
  if (target === "own") return savePersonalData;
  return withInput(saveGremiumPersonalData, (body: PersonalBody) => ({ userId: target.userId, body }));
}

export const saveHotelPreferences = defineWrite({
  name: "saveHotelPreferences",
  body: v.strictObject({ comments: optionalText, disabledFriendlyRoom: optionalFlag, vegetarianFood: optionalFlag }),
  request: (body: HotelPreferences) => ({ body }),
  answers: { "2xx": doneAnswer },
  outdates: ["hotelPreferences", "userData"],
  key: () => "hotel wishes",
});

/** The write that saves hotel wishes, on the target's own route. */
export function hotelWishesSave(target: SettingsTarget): PlainSave<HotelPreferences> {
  if (target === "own") return saveHotelPreferences;
  const bodyOf = ({ comments, disabledFriendlyRoom, vegetarianFood }: HotelPreferences) => ({
    hotelComments: comments,
    hotelDisabledFriendlyRoom: disabledFriendlyRoom,
    hotelVegetarianFood: vegetarianFood,
  });
  return withInput(saveGremiumPersonalData, (wishes: HotelPreferences) => ({
    userId: target.userId,
    body: bodyOf(wishes),
  }));
}

const functionsBody = v.strictObject({ functions: v.array(v.number()) });

export const saveBrFunctions = defineWrite({
  name: "saveBrFunctions",
  body: functionsBody,
  request: (functions: readonly number[]) => ({ body: { functions: [...functions] } }),
  answers: { "2xx": statusAnswer },
  outdates: ["userBrFunctions"],
  key: () => "functions",
});

export const saveGremiumBrFunctions = defineWrite({
  name: "saveGremiumBrFunctions",
  body: functionsBody,
  request: ({ teilnehmerId, functions }: { teilnehmerId: Id; functions: readonly number[] }) => ({
    values: { teilnehmerId },
    body: { functions: [...functions] },
  }),
  answers: { "2xx": statusAnswer },
  outdates: ["gremiumUserBrFunctions"],
  key: ({ teilnehmerId }) => `functions of ${teilnehmerId}`,
});

/** The write that saves function ids: those of the member with this teilnehmerId, or the customer's own for null. */
export function brFunctionsSave(teilnehmerId: Id | null): CheckedSave<readonly number[]> {
  return teilnehmerId === null
    ? saveBrFunctions
    : withInput(saveGremiumBrFunctions, (functions: readonly number[]) => ({ teilnehmerId, functions }));
}

/** Requests another login e-mail; it changes when the link in the confirmation mail is clicked. */
export const saveLoginEmail = defineWrite({
  name: "saveLoginEmail",
  body: v.strictObject({ loginEmail: filledText }),
  request: (loginEmail: string) => ({ body: { loginEmail } }),
  answers: { "2xx": successAnswer },
  outdates: [],
  key: () => "login e-mail",
});

const advertisingBody = v.strictObject({
  donotbulkpostalmail: v.boolean(),
  donotbulkemail: v.boolean(),
  sendCatalogPrint: v.boolean(),
  sendCatalogDigital: v.boolean(),
  a24_sendcatalogue_bit: v.boolean(),
  printTopics: v.string(),
  digitalTopics: v.string(),
  contactId: v.nullable(anyId),
});
/** The body of saveAdvertising (contract section 2); topic ids are joined by commas. */
export type AdvertisingBody = v.InferOutput<typeof advertisingBody>;

/** Saves the advertising wishes on the route with the configured hash. */
export const saveAdvertising = defineWrite({
  name: "saveAdvertising",
  body: advertisingBody,
  request: ({ hash, body }: { hash: string; body: AdvertisingBody }) => ({ values: { hash }, body }),
  answers: { "2xx": statusAnswer },
  outdates: ["marketingPreferences"],
  key: () => "advertising",
});
