import type { OrderOptions } from "#domain/entities/cart.ts";
import { splitStreet } from "#domain/street.ts";
import { isFilled } from "#domain/text.ts";
import { tidyPhone } from "#domain/typed.ts";
import { plainLine } from "#lib/typed-text.ts";
import {
  bodyOf,
  emptyValues,
  optional,
  required,
  type DescribedForm,
  type DescribedValues,
} from "#widgets/shared/forms/description.ts";
import { checkoutTexts } from "#i18n/checkout.ts";

/** Contact and invoice address (contract-public section 4): all required but the message. */
export const addressForm: DescribedForm = {
  name: "checkout",
  rank: 4,
  groups: [
    {
      title: checkoutTexts.address,
      fields: [
        ...required(
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
        ...optional("message"),
      ],
    },
  ],
};

/** A street that holds its number, taken apart as the form has them; a number of its own stays. */
function splitAddress(options: OrderOptions): OrderOptions {
  const parts = isFilled(options.streetNumber) ? null : splitStreet(options.street ?? "");
  return parts === null ? options : { ...options, street: parts.street, streetNumber: parts.number };
}

/** The values of the form beside those of its fields: whether the invoice goes elsewhere, `WISHED` or '', and where. */
export const noInvoice = { invoiceWished: "", invoiceAddress: "" } as const;
export const WISHED = "ja";

const INVOICE = new RegExp(`(?:^|\\n\\n)${checkoutTexts.named(checkoutTexts.invoice)}\\n([^]+)$`);

/** A saved message, and the address for the invoice that stands at its end; null for none. */
export function messageParts(saved: string | null): Record<"message" | "invoice", string | null> {
  const invoice = INVOICE.exec(saved ?? "");
  if (saved === null || invoice === null) return { message: saved, invoice: null };
  const message = saved.slice(0, invoice.index);
  return { message: message === "" ? null : message, invoice: invoice[1] ?? null };
}

/**
 * The phone number of a saved address as the customer has typed it, as long as that is the same number; it is saved
 * without blanks and separators.
 */
export const phoneAsTyped = (saved: string | null, typed: string | null): string | null =>
  typed !== null && tidyPhone(typed) === saved ? plainLine(typed) : saved;

/** The saved address as the form shows it, with the phone number as it was typed before. */
export function addressValues(options: OrderOptions, typedPhone: string | null): DescribedValues {
  const { message, invoice } = messageParts(options.message);
  const shown = { ...splitAddress(options), message, phone: phoneAsTyped(options.phone, typedPhone) };
  return {
    ...Object.fromEntries(
      Object.keys(emptyValues(addressForm)).map((name) => [name, shown[name as keyof OrderOptions] ?? ""]),
    ),
    invoiceWished: invoice === null ? "" : WISHED,
    invoiceAddress: invoice ?? "",
  };
}

const wishedInvoice = ({ invoiceWished, invoiceAddress = "" }: DescribedValues): string =>
  invoiceWished === WISHED ? invoiceAddress.trim() : "";

/** Whether an address for the invoice is wished, and none is typed. */
export const lacksInvoice = (values: DescribedValues): boolean =>
  values.invoiceWished === WISHED && wishedInvoice(values) === "";

/**
 * What is typed as it travels; what was left empty is null. The backend has no field for another address of the
 * invoice: it stands at the end of the message.
 */
export function optionsOf(values: DescribedValues): OrderOptions {
  const options = bodyOf(addressForm, values) as OrderOptions;
  const invoice = wishedInvoice(values);
  if (invoice === "") return options;
  const block = `${checkoutTexts.named(checkoutTexts.invoice)}\n${invoice}`;
  return { ...options, message: [options.message, block].filter(isFilled).join("\n\n") };
}
