import type { ComponentPropsWithRef } from "react";
import { Field, type FieldLook } from "./field.tsx";

export interface TextFieldProps extends FieldLook, Omit<ComponentPropsWithRef<"input">, keyof FieldLook | "children"> {
  readonly type?: "text" | "email" | "tel" | "date" | "search" | "password";
}

/**
 * Attributes for an e-mail field that is no `type="email"`, because that would rewrite umlauts of a domain to `xn--…`.
 */
const addressAsText = {
  type: "text",
  inputMode: "email",
  autoCapitalize: "off",
  autoCorrect: "off",
  spellCheck: false,
} as const;

/** A line of text; takes `ref` and handlers, so that a form library can register it. A date is `yyyy-MM-dd`. */
export function TextField({ label, hint, error, required, type = "text", ...rest }: TextFieldProps) {
  const kind = type === "email" ? addressAsText : { type };
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(control) => <input className="field-input" {...kind} {...rest} {...control} />}
    </Field>
  );
}

export interface TextAreaProps
  extends FieldLook, Omit<ComponentPropsWithRef<"textarea">, keyof FieldLook | "children"> {}

/** A field for several lines of text. */
export function TextArea({ label, hint, error, required, rows = 5, ...rest }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(control) => <textarea className="field-input" rows={rows} {...rest} {...control} />}
    </Field>
  );
}
