import { useController } from "react-hook-form";
import { RadioGroup, type RadioGroupProps } from "#ui/field/radio-group.tsx";
import { useFieldError, type Bound } from "./form-fields.tsx";
import type { FormValues } from "./form-values.ts";

/** One of several, all in view, that a form keeps; '' for none. */
export function FormRadios<T extends FormValues>({
  control,
  name,
  carried,
  clearLabel,
  ...look
}: Bound<T> &
  Omit<RadioGroupProps, "name" | "error" | "value" | "onValueChange" | "onBlur" | "ref"> & {
    /** Chosen for somebody before and carried over: pressing it says yes, and does not clear it. */
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
