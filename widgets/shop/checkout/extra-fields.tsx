import { useWatch } from "react-hook-form";
import { checkoutTexts as texts } from "#i18n/checkout.ts";
import { fieldLabels } from "#i18n/fields.ts";
import { Checkbox } from "#ui/field/checkbox.tsx";
import type { DescribedFieldProps } from "#widgets/shared/forms/described-fields.tsx";
import { FormArea, FormText } from "#widgets/shared/forms/form-fields.tsx";
import { FormSection } from "#widgets/shared/forms/form-frame.tsx";
import { references, WISHED } from "./address.ts";

type ExtraProps = Omit<DescribedFieldProps, "field">;

const address = [
  { name: "invoiceCompany", label: fieldLabels.company, autoComplete: "billing organization" },
  { name: "invoiceStreet", label: fieldLabels.streetAndHouseNumber, autoComplete: "billing address-line1" },
  {
    name: "invoicePostalCode",
    label: fieldLabels.postalCode,
    autoComplete: "billing postal-code",
    inputMode: "numeric",
  },
  { name: "invoiceCity", label: fieldLabels.city, autoComplete: "billing address-level2" },
] as const;

/** Another address for the invoice, shown only if it is wished. */
export function InvoiceFields({ form, readOnly }: ExtraProps) {
  const { control } = form;
  const isWished = useWatch({ control, name: "invoiceWished" }) === WISHED;
  const wish = (wished: boolean): void => {
    form.clearErrors(address.map(({ name }) => name));
    form.setValue("invoiceWished", wished ? WISHED : "", { shouldDirty: true });
  };
  return (
    <>
      <Checkbox
        label={texts.otherInvoice}
        name="invoiceWished"
        checked={isWished}
        onChange={({ target }) => wish(target.checked)}
      />
      {isWished && (
        <FormSection title={texts.invoice} level={4}>
          <div className="form-row">
            {address.map((field) => (
              <FormText key={field.name} control={control} {...field} required readOnly={readOnly} />
            ))}
          </div>
        </FormSection>
      )}
    </>
  );
}

/** What may be said beside the address: order reference and cost centre, if an invoice is written, and a message. */
export function FurtherFields({ form: { control }, readOnly, isPaid }: ExtraProps & { readonly isPaid: boolean }) {
  const look = { control, readOnly, autoComplete: "off" };
  return (
    <FormSection title={texts.further} level={4}>
      <div className="form-row">
        {isPaid &&
          references.map((name) => <FormText key={name} {...look} name={name} label={texts[name]} maxLength={60} />)}
        <div className="form-wide">
          <FormArea {...look} name="message" label={fieldLabels.message} rows={3} />
        </div>
      </div>
    </FormSection>
  );
}
