import { Fragment, type ReactNode } from "react";
import { keyed } from "#lib/keyed.ts";
import { memoise } from "#lib/memoise.ts";

const LONG_WORD = /\p{L}{17,}/gu;
/** Beginnings that compounds of this trade are made of, up to a joint where a typist would part them. */
const JOINT =
  /((?:ung|heit|keit|schaft|ion|tät|betrieb|rat|arbeit|vertrag|verfahren|vertrauen|unternehmen)s|enden|erten|gesamt|konzern|jugend|interessen|teilnehmer|daten|gesetz|schutz|seminar)(?=\p{L}{5})/giu;
const PART = "\u00ad";
const BLANK_BEFORE_DASH = / (?=[–—](?: |$))/g;
/** A short word and the number behind it: 'Teil 2', 'Modul 3'. */
const NUMBERED = /((?<!\p{L})\p{L}{2,8} \d{1,3}(?![\p{L}\d.,]))/u;

/**
 * The parts of a text that its long German compounds may break between; joined they are the text, in which a dash stays
 * with the word before it.
 */
export const partsOf = memoise((text: string): readonly string[] =>
  text
    .replace(BLANK_BEFORE_DASH, "\u00a0")
    .replace(LONG_WORD, (word) => word.replace(JOINT, `$1${PART}`))
    .split(PART),
);

/** A text whose numbers stay with the word that they count. */
function numbered(text: string): ReactNode {
  const pieces = text.split(NUMBERED);
  return pieces.length === 1
    ? text
    : keyed(pieces, (piece) => piece).map(([key, piece], index) =>
        index % 2 === 0 ? (
          piece
        ) : (
          <span key={key} className="unbroken">
            {piece}
          </span>
        ),
      );
}

/**
 * A title in which no line begins with a dash or the number of a part, and whose long compounds break at a joint, with
 * a hyphen, where they do not fit: also where a browser has no German dictionary, and no worse than 'vorbeu-gen' where
 * it has one. The hyphens are drawn: text, names and search know nothing of them.
 */
export function compound(text: string): ReactNode {
  const parts = partsOf(text);
  return parts.length === 1
    ? numbered(parts[0] ?? text)
    : keyed(parts, (part) => part).map(([key, part], index) => (
        <Fragment key={key}>
          {index > 0 && <span className="joint" />}
          {numbered(part)}
        </Fragment>
      ));
}

/** The same as a component. */
export const Compound = ({ text }: { readonly text: string }): ReactNode => compound(text);
