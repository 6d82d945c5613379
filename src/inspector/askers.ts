import { readOf } from "#widgets/shared/manifest.ts";
import type { AnchorFact } from "./survey.ts";

const ASKING: readonly AnchorFact["state"][] = ["waiting", "mounted", "troubled", "unloadable"];

const asksFirst = ({ line, element }: AnchorFact, route: string): boolean =>
  line.reads
    .map(readOf)
    .some((read) => read.route === route && (read.unless === undefined || !element.hasAttribute(read.unless)));

const asksLater = ({ line: { calls = [] } }: AnchorFact, route: string): boolean =>
  calls.flat().some((name) => name === route);

/**
 * The anchors whose widgets make this call: when they start, or else later; one with a mistake of its own makes none.
 */
export function askersOf(anchors: readonly AnchorFact[], route: string): readonly AnchorFact[] {
  const asking = anchors.filter(({ state }) => ASKING.includes(state));
  const first = asking.filter((fact) => asksFirst(fact, route));
  return first.length > 0 ? first : asking.filter((fact) => asksLater(fact, route));
}
