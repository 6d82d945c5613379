import { useCallback, useEffect, useState } from "react";
import { useAnchor } from "#anchor/anchor.ts";
import type { Id } from "#domain/entities/fields.ts";
import { noteUnsaved } from "#state/drafts/unsaved.ts";
import { usePortal } from "#state/store.ts";

/** A form in which people of an event are typed or ticked: one, several as lines, those who are known, or one anew. */
export type PeopleForm = "add" | "paste" | "tick" | `edit ${string}`;

/** What a form holds that is not in the cart. */
export interface TypedPeople {
  /** Stands for the form. */
  readonly token: object;
  readonly eventId: string;
  readonly form: PeopleForm;
  /** Who would not be ordered as typed; nobody where no name is typed so far, or while the form is being sent. */
  readonly people: readonly string[];
  /** Brings the keyboard to the form. */
  readonly goTo: () => void;
}

/** The event as notes name it. */
export const eventOf = (eventId: Id | null): string => String(eventId ?? "");

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((name, index) => name === b[index]);

function note(token: object, entry: TypedPeople | null): void {
  const { typedPeople } = usePortal.getState();
  const before = typedPeople.find((other) => other.token === token);
  if (before === undefined && entry === null) return;
  if (before !== undefined && entry !== null && isSame(before.people, entry.people)) return;
  const others = typedPeople.filter((other) => other.token !== token);
  usePortal.setState({ typedPeople: entry === null ? others : [...others, entry] });
}

/** Everybody who is typed or ticked on the page by now and not in the cart. */
export const typedPeople = (): readonly TypedPeople[] =>
  usePortal.getState().typedPeople.filter(({ people }) => people.length > 0);

/** The forms of an event that hold something by now: they stay when another one opens. */
export const heldForms = (eventId: string): readonly PeopleForm[] => [
  ...new Set(
    usePortal
      .getState()
      .typedPeople.filter((entry) => entry.eventId === eventId)
      .map(({ form }) => form),
  ),
];

/** Tells what the form holds: null for nothing, else who would not be ordered, and the way to the form. */
export type NoteTyped = (people: readonly string[] | null, goTo: () => void) => void;

/** For a form in which people are typed or ticked; it stands for nothing any more once it is gone. */
export function useTypedPeople(eventId: string, form: PeopleForm): NoteTyped {
  const anchor = useAnchor();
  const [token] = useState(() => ({}));
  const tell: NoteTyped = useCallback(
    (people, goTo) => {
      note(token, people === null ? null : { token, eventId, form, people, goTo });
      // Of what is on its way the cart itself asks.
      noteUnsaved(token, people === null || people.length === 0 ? null : { anchor, discard: () => undefined });
    },
    [token, anchor, eventId, form],
  );
  useEffect(() => () => tell(null, () => undefined), [tell]);
  return tell;
}
