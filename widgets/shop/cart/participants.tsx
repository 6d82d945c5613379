import { useState } from 'react';
import { isBookingOption } from '#domain/booking-options.ts';
import { recipientInput } from '#domain/cart.ts';
import type { CartItem, RecipientInput } from '#domain/entities/cart.ts';
import type { GremiumUser } from '#domain/entities/people.ts';
import type { Recipient } from '#domain/entities/recipient.ts';
import { emptyParticipant } from '#domain/participants.ts';
import { isFilled } from '#domain/text.ts';
import { cartTexts, participantTexts as texts } from '#i18n/cart.ts';
import { bookingOptionLabels } from '#i18n/recipients.ts';
import { useAnchor } from '#state/anchor.ts';
import { addParticipants, changeCart, temporaryId, type CartChanged } from '#state/cart-writes.ts';
import { useSessionClaim } from '#state/session.ts';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { personName } from '#widgets/shared/cart/person-name.ts';
import { ParticipantForm } from './participant-form.tsx';
import { PasteForm } from './paste-form.tsx';

function optionText({ hotelOverNightOption, hotelOptionVegetarian, hotelOptionWheelchair, comment }: Recipient): string {
  return [
    isBookingOption(hotelOverNightOption) ? bookingOptionLabels[hotelOverNightOption] : null,
    hotelOptionVegetarian === true ? texts.vegetarianShort : null, hotelOptionWheelchair === true ? texts.wheelchairShort : null, comment,
  ].filter(isFilled).join(', ');
}

interface EntryProps {
  readonly item: CartItem;
  readonly members: readonly GremiumUser[];
}

/** The writes of one entry, and what the last of them that failed said. */
function useEntryWrites({ itemId }: CartItem) {
  const anchor = useAnchor();
  const [problem, setProblem] = useState<CartChanged | null>(null);
  useSessionClaim(problem?.state === 'failed' ? problem.error : null);
  const id = itemId ?? '';
  const told = (changed: CartChanged): CartChanged => {
    setProblem(changed.state === 'done' ? null : changed);
    return changed;
  };
  return {
    problem,
    add: (recipient: RecipientInput) => changeCart({ kind: 'recipientAdd', temporaryId: temporaryId(), itemId: id, recipient }, anchor),
    addAll: (recipients: readonly RecipientInput[]) => addParticipants(id, recipients, anchor),
    edit: (recipientId: Recipient['recipientId'], recipient: RecipientInput) => changeCart({ kind: 'recipientEdit', itemId: id, recipientId: recipientId ?? '', recipient }, anchor),
    remove: (recipientId: Recipient['recipientId']) => changeCart({ kind: 'recipientDelete', itemId: id, recipientId: recipientId ?? '' }, anchor).then(told),
    told,
  };
}

type Open = { readonly form: 'none' | 'add' | 'paste' } | { readonly form: 'edit'; readonly recipientId: Recipient['recipientId'] };

interface PersonProps {
  readonly recipient: Recipient;
  readonly position: string;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
  /** Null where there is nothing to take over. */
  readonly onForAll: (() => void) | null;
}

function Person({ recipient, position, onEdit, onRemove, onForAll }: PersonProps) {
  const name = personName(recipient);
  const options = optionText(recipient);
  return (
    <div className="cart-person" role="group" aria-label={position}>
      <div>
        <strong>{name}</strong>
        {options !== '' && <div className="cart-muted">{options}</div>}
      </div>
      <div className="cart-buttons">
        <Button variant="quiet" aria-label={texts.editNamed(name)} onClick={onEdit}>{texts.edit}</Button>
        <Button variant="quiet" aria-label={texts.removeNamed(name)} onClick={onRemove}>{cartTexts.remove}</Button>
        {onForAll !== null && <Button variant="quiet" onClick={onForAll}>{texts.forAll}</Button>}
      </div>
    </div>
  );
}

type Writes = ReturnType<typeof useEntryWrites>;

