import { Fragment, type ReactNode } from "react";
import { keyed } from "#lib/keyed.ts";

const BLANKS = /^(\s*)(.*?)(\s*)$/s;

/**
 * A span for each text, every second one without line breaks. Each text has its own element, because translators of
 * pages replace text nodes, and React would write into a node that is gone. Blanks at either end stay outside of the
 * spans, because some browsers trim elements when they compute accessible names.
 */
export const textSpans = (texts: readonly string[]): ReactNode =>
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

/** A span for a text beside other nodes; blanks at either end stay outside. */
export const textSpan = (text: string): ReactNode => textSpans([text]);
