import { useRef, useState } from "react";
import type { RecipientInput } from "#domain/entities/cart.ts";
import { filledLines, firstReadable, parsePeople, type PastedLine } from "#domain/pasted-people.ts";
import type { Draft } from "#state/drafts/drafts.ts";
import { type CartChanged, rereadCart } from "#state/shop.ts";
import type { FieldsOf, FormValues } from "#widgets/shared/forms/form-values.ts";
import { useOneAtATime } from "#widgets/shared/one-at-a-time.ts";
import type { AddAll } from "./use-entry-writes.ts";

export type ReadyDraft = Extract<Draft<FormValues>, { state: "ready" }>;

/** What is typed; a fixed set of names, so that it fits a draft. */
type Typed = FieldsOf<{ lines: string; salutation: string; option: string }>;

/** How many people of a name the cart has, by its newest answer. */
type CountOf = (line: PastedLine) => number;

/**
 * Whether the first line got in as the page was left that had sent it: then the cart has one more of that name than was
 * noted.
 */
function hasArrived({ lines, sentOver }: FormValues, countOf: CountOf): boolean {
  const first = firstReadable(String(lines ?? ""));
  return sentOver !== undefined && first !== null && countOf(first.person) > Number(sentOver);
}

/** The values with their draft: kept with each change, dropped once nothing is left to keep. */
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
  /** What a page that was left has noted of the first line; null once it is known whether that has arrived. */
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
  /** Whether the first line has arrived since: its answer may have been on its way when this page read the cart. */
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
  /** The lines as they are typed. */
  readonly text: string;
  /** The people of those that can be read. */
  readonly inputs: readonly RecipientInput[];
  readonly onAdd: AddAll;
  readonly onAdded: (count: number) => void;
}

/**
 * Adds all lines that can be read, and takes each out of the field and its draft once it is in: should the page be
 * left, nobody is added a second time.
 */
export function useAddingAll({ text, inputs, put, isFirstIn, onAdd, onAdded }: AddingAll) {
  /** How many of how many have got in; null while nothing is sent. */
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
    // Asked by the queue itself, so that the way on to the checkout waits for the asking as well.
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
    // A page that is being left hears of a failure too, though what it has sent may still arrive: the note stays.
    put({}, true);
    setFailed(first);
  });
  return { sending, failed, addAll };
}
