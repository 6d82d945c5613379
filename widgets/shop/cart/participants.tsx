import { useState } from "react";
import type { CartItem, RecipientInput } from "#domain/entities/cart.ts";
import type { GremiumUser } from "#domain/entities/people.ts";
import type { Recipient } from "#domain/entities/recipient.ts";
import { sameId } from "#domain/cart.ts";
import { cartTexts, participantTexts as texts } from "#i18n/cart.ts";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { personName } from "#widgets/shop/shared/person-name.ts";
import { useStatus } from "./status.tsx";
import { useFocusAfterRemoval } from "#widgets/shared/list/focus-after-removal.ts";
import { useOneAtATime } from "#widgets/shared/one-at-a-time.ts";
import { WaitSentence } from "#widgets/shared/waiting.tsx";
import { AddingForms, useTypedBefore, type Adding } from "./adding-forms.tsx";
import { notSavedText } from "./not-saved.ts";
import { ParticipantRow } from "./participant-row.tsx";
import { useEntryWrites } from "./use-entry-writes.ts";

type Open = { readonly form: Adding } | { readonly form: "edit"; readonly recipientId: Recipient["recipientId"] };

/** Removed participants of an entry, each to be brought back for as long as the page stays. */
function RemovedPeople({
  removed,
  onUndo,
}: {
  removed: readonly RecipientInput[];
  onUndo: (input: RecipientInput) => void;
}) {
  return removed.map((input, index) => (
    <Notice key={index} state="success" actions={<Button onClick={() => onUndo(input)}>{cartTexts.undo}</Button>}>
      {cartTexts.removed(personName(input))}
    </Notice>
  ));
}

/**
 * The one form of an entry that stands open: of an entry without people that of the first, and what was typed before a
 * reload.
 */
function useOpen({ event, recipients }: CartItem) {
  const typedBefore = useTypedBefore(event);
  const [start] = useState<Adding>(recipients.length === 0 ? "add" : "none");
  const [chosen, setOpen] = useState<Open | null>(null);
  const open: Open = chosen ?? { form: typedBefore ?? start };
  /** Closes a form, unless another one stands open by now. */
  const close = (form: Open["form"], recipientId: Recipient["recipientId"] = null): void =>
    setOpen((now) => {
      const isAnother =
        now !== null && (now.form !== form || (now.form === "edit" && !sameId(now.recipientId, recipientId)));
      return isAnother ? now : { form: "none" };
    });
  return { open, setOpen, close };
}

/** The participants of an entry with all that can be done to them (contract-public section 4, Cart and checkout). */
export function Participants({ item, members }: { item: CartItem; members: readonly GremiumUser[] }) {
  const { recipients, event } = item;
  const { open, setOpen, close } = useOpen(item);
  const [removed, setRemoved] = useState<readonly RecipientInput[]>([]);
  const [status, say] = useStatus();
  const writes = useEntryWrites(item);
  const { section, removed: takenOut } = useFocusAfterRemoval<HTMLDivElement>(recipients.length, "person");
  const undo = useOneAtATime(async (input: RecipientInput): Promise<void> => {
    setRemoved((all) => all.filter((other) => other !== input));
    if (writes.told(await writes.add(input)).state === "done") say(texts.restored(personName(input)));
    else setRemoved((all) => [...all, input]);
  });
  return (
    <div className="stack" ref={section} data-focus-home="">
      <h4 tabIndex={-1}>{texts.headline}</h4>
      {recipients.length === 0 && <p>{cartTexts.noPeople}</p>}
      {recipients.map((recipient, index) => (
        <ParticipantRow
          key={String(recipient.recipientId)}
          {...{ item, recipient, index, writes }}
          isEdited={open.form === "edit" && sameId(open.recipientId, recipient.recipientId)}
          onEdit={() => setOpen({ form: "edit", recipientId: recipient.recipientId })}
          onEdited={(saved) => {
            close("edit", recipient.recipientId);
            say(saved === null ? texts.cancelled : texts.saved(personName(saved)));
          }}
          onTaken={() => say(texts.forAllDone)}
          onRemove={() => takenOut(index)}
          onRemoved={(input) => setRemoved((all) => [...all, input])}
        />
      ))}
      {status}
      <RemovedPeople removed={removed} onUndo={undo} />
      {writes.problem !== null && (
        <Notice state="error">
          <p>{notSavedText(writes.problem)}</p>
          {writes.problem.state === "failed" && <WaitSentence routes={[writes.problem.error.route]} />}
        </Notice>
      )}
      <AddingForms
        adding={open.form === "edit" ? "none" : open.form}
        onAdding={(form) => setOpen({ form })}
        onClose={close}
        event={event}
        members={members}
        isAlways={false}
        legend={texts.position(recipients.length + 1, recipients.length + 1)}
        onAdd={writes.add}
        onAddAll={writes.addAll}
      />
    </div>
  );
}
