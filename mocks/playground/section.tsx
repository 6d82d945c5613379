import type { ReactNode } from 'react';

/** Wide enough for all controls to be open beside the page. */
const isWide = matchMedia('(min-width: 1000px)').matches;

/** Some of the controls, under a heading that opens and closes them. */
export function Section({ title, open = isWide, children }: { title: string; open?: boolean; children: ReactNode }) {
  return (
    <details open={open}>
      <summary><h2>{title}</h2></summary>
      <div className="controls">{children}</div>
    </details>
  );
}
