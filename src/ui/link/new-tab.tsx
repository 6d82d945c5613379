import type { ReactNode } from "react";
import { Icon } from "#ui/icon/icon.tsx";
import { outward } from "#ui/icon/paths.ts";

/**
 * Ends the text of a link that opens a new tab: an arrow, which screen readers read as these words. It is no text of
 * its own, so that a sentence with such a link reads as it was written.
 */
export function NewTab({ hint }: { readonly hint: string }) {
  return (
    <>
      {" "}
      <Icon path={outward} size="0.8em" label={`(${hint})`} />
    </>
  );
}

/** A link inside of a text that opens a new tab, with a mark that says so. */
export function NewTabLink({
  href,
  hint,
  children,
}: {
  readonly href: string;
  readonly hint: string;
  readonly children: ReactNode;
}) {
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
      <NewTab hint={hint} />
    </a>
  );
}
