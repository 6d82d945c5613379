import { useState } from "react";
import type { RecipientInput } from "#domain/entities/cart.ts";
import type { PortalEvent } from "#domain/entities/event.ts";
import type { Traveller } from "#domain/travellers.ts";
import { participantTexts as texts } from "#i18n/participants.ts";
import type { CartChanged } from "#state/shop.ts";
import { useVisitDraft } from "#state/visit.ts";
import { Button } from "#ui/button/button.tsx";
import { useStyles } from "#ui/root/root.tsx";
import css from "#widgets/shared/cart/cart.css?inline";
import { draftSchema } from "#widgets/shared/forms/form-values.ts";
import { lazyTexts } from "#widgets/shared/lazy-texts.ts";
import { useStatus } from "./status.tsx";
import { focusBox, useFocusBox, useTakenFocus } from "./kept-focus.ts";
import { ParticipantForm, PasteForm, PeoplePicker } from "./lazy-forms.ts";
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
  /** Who can be ticked instead of typed. */
  readonly travellers: readonly Traveller[];
  /** Whether nobody takes part so far. */
  readonly isEmpty: boolean;
  /** A new participant as its form begins. */
  readonly start: RecipientInput;
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

interface FormsProps extends Omit<AddingFormsProps, "onClose" | "travellers" | "isEmpty"> {
  /** How often somebody has been added since the page was loaded. */
  readonly added: number;
  /** Called with what is to be said of somebody who was added, after whom the next can be. */
  readonly onNext: (text: string) => void;
  /** Called with the form that is done with, and what is to be said of it. */
  readonly onAdded: (form: Adding, text: string) => void;
  readonly onGivenUp: (form: Adding) => void;
}

/** The form that stands open, or the ways to one. */
function Forms({
  adding,
  onAdding,
  event,
  legend,
  start,
  onAdd,
  onAddAll,
  added,
  onNext,
  onAdded,
  onGivenUp,
  isAlways,
  waitingList = null,
}: FormsProps) {
  const add = async (input: RecipientInput): Promise<CartChanged> => {
    const changed = await onAdd(input);
    if (changed.state === "done") onNext(texts.addedAll(1));
    return changed;
  };
  switch (adding) {
    case "none":
      return <Ways key={added} onAdding={onAdding} />;
    case "add":
      return (
        <ParticipantForm
          key={added}
          texts={lazyTexts}
          draftName={draftName("participant", event)}
          legend={legend}
          event={event}
          start={start}
          isNext={added > 0}
          carried={start.salutation === "" ? undefined : (start.hotelOverNightOption ?? undefined)}
          submitLabel={texts.saveNew}
          onSave={add}
          onCancel={isAlways ? null : () => onGivenUp("add")}
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
          option={start.hotelOverNightOption ?? ""}
          onAdd={onAddAll}
          onCancel={() => onGivenUp("paste")}
          onAdded={(count) => onAdded("paste", texts.addedAll(count))}
          waitingList={waitingList}
        />
      );
    default:
      return adding satisfies never;
  }
}

/**
 * One more participant, or several: ticked in a list of who is known, or pasted as lines; what is typed outlives a
 * reload (contract-public section 4, Cart and checkout). The focus goes with what the reader opens and closes, and the
 * form for one person stays open for the next.
 */
export function AddingForms({ onAdding, onClose, travellers, isEmpty, ...props }: AddingFormsProps) {
  useStyles(css);
  const { box, hold } = useFocusBox();
  const [status, say] = useStatus();
  const [added, setAdded] = useState(0);
  const { adding, event, start, onAddAll, waitingList = null } = props;
  /** The list as it stands while it is sent; empty after a failure, and null before and after. */
  const [sent, setSent] = useState<readonly Traveller[] | null>(null);
  const listed = sent === null || sent.length === 0 ? travellers : sent;
  const isListed = sent !== null || adding === "add" || (isEmpty && adding === "none");
  const end = (form: Adding, text: string): void => {
    hold();
    onClose(form);
    say(text);
  };
  const next = (text: string): void => {
    hold();
    setAdded((count) => count + 1);
    say(text);
  };
  return (
    <div className="cart-adding" {...focusBox} ref={box}>
      {listed.length > 0 && isListed && (
        <PeoplePicker
          texts={lazyTexts}
          key={added}
          travellers={listed}
          {...{ event, waitingList }}
          isTicked={isEmpty}
          option={start.hotelOverNightOption ?? ""}
          onAdd={onAddAll}
          onStart={() => setSent(travellers)}
          onEnd={(count) => {
            setSent(count === null ? [] : null);
            if (count === null) return;
            onClose(adding);
            next(texts.addedAll(count));
          }}
        />
      )}
      <Forms
        {...props}
        added={added}
        onAdding={(form) => {
          hold();
          onAdding(form);
        }}
        onNext={next}
        onAdded={end}
        onGivenUp={(form) => end(form, texts.cancelled)}
      />
      {status}
    </div>
  );
}
