import type { ComponentPropsWithRef } from "react";
import { Field, type FieldLook } from "./field.tsx";

export interface SelectChoice {
  readonly value: string;
  readonly label: string;
}

export interface SelectFieldProps
  extends FieldLook, Omit<ComponentPropsWithRef<"select">, keyof FieldLook | "children"> {
  readonly options: readonly SelectChoice[];
  /** The label of the option for no choice, whose value is ''. */
  readonly emptyLabel: string;
}

/** A native select for a short list: autofill works, and phones show their own picker. */
export function SelectField({ label, hint, error, required, options, emptyLabel, ...rest }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(control) => (
        <select className="field-input field-select" {...rest} {...control}>
          <option value="">{emptyLabel}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
