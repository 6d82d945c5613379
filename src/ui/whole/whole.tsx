import type { ReactNode } from "react";
import { keyed } from "#lib/keyed.ts";

/** 'E-Mail', and days, times and numbers from … to: 'Sa.–So.', '28.–29.03.2026'. */
const HELD = /(E-Mail|\S*[.\d]–\S+)/;

/**
 * A text in which no line breaks inside 'E-Mail' or a date of several days, as browsers may break after each hyphen and
 * dash. Letters and accessible names stay the same; any other node is returned unchanged.
 */
export function whole(text: ReactNode): ReactNode {
  if (typeof text !== "string" || !HELD.test(text)) return text;
  return keyed(text.split(HELD), (part) => part).map(([key, part], index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={key} className="unbroken">
        {part}
      </span>
    ),
  );
}
