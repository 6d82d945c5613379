import type { UseFormReturn } from 'react-hook-form';
import { fieldLabels } from '#i18n/field-labels.ts';
import { fieldKinds } from './catalogue.ts';
import type { DescribedForm, DescribedValues, FieldSpec } from './description.ts';
import { EmailField } from './email-field.tsx';
import { FormArea, FormSelect, FormText } from './form-fields.tsx';
import { FormSection } from './form-frame.tsx';
import { StreetField } from './street-field.tsx';

/** What the parts of a described form are given. */
export interface DescribedFieldProps {
  readonly field: FieldSpec;
  readonly form: UseFormReturn<DescribedValues>;
  /** While it is sent, nothing is typed into it. */
  readonly readOnly: boolean;
}

/** One field as the catalogue describes it. */
function DescribedField({ field, form, readOnly }: DescribedFieldProps) {
  const { name, required } = field;
  const kind = field.kind ?? fieldKinds[name];
  const look = { control: form.control, name, label: fieldLabels[name], required, autoComplete: kind.autoComplete };
  switch (kind.control) {
    case 'area':
      return <div className="form-wide"><FormArea {...look} readOnly={readOnly} /></div>;
    case 'select':
      return <FormSelect {...look} options={kind.options} />;
    case 'text': {
      const line = { ...look, readOnly, ...(kind.type && { type: kind.type }), ...(kind.inputMode && { inputMode: kind.inputMode }) };
      if (field.Part !== undefined) return <field.Part form={form} look={line} />;
      if (name === 'email') return <EmailField form={form} look={line} />;
      return name === 'street' ? <StreetField form={form} look={line} /> : <FormText {...line} />;
    }
    default:
      return kind satisfies never;
  }
}

/** All fields of a form that is data, group by group. */
export function DescribedFields({ described, form, readOnly }: { described: DescribedForm; form: UseFormReturn<DescribedValues>; readOnly: boolean }) {
  return described.groups.map(({ title, fields }) => (
    <FormSection key={title} title={title}>
      <div className="form-row">
        {fields.map((field) => <DescribedField key={field.name} field={field} form={form} readOnly={readOnly} />)}
      </div>
    </FormSection>
  ));
}
