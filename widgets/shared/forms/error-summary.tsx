import { useId, type MouseEvent } from "react";
import { forms } from "#i18n/forms.ts";
import { whole } from "#ui/whole/whole.tsx";

/** A field that is not right, with the words that stand at it. */
export interface WrongField {
  readonly name: string;
  readonly message: string;
}

/**
 * What was wrong at the last attempt, with a way to each field. The focus goes by reference: inside a shadow root an
 * address with `#id` neither scrolls nor focuses, and changes the page's hash, which is a tab. It goes within the
 * click: phones show no keyboard for a focus that comes later, and the form library's comes a task later.
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
