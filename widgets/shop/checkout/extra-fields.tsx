import { useWatch } from "react-hook-form";
import { checkoutTexts as texts } from "#i18n/checkout.ts";
import { fieldLabels } from "#i18n/fields.ts";
import { Checkbox } from "#ui/field/checkbox.tsx";
import type { DescribedFieldProps } from "#widgets/shared/forms/described-fields.tsx";
import { FormText } from "#widgets/shared/forms/form-fields.tsx";
import { FormSection } from "#widgets/shared/forms/form-frame.tsx";
import { references, WISHED } from "./address.ts";

type ExtraProps = Omit<DescribedFieldProps, "field">;

const address = [
  { name: "invoiceCompany", label: fieldLabels.company, autoComplete: "billing organization" },
  { name: "invoiceStreet", label: fieldLabels.streetAndHouseNumber, autoComplete: "billing address-line1" },
  { name: "invoicePostalCode", label: fieldLabels.postalCode, autoComplete: "billing postal-code" },
  { name: "invoiceCity", label: fieldLabels.city, autoComplete: "billing address-level2" },
] as const;

/** Another address for the invoice, shown only if it is wished. */
function InvoiceFields({ form, readOnly }: ExtraProps) {
  const { control } = form;
  const isWished = useWatch({ control, name: "invoiceWished" }) === WISHED;
  const wish = (wished: boolean): void => {
    form.clearErrors(address.map(({ name }) => name));
    form.setValue("invoiceWished", wished ? WISHED : "", { shouldDirty: true });
  };
  return (
    <div className="stack">
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
    </div>
  );
}

/** Fields for the customer's bookkeeping: order reference, cost centre, address of the invoice. */
export function ExtraFields({ form, readOnly }: ExtraProps) {
  return (
    <div className="stack">
      <div className="form-row">
        {references.map((name) => (
          <FormText
            key={name}
            control={form.control}
            name={name}
            label={texts[name]}
            autoComplete="off"
            maxLength={60}
            readOnly={readOnly}
          />
        ))}
      </div>
      <InvoiceFields form={form} readOnly={readOnly} />
    </div>
  );
}