/** One participant, or the form in its place. */
function Row({ item, recipient, index, open, setOpen, writes, onRemoved }: EntryProps & { recipient: Recipient; index: number; open: Open; setOpen: (open: Open) => void; writes: Writes; onRemoved: (input: RecipientInput) => void }) {
  const { recipients, event } = item;
  const position = texts.position(index + 1, recipients.length);
  const close = (): void => setOpen({ form: 'none' });
  if (open.form === 'edit' && open.recipientId === recipient.recipientId) {
    const save = async (input: RecipientInput): Promise<CartChanged> => {
      const changed = await writes.edit(recipient.recipientId, input);
      if (changed.state === 'done') close();
      return changed;
    };
    return <ParticipantForm legend={position} event={event} start={recipientInput(recipient)} members={[]} submitLabel={texts.save} onSave={save} onCancel={close} />;
  }
  const remove = async (): Promise<void> => {
    const input = recipientInput(recipient);
    const changed = await writes.remove(recipient.recipientId);
    if (changed.state === 'done') onRemoved(input);
  };
  const others = recipients.filter((other) => other !== recipient && other.hotelOverNightOption !== recipient.hotelOverNightOption);
  const forAll = (): void => {
    for (const other of others) void writes.edit(other.recipientId, { ...recipientInput(other), hotelOverNightOption: recipient.hotelOverNightOption }).then(writes.told);
  };
  return (
    <Person recipient={recipient} position={position} onEdit={() => setOpen({ form: 'edit', recipientId: recipient.recipientId })} onRemove={() => void remove()}
      onForAll={others.length > 0 && recipient.hotelOverNightOption !== null ? forAll : null} />
  );
}

/** Removed participants of an entry, each to be brought back for as long as the page stays. */
function RemovedPeople({ removed, onUndo }: { removed: readonly RecipientInput[]; onUndo: (input: RecipientInput) => void }) {
  return removed.map((input, index) => (
    <Notice key={index} state="success" actions={<Button onClick={() => onUndo(input)}>{cartTexts.undo}</Button>}>{cartTexts.removed(personName(input))}</Notice>
  ));
}

function AddPeople({ onOpen }: { onOpen: (form: 'add' | 'paste') => void }) {
  return (
    <div className="cart-buttons">
      <Button onClick={() => onOpen('add')}>{texts.add}</Button>
      <Button onClick={() => onOpen('paste')}>{texts.paste}</Button>
    </div>
  );
}

/** The participants of an entry with all that can be done to them (contract-public section 4, Cart and checkout). */
export function Participants({ item, members }: EntryProps) {
  const { recipients, event } = item;
  const [open, setOpen] = useState<Open>({ form: recipients.length === 0 ? 'add' : 'none' });
  const [removed, setRemoved] = useState<readonly RecipientInput[]>([]);
  const [added, setAdded] = useState(0);
  const writes = useEntryWrites(item);
  const add = async (input: RecipientInput): Promise<CartChanged> => {
    const changed = await writes.add(input);
    if (changed.state === 'done') {
      setOpen({ form: 'none' });
      setAdded((count) => count + 1);
    }
    return changed;
  };
  const undo = (input: RecipientInput): void => {
    setRemoved((all) => all.filter((other) => other !== input));
    void writes.add(input).then((changed) => writes.told(changed).state === 'done' || setRemoved((all) => [...all, input]));
  };
  const next = texts.position(recipients.length + 1, recipients.length + 1);
  return (
    <div className="stack">
      <h4>{texts.headline}</h4>
      {recipients.length === 0 && <p>{cartTexts.noPeople}</p>}
      {recipients.map((recipient, index) => (
        <Row key={String(recipient.recipientId)} {...{ item, members, recipient, index, open, setOpen, writes }} onRemoved={(input) => setRemoved((all) => [...all, input])} />
      ))}
      <RemovedPeople removed={removed} onUndo={undo} />
      {writes.problem !== null && <Notice state="error">{cartTexts.notSaved}</Notice>}
      {open.form === 'add' && (
        <ParticipantForm key={added} legend={next} event={event} start={emptyParticipant(event)} members={members} submitLabel={texts.saveNew} onSave={add} onCancel={() => setOpen({ form: 'none' })} />
      )}
      {open.form === 'paste' && <PasteForm event={event} onAdd={writes.addAll} onClose={() => setOpen({ form: 'none' })} />}
      {open.form !== 'add' && open.form !== 'paste' && <AddPeople onOpen={(form) => setOpen({ form })} />}
    </div>
  );
}
