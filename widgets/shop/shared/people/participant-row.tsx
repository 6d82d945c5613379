import { memo } from "react";
import { isTemporaryId, recipientInput } from "#domain/cart/cart.ts";
import type { CartItem, RecipientInput } from "#domain/entities/cart.ts";
import type { Recipient } from "#domain/entities/recipient.ts";
import { editedParticipant, offeredStay } from "#domain/participants/participants.ts";
import { cartTexts } from "#i18n/cart.ts";
import { participantTexts as texts } from "#i18n/participants.ts";
import type { CartChanged } from "#state/shop/shop.ts";
import { useIsMoving } from "#state/shop/use-shop.ts";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { useIgnoredOnceGone } from "#ui/page/ignore-presses.ts";
import { lazyTexts } from "#widgets/shared/lazy-texts.ts";
import { useOneAtATime } from "#widgets/shared/one-at-a-time.ts";
import { SendButton } from "#widgets/shared/waiting.tsx";
import { personName } from "#widgets/shop/shared/person-name.ts";
import { draftNames } from "./draft-names.ts";
import { focusBox, useFocusBox, useTakenFocus } from "./form-focus.ts";
import { LazyParticipantForm } from "./lazy-forms.ts";
import { PersonFacts } from "./person-facts.tsx";
import type { EntryWrites } from "./use-entry-writes.ts";
import { editForm } from "./use-open-forms.ts";

interface PersonProps {
  readonly recipient: Recipient;
  readonly item: CartItem;
  readonly position: string;
  readonly isMoving: boolean;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
  /** Null if there is no option to take over. */
  readonly onForAll: (() => void) | null;
}

/** A participant; while one is still being sent, without buttons. */
function Person({ recipient, item, position, isMoving, onEdit, onRemove, onForAll }: PersonProps) {
  const name = personName(recipient);
  const isAdding = isTemporaryId(recipient.recipientId);
  return (
    <div className="cart-person" role="group" aria-label={position} ref={useTakenFocus()}>
      <div>
        <strong>{name}</strong>
        <PersonFacts recipient={recipient} among={item.recipients} event={item.event} />
        {isAdding && <div className="cart-muted">{cartTexts.adding}</div>}
      </div>
      {!isAdding && (
        <div className="cart-buttons">
          <Button variant="quiet" waiting={isMoving} aria-label={texts.editNamed(name)} onClick={onEdit}>
            {texts.edit}
          </Button>
          <SendButton
            routes={["recipientDelete"]}
            variant="quiet"
            waiting={isMoving}
            aria-label={texts.removeNamed(name)}
            data-remove="person"
            onClick={onRemove}
          >
            {cartTexts.remove}
          </SendButton>
          {onForAll !== null && (
            <Button variant="quiet" waiting={isMoving} onClick={onForAll}>
              {texts.forAll}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

interface RowProps {
  readonly item: CartItem;
  readonly recipient: Recipient;
  readonly index: number;
  /** The number of participants: those that are planned, or more if there are more. */
  readonly count: number;
  readonly isEdited: boolean;
  /** Whether the participant was removed elsewhere while being edited: what was typed can be added anew. */
  readonly isLeft: boolean;
  readonly onEdit: (recipient: Recipient) => void;
  /** Called when the form is closed, with the saved data; null if nothing was saved. */
  readonly onEdited: (recipient: Recipient, saved: RecipientInput | null) => void;
  /** Called when the customer removes the participant at this position. */
  readonly onRemove: (index: number) => void;
  readonly onRemoved: (recipient: Recipient, index: number) => void;
  /** Called when this participant's option has been taken over for all. */
  readonly onTaken: () => void;
  readonly writes: EntryWrites;
}

/** Gives the option of a participant to all others of the entry; null where it is none, or all have it. */
function takingForAll({ item, recipient, writes, onTaken }: RowProps): (() => Promise<void>) | null {
  const { hotelOverNightOption: option } = recipient;
  const others = item.recipients.filter(
    (other) => !isTemporaryId(other.recipientId) && other !== recipient && other.hotelOverNightOption !== option,
  );
  if (others.length === 0 || option === null || offeredStay(option, item.event) !== option) return null;
  return async () => {
    const changes = await Promise.all(
      others.map((other) => writes.edit(other.recipientId, { ...recipientInput(other), hotelOverNightOption: option })),
    );
    const lost = changes.find(({ state }) => state !== "done");
    if (lost === undefined) onTaken();
    else writes.told(lost);
  };
}

function Row(props: RowProps) {
  const { item, recipient, index, count, isEdited, isLeft, onEdit, onEdited, onRemove, onRemoved, writes } = props;
  const { event } = item;
  const position = texts.position(index + 1, count);
  const isMoving = useIsMoving(item.itemId);
  const remove = useOneAtATime(async (leaving: Recipient): Promise<void> => {
    onRemove(index);
    const changed = await writes.remove(leaving.recipientId);
    if (changed.state === "done") onRemoved(leaving, index);
  });
  if (isEdited) {
    const save = async (input: RecipientInput): Promise<CartChanged> => {
      const changed = await (isLeft ? writes.add(input) : writes.edit(recipient.recipientId, input));
      if (changed.state === "done") onEdited(recipient, input);
      return changed;
    };
    return (
      <div className="stack">
        {isLeft && <Notice state="info">{texts.left(personName(recipient))}</Notice>}
        <LazyParticipantForm
          texts={lazyTexts}
          form={editForm(recipient.recipientId)}
          draftName={`${draftNames.edit}${recipient.recipientId ?? ""}`}
          legend={isLeft ? personName(recipient) : position}
          event={event}
          start={editedParticipant(recipient, event)}
          submitLabel={isLeft ? texts.saveNew : texts.save}
          onSave={save}
          waiting={isMoving}
          onCancel={() => onEdited(recipient, null)}
        />
      </div>
    );
  }
  const forAll = takingForAll(props);
  return (
    <Person
      recipient={recipient}
      item={item}
      position={position}
      isMoving={isMoving}
      onEdit={() => onEdit(recipient)}
      onRemove={() => remove(recipient)}
      onForAll={forAll === null ? null : () => void forAll()}
    />
  );
}

/**
 * One participant, or the form that edits them; the focus moves between the two. A form that opens draws its own row
 * alone.
 */
export const ParticipantRow = memo(function ParticipantRow(props: RowProps) {
  const { box, hold } = useFocusBox();
  // A participant who has just been saved stays in the list under another id.
  useIgnoredOnceGone(box, !isTemporaryId(props.recipient.recipientId));
  return (
    <div {...focusBox} data-person={props.recipient.recipientId} ref={box}>
      <Row
        {...props}
        onEdit={(recipient) => {
          hold();
          props.onEdit(recipient);
        }}
        onEdited={(recipient, saved) => {
          hold();
          props.onEdited(recipient, saved);
        }}
      />
    </div>
  );
});
