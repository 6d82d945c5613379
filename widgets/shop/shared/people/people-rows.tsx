import { useMemo, useState, type ReactNode } from "react";
import { recipientInput } from "#domain/cart/cart.ts";
import type { CartItem, RecipientInput } from "#domain/entities/cart.ts";
import { isAmong } from "#domain/entities/fields.ts";
import type { Recipient } from "#domain/entities/recipient.ts";
import { cartTexts } from "#i18n/cart.ts";
import { participantTexts as texts } from "#i18n/participants.ts";
import type { CartChanged } from "#state/shop/shop.ts";
import { useIsMoving } from "#state/shop/use-shop.ts";
import { eventOf, heldForms } from "#state/typed-people.ts";
import { Notice } from "#ui/notice/notice.tsx";
import { useOneAtATime } from "#widgets/shared/one-at-a-time.ts";
import { UndoNotice } from "#widgets/shared/order/undo-notice.tsx";
import { WaitSentence } from "#widgets/shared/waiting.tsx";
import { useFocusAfterRemoval } from "#widgets/shop/shared/focus-after-removal.ts";
import { inPlaces, withRemoved, type RemovedAt } from "#widgets/shop/shared/in-places.ts";
import { personName } from "#widgets/shop/shared/person-name.ts";
import { notSavedText } from "./not-saved.ts";
import { ParticipantRow } from "./participant-row.tsx";
import { SharedStay } from "./person-facts.tsx";
import { useAnnouncement } from "./status.tsx";
import { useEntryWrites } from "./use-entry-writes.ts";
import { editForm, type OpenForms } from "./use-open-forms.ts";

interface RemovedPerson extends RemovedAt {
  /** The former id of the person in the cart. */
  readonly recipientId: Recipient["recipientId"];
  readonly input: RecipientInput;
}

interface LeftPerson extends RemovedAt {
  readonly left: Recipient;
}

/**
 * Those who were removed elsewhere, as in another tab, while changes of their data were typed here: their forms stay in
 * their places until they are closed.
 */
function useLeft({ itemId, event, recipients }: CartItem, { open }: OpenForms): readonly LeftPerson[] {
  const isMoving = useIsMoving(itemId);
  const [[before, kept], setKept] = useState<readonly [readonly Recipient[], readonly LeftPerson[]]>([recipients, []]);
  if (before === recipients) return kept.filter(({ left }) => open.includes(editForm(left.recipientId)));
  const held = isMoving ? [] : heldForms(eventOf(event?.eventId ?? null));
  const ids = recipients.map(({ recipientId }) => recipientId);
  const all = [...kept, ...before.map((left, at) => ({ left, at }))];
  const now = all.filter(
    ({ left: { recipientId } }) => held.includes(editForm(recipientId)) && !isAmong(ids, recipientId),
  );
  setKept([recipients, now]);
  return now;
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

interface PeopleRowsProps {
  readonly item: CartItem;
  readonly forms: OpenForms;
  /** How many people are planned; 0 if that is unknown. */
  readonly places: number;
  readonly heading: "h3" | "h4";
  /** Stands between the heading and the people. */
  readonly children?: ReactNode;
}

/** The people of an entry, each of whom can be edited and removed; a removal can be undone in its place. */
export function PeopleRows({ item, forms, places, heading: Heading, children }: PeopleRowsProps) {
  const { recipients } = item;
  const [status, say] = useAnnouncement();
  const { writes, problem } = useEntryWrites(item);
  const left = useLeft(item, forms);
  const { section, removed: takenOut } = useFocusAfterRemoval<HTMLDivElement>(recipients.length, "person");
  const { calls, removed, setRemoved } = useRowCalls(forms, say, takenOut);
  const undo = useOneAtATime(async (person: RemovedPerson): Promise<void> => {
    setRemoved((all) => all.filter((other) => other !== person));
    if (writes.told(await writes.add(person.input)).state === "done") say(texts.restored);
    else setRemoved((all) => [...all, person]);
  });
  const row = (recipient: Recipient, index: number, isLeft: boolean): ReactNode => (
    <ParticipantRow
      key={String(recipient.recipientId)}
      {...{ item, recipient, index, isLeft, writes }}
      {...calls}
      count={Math.max(places, recipients.length)}
      isEdited={isLeft || forms.open.includes(editForm(recipient.recipientId))}
    />
  );
  return (
    <div className="stack" ref={section}>
      <Heading tabIndex={-1} className={recipients.length === 0 ? "visually-hidden" : undefined}>
        {texts.headline}
      </Heading>
      {children}
      <SharedStay of={recipients} />
      {inPlaces<RemovedPerson | LeftPerson>(
        recipients.map((recipient, index) => row(recipient, index, false)),
        [...removed, ...left],
        (person) => ("left" in person ? row(person.left, person.at, true) : removedPerson(person, undo)),
      )}
      {status}
      {problem !== null && <Problem changed={problem} />}
    </div>
  );
}
