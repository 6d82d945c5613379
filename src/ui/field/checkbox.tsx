import type { ComponentPropsWithRef, ReactNode } from "react";
import { unbroken } from "#ui/unbroken/unbroken.ts";
import { FieldError, RequiredMark, useControl, type FieldLook } from "./field.tsx";

export interface CheckboxProps
  extends Omit<FieldLook, "label">, Omit<ComponentPropsWithRef<"input">, keyof FieldLook | "children" | "type"> {
  /** May contain links. */
  readonly label: ReactNode;
}

/** A checkbox with its label. */
export function Checkbox({ label, hint, error, required, ...rest }: CheckboxProps) {
  const { control, hintId, errorId } = useControl({ hint, error, required });
  return (
    <div className="field" part="field" data-state={error === undefined ? "valid" : "invalid"}>
      <div className="field-choice">
        <input type="checkbox" {...rest} {...control} />
        <label htmlFor={control.id}>
          <span>{unbroken(label)}</span>
          <RequiredMark required={required} />
        </label>
      </div>
      {hint !== undefined && (
        <p className="field-hint field-indent" id={hintId}>
          {unbroken(hint)}
        </p>
      )}
      <FieldError id={errorId} error={error} isOfChoice />
    </div>
  );
}
