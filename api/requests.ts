import * as v from "valibot";
import { successAnswer } from "#api/answer-words.ts";
import { filledText, optionalDay, optionalText } from "#api/body-fields.ts";
import type { WriteName } from "#api/routes.ts";
import { bodyReader, defineWrite, refusedWith, type Outcome, type Write } from "#api/write.ts";
import { contactTopics } from "#domain/forms/contact.ts";

/** Why a request was refused: messages by field as the server worded them; null if it gave no reason. */
export type RequestRefusal = Readonly<Record<string, string>> | null;

/** The write of a request form; its input is the body that is sent. */
export type RequestWrite<B> = Write<B, undefined, RequestRefusal>;

/** The sentence about a field; some frameworks list several of them. Empty if there is none. */
const messageOf = (given: unknown): string =>
  [given]
    .flat()
    .filter((each) => typeof each === "string" && each.trim() !== "")
    .join(" ");

/** Reads a 422; without a usable message it counts as a failure (contract-public section 4). */
const errorsAnswer = bodyReader(
  v.object({ errors: v.nullish(v.record(v.string(), v.unknown()), {}) }),
  ({ errors }): Outcome<undefined, RequestRefusal> | null => {
    const messages = Object.entries(errors).map(([field, given]) => [field, messageOf(given)] as const);
    const usable = messages.filter(([, message]) => message !== "");
    return usable.length === 0 ? null : refusedWith(Object.fromEntries(usable));
  },
);

function requestWrite<B extends v.GenericSchema>(
  name: WriteName,
  body: B,
): RequestWrite<v.InferInput<B>> & { readonly body: B } {
  return {
    ...defineWrite({
      name,
      body,
      request: (given: v.InferInput<B>) => ({ body: given }),
      answers: { "2xx": successAnswer, 409: bodyReader(v.unknown(), () => null), 422: errorsAnswer },
      outdates: [],
      key: () => name,
      idempotency: { subject: () => "", across: "tab" },
    }),
    body,
  };
}

/** The name of the person who sends the request. */
const person = { salutation: filledText, firstname: filledText, lastname: filledText };
const address = { street: filledText, streetNumber: filledText, postalCode: filledText, city: filledText };
/** A company that can be called back. */
const caller = { company: filledText, ...person, phone: filledText, email: filledText };
const overnightOptions = v.picklist(["mitNacht_VP", "ohneNacht_VP", "mitNacht_HP", "ohneNacht_HP"]);

export const contactRequest = requestWrite(
  "contactRequest",
  v.strictObject({
    ...person,
    company: optionalText,
    phone: optionalText,
    email: filledText,
    topic: v.picklist(contactTopics),
    message: filledText,
  }),
);

/** `participants` is 1 to 99; `desiredDate` is a Berlin day `yyyy-MM-dd`. */
export const inhouseRequest = requestWrite(
  "inhouseRequest",
  v.strictObject({
    ...caller,
    postalCodeOrCity: filledText,
    topic: filledText,
    participants: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99))),
    desiredDate: optionalDay,
    message: optionalText,
  }),
);

export const sbvRequest = requestWrite(
  "sbvRequest",
  v.strictObject({ ...person, company: filledText, phone: optionalText, email: filledText, message: filledText }),
);

export const catalogueRequest = requestWrite(
  "catalogueRequest",
  v.strictObject({ company: filledText, ...person, ...address, email: optionalText }),
);

export const lawyerRequest = requestWrite("lawyerRequest", v.strictObject({ ...caller, message: filledText }));

export const promoShopRequest = requestWrite("promoShopRequest", v.strictObject({ ...caller, message: optionalText }));

/** A registration for an event; `eventId` and `title` are null if it names none. */
const registrationBody = v.strictObject({
  eventId: v.nullable(v.number()),
  title: optionalText,
  ...caller,
  streetAndHouseNumber: filledText,
  postalCodeOrCity: filledText,
  hotelOverNightOption: overnightOptions,
  message: optionalText,
});
export const registrationRequest = requestWrite("registrationRequest", registrationBody);
export const digitalChangeRequest = requestWrite("digitalChangeRequest", registrationBody);

export const newsletterRequest = requestWrite(
  "newsletterRequest",
  v.strictObject({ email: filledText, salutation: optionalText, firstname: optionalText, lastname: optionalText }),
);

/** A new account; the password is sent as it was typed. */
export const userRegistration = requestWrite(
  "userRegistration",
  v.strictObject({
    ...person,
    company: filledText,
    ...address,
    phone: filledText,
    email: filledText,
    password: v.pipe(v.string(), v.minLength(8)),
  }),
);
