import type { OrderOptions } from "#domain/entities/cart.ts";
import { splitStreet } from "#domain/forms/street.ts";
import { tidyPhone } from "#domain/forms/typed.ts";
import { isFilled } from "#domain/text/text.ts";
import { checkoutTexts } from "#i18n/checkout.ts";
import { plainLine } from "#lib/typed-text.ts";
import {
  bodyOf,
  emptyValues,
  optional,
  required,
  type DescribedForm,
  type DescribedValues,
  type FieldGroup,
} from "#widgets/shared/forms/description.ts";
import { tidied } from "#widgets/shared/forms/fields.ts";

const contact: FieldGroup = {
  title: checkoutTexts.address,
  fields: required(
    "company",
    "salutation",
    "firstname",
    "lastname",
    "street",
    "streetNumber",
    "postalCode",
    "city",
    "phone",
    "email",
  ),
};
const message: FieldGroup = { title: checkoutTexts.further, fields: optional("message") };

/** Contact and invoice address (contract-public section 4): all fields are required except the message. */
export const addressForm: DescribedForm = { name: "checkout", level: 4, groups: [contact, message] };

/** The fields of the address alone. */
export const addressPart: DescribedForm = { ...addressForm, groups: [contact] };

/** The same fields if no invoice goes to them, as for a request. */
export const contactPart: DescribedForm = {
  ...addressForm,
  groups: [{ ...contact, title: checkoutTexts.contact }],
};

/** Splits a street that contains the house number, unless the number is given separately. */
function splitAddress(options: OrderOptions): OrderOptions {
  const parts = isFilled(options.streetNumber) ? null : splitStreet(options.street ?? "");
  return parts === null ? options : { ...options, street: parts.street, streetNumber: parts.number };
}

/** Further fields of the form. Each becomes a line of the message, because the backend has no field for it. */
export const references = ["reference", "costCentre"] as const;
type Reference = (typeof references)[number];

/** The fields of the invoice's address, by the address field whose rule applies to each. */
export const invoiceFields = {
  invoiceCompany: "company",
  invoiceStreet: "streetAndHouseNumber",
  invoicePostalCode: "postalCode",
  invoiceCity: "city",
} as const;
type InvoiceField = keyof typeof invoiceFields;

/** The start values of the further fields; the invoice has its own address if `invoiceWished` is `WISHED`. */
export const noExtras = {
  reference: "",
  costCentre: "",
  invoiceWished: "",
  invoiceCompany: "",
  invoiceStreet: "",
  invoicePostalCode: "",
  invoiceCity: "",
} as const satisfies Record<Reference | InvoiceField | "invoiceWished", string>;
/** The value of `invoiceWished` if the invoice goes to another address. */
export const WISHED = "ja";

const INVOICE = new RegExp(`(?:^|\\n\\n)${checkoutTexts.named(checkoutTexts.invoice)}\\n([^]+)$`);
const lineOf = (name: Reference): string => checkoutTexts.named(checkoutTexts[name]);

interface Parts extends Record<Reference, string | null> {
  readonly message: string | null;
  readonly invoice: string | null;
}

/** Takes the lines of the further fields out of a saved message. */
function withoutReferences(text: string): Pick<Parts, "message" | Reference> {
  const found: Record<Reference, string | null> = { reference: null, costCentre: null };
  let rest = text;
  for (const name of ["costCentre", "reference"] as const) {
    const at = rest.lastIndexOf(`${lineOf(name)} `);
    const value = rest.slice(at + lineOf(name).length + 1);
    if (at === -1 || value.includes("\n") || (at > 0 && rest[at - 1] !== "\n")) continue;
    found[name] = value;
    rest = rest.slice(0, at).trimEnd();
  }
  return { ...found, message: rest === "" ? null : rest };
}

/** Splits a saved message from the lines at its end: order reference, cost centre, the invoice's address. */
export function messageParts(saved: string | null): Parts {
  if (saved === null) return { message: null, reference: null, costCentre: null, invoice: null };
  const invoice = INVOICE.exec(saved);
  return { ...withoutReferences(saved.slice(0, invoice?.index)), invoice: invoice?.[1] ?? null };
}

/** The invoice's address by its fields; a text that is no such address is put into the first field. */
function invoiceValues(text: string | null): Record<InvoiceField, string> {
  const [, company, street, postalCode, city] = /^(.+)\n(.+?)(?:,|\n) *(\d{5}) (.+)$/.exec(text ?? "") ?? [];
  return {
    invoiceCompany: company ?? (text ?? "").replaceAll(/\s*\n\s*/g, ", "),
    invoiceStreet: street ?? "",
    invoicePostalCode: postalCode ?? "",
    invoiceCity: city ?? "",
  };
}

/** The phone number as the customer typed it, if the saved one is the same number without blanks and separators. */
export const phoneAsTyped = (saved: string | null, typed: string | null): string | null =>
  typed !== null && tidyPhone(typed) === saved ? plainLine(typed) : saved;

/** The saved address as form values, with the phone number as it was typed. */
export function addressValues(options: OrderOptions, typedPhone: string | null): DescribedValues {
  const { message, invoice, reference, costCentre } = messageParts(options.message);
  const shown = { ...splitAddress(options), message, phone: phoneAsTyped(options.phone, typedPhone) };
  return {
    ...Object.fromEntries(
      Object.keys(emptyValues(addressForm)).map((name) => [name, shown[name as keyof OrderOptions] ?? ""]),
    ),
    reference: reference ?? "",
    costCentre: costCentre ?? "",
    invoiceWished: invoice === null ? "" : WISHED,
    ...invoiceValues(invoice),
  };
}

/** The invoice's address, line by line; '' if none is wished. */
function wishedInvoice(values: DescribedValues): string {
  const of = (name: InvoiceField): string => tidied(invoiceFields[name], values[name] ?? "");
  const town = `${of("invoicePostalCode")} ${of("invoiceCity")}`.trim();
  const lines = [of("invoiceCompany"), of("invoiceStreet"), town].filter(isFilled);
  return values.invoiceWished === WISHED ? lines.join("\n") : "";
}

/**
 * The typed values in the form in which they are sent, with null for empty ones. References and the invoice's address
 * are appended to the message, because the backend has no fields for them.
 */
export function orderOptionsOf(values: DescribedValues): OrderOptions {
  const options = bodyOf(addressForm, values) as OrderOptions;
  const lines = references.flatMap((name) => {
    const typed = plainLine(values[name] ?? "");
    return typed === "" ? [] : [`${lineOf(name)} ${typed}`];
  });
  const invoice = wishedInvoice(values);
  const block = invoice === "" ? null : `${checkoutTexts.named(checkoutTexts.invoice)}\n${invoice}`;
  const message = [options.message, lines.join("\n"), block].filter(isFilled).join("\n\n");
  return { ...options, message: message === "" ? null : message };
}
