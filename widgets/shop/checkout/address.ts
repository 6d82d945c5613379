import type { OrderOptions } from "#domain/entities/cart.ts";
import { splitStreet } from "#domain/street.ts";
import { isFilled } from "#domain/text.ts";
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

/** The saved address as the form shows it. */
export function addressValues(options: OrderOptions): DescribedValues {
  const shown = splitAddress(options);
  return Object.fromEntries(
    Object.keys(emptyValues(addressForm)).map((name) => [name, shown[name as keyof OrderOptions] ?? ""]),
  );
}

/** What is typed as it travels; what was left empty is null. */
export const optionsOf = (values: DescribedValues): OrderOptions => bodyOf(addressForm, values) as OrderOptions;
