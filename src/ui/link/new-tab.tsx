import type { ReactNode } from "react";
import { keyed } from "#lib/keyed.ts";
import { atOwnAddress } from "#lib/own-address.ts";
import { compound, partsOf } from "#ui/compound/compound.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { outwardIcon } from "#ui/icon/paths.ts";
import { unbroken } from "#ui/unbroken/unbroken.ts";

/** Makes the mark an inline block, so that accessible names have a blank before it. */
const APART = { display: "inline-block" } as const;
/** A longer last word may have to break, so the mark is not tied to it. */
const LONGEST = 20;

/**
 * The text of a link that opens a new tab, with an arrow, which screen readers read as the hint. The arrow is no text,
 * so that a sentence with such a link reads as it was written. It stays in a line with the last word, and the blank
 * before it is not underlined.
 */
export function NewTab({ hint, children }: { readonly hint: string; readonly children: ReactNode }) {
  const mark = (
    <span className="new-tab" style={APART}>
      {" "}
      <Icon path={outwardIcon} size="0.8em" label={`(${hint})`} />
    </span>
  );
  const words = typeof children === "string" ? children : "";
  const last = words.slice(words.lastIndexOf(" ") + 1);
  const others = words.slice(0, words.length - last.length).trimEnd();
  if (words === "" || last.length > LONGEST)
    return (
      <>
        <span>{children}</span>
        {mark}
      </>
    );
  const parts = partsOf(last);
  return (
    <>
      {others !== "" && <span>{partsOf(others).length > 1 ? compound(others) : unbroken(others)}</span>}
      {others !== "" && " "}
      {keyed(parts.slice(0, -1), (part) => part).map(([key, part]) => (
        <span key={key} className="joint">
          {part}
        </span>
      ))}
      <span className="unbroken">
        <span>{parts.at(-1)}</span>
        {mark}
      </span>
    </>
  );
}

/** A link within a text that opens a new tab, with an icon that says so. */
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
    <a href={atOwnAddress(href)} target="_blank" rel="noopener">
      <NewTab hint={hint}>{children}</NewTab>
    </a>
  );
}
