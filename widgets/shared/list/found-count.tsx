import { VisuallyHidden } from "#ui/visually-hidden/visually-hidden.tsx";

interface FoundCountProps {
  readonly count: number | null;
  /** Says how many of what are found. */
  readonly counted: (count: number) => string;
}

/**
 * The number of hits, announced at each change. The live region exists before the first number, because screen readers
 * only watch regions that they know. `count` is null while unknown; 0 is hidden, because the list's own text says it.
 */
export function FoundCount({ count, counted }: FoundCountProps) {
  const text = count === null ? "" : counted(count);
  return (
    <p className="list-count muted" role="status">
      {count === 0 ? <VisuallyHidden>{text}</VisuallyHidden> : text}
    </p>
  );
}
