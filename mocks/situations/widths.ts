import type { Situation, Widths } from "./situation.ts";

/** A phone's and a desk's screen, in px: where a state that does not hold at every width is looked at. */
const [PHONE, DESK] = [390, 1280];

/** Whether a state can be reached in a page that is so many px wide. */
export const holdsAt = ({ widths: { from = 0, below = Infinity } = {} }: Pick<Situation, "widths">, width: number) =>
  from <= width && width < below;

/** A width in px at which a state can be reached: the wished one where it holds there, else a phone's or a desk's. */
export const widthOf = (situation: Pick<Situation, "widths">, wished: number): number =>
  [wished, DESK, PHONE].find((width) => holdsAt(situation, width)) ?? wished;

/** `Gilt unter 992 px Breite.` */
export function widthsText({ from, below }: Widths = {}): string {
  const parts = [from === undefined ? "" : `ab ${from} px`, below === undefined ? "" : `unter ${below} px`].filter(
    (part) => part !== "",
  );
  return parts.length === 0 ? "Gilt bei jeder Breite." : `Gilt ${parts.join(" und ")} Breite.`;
}
