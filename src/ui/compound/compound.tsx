import type { ReactNode } from "react";
import { keyed } from "#lib/keyed.ts";
import { memoise } from "#lib/memoise.ts";
import { textSpans } from "#ui/unbroken/text-spans.tsx";

const LONG_WORD = /\p{L}{17,}/gu;
/** Parts of compounds in this trade, each up to a joint at which the compound may be broken. */
const JOINT =
  /((?:ung|heit|keit|schaft|ion|tät|betrieb|rat|arbeit|vertrag|verfahren|vertrauen|unternehmen)s|enden|erten|gesamt|konzern|jugend|interessen|teilnehmer|daten|gesetz|schutz|seminar)(?=\p{L}{5})/giu;
const PART = "\u00ad";
const BLANK_BEFORE_DASH = / (?=[–—](?: |$))/g;
/** A short word and the number after it: 'Teil 2', 'Modul 3'. */
const NUMBERED = /((?<!\p{L})\p{L}{2,8} \d{1,3}(?![\p{L}\d.,]))/u;

/**
 * The parts of a text between which its long German compounds may break. Joined they are the text, except that a dash
 * stays with the word before it.
 */
export const partsOf = memoise((text: string): readonly string[] =>
  text
    .replace(BLANK_BEFORE_DASH, "\u00a0")
    .replace(LONG_WORD, (word) => word.replace(JOINT, `$1${PART}`))
    .split(PART),
);

/** A text in which numbers stay in a line with the word that they count. */
function numbered(text: string): ReactNode {
  const parts = text.split(NUMBERED);
  return parts.length === 1 ? text : textSpans(parts);
}

/**
 * A title in which no line begins with a dash or the number of a part, and whose long compounds break at a joint, with
 * a hyphen, if they do not fit. This works without a German dictionary in the browser, and avoids breaks such as
 * 'vorbeu-gen'. The hyphens are drawn by CSS, so text, names and search do not contain them.
 */
export function compound(text: string): ReactNode {
  const parts = partsOf(text);
  return parts.length === 1
    ? numbered(parts[0] ?? text)
    : keyed(parts, (part) => part).map(([key, part], index) => (
        <span key={key} className={index === parts.length - 1 ? undefined : "joint"}>
          {numbered(part)}
        </span>
      ));
}

/** `compound` as a component. */
export const Compound = ({ text }: { readonly text: string }): ReactNode => compound(text);

interface CompoundLinkProps {
  readonly text: string;
  /** The address of the link; null for none, and then the title stands alone. */
  readonly href: string | null;
  /** The accessible name of the link, if the title alone does not tell it from others. */
  readonly name?: string | undefined;
}

/** A title as a link to its page. */
export function CompoundLink({ text, href, name }: CompoundLinkProps): ReactNode {
  return href === null ? (
    compound(text)
  ) : (
    <a href={href} aria-label={name}>
      {compound(text)}
    </a>
  );
}
