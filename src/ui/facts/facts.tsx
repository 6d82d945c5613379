import { Fragment, type ReactNode } from "react";

/** One line of facts: its term and what is known of it. */
export type Fact = readonly [term: string, value: ReactNode];

const isKnown = ([, value]: Fact): boolean =>
  value !== null && value !== undefined && (typeof value !== "string" || value.trim() !== "");

/** Terms with their values; what is null or blank is left out, and the whole list where nothing is known. */
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
