/** The effect of a key on a list of options; indices count from 0. */
export type ListMove =
  | { readonly kind: "close" }
  | { readonly kind: "pick" }
  | { readonly kind: "pick-and-leave" }
  | { readonly kind: "open" | "go"; readonly index: number };

const PAGE = 10;

interface KeyPress {
  readonly key: string;
  readonly altKey: boolean;
}

function whenClosed({ key }: KeyPress, active: number, last: number): ListMove | null {
  if (key === "Home") return { kind: "open", index: 0 };
  if (key === "End") return { kind: "open", index: last };
  return ["ArrowDown", "ArrowUp", "Enter", " "].includes(key) ? { kind: "open", index: active } : null;
}

function whenOpen({ key, altKey }: KeyPress, active: number, last: number): ListMove | null {
  if (key === "Escape") return { kind: "close" };
  if (key === "Tab") return { kind: "pick-and-leave" };
  if (key === "Enter" || key === " " || (altKey && key === "ArrowUp")) return { kind: "pick" };
  const steps: Record<string, number> = {
    ArrowDown: active + 1,
    ArrowUp: active - 1,
    Home: 0,
    End: last,
    PageDown: active + PAGE,
    PageUp: active - PAGE,
  };
  const index = Object.hasOwn(steps, key) ? steps[key] : undefined;
  return index === undefined ? null : { kind: "go", index: Math.max(0, Math.min(last, index)) };
}

/** The effect of a key press on a select-only combobox with `count` options; null if it has none. */
export function moveFor(
  press: KeyPress,
  { open, active, count }: { readonly open: boolean; readonly active: number; readonly count: number },
): ListMove | null {
  return (open ? whenOpen : whenClosed)(press, Math.max(0, active), count - 1);
}

/**
 * The option for typed letters: the same letter repeated moves on to the next, different letters are the beginning of a
 * label. -1 if there is none.
 */
export function findTyped(labels: readonly string[], typed: string, active: number): number {
  const text = typed.toLocaleLowerCase("de");
  const same = text === text.slice(0, 1).repeat(text.length);
  const start = same ? active + 1 : Math.max(0, active);
  const wanted = same ? text.slice(0, 1) : text;
  const turned = labels.map((_label, step) => (start + step) % labels.length);
  return turned.find((index) => labels[index]?.toLocaleLowerCase("de").startsWith(wanted)) ?? -1;
}
