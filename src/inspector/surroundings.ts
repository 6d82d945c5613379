import { anchorTexts, type Explained } from "#i18n/inspector-anchors.ts";
import type { Level } from "./finding.ts";
import { tagOf, type AnchorFact } from "./survey.ts";

const INLINE = ["p", "span"];
/** Elements that take each press within them for their own. */
const PRESSED = "a[href], button, label, summary";
const LOCKED = ["inert", "aria-hidden"];
/** Below this many pixels a widget of several lines breaks each word. */
const NARROW = 200;

interface Placed {
  readonly level: Level;
  readonly text: Explained;
}

function checkPressed({ element }: AnchorFact): Placed[] {
  const around = element.closest(PRESSED);
  return around === null ? [] : [{ level: "error", text: anchorTexts.pressed(around.localName) }];
}

function checkLocked({ element }: AnchorFact): Placed[] {
  return LOCKED.flatMap((name): Placed[] => {
    const around = element.closest(name === "inert" ? "[inert]" : `[${name}="true"]`);
    return around === null ? [] : [{ level: "warning", text: anchorTexts.locked(tagOf(around), name) }];
  });
}

function checkSize({ element, line, state, hiddenBy }: AnchorFact): Placed[] {
  const { width, height } = element.getBoundingClientRect();
  if (state !== "mounted" || hiddenBy !== null) return [];
  const isBroken = line.skeleton !== "line" && height > width && width < NARROW;
  return isBroken ? [{ level: "warning", text: anchorTexts.narrow(Math.round(width)) }] : [];
}

/** Explains what the elements around an anchor do to its widget. */
export function checkSurroundings(fact: AnchorFact): Placed[] {
  const tag = fact.element.localName;
  if (fact.state === "refused") return [];
  return [
    ...(INLINE.includes(tag) ? [{ level: "warning" as const, text: anchorTexts.inline(tag) }] : []),
    ...(fact.hiddenBy === null ? [] : [{ level: "hint" as const, text: anchorTexts.hidden(fact.hiddenBy) }]),
    ...checkPressed(fact),
    ...checkLocked(fact),
    ...checkSize(fact),
  ];
}
