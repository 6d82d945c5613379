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

/**
 * One more participant, or several pasted as lines; what is typed outlives a reload (contract-public section 4, Cart
 * and checkout).
 */
export function AddingForms({
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
}: AddingFormsProps) {
  useStyles(css);
  const [added, setAdded] = useState(0);
  const add = async (input: RecipientInput): Promise<CartChanged> => {
    const changed = await onAdd(input);
    if (changed.state === "done") {
      onClose("add");
      setAdded((count) => count + 1);
    }
    return changed;
  };
  switch (adding) {
    case "none":
      return (
        <div className="cart-buttons">
          <Button onClick={() => onAdding("add")}>{texts.add}</Button>
          <Button onClick={() => onAdding("paste")}>{texts.paste}</Button>
        </div>
      );
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
          onCancel={isAlways ? null : () => onClose("add")}
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
          onClose={() => onClose("paste")}
          waitingList={waitingList}
        />
      );
    default:
      return adding satisfies never;
  }
}
