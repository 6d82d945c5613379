import { useRef, useState, type KeyboardEvent, type RefObject } from "react";
import { useOutsidePress } from "#ui/page/outside-press.ts";
import { findTyped, moveFor, type ListMove } from "./keys.ts";

const TYPING_PAUSE_MS = 600;

/** Joins letters typed without a pause into one search text. */
function useTyped(): (event: KeyboardEvent) => string | null {
  const typed = useRef({ text: "", at: 0 });
  return (event) => {
    const pause = event.timeStamp - typed.current.at > TYPING_PAUSE_MS;
    const text = pause ? "" : typed.current.text;
    const isLetter =
      event.key.length === 1 && (event.key !== " " || text !== "") && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!isLetter) return null;
    typed.current = { text: text + event.key, at: event.timeStamp };
    return typed.current.text;
  };
}

/** The state of an open or closed list of options, and what the keyboard does with it. */
export interface Listbox {
  readonly open: boolean;
  /** Index of the option that the keyboard has reached. */
  readonly active: number;
  readonly setOpen: (open: boolean) => void;
  readonly pick: (index: number) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** The behaviour of a select-only combobox over `labels`; `selected` is -1 when nothing is chosen. */
export function useListbox(
  box: RefObject<HTMLElement | null>,
  labels: readonly string[],
  selected: number,
  onPick: (index: number) => void,
): Listbox {
  const [open, setOpenState] = useState(false);
  const [active, setActive] = useState(0);
  const readTyped = useTyped();
  const openAt = (index: number): void => {
    setOpenState(true);
    setActive(Math.max(0, index));
  };
  const close = (): void => setOpenState(false);
  const pick = (index: number): void => {
    close();
    if (index !== selected && labels[index] !== undefined) onPick(index);
  };
  useOutsidePress(box, open, close);

  const follow = (move: ListMove, event: KeyboardEvent): void => {
    if (move.kind !== "pick-and-leave") event.preventDefault();
    // A dialog around the list must not close as well.
    if (move.kind === "close") event.stopPropagation();
    if (move.kind === "close") close();
    else if (move.kind === "open" || move.kind === "go") openAt(move.index);
    else pick(active);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const at = open ? active : selected;
    const typed = readTyped(event);
    if (typed !== null) {
      const found = findTyped(labels, typed, at);
      event.preventDefault();
      openAt(found === -1 ? at : found);
      return;
    }
    const move = moveFor(event, { open, active: at, count: labels.length });
    if (move !== null) follow(move, event);
  };
  return { open, active, pick, onKeyDown, setOpen: (next) => (next ? openAt(selected) : close()) };
}
