import { Fragment, type ReactNode } from "react";

/** One line of facts: its term and its value. */
export type Fact = readonly [term: string, value: ReactNode];

const isKnown = ([, value]: Fact): boolean =>
  value !== null && value !== undefined && (typeof value !== "string" || value.trim() !== "");

/** Terms with their values; empty values are left out, and the whole list if all are empty. */
export function Facts({ facts, className }: { readonly facts: readonly Fact[]; readonly className?: string }) {
  const known = facts.filter(isKnown);
  if (known.length === 0) return null;
  return (
    <dl className={className === undefined ? "facts" : `facts ${className}`}>
      {known.map(([term, value]) => (
        <Fragment key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
