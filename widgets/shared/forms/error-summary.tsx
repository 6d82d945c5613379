import { useId, type MouseEvent } from "react";
import { useFormState, type Control } from "react-hook-form";
import { forms } from "#i18n/forms.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { checkIcon, errorIcon } from "#ui/icon/paths.ts";
import { unbroken } from "#ui/unbroken/unbroken.ts";
import { VisuallyHidden } from "#ui/visually-hidden/visually-hidden.tsx";
import type { FormValues } from "./form-values.ts";

/** An invalid field, with the message shown at it. */
export interface WrongField {
  readonly name: string;
  readonly message: string;
  /** Whether it stands outside of the form's own fields, so that the form does not know when it is corrected. */
  readonly isOutside?: boolean;
  /** Whether the form has no control for it, as for a field that only the server knows. */
  readonly isWithoutControl?: boolean;
}

interface ErrorSummaryProps<T extends FormValues> {
  readonly control: Control<T>;
  readonly wrong: readonly WrongField[];
  /** What a line says, if the message does not tell fields of equal names apart. */
  readonly lineOf?: ((wrong: WrongField) => string) | undefined;
}

/**
 * The invalid fields of the last attempt, with a link to each; how many they are is announced, and that all are
 * corrected. On a phone the first that is still wrong stands for all, until the keys come to the list. The link
 * focuses the field itself: inside a shadow root, an address with `#id` neither scrolls nor focuses, and would change
 * the page's hash, which names a tab. It does so within the click, because phones show no keyboard for a later focus,
 * and the form library focuses a task later.
 */
export function ErrorSummary<T extends FormValues>({
  control,
  wrong,
  lineOf = ({ message }) => message,
}: ErrorSummaryProps<T>) {
  const titleId = useId();
  const { errors } = useFormState({ control });
  const isDone = ({ name, isOutside = false, isWithoutControl = false }: WrongField): boolean =>
    !isOutside && !isWithoutControl && errors[name] === undefined;
  const isAllDone = wrong.every(isDone);
  const go = (event: MouseEvent, name: string): void => {
    event.preventDefault();
    const fields = Array.from(event.currentTarget.closest("form")?.elements ?? []);
    const field = fields.find((control) => control.getAttribute("name") === name);
    if (field instanceof HTMLElement) field.focus();
  };
  return (
    <div className="form-summary" part="form-summary" role="group" aria-labelledby={titleId}>
      <p className="form-summary-title" role={isAllDone ? "status" : "alert"}>
        <Icon path={isAllDone ? checkIcon : errorIcon} size={22} />
        <span id={titleId}>{isAllDone ? forms.allCorrected : forms.summary(wrong.length)}</span>
      </p>
      <ul>
        {wrong.map((field) => (
          // A line stays once its field is corrected, so that nothing moves under the customer's hand, and says so.
          <li key={field.name} data-state={isDone(field) ? "done" : "open"}>
            {isDone(field) && (
              <>
                <Icon path={checkIcon} size={20} />
                <VisuallyHidden>{forms.corrected}</VisuallyHidden>
              </>
            )}
            {field.isWithoutControl === true ? (
              unbroken(lineOf(field))
            ) : (
              <a href={`#${field.name}`} onClick={(event) => go(event, field.name)}>
                {unbroken(lineOf(field))}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
