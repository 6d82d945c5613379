import { useController } from "react-hook-form";
import { RadioGroup, type RadioGroupProps } from "#ui/field/radio-group.tsx";
import { useFieldError, type Bound } from "./form-fields.tsx";
import type { FormValues } from "./form-values.ts";

/** One of several, all in view, that a form keeps; '' for none. */
export function FormRadios<T extends FormValues>({
  control,
  name,
  ...look
}: Bound<T> & Omit<RadioGroupProps, "name" | "error" | "value" | "onValueChange" | "onBlur" | "ref">) {
  const {
    field: { value, onChange, ...field },
  } = useController({ control, name });
  return (
    <RadioGroup
      {...look}
      {...field}
      value={value === "" ? null : String(value)}
      onValueChange={(chosen) => onChange(chosen ?? "")}
      error={useFieldError({ control, name })}
    />
  );
}
