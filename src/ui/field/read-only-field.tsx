import type { ReactNode } from "react";
import { Field, type FieldLook } from "./field.tsx";

/** What is known and changes elsewhere, shown like a field: as text, so that all of it can be seen. */
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
