import { lists as texts } from "#i18n/lists.ts";
import { VisuallyHidden } from "#ui/visually-hidden/visually-hidden.tsx";

interface FoundCountProps {
  readonly count: number | null;
  /** Instead of the number of hits. */
  readonly counted?: (count: number) => string;
}

/**
 * How many were found, announced once for each change: it stands there before the first number and with none, as screen
 * readers watch only what they know. Null while nobody knows; of 0 the eye reads in the list's place.
 */
export function FoundCount({ count, counted = texts.found }: FoundCountProps) {
  const text = count === null ? "" : counted(count);
  return (
    <p className="list-count muted" role="status">
      {count === 0 ? <VisuallyHidden>{text}</VisuallyHidden> : text}
    </p>
  );
}
