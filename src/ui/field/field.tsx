import { createContext, use, useId, useRef, useState, type ReactNode } from "react";
import { useInView } from "#ui/page/use-in-view.ts";
import { useStyles } from "#ui/root/root.tsx";
import { unbroken } from "#ui/unbroken/unbroken.ts";
import css from "./field.css?inline";

/** The texts around the control of a field. */
export interface FieldLook {
  readonly label: string;
  readonly hint?: ReactNode;
  /** Why the field is invalid; undefined if it is valid. */
  readonly error?: string | undefined;
  readonly required?: boolean | undefined;
}

/** Attributes that connect a control with its label, hint and error. */
export interface ControlProps {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": true | undefined;
  readonly "aria-required": true | undefined;
}

/** The ids and ARIA attributes of a control and of the texts below it. */
export function useControl({ hint, error, required }: Omit<FieldLook, "label">): {
  control: ControlProps;
  hintId: string;
  errorId: string;
} {
  useStyles(css);
  const id = useId();
  const [hintId, errorId] = [`${id}hint`, `${id}error`];
  const notes = [hint !== undefined && hintId, error !== undefined && errorId]
    .filter((note) => note !== false)
    .join(" ");
  const control = {
    id,
    "aria-describedby": notes === "" ? undefined : notes,
    "aria-invalid": error === undefined ? undefined : true,
    "aria-required": required === true ? true : undefined,
  } as const;
  return { control, hintId, errorId };
}

/** The mark of a required field; screen readers use `aria-required` instead. */
export function RequiredMark({ required }: Pick<FieldLook, "required">) {
  return required === true ? (
    <span className="field-mark" aria-hidden="true">
      {"\u00a0*"}
    </span>
  ) : null;
}

/**
 * The errors of the last attempt to send, until the customer changes something. The focus comes to the first of them,
 * which is the description of its control, so that none is announced by itself: it would be heard twice, and then all
 * others in a row.
 */
export const TriedErrors = createContext<readonly string[]>([]);

interface FieldErrorProps {
  readonly id: string;
  readonly error: string | undefined;
  /** Whether it is announced in any case: screen readers do not always tell the description of a box or a group. */
  readonly isOfChoice?: boolean;
}

/** An error as it appeared: whether it is announced is decided then. */
function ShownError({ id, error, isOfChoice = false }: FieldErrorProps & { readonly error: string }) {
  const box = useRef<HTMLParagraphElement>(null);
  const tried = use(TriedErrors);
  const [isTold] = useState(isOfChoice || !tried.includes(error));
  useInView(box, error);
  return (
    <p className="field-error" id={id} role={isTold ? "alert" : undefined} ref={box}>
      {unbroken(error)}
    </p>
  );
}

/** The error of a control, announced when it appears while somebody is typing. */
export const FieldError = ({ error, ...rest }: FieldErrorProps): ReactNode =>
  error !== undefined && <ShownError key={error} {...rest} error={error} />;

/** Label, hint and error around any control: `{(control) => <select {...control} … />}`. */
export function Field({
  label,
  hint,
  error,
  required,
  children,
}: FieldLook & { readonly children: (control: ControlProps) => ReactNode }) {
  const { control, hintId, errorId } = useControl({ hint, error, required });
  return (
    <div className="field" part="field" data-state={error === undefined ? "valid" : "invalid"}>
      <label className="field-label" htmlFor={control.id}>
        <span>{unbroken(label)}</span>
        <RequiredMark required={required} />
      </label>
      {hint !== undefined && (
        <p className="field-hint" id={hintId}>
          {unbroken(hint)}
        </p>
      )}
      {children(control)}
      <FieldError id={errorId} error={error} />
    </div>
  );
}
