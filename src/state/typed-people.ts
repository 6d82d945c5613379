import { useCallback, useEffect, useState } from "react";
import { useAnchor } from "#anchor/anchor.ts";
import type { Id } from "#domain/entities/fields.ts";
import { noteUnsaved } from "#state/drafts/unsaved.ts";
import { usePortal, type PeopleForm, type TypedPeople } from "#state/store.ts";

/** The id of an event as text, as `eventId` of these entries. */
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

/** The entries of all forms on the page in which somebody is typed or ticked who is not in the cart. */
export const typedPeople = (): readonly TypedPeople[] =>
  usePortal.getState().typedPeople.filter(({ people }) => people.length > 0);

/** The forms of an event that hold input now; they stay open when another form opens. */
export const heldForms = (eventId: string): readonly PeopleForm[] => [
  ...new Set(
    usePortal
      .getState()
      .typedPeople.filter((entry) => entry.eventId === eventId)
      .map(({ form }) => form),
  ),
];

/**
 * Tells what the form holds: null for nothing, otherwise the names that would not be ordered, and how to move the focus
 * to the form.
 */
export type NoteTyped = (people: readonly string[] | null, goTo: () => void) => void;

/** Registers a form in which participants are entered; its entry is removed when the form is unmounted. */
export function useTypedPeople(eventId: string, form: PeopleForm): NoteTyped {
  const anchor = useAnchor();
  const [token] = useState(() => ({}));
  const tell: NoteTyped = useCallback(
    (people, goTo) => {
      note(token, people === null ? null : { token, eventId, form, people, goTo });
      // Nothing needs to be discarded here: for input that is being sent, the cart itself asks before the page is left.
      noteUnsaved(token, people === null || people.length === 0 ? null : { anchor, discard: () => undefined });
    },
    [token, anchor, eventId, form],
  );
  useEffect(() => () => tell(null, () => undefined), [tell]);
  return tell;
}
