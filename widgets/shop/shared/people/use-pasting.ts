import { useRef, useState } from "react";
import type { RecipientInput } from "#domain/entities/cart.ts";
import { filledLines, parsePeople } from "#domain/participants/pasted-people.ts";
import type { Draft } from "#state/drafts/drafts.ts";
import type { CartChanged } from "#state/shop/shop.ts";
import type { FieldsOf, FormValues } from "#widgets/shared/forms/form-values.ts";
import { useOneAtATime } from "#widgets/shared/one-at-a-time.ts";
import type { AddAll } from "./use-entry-writes.ts";
import type { SentPeople } from "./who-is-in.tsx";

/** A draft whose owner is known. */
export type ReadyDraft = Extract<Draft<FormValues>, { state: "ready" }>;

/** The typed values; their names are fixed, so that they fit a draft. */
type Typed = FieldsOf<{ lines: string; salutation: string; option: string }>;

/** The typed values with their draft, which is written at each change and deleted when nothing is left. */
export function usePasting({ saved, keep, drop }: ReadyDraft, option: string) {
  const [typed, setTyped] = useState<Typed>(() => ({
    lines: String(saved?.lines ?? ""),
    salutation: String(saved?.salutation ?? ""),
    option: String(saved?.option ?? option),
  }));
  const latest = useRef(typed);
  const put = (change: Partial<Typed>): void => {
    const next = { ...latest.current, ...change };
    latest.current = next;
    setTyped(next);
    if (filledLines(next.lines).length === 0) drop();
    else keep(next);
  };
  return { typed, put, drop };
}

/** The pasted lines, and functions to change and to add them. */
export type Pasting = ReturnType<typeof usePasting>;

interface AddingAll extends Pick<Pasting, "put"> {
  /** The lines as they were typed. */
  readonly text: string;
  /** The people of the complete lines. */
  readonly inputs: readonly RecipientInput[];
  readonly onAdd: AddAll;
  readonly onAdded: (changes: readonly CartChanged[]) => void;
}

/**
 * Adds all complete lines, and removes each from the field and its draft once it is added. The line that was being sent
 * as a page was left keeps its key (src/state/shop/shop-kept.ts), so that nobody is added twice.
 */
export function useAddingAll({ text, inputs, put, onAdd, onAdded }: AddingAll) {
  /** The number of added people, and of all; null while nothing is being sent. */
  const [sending, setSending] = useState<readonly [number, number] | null>(null);
  const [failed, setFailed] = useState<SentPeople | null>(null);
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
      put({ lines: left.map(({ line }) => line).join("\n") });
    };
    const changes = await onAdd(inputs, onEnd);
    setSending(null);
    const isDone = changes.every(({ state }) => state === "done");
    setFailed(isDone ? null : { people: inputs, changes });
    if (isDone) onAdded(changes);
  });
  return { sending, failed, addAll };
}
