import { useState } from "react";
import * as v from "valibot";
import type { RecipientInput } from "#domain/entities/cart.ts";
import type { PortalEvent } from "#domain/entities/event.ts";
import { missingFields } from "#domain/participants.ts";
import type { Traveller } from "#domain/travellers.ts";
import type { CartChanged } from "#state/shop.ts";
import { useVisitDraft } from "#state/visit.ts";
import { useOneAtATime } from "#widgets/shared/one-at-a-time.ts";
import type { AddAll } from "./use-entry-writes.ts";

export interface PickingOptions {
  /** Of what is ticked and not yet taken over; unique in the product. */
  readonly draftName: string;
  readonly travellers: readonly Traveller[];
  readonly event: PortalEvent | null;
  /** Whether the people of the order are ticked from the start, but for those who are elsewhere on these days. */
  readonly isTicked: boolean;
  /** What was chosen of the stay last; '' for nothing. */
  readonly option: string;
  readonly onAdd: AddAll;
  /** Called before the first of them is sent. */
  readonly onStart: () => void;
  /** Called once it is known how all ended, with their number where all are in, else null. */
  readonly onEnd: (count: number | null) => void;
}

/** Adds people one after the other, once however often it is asked for. */
function useTakingOver(
  { onAdd, onStart, onEnd }: Pick<PickingOptions, "onAdd" | "onStart" | "onEnd">,
  drop: () => void,
) {
  const [sending, setSending] = useState(false);
  const [failed, setFailed] = useState<CartChanged | null>(null);
  const send = useOneAtATime(async (inputs: readonly RecipientInput[]): Promise<void> => {
    setSending(true);
    onStart();
    const changes = await onAdd(
      inputs,
      () => undefined,
      () => Promise.resolve(false),
    );
    setSending(false);
    const lost = changes.find(({ state }) => state !== "done") ?? null;
    setFailed(lost);
    if (lost === null) drop();
    onEnd(lost === null ? changes.length : null);
  });
  return { sending, failed, send };
}

/** What is ticked and chosen, by the keys of people; a flat set, so that it fits a draft. */
const pickedSchema = v.object({
  chosen: v.record(v.string(), v.boolean()),
  salutations: v.record(v.string(), v.string()),
  option: v.nullable(v.string()),
});
type Picked = v.InferOutput<typeof pickedSchema>;

const nothingPicked: Picked = { chosen: {}, salutations: {}, option: null };

/** What is picked, kept with each change until it is taken over. */
function usePicked(draftName: string) {
  const draft = useVisitDraft(draftName, pickedSchema);
  const [changed, setChanged] = useState<Picked | null>(null);
  const { saved, keep, drop } =
    draft.state === "ready" ? draft : { saved: null, keep: () => undefined, drop: () => undefined };
  const picked = changed ?? saved ?? nothingPicked;
  return {
    picked,
    pick: (change: Partial<Picked>): void => {
      const next = { ...picked, ...change };
      setChanged(next);
      keep(next);
    },
    drop,
  };
}

/** Who is ticked, what is still asked of them, and the way to add them all. */
export function usePicking({ draftName, travellers, event, isTicked, option: lastOption, ...ways }: PickingOptions) {
  const { picked, pick, drop } = usePicked(draftName);
  const { chosen, salutations } = picked;
  const option = picked.option ?? lastOption;
  const [tried, setTried] = useState(false);
  const isOn = (traveller: Traveller): boolean =>
    chosen[traveller.key] ?? (isTicked && traveller.isInOrder && traveller.busyIn.length === 0);
  const ticked = travellers.filter(isOn);
  const inputOf = (traveller: Traveller): RecipientInput => ({
    ...traveller.input,
    salutation: salutations[traveller.key] ?? traveller.input.salutation,
    hotelOverNightOption: traveller.input.hotelOverNightOption ?? (option === "" ? null : option),
  });
  const isOptionAsked = ticked.some(({ input }) => missingFields(input, event).includes("hotelOverNightOption"));
  const { sending, failed, send } = useTakingOver(ways, drop);
  const add = (): void => {
    setTried(true);
    const inputs = ticked.map(inputOf);
    if (inputs.length > 0 && inputs.every((input) => missingFields(input, event).length === 0)) send(inputs);
  };
  return {
    ticked,
    /** Whether the reader has ticked anybody, beside whom the list ticks by itself. */
    isTouched: Object.keys(chosen).length > 0,
    isOn,
    tick: (some: readonly Traveller[], isNow: boolean) =>
      pick({ chosen: { ...chosen, ...Object.fromEntries(some.map((one) => [one.key, isNow])) } }),
    salutationOf: (one: Traveller) => inputOf(one).salutation,
    setSalutation: (one: Traveller, value: string) => pick({ salutations: { ...salutations, [one.key]: value } }),
    option,
    setOption: (chosenOption: string) => pick({ option: chosenOption }),
    isOptionAsked,
    tried,
    sending,
    failed,
    add,
  };
}
