import { useId, type MouseEvent } from "react";
import { forms } from "#i18n/forms.ts";
import { whole } from "#ui/whole/whole.ts";

/** An invalid field, with the message shown at it. */
export interface WrongField {
  readonly name: string;
  readonly message: string;
}

/**
 * The invalid fields of the last attempt, with a link to each. The link focuses the field itself: inside a shadow root,
 * an address with `#id` neither scrolls nor focuses, and would change the page's hash, which names a tab. It does so
 * within the click, because phones show no keyboard for a later focus, and the form library focuses a task later.
 */
export function ErrorSummary({ wrong }: { wrong: readonly WrongField[] }) {
  const titleId = useId();
  const go = (event: MouseEvent, name: string): void => {
    event.preventDefault();
    const fields = Array.from(event.currentTarget.closest("form")?.elements ?? []);
    const field = fields.find((control) => control.getAttribute("name") === name);
    if (field instanceof HTMLElement) field.focus();
  };
  return (
    <div className="form-summary" part="form-summary" role="group" aria-labelledby={titleId}>
      <p className="form-summary-title" id={titleId}>
        {forms.summary}
      </p>
      <ul>
        {wrong.map(({ name, message }) => (
          <li key={name}>
            <a href={`#${name}`} onClick={(event) => go(event, name)}>
              {whole(message)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
