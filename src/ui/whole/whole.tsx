import type { ReactNode } from "react";
import { keyed } from "#lib/keyed.ts";

const WORD = "E-Mail";

/**
 * A text in which no line ends inside of 'E-Mail': a browser may break a line behind each hyphen. Letters and names
 * stay what they are; what is no text comes back as it is.
 */
export function whole(text: ReactNode): ReactNode {
  if (typeof text !== "string" || !text.includes(WORD)) return text;
  return keyed(text.split(WORD), (part) => part).flatMap(([key, part], index) =>
    index === 0
      ? [part]
      : [
          <span key={key} className="unbroken">
            {WORD}
          </span>,
          part,
        ],
  );
}
