import { Fragment, type ReactNode } from "react";
import { keyed } from "#lib/keyed.ts";

const BLANKS = /^(\s*)(.*?)(\s*)$/s;

/**
 * Pieces of a text side by side, every second of them unbroken. Each has an element of its own, because translators of
 * pages replace text nodes, and React would write into one that is gone. Blanks stay outside: some compute accessible
 * names from trimmed elements.
 */
export const pieces = (texts: readonly string[]): ReactNode =>
  keyed(texts, (text) => text).map(([key, text], index) => {
    const [, before, words, after] = BLANKS.exec(text) ?? [];
    return (
      <Fragment key={key}>
        {before}
        {words !== "" && <span className={index % 2 === 0 ? undefined : "unbroken"}>{words}</span>}
        {after}
      </Fragment>
    );
  });

/** A text beside other nodes, whose blanks at either end stand outside of its element. */
export const apart = (text: string): ReactNode => pieces([text]);
