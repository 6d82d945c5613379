import type { ComponentType } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { DescribedForm, DescribedValues, FieldSpec, LineProps } from "./description.ts";
import { EmailField } from "./email-field.tsx";
import { fieldNamed, type FieldControl } from "./fields.ts";
import { FormArea, FormSelect, FormText } from "./form-fields.tsx";
import { FormSection } from "./form-frame.tsx";
import { StreetField } from "./street-field.tsx";

/** The props of the components for fields of a described form. */
export interface DescribedFieldProps {
  readonly field: FieldSpec;
  readonly form: UseFormReturn<DescribedValues>;
  /** Whether the form is being sent, so that nothing can be typed. */
  readonly readOnly: boolean;
}

const PhoneField = ({ look }: LineProps) => <FormText {...look} type="tel" inputMode="tel" />;
const PasswordField = ({ look }: LineProps) => <FormText {...look} type="password" />;
const PlainField = ({ look }: LineProps) => <FormText {...look} />;

/** The component for each kind of field that is a line of text. */
const lines = {
  text: PlainField,
  day: PlainField,
  phone: PhoneField,
  email: EmailField,
  street: StreetField,
  password: PasswordField,
} as const satisfies Partial<Record<FieldControl["kind"], ComponentType<LineProps>>>;

/** One field, by its record. */
function DescribedField({ field, form, readOnly }: DescribedFieldProps) {
  const { name, required } = field;
  const { label, hint, autoComplete, control: usual } = fieldNamed(name);
  const control = field.control ?? usual;
  const look = { control: form.control, name, label, hint, required, autoComplete };
  if (control.kind === "select") return <FormSelect {...look} options={control.options} />;
  if (control.kind === "area")
    return (
      <div className="form-wide">
        <FormArea {...look} readOnly={readOnly} />
      </div>
    );
  const Part = field.Part ?? lines[control.kind];
  const inputMode = "inputMode" in control ? control.inputMode : undefined;
  return <Part form={form} look={{ ...look, readOnly, "data-kind": control.kind, ...(inputMode && { inputMode }) }} />;
}

/** All fields of a described form, group by group. */
export function DescribedFields({
  described,
  form,
  readOnly,
}: {
  described: DescribedForm;
  form: UseFormReturn<DescribedValues>;
  readOnly: boolean;
}) {
  const { groups, level } = described;
  return groups.map(({ title, fields }) => (
    <FormSection key={fields[0]?.name} title={title} {...(level && { level })}>
      <div className="form-row">
        {fields.map((field) => (
          <DescribedField key={field.name} field={field} form={form} readOnly={readOnly} />
        ))}
      </div>
    </FormSection>
  ));
}
