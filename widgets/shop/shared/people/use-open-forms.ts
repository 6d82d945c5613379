import { useState } from "react";
import * as v from "valibot";
import type { CartItem } from "#domain/entities/cart.ts";
import type { Id } from "#domain/entities/fields.ts";
import { useKeptByName } from "#state/kept-by-name.ts";
import { eventOf, heldForms, type PeopleForm } from "#state/typed-people.ts";
import { draftNames } from "./draft-names.ts";

/** What a draft holds is its form's concern. */
const draftSchema = v.looseObject({});

/** The form by which somebody of the cart is edited. */
export const editForm = (recipientId: Id | null): PeopleForm => `edit ${String(recipientId ?? "")}`;

/** The forms of an entry that hold what was typed before a reload. */
function useDrafted({ event, recipients }: Pick<CartItem, "event" | "recipients">): readonly PeopleForm[] {
  const eventId = eventOf(event?.eventId ?? null);
  const people = useKeptByName(draftNames.edit, draftSchema);
  const one = useKeptByName(draftNames.add, draftSchema).has(eventId);
  const several = useKeptByName(draftNames.paste, draftSchema).has(eventId);
  const ticked = useKeptByName(draftNames.tick, draftSchema).has(eventId);
  return [
    ...recipients.flatMap(({ recipientId }) => (people.has(String(recipientId)) ? editForm(recipientId) : [])),
    ...(ticked ? ["tick" as const] : []),
    ...(one ? ["add" as const] : []),
    ...(several ? ["paste" as const] : []),
  ];
}

/** Which forms of an entry stand open. */
export interface OpenForms {
  readonly open: readonly PeopleForm[];
  /** Opens a form in place of the others, but for those that hold something: nothing typed or ticked leaves sight. */
  readonly show: (form: PeopleForm) => void;
  readonly close: (form: PeopleForm) => void;
  /** Closes a form, and with it all that hold nothing. */
  readonly settle: (form: PeopleForm) => void;
}

/**
 * The forms of an entry: at first those that hold what was typed before a reload, else the given one.
 * @param start null where none stands open at first
 */
export function useOpenForms(item: Pick<CartItem, "event" | "recipients">, start: PeopleForm | null): OpenForms {
  const drafted = useDrafted(item);
  const [chosen, setChosen] = useState<readonly PeopleForm[] | null>(null);
  const first = drafted.length > 0 || start === null ? drafted : [start];
  const open = chosen ?? first;
  const held = (): readonly PeopleForm[] => heldForms(eventOf(item.event?.eventId ?? null));
  return {
    open,
    show: (form) => setChosen((now) => [...new Set([...(now === null ? drafted : []), ...held(), form])]),
    close: (form) => setChosen((now) => [...new Set([...(now ?? first), ...held()])].filter((other) => other !== form)),
    settle: (form) => setChosen(held().filter((other) => other !== form)),
  };
}
