import type { ReactNode } from "react";
import { Icon } from "#ui/icon/icon.tsx";
import { outward } from "#ui/icon/paths.ts";
import { whole } from "#ui/whole/whole.tsx";

/** What names are made of counts on it: between such boxes a blank is heard. */
const APART = { display: "inline-block" } as const;
/** A longer word may have to break, so that the mark cannot hold on to it. */
const LONGEST = 20;

/**
 * The text of a link that opens a new tab, and an arrow, which screen readers read as the hint. The arrow is no text of
 * its own, so that a sentence with such a link reads as it was written. It stays with the last word, and the blank
 * before it is no part of what is underlined.
 */
export function NewTab({ hint, children }: { readonly hint: string; readonly children: ReactNode }) {
  const mark = (
    <span className="new-tab" style={APART}>
      {" "}
      <Icon path={outward} size="0.8em" label={`(${hint})`} />
    </span>
  );
  const last = typeof children === "string" ? children.slice(children.lastIndexOf(" ") + 1) : "";
  if (typeof children !== "string" || last.length > LONGEST)
    return (
      <>
        {children}
        {mark}
      </>
    );
  return (
    <>
      {whole(children.slice(0, children.length - last.length))}
      <span className="unbroken">
        {last}
        {mark}
      </span>
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
      <NewTab hint={hint}>{children}</NewTab>
    </a>
  );
}
