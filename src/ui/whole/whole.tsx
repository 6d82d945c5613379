import type { ReactNode } from "react";
import { keyed } from "#lib/keyed.ts";

const WORD = "E-Mail";

/**
 * A text in which no line breaks inside 'E-Mail', as browsers may break after each hyphen. Letters and accessible names
 * stay the same; any other node is returned unchanged.
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
