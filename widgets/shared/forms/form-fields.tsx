import { useFormState, type Control, type FieldPath } from "react-hook-form";
import { forms } from "#i18n/forms.ts";
import { Checkbox, type CheckboxProps } from "#ui/field/checkbox.tsx";
import { SelectField, type SelectFieldProps } from "#ui/field/select-field.tsx";
import { TextArea, TextField, type TextAreaProps, type TextFieldProps } from "#ui/field/text-field.tsx";
import type { FormValues } from "./form-values.ts";

/** The form and the name of the field that a control shows. */
export interface FieldBinding<T extends FormValues> {
  readonly control: Control<T>;
  readonly name: FieldPath<T>;
}

/** The message of one field; renders again only when it changes, so that typing renders one field at most. */
export function useFieldError<T extends FormValues>({ control, name }: FieldBinding<T>): string | undefined {
  const { errors } = useFormState({ control, name, exact: true });
  const error = errors[name];
  return typeof error?.message === "string" ? error.message : undefined;
}

/** A text field of a form. */
export function FormText<T extends FormValues>({
  control,
  name,
  ...look
}: FieldBinding<T> & Omit<TextFieldProps, "name" | "error">) {
  return <TextField {...look} {...control.register(name)} error={useFieldError({ control, name })} />;
}

/** A text area of a form. */
export function FormArea<T extends FormValues>({
  control,
  name,
  ...look
}: FieldBinding<T> & Omit<TextAreaProps, "name" | "error">) {
  return <TextArea {...look} {...control.register(name)} error={useFieldError({ control, name })} />;
}

/** A checkbox of a form. */
export function FormCheckbox<T extends FormValues>({
  control,
  name,
  ...look
}: FieldBinding<T> & Omit<CheckboxProps, "name" | "error">) {
  return <Checkbox {...look} {...control.register(name)} error={useFieldError({ control, name })} />;
}

/** A select of a form; '' for none. */
export function FormSelect<T extends FormValues>({
  control,
  name,
  ...look
}: FieldBinding<T> & Omit<SelectFieldProps, "name" | "error" | "emptyLabel">) {
  return (
    <SelectField
      emptyLabel={forms.choose}
      {...look}
      {...control.register(name)}
      error={useFieldError({ control, name })}
    />
  );
}
