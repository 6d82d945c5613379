import type { ReactNode } from "react";
import { Field, type FieldLook } from "./field.tsx";

/** A known value that is changed elsewhere, shown like a field but as text, so that all of it is visible. */
export function ReadOnlyField({
  label,
  hint,
  children,
}: Pick<FieldLook, "label" | "hint"> & { readonly children: ReactNode }) {
  return (
    <Field label={label} hint={hint}>
      {({ id }) => (
        <output className="field-input field-fixed" id={id}>
          {children}
        </output>
      )}
    </Field>
  );
}
