import { useRef, useState, type ReactNode } from "react";
import { common } from "#i18n/common.ts";
import { forms } from "#i18n/forms.ts";
import { inputKept } from "#i18n/sentences.ts";
import { Button } from "#ui/button/button.tsx";
import { TriedErrors } from "#ui/field/field.tsx";
import { ReloadButton } from "#ui/lazy/reload-button.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { useStyles } from "#ui/root/root.tsx";
import { ErrorSummary, type WrongField } from "./error-summary.tsx";
import type { FormValues } from "./form-values.ts";
import css from "./forms.css?inline";
import type { FormHandle } from "./use-form-frame.ts";

interface FormFrameProps<T extends FormValues> {
  readonly handle: FormHandle<T>;
  /** Names the form for screen readers, if no heading does. */
  readonly label?: string;
  /** The number of invalid fields from which they are listed above; a short form needs no list. */
  readonly summaryFrom?: number;
  /** What the list says of a field, if its message does not tell fields of equal names apart. */
  readonly summaryLine?: (wrong: WrongField) => string;
  /** The form's state as named in the spec, for tests and the host's styles. */
  readonly state?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * The form element around fields and button: it shows that a draft was restored, lists invalid fields and handles the
 * attempt to send. If its code is missing, it offers to reload the page.
 */
export function FormFrame<T extends FormValues>({
  handle,
  label,
  summaryFrom = Infinity,
  summaryLine,
  state,
  className = "form",
  children,
}: FormFrameProps<T>) {
  useStyles(css);
  const frame = useRef<HTMLFormElement>(null);
  const { id, restored, discard, wrong, submit, warm, lacksCode, isKept } = handle;
  // The attempt after which something was changed.
  const [changed, setChanged] = useState<typeof wrong | null>(null);
  const tried = changed === wrong ? [] : wrong.map(({ message }) => message);
  const giveUp = (): void => {
    discard();
    frame.current?.focus();
  };
  return (
    <form
      id={id}
      className={className}
      ref={frame}
      tabIndex={-1}
      aria-label={label}
      data-state={state}
      noValidate
      onFocus={warm}
      onInput={() => wrong.length > 0 && setChanged(wrong)}
      onSubmit={submit}
    >
      {restored && (
        <Notice state="info" actions={<Button onClick={giveUp}>{forms.discard}</Button>}>
          {forms.restored}
        </Notice>
      )}
      {wrong.length >= summaryFrom && <ErrorSummary control={handle.form.control} wrong={wrong} lineOf={summaryLine} />}
      <TriedErrors value={tried}>{children}</TriedErrors>
      {lacksCode && (
        <Notice state="info" actions={<ReloadButton label={common.reload} />}>
          {isKept ? `${common.orReload} ${inputKept}` : common.orReload}
        </Notice>
      )}
    </form>
  );
}

interface FormSectionProps {
  readonly title: ReactNode;
  /** The level of its heading: 2, unless the form is below another heading of its widget. */
  readonly level?: 2 | 4;
  readonly children: ReactNode;
}

/** A titled section of a form. */
export function FormSection({ title, level = 2, children }: FormSectionProps) {
  const Heading = `h${level}` as const;
  return (
    <fieldset className="form-section">
      <legend className="form-legend">
        <Heading>{title}</Heading>
      </legend>
      {children}
    </fieldset>
  );
}
