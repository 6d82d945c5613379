import { useCallback, useLayoutEffect, useRef, useState } from "react";
import * as v from "valibot";
import type { RecipientInput } from "#domain/entities/cart.ts";
import type { PortalEvent } from "#domain/entities/event.ts";
import { missingFields } from "#domain/participants/participants.ts";
import type { Traveller } from "#domain/participants/travellers.ts";
import { isFilled } from "#domain/text/text.ts";
import type { CartChanged } from "#state/shop/shop.ts";
import { useVisitDraft } from "#state/visit.ts";
import { useOneAtATime } from "#widgets/shared/one-at-a-time.ts";
import type { AddAll } from "./use-entry-writes.ts";
import type { SentPeople } from "./who-is-in.tsx";

/** Who can be ticked, and for which entry. */
export interface PickingOptions {
  /** The name of the draft; unique in the product. */
  readonly draftName: string;
  readonly travellers: readonly Traveller[];
  readonly event: PortalEvent | null;
  /** Whether people of the order are ticked at first, except those with another entry on these days. */
  readonly isTicked: boolean;
  /** The hotel option that was chosen last; '' for none. */
  readonly option: string;
  readonly onAdd: AddAll;
  /** Called before the first person is sent. */
  readonly onStart: () => void;
  /** Called when all writes have ended: with how each ended if all were added, otherwise null. */
  readonly onEnd: (changes: readonly CartChanged[] | null) => void;
}

/** Each press gives another list, so it cannot be what the guard goes by. */
const allAtOnce = (): string => "all";

/** Adds people one after the other; a second call meanwhile does nothing. */
function useTakingOver(
  { onAdd, onStart, onEnd }: Pick<PickingOptions, "onAdd" | "onStart" | "onEnd">,
  drop: () => void,
) {
  const [sending, setSending] = useState(false);
  const [failed, setFailed] = useState<SentPeople | null>(null);
  const send = useOneAtATime(async (inputs: readonly RecipientInput[]): Promise<void> => {
    setSending(true);
    onStart();
    const changes = await onAdd(inputs, () => undefined);
    setSending(false);
    const isDone = changes.every(({ state }) => state === "done");
    setFailed(isDone ? null : { people: inputs, changes });
    if (isDone) drop();
    onEnd(isDone ? changes : null);
  }, allAtOnce);
  return { sending, failed, send };
}

/** The ticked people and the choices, by the people's keys; the names are fixed, so that they fit a draft. */
const pickedSchema = v.object({
  chosen: v.record(v.string(), v.boolean()),
  salutations: v.record(v.string(), v.string()),
  option: v.nullable(v.string()),
  salutationOfOthers: v.optional(v.string(), ""),
});
type Picked = v.InferOutput<typeof pickedSchema>;

const nothingPicked: Picked = { chosen: {}, salutations: {}, option: null, salutationOfOthers: "" };

const unread = { saved: null, keep: () => undefined, drop: () => undefined };

/** The ticked people and the choices, kept as a draft until they are added. `pick` stays the same function. */
function usePicked(draftName: string) {
  const draft = useVisitDraft(draftName, pickedSchema);
  const [changed, setChanged] = useState<Picked | null>(null);
  const { saved, keep, drop } = draft.state === "ready" ? draft : unread;
  const picked = changed ?? saved ?? nothingPicked;
  const latest = useRef(picked);
  useLayoutEffect(() => {
    latest.current = picked;
  }, [picked]);
  const pick = useCallback(
    (change: (before: Picked) => Partial<Picked>): void => {
      const next = { ...latest.current, ...change(latest.current) };
      latest.current = next;
      setChanged(next);
      keep(next);
    },
    [keep],
  );
  return { picked, pick, drop };
}

/** Functions to tick people, named by their keys, and to choose their salutations; they stay the same functions. */
function usePicks(pick: ReturnType<typeof usePicked>["pick"]) {
  const tick = useCallback(
    (keys: readonly string[], isNow: boolean): void =>
      pick(({ chosen }) => ({ chosen: { ...chosen, ...Object.fromEntries(keys.map((key) => [key, isNow])) } })),
    [pick],
  );
  const setSalutation = useCallback(
    (key: string, value: string): void =>
      pick(({ salutations }) => ({ salutations: { ...salutations, [key]: value } })),
    [pick],
  );
  const setSalutationOfOthers = (value: string): void => pick(() => ({ salutationOfOthers: value }));
  return { tick, setSalutation, setSalutationOfOthers };
}

/** A ticked person as a participant: with the salutation chosen for them, else their own, else the one for all. */
const pickedInput = (
  { input, key }: Traveller,
  { salutations, salutationOfOthers }: Picked,
  option: string,
): RecipientInput => ({
  ...input,
  salutation: [salutations[key] ?? null, input.salutation, salutationOfOthers].find(isFilled) ?? "",
  hotelOverNightOption: input.hotelOverNightOption ?? (option === "" ? null : option),
});

/** The ticked people, what is still missing, and a function that adds them all. */
export function usePicking({ draftName, travellers, event, isTicked, option: lastOption, ...ways }: PickingOptions) {
  const { picked, pick, drop } = usePicked(draftName);
  const picks = usePicks(pick);
  const { chosen } = picked;
  const option = picked.option ?? lastOption;
  const [tried, setTried] = useState(false);
  const [inVain, setInVain] = useState(0);
  const isOn = (traveller: Traveller): boolean =>
    chosen[traveller.key] ?? (isTicked && traveller.isInOrder && traveller.busyIn.length === 0);
  const ticked = travellers.filter(isOn);
  const inputOf = (traveller: Traveller): RecipientInput => pickedInput(traveller, picked, option);
  const isOfOthersAsked = ticked.filter(({ input }) => !isFilled(input.salutation)).length > 1;
  const isOptionAsked = ticked.some(({ input }) => missingFields(input, event).includes("hotelOverNightOption"));
  const { sending, failed, send } = useTakingOver(ways, drop);
  const add = (): void => {
    setTried(true);
    const inputs = ticked.map(inputOf);
    if (inputs.length > 0 && inputs.every((input) => missingFields(input, event).length === 0)) send(inputs);
    else setInVain((count) => count + 1);
  };
  return {
    ticked,
    /** Whether the customer has ticked anybody, besides those ticked at first. */
    isTouched: Object.keys(chosen).length > 0,
    isOn,
    ...picks,
    salutationOf: (one: Traveller) => inputOf(one).salutation,
    /** Whether one salutation can be chosen for all ticked people who have none of their own. */
    isOfOthersAsked,
    salutationOfOthers: picked.salutationOfOthers,
    option,
    setOption: (chosenOption: string) => pick(() => ({ option: chosenOption })),
    isOptionAsked,
    tried,
    /** How often `add` was called while something was missing. */
    inVain,
    sending,
    failed,
    add,
  };
}
