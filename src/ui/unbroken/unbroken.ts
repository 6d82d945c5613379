import type { ReactNode } from "react";
import { textSpans } from "./text-spans.tsx";

/** 'E-Mail', numbers such as 'B-91', and days, times and numbers from … to: 'Sa.–So.', '28.–29.03.2026'. */
const HELD = /(E-Mail|\S+-\d\S*|\S*[.\d]–\S+)/;

/**
 * A text in which no line breaks inside 'E-Mail', a number or a date of several days, as browsers may break after each
 * hyphen and dash. Letters and accessible names stay the same; any other node is returned unchanged.
 */
export function unbroken(text: ReactNode): ReactNode {
  return typeof text === "string" && HELD.test(text) ? textSpans(text.split(HELD)) : text;
}
