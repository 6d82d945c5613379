import type { UserData } from "#domain/entities/people.ts";
import { isFilled } from "#domain/text/text.ts";
import { splitStreet } from "./street.ts";

/** Contact data by the names of form fields; unknown fields are absent. */
export type ContactData = Readonly<Partial<Record<ContactField, string>>>;

const CONTACT_FIELDS = [
  "salutation",
  "firstname",
  "lastname",
  "company",
  "phone",
  "email",
  "street",
  "streetNumber",
  "postalCode",
  "city",
  "streetAndHouseNumber",
  "postalCodeOrCity",
] as const;
/** A field of the contact data that forms share. */
export type ContactField = (typeof CONTACT_FIELDS)[number];

type Given = Readonly<Partial<Record<string, string | null>>>;

function filledIn(given: Given): ContactData {
  return Object.fromEntries(
    CONTACT_FIELDS.flatMap((name) => (isFilled(given[name] ?? null) ? [[name, given[name]]] : [])),
  );
}

const joined = (...parts: readonly (string | null | undefined)[]): string =>
  parts.flatMap((part) => (isFilled(part ?? null) ? [String(part).trim()] : [])).join(" ");

/** The topics of a contact request (contract-public section 4, Forms). */
export const contactTopics = [
  "Seminare",
  "Inhouse-Seminare",
  "Fachtagungen",
  "Rechnung",
  "Kundenportal",
  "Sonstiges",
] as const;

/** Splits the house number off a street that contains it, unless `streetNumber` holds another number. */
function apart(contact: ContactData): ContactData {
  const split = splitStreet(contact.street ?? "");
  if (split === null || !["", split.number].includes(contact.streetNumber?.trim() ?? "")) return contact;
  return { ...contact, street: split.street, streetNumber: split.number };
}

/** Adds the address in its joined form (street with number, post code with town) to the separate fields. */
function bothWays(contact: ContactData): ContactData {
  const { street, streetNumber, postalCode, city } = contact;
  return filledIn({
    streetAndHouseNumber: joined(street, streetNumber),
    postalCodeOrCity: joined(postalCode, city),
    ...contact,
  });
}

/** The contact data that a form takes over from another form's values. */
export const contactOf = (values: Given): ContactData => bothWays(filledIn(values));

/** The contact data of the logged-in person (contract-public section 4, Forms: "From `userData`"). */
export function contactOfUser({ company, ...data }: UserData): ContactData {
  const known = filledIn({
    salutation: data.salutation,
    firstname: data.firstname,
    lastname: data.lastname,
    company: joined(company?.nameRow1, company?.nameRow2, company?.nameRow3),
    phone: isFilled(data.businessPhoneNumber) ? data.businessPhoneNumber : data.mobileNumber,
    email: isFilled(data.seminarEmail) ? data.seminarEmail : data.loginEmail,
    street: company?.street ?? null,
    streetNumber: company?.streetNr ?? null,
    postalCode: company?.zip ?? null,
    city: company?.city ?? null,
  });
  return bothWays(apart(known));
}
