import { useId, type MouseEvent } from 'react';
import { forms } from '#i18n/forms.ts';

/** A field that is not right, with the words that stand at it. */
export interface WrongField {
  readonly name: string;
  readonly message: string;
}

/**
 * What was wrong at the last attempt, with a way to each field. The focus goes by reference: inside a shadow root an
 * address with `#id` neither scrolls nor focuses, and changes the page's hash, which is a tab.
 */
export function ErrorSummary({ wrong, onGo }: { wrong: readonly WrongField[]; onGo: (name: string) => void }) {
  const titleId = useId();
  const go = (event: MouseEvent, name: string): void => {
    event.preventDefault();
    onGo(name);
  };
  return (
    <div className="form-summary" part="form-summary" role="group" aria-labelledby={titleId}>
      <p className="form-summary-title" id={titleId}>{forms.summary}</p>
      <ul>
        {wrong.map(({ name, message }) => (
          <li key={name}><a href={`#${name}`} onClick={(event) => go(event, name)}>{message}</a></li>
        ))}
      </ul>
    </div>
  );
}
