import { useState } from "react";
import type { RecipientInput } from "#domain/entities/cart.ts";
import type { PortalEvent } from "#domain/entities/event.ts";
import { missingFields } from "#domain/participants.ts";
import type { Traveller } from "#domain/travellers.ts";
import type { CartChanged } from "#state/shop.ts";
import { useOneAtATime } from "#widgets/shared/one-at-a-time.ts";
import type { AddAll } from "./use-entry-writes.ts";

export interface PickingOptions {
  readonly travellers: readonly Traveller[];
  readonly event: PortalEvent | null;
  /** Whether the people of the order are ticked from the start. */
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
function useTakingOver({ onAdd, onStart, onEnd }: Pick<PickingOptions, "onAdd" | "onStart" | "onEnd">) {
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
    onEnd(lost === null ? changes.length : null);
  });
  return { sending, failed, send };
}

/** Who is ticked, what is still asked of them, and the way to add them all. */
export function usePicking({ travellers, event, isTicked, option: lastOption, ...ways }: PickingOptions) {
  const [chosen, setChosen] = useState<Readonly<Record<string, boolean>>>({});
  const [salutations, setSalutations] = useState<Readonly<Record<string, string>>>({});
  const [option, setOption] = useState(lastOption);
  const [tried, setTried] = useState(false);
  const isOn = (traveller: Traveller): boolean => chosen[traveller.key] ?? (isTicked && traveller.isInOrder);
  const ticked = travellers.filter(isOn);
  const inputOf = (traveller: Traveller): RecipientInput => ({
    ...traveller.input,
    salutation: salutations[traveller.key] ?? traveller.input.salutation,
    hotelOverNightOption: traveller.input.hotelOverNightOption ?? (option === "" ? null : option),
  });
  const isOptionAsked = ticked.some(({ input }) => missingFields(input, event).includes("hotelOverNightOption"));
  const { sending, failed, send } = useTakingOver(ways);
  const add = (): void => {
    setTried(true);
    const inputs = ticked.map(inputOf);
    if (inputs.length > 0 && inputs.every((input) => missingFields(input, event).length === 0)) send(inputs);
  };
  return {
    ticked,
    isOn,
    tick: (some: readonly Traveller[], isNow: boolean) =>
      setChosen((before) => ({ ...before, ...Object.fromEntries(some.map((one) => [one.key, isNow])) })),
    salutationOf: (one: Traveller) => inputOf(one).salutation,
    setSalutation: (one: Traveller, value: string) => setSalutations((before) => ({ ...before, [one.key]: value })),
    option,
    setOption,
    isOptionAsked,
    tried,
    sending,
    failed,
    add,
  };
}
