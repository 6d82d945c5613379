import { memo, useCallback, useEffect, useMemo, useState, type RefObject } from "react";
import { recipientInput } from "#domain/cart/cart.ts";
import type { CartItem, RecipientInput } from "#domain/entities/cart.ts";
import type { GremiumUser } from "#domain/entities/people.ts";
import type { Recipient } from "#domain/entities/recipient.ts";
import { nextParticipant, travellersFor } from "#domain/participants/travellers.ts";
import { cartTexts } from "#i18n/cart.ts";
import { participantTexts as texts } from "#i18n/participants.ts";
import type { CartChanged } from "#state/shop/shop.ts";
import { eventOf, heldForms } from "#state/typed-people.ts";
import { useWantedPlaces } from "#state/wanted-places.ts";
import { Notice } from "#ui/notice/notice.tsx";
import { useOneAtATime } from "#widgets/shared/one-at-a-time.ts";
import { UndoNotice } from "#widgets/shared/order/undo-notice.tsx";
import { WaitSentence } from "#widgets/shared/waiting.tsx";
import { useFocusAfterRemoval } from "#widgets/shop/shared/focus-after-removal.ts";
import { inPlaces, withRemoved, type RemovedAt } from "#widgets/shop/shared/in-places.ts";
import { personName } from "#widgets/shop/shared/person-name.ts";
import { AddingForms } from "./adding-forms.tsx";
import { EntryDoubles } from "./doubles.tsx";
import { focusFirstField } from "./kept-focus.ts";
import { notSavedText } from "./not-saved.ts";
import { ParticipantRow } from "./participant-row.tsx";
import { useAnnouncement } from "./status.tsx";
import { useEntryWrites } from "./use-entry-writes.ts";
import { editForm, useOpenForms, type OpenForms } from "./use-open-forms.ts";

interface RemovedPerson extends RemovedAt {
  /** The former id of the person in the cart. */
  readonly recipientId: Recipient["recipientId"];
  readonly input: RecipientInput;
}

/** What stands in the place of a removed participant, with an undo button until the page is left. */
const removedPerson = (person: RemovedPerson, onUndo: (person: RemovedPerson) => void) => (
  <UndoNotice key={String(person.recipientId)} label={cartTexts.undo} onUndo={() => onUndo(person)}>
    {cartTexts.removed(personName(person.input))}
  </UndoNotice>
);

/** Says why a change of an entry's participants was not made. */
function Problem({ changed }: { changed: CartChanged }) {
  return (
    <Notice state="error" result>
      <p>{notSavedText(changed)}</p>
      {changed.state === "failed" && <WaitSentence routes={[changed.error.route]} />}
    </Notice>
  );
}

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

/** What the rows call; the same functions as long as the entry's people are the same. */
function useRowCalls({ show, close }: OpenForms, say: (text: string) => void, onRemove: (index: number) => void) {
  const [removed, setRemoved] = useState<readonly RemovedPerson[]>([]);
  const calls = useMemo(
    () => ({
      onEdit: ({ recipientId }: Recipient) => show(editForm(recipientId)),
      onEdited: ({ recipientId }: Recipient, saved: RecipientInput | null) => {
        close(editForm(recipientId));
        say(saved === null ? texts.cancelled : texts.saved);
      },
      onTaken: () => say(texts.forAllDone),
      onRemove,
      onRemoved: (recipient: Recipient, at: number) =>
        setRemoved((all) =>
          withRemoved(all, { recipientId: recipient.recipientId, input: recipientInput(recipient), at }),
        ),
    }),
    [show, close, say, onRemove],
  );
  return { calls, removed, setRemoved };
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
  const forms = useForms(props);
  const findTravellers = useCallback(() => travellersFor(item, items, members), [item, items, members]);
  const [status, say] = useAnnouncement();
  const places = useWantedPlaces().of(event?.eventId ?? null);
  const { writes, problem } = useEntryWrites(item);
  const { section, removed: takenOut } = useFocusAfterRemoval<HTMLDivElement>(recipients.length, "person");
  const { calls, removed, setRemoved } = useRowCalls(forms, say, takenOut);
  useFocusOnPerson(section, toComplete);
  const undo = useOneAtATime(async (person: RemovedPerson): Promise<void> => {
    setRemoved((all) => all.filter((other) => other !== person));
    if (writes.told(await writes.add(person.input)).state === "done") say(texts.restored);
    else setRemoved((all) => [...all, person]);
  });
  return (
    <div className="stack" ref={section} data-focus-home="">
      <h4 tabIndex={-1}>{texts.headline}</h4>
      {recipients.length === 0 &&
        (toComplete !== null ? (
          <Notice state="error">{cartTexts.noPeople}</Notice>
        ) : (
          places < 2 && <p>{cartTexts.noPeople}</p>
        ))}
      {inPlaces(
        recipients.map((recipient, index) => (
          <ParticipantRow
            key={String(recipient.recipientId)}
            {...{ item, recipient, index, writes }}
            {...calls}
            count={Math.max(places, recipients.length)}
            isEdited={forms.open.includes(editForm(recipient.recipientId))}
          />
        )),
        removed,
        (person) => removedPerson(person, undo),
      )}
      <EntryDoubles item={item} items={items} />
      {places > Math.max(1, recipients.length) && <p>{texts.wanted(places, places - recipients.length)}</p>}
      {status}
      {problem !== null && <Problem changed={problem} />}
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
