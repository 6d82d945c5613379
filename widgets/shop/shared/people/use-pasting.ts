import { useRef, useState } from "react";
import type { RecipientInput } from "#domain/entities/cart.ts";
import { filledLines, firstReadable, parsePeople, type PastedLine } from "#domain/pasted-people.ts";
import type { Draft } from "#state/drafts/drafts.ts";
import { rereadCart, type CartChanged } from "#state/shop.ts";
import type { FieldsOf, FormValues } from "#widgets/shared/forms/form-values.ts";
import { useOneAtATime } from "#widgets/shared/one-at-a-time.ts";
import type { AddAll } from "./use-entry-writes.ts";

export type ReadyDraft = Extract<Draft<FormValues>, { state: "ready" }>;

/** The typed values; their names are fixed, so that they fit a draft. */
type Typed = FieldsOf<{ lines: string; salutation: string; option: string }>;

/** The number of people of a name in the cart's newest answer. */
type CountOf = (line: PastedLine) => number;

/**
 * Whether the first line was added by a page that was left while sending it: then the cart has one more person of that
 * name than recorded.
 */
function hasArrived({ lines, sentOver }: FormValues, countOf: CountOf): boolean {
  const first = firstReadable(String(lines ?? ""));
  return sentOver !== undefined && first !== null && countOf(first.person) > Number(sentOver);
}

/** The typed values with their draft, which is written at each change and deleted when nothing is left. */
export function usePasting({ saved, keep, drop }: ReadyDraft, option: string, countOf: CountOf) {
  const [typed, setTyped] = useState<Typed>(() => {
    const text = String(saved?.lines ?? "");
    return {
      lines: saved !== null && hasArrived(saved, countOf) ? (firstReadable(text)?.rest ?? "") : text,
      salutation: String(saved?.salutation ?? ""),
      option: String(saved?.option ?? option),
    };
  });
  const latest = useRef(typed);
  /** The record of a left page about the first line; null once it is known whether that line was added. */
  const before = useRef(saved !== null && saved.lines === typed.lines ? saved : null);
  const noteOf = (lines: string): FormValues => {
    const { lines: text = "", sentOver } = before.current ?? {};
    const isSame = firstReadable(lines)?.line === firstReadable(String(text))?.line;
    return sentOver === undefined || !isSame ? { lines } : { lines, sentOver };
  };
  const put = (change: Partial<Typed>, isSending = false): void => {
    const next = { ...latest.current, ...change };
    latest.current = next;
    setTyped(next);
    const first = firstReadable(next.lines);
    const note = isSending && first !== null ? { sentOver: String(countOf(first.person)) } : noteOf(next.lines);
    if (filledLines(next.lines).length === 0) drop();
    else keep({ ...next, ...note });
  };
  /** Whether the first line has been added since; its answer may have been pending when this page read the cart. */
  const isFirstIn = async (): Promise<boolean> => {
    const note = noteOf(latest.current.lines);
    if (note.sentOver === undefined || !(await rereadCart())) return false;
    before.current = null;
    return hasArrived(note, countOf);
  };
  return { typed, put, drop, isFirstIn };
}

export type Pasting = ReturnType<typeof usePasting>;

interface AddingAll extends Pick<Pasting, "put" | "isFirstIn"> {
  /** The lines as they were typed. */
  readonly text: string;
  /** The people of the complete lines. */
  readonly inputs: readonly RecipientInput[];
  readonly onAdd: AddAll;
  readonly onAdded: (count: number) => void;
}

/**
 * Adds all complete lines, and removes each from the field and its draft once it is added, so that nobody is added
 * twice if the page is left.
 */
export function useAddingAll({ text, inputs, put, isFirstIn, onAdd, onAdded }: AddingAll) {
  /** The number of added people, and of all; null while nothing is being sent. */
  const [sending, setSending] = useState<readonly [number, number] | null>(null);
  const [failed, setFailed] = useState<CartChanged | null>(null);
  const addAll = useOneAtATime(async (): Promise<void> => {
    setSending([0, inputs.length]);
    const people = parsePeople(text);
    let left = filledLines(text).map((line, at) => ({ line, at }));
    const sent = left.filter(({ at }) => people[at]?.problem === null);
    let count = 0;
    const onEnd = (index: number, { state }: CartChanged): void => {
      if (state !== "done") return;
      left = left.filter(({ at }) => at !== sent[index]?.at);
      count += 1;
      setSending([count, inputs.length]);
      put({ lines: left.map(({ line }) => line).join("\n") }, true);
    };
    // The cart's queue asks this itself, so that the way to the checkout waits for it as well.
    const changed = await onAdd(inputs, onEnd, async () => {
      const isIn = await isFirstIn();
      if (!isIn) put({}, true);
      return isIn;
    });
    setSending(null);
    const first = changed.find(({ state }) => state !== "done") ?? null;
    if (first === null) {
      onAdded(inputs.length);
      return;
    }
    // A page that is being left also gets failures, although the sent line may still arrive, so the record stays.
    put({}, true);
    setFailed(first);
  });
  return { sending, failed, addAll };
}
