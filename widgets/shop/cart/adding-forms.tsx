import { useState } from "react";
import type { RecipientInput } from "#domain/entities/cart.ts";
import type { PortalEvent } from "#domain/entities/event.ts";
import type { GremiumUser } from "#domain/entities/people.ts";
import { emptyParticipant } from "#domain/participants.ts";
import { participantTexts as texts } from "#i18n/cart.ts";
import type { CartChanged } from "#state/cart-queue.ts";
import { useVisitDraft } from "#state/visit.ts";
import { Button } from "#ui/button/button.tsx";
import { useStyles } from "#ui/root/root.tsx";
import css from "#widgets/shared/cart/cart.css?inline";
import { draftSchema } from "#widgets/shared/forms/form-values.ts";
import { lazyTexts } from "#widgets/shared/lazy-texts.ts";
import { personName } from "#widgets/shop/shared/person-name.ts";
import { useStatus } from "./status.tsx";
import { focusBox, useFocusBox, useTakenFocus } from "./kept-focus.ts";
import { ParticipantForm, PasteForm } from "./lazy-forms.ts";
import type { AddAll } from "./use-entry-writes.ts";

/** The way by which people are added; `none` while no form stands open. */
export type Adding = "none" | "add" | "paste";

const draftName = (form: "participant" | "people", event: PortalEvent | null): string =>
  `${form} of ${event?.eventId ?? ""}`;

/** The form that holds what was typed before a reload; null for none. */
export function useTypedBefore(event: PortalEvent | null): Adding | null {
  const one = useVisitDraft(draftName("participant", event), draftSchema);
  const several = useVisitDraft(draftName("people", event), draftSchema);
  if (several.state === "ready" && several.saved !== null) return "paste";
  return one.state === "ready" && one.saved !== null ? "add" : null;
}

interface AddingFormsProps {
  readonly adding: Adding;
  readonly onAdding: (adding: Adding) => void;
  /** Called when a form is done with, or given up; by then another may stand open. */
  readonly onClose: (form: Adding) => void;
  readonly event: PortalEvent | null;
  /** 'Teilnehmer:in 2 von 5', of the one that would be next. */
  readonly legend: string;
  readonly members: readonly GremiumUser[];
  readonly onAdd: (recipient: RecipientInput) => Promise<CartChanged>;
  readonly onAddAll: AddAll;
  /** Whether there is always one form, so that the one for a single person cannot be given up. */
  readonly isAlways: boolean;
  /** Address of the waiting list where the event itself may be full; null where that is no way on. */
  readonly waitingList?: string | null;
}

/** The ways to add somebody, where no form stands open. */
function Ways({ onAdding }: Pick<AddingFormsProps, "onAdding">) {
  return (
    <div className="cart-buttons" ref={useTakenFocus()}>
      <Button onClick={() => onAdding("add")}>{texts.add}</Button>
      <Button onClick={() => onAdding("paste")}>{texts.paste}</Button>
    </div>
  );
}

interface FormsProps extends AddingFormsProps {
  readonly say: (text: string) => void;
}

/** The form that stands open, or the ways to one. */
function Forms({
  adding,
  onAdding,
  event,
  legend,
  members,
  onClose,
  onAdd,
  onAddAll,
  isAlways,
  waitingList = null,
  say,
}: FormsProps) {
  const [added, setAdded] = useState(0);
  const add = async (input: RecipientInput): Promise<CartChanged> => {
    const changed = await onAdd(input);
    if (changed.state === "done") {
      onClose("add");
      setAdded((count) => count + 1);
      say(texts.added(personName(input)));
    }
    return changed;
  };
  const giveUp = (form: Adding): void => {
    onClose(form);
    say(texts.cancelled);
  };
  switch (adding) {
    case "none":
      return <Ways onAdding={onAdding} />;
    case "add":
      return (
        <ParticipantForm
          key={added}
          texts={lazyTexts}
          draftName={draftName("participant", event)}
          legend={legend}
          event={event}
          start={emptyParticipant(event)}
          members={members}
          submitLabel={texts.saveNew}
          onSave={add}
          onCancel={isAlways ? null : () => giveUp("add")}
          onPaste={() => onAdding("paste")}
          waitingList={waitingList}
        />
      );
    case "paste":
      return (
        <PasteForm
          texts={lazyTexts}
          draftName={draftName("people", event)}
          event={event}
          onAdd={onAddAll}
          onCancel={() => giveUp("paste")}
          onAdded={(count) => {
            onClose("paste");
            say(texts.addedAll(count));
          }}
          waitingList={waitingList}
        />
      );
    default:
      return adding satisfies never;
  }
}

/**
 * One more participant, or several pasted as lines; what is typed outlives a reload (contract-public section 4, Cart
 * and checkout). The focus goes with what the reader opens and closes.
 */
export function AddingForms(props: AddingFormsProps) {
  useStyles(css);
  const { box, hold } = useFocusBox();
  const [status, say] = useStatus();
  const { onAdding, onClose } = props;
  return (
    <div {...focusBox} ref={box}>
      <Forms
        {...props}
        say={say}
        onAdding={(adding) => {
          hold();
          onAdding(adding);
        }}
        onClose={(form) => {
          hold();
          onClose(form);
        }}
      />
      {status}
    </div>
  );
}
