import type { FieldErrors, Resolver } from "react-hook-form";
import { describedResolver } from "#widgets/shared/forms/described-rules.ts";
import { fieldsOf, required, type DescribedValues } from "#widgets/shared/forms/description.ts";
import { addressForm, invoiceFields, WISHED } from "./address.ts";

const invoiceNames = Object.entries(invoiceFields);

/** The rules of the fields, and those of the invoice's address, which only apply if one is wished. */
export function addressResolver(clock: () => number): Resolver<DescribedValues> {
  const ofAddress = describedResolver(fieldsOf(addressForm), clock);
  const ofInvoice = describedResolver(required(...Object.values(invoiceFields)), clock);
  return async (values, context, options) => {
    const judged = await ofAddress(values, context, options);
    if (values.invoiceWished !== WISHED) return judged;
    const typed = Object.fromEntries(invoiceNames.map(([name, rule]) => [rule, values[name] ?? ""]));
    const { errors } = await ofInvoice(typed, context, options);
    const found = invoiceNames.flatMap(([name, rule]) => {
      const error = errors[rule];
      return error === undefined ? [] : [[name, error]];
    });
    if (found.length === 0) return judged;
    return { values: {}, errors: { ...judged.errors, ...Object.fromEntries(found) } as FieldErrors<DescribedValues> };
  };
}
