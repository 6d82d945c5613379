import { useController } from "react-hook-form";
import { RadioGroup, type RadioGroupProps } from "#ui/field/radio-group.tsx";
import { useFieldError, type FieldBinding } from "./form-fields.tsx";
import type { FormValues } from "./form-values.ts";

/** A radio group of a form; '' for none. */
export function FormRadios<T extends FormValues>({
  control,
  name,
  carried,
  clearLabel,
  ...look
}: FieldBinding<T> &
  Omit<RadioGroupProps, "name" | "error" | "value" | "onValueChange" | "onBlur" | "ref"> & {
    /** An option that was carried over from another person: pressing it confirms it and does not clear it. */
    readonly carried?: string | undefined;
  }) {
  const {
    field: { value, onChange, ...field },
  } = useController({ control, name });
  return (
    <RadioGroup
      {...look}
      {...field}
      clearLabel={value === carried ? undefined : clearLabel}
      value={value === "" ? null : String(value)}
      onValueChange={(chosen) => onChange(chosen ?? "")}
      error={useFieldError({ control, name })}
    />
  );
}
