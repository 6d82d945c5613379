import { memo, useCallback, useEffect, useRef, useState, type RefObject } from "react";
import type { CartItem } from "#domain/entities/cart.ts";
import type { GremiumUser } from "#domain/entities/people.ts";
import type { Recipient } from "#domain/entities/recipient.ts";
import { nextParticipant, travellersFor } from "#domain/participants/travellers.ts";
import { cartTexts } from "#i18n/cart.ts";
import { participantTexts as texts } from "#i18n/participants.ts";
import { eventOf, heldForms } from "#state/typed-people.ts";
import { useWantedPlaces } from "#state/wanted-places.ts";
import { Notice } from "#ui/notice/notice.tsx";
import { AddingForms } from "./adding-forms.tsx";
import { EntryDoubles } from "./doubles.tsx";
import { focusFirstField } from "./form-focus.ts";
import { PeopleRows } from "./people-rows.tsx";
import { useEntryWrites } from "./use-entry-writes.ts";
import { editForm, useOpenForms, type OpenForms } from "./use-open-forms.ts";

/** A participant whose data must be completed before the order; null for the first one of an entry without any. */
export interface PersonToComplete {
  readonly recipientId: Recipient["recipientId"];
}

interface ParticipantsProps {
  readonly item: CartItem;
  /** All entries of the cart, whose participants can be ticked for this one; perhaps as they were a moment before. */
  readonly items: readonly CartItem[];
  readonly members: readonly GremiumUser[];
  /** Whether it is the cart's first entry without participants. */
  readonly isFirstEmpty: boolean;
  readonly toComplete: PersonToComplete | null;
}

/**
 * The open forms of an entry: at first that of the order's first participant, unless colleagues can be ticked instead
 * and nothing has been typed; later that of the person to complete.
 */
function useForms({ item, items, members, isFirstEmpty, toComplete }: ParticipantsProps): OpenForms {
  const isSomebodyKnown = items.some(({ recipients }) => recipients.length > 0);
  const [isFirst] = useState(isFirstEmpty && !isSomebodyKnown);
  const isTyped = heldForms(eventOf(item.event?.eventId ?? null)).includes("add");
  const forms = useOpenForms(item, isFirst && (members.length === 0 || isTyped) ? "add" : null);
  const [followed, setFollowed] = useState<PersonToComplete | null>(null);
  if (toComplete !== followed) {
    setFollowed(toComplete);
    const id = toComplete?.recipientId ?? null;
    if (id !== null) forms.show(editForm(id));
    else if (toComplete !== null && travellersFor(item, items, members).length === 0) forms.show("add");
  }
  return forms;
}

/** Moves the focus to the form of the person to complete. */
function useFocusOnPerson(section: RefObject<HTMLElement | null>, toComplete: PersonToComplete | null): void {
  useEffect(() => {
    if (toComplete === null) return;
    const boxes = section.current?.querySelectorAll<HTMLElement>("[data-focus-box]") ?? [];
    focusFirstField(
      toComplete.recipientId === null
        ? boxes[boxes.length - 1]
        : [...boxes].find(({ dataset }) => dataset.person === String(toComplete.recipientId)),
    );
  }, [section, toComplete]);
}

/**
 * The participants of an entry with all functions (contract-public section 4, Cart and checkout). They are drawn again
 * only where the cart or who is known changes, not with each answer about places and prices.
 */
export const Participants = memo(function Participants(props: ParticipantsProps) {
  const { item, items, members, toComplete } = props;
  const { recipients, event } = item;
  const section = useRef<HTMLDivElement>(null);
  const forms = useForms(props);
  const findTravellers = useCallback(() => travellersFor(item, items, members), [item, items, members]);
  const places = useWantedPlaces().of(event?.eventId ?? null);
  const { writes } = useEntryWrites(item);
  useFocusOnPerson(section, toComplete);
  return (
    <div className="stack" ref={section} data-focus-home="">
      <PeopleRows item={item} forms={forms} places={places} heading="h4">
        {recipients.length === 0 && toComplete !== null && <Notice state="error">{cartTexts.noPeople}</Notice>}
      </PeopleRows>
      <EntryDoubles item={item} items={items} />
      {places > Math.max(1, recipients.length) && <p>{texts.wanted(places, places - recipients.length)}</p>}
      <AddingForms
        forms={forms}
        event={event}
        findTravellers={findTravellers}
        isEmpty={recipients.length === 0}
        start={nextParticipant(item, items)}
        hasOthers={[item, ...items].some((entry) => entry.recipients.length > 0)}
        isAlways={false}
        isNextPlanned={places > recipients.length + 1}
        legend={texts.next(recipients.length + 1, places)}
        onAdd={writes.add}
        onAddAll={writes.addAll}
      />
    </div>
  );
});
