import { Children, type ReactNode } from "react";

/** A section that opens and closes as a native `details` element. */
export function Part({
  title,
  open = false,
  children,
}: {
  readonly title: string;
  readonly open?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <details className="inspector-part" open={open}>
      <summary>{title}</summary>
      <div className="inspector-content">{children}</div>
    </details>
  );
}

/** A list, or a sentence if it would be empty. */
export function Lines({
  lines,
  otherwise = "",
}: {
  readonly lines: readonly ReactNode[];
  readonly otherwise?: string;
}) {
  if (lines.length === 0) return <p>{otherwise}</p>;
  return (
    <ul className="inspector-lines">
      {Children.map(lines, (line) => (
        <li>{line}</li>
      ))}
    </ul>
  );
}
