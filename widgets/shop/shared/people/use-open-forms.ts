import { useMemo, useState } from "react";
import * as v from "valibot";
import type { CartItem } from "#domain/entities/cart.ts";
import type { Id } from "#domain/entities/fields.ts";
import { useDraftsByName } from "#state/drafts/drafts-by-name.ts";
import type { PeopleForm } from "#state/store.ts";
import { eventOf, heldForms } from "#state/typed-people.ts";
import { draftNames } from "./draft-names.ts";

/** Any draft counts; only its form knows its content. */
const draftSchema = v.looseObject({});

/** The form that edits a participant of the cart. */
export const editForm = (recipientId: Id | null): PeopleForm => `edit ${String(recipientId ?? "")}`;

/** The forms of an entry that have a draft from before a reload. */
function useDrafted({ event, recipients }: Pick<CartItem, "event" | "recipients">): readonly PeopleForm[] {
  const eventId = eventOf(event?.eventId ?? null);
  const people = useDraftsByName(draftNames.edit, draftSchema);
  const one = useDraftsByName(draftNames.add, draftSchema).has(eventId);
  const several = useDraftsByName(draftNames.paste, draftSchema).has(eventId);
  const ticked = useDraftsByName(draftNames.tick, draftSchema).has(eventId);
  return useMemo(
    () => [
      ...recipients.flatMap(({ recipientId }) => (people.has(String(recipientId)) ? editForm(recipientId) : [])),
      ...(ticked ? ["tick" as const] : []),
      ...(one ? ["add" as const] : []),
      ...(several ? ["paste" as const] : []),
    ],
    [recipients, people, ticked, one, several],
  );
}

/** The open forms of an entry, and functions to open and close one, which stay the same whatever is open. */
export interface OpenForms {
  readonly open: readonly PeopleForm[];
  /** Opens a form in place of the others, except those that hold input, which stay open. */
  readonly show: (form: PeopleForm) => void;
  readonly close: (form: PeopleForm) => void;
  /** Closes a form together with all that hold no input. */
  readonly settle: (form: PeopleForm) => void;
}

/**
 * The open forms of an entry: at first those with a draft from before a reload, otherwise the given one.
 * @param start null if no form is open at first
 */
export function useOpenForms(item: Pick<CartItem, "event" | "recipients">, start: PeopleForm | null): OpenForms {
  const drafted = useDrafted(item);
  const [chosen, setChosen] = useState<readonly PeopleForm[] | null>(null);
  const eventId = eventOf(item.event?.eventId ?? null);
  const { first, ...functions } = useMemo(() => {
    const first = drafted.length > 0 || start === null ? drafted : [start];
    const held = (): readonly PeopleForm[] => heldForms(eventId);
    return {
      first,
      show: (form: PeopleForm) => setChosen((now) => [...new Set([...(now === null ? drafted : []), ...held(), form])]),
      close: (form: PeopleForm) =>
        setChosen((now) => [...new Set([...(now ?? first), ...held()])].filter((other) => other !== form)),
      settle: (form: PeopleForm) => setChosen(held().filter((other) => other !== form)),
    };
  }, [drafted, start, eventId]);
  return { open: chosen ?? first, ...functions };
}
