import { useMemo, useState } from "react";
import type { RecipientInput } from "#domain/entities/cart.ts";
import type { PortalEvent } from "#domain/entities/event.ts";
import type { Traveller } from "#domain/participants/travellers.ts";
import { participantTexts as texts } from "#i18n/participants.ts";
import type { CartChanged } from "#state/shop/shop.ts";
import type { PeopleForm } from "#state/store.ts";
import { eventOf } from "#state/typed-people.ts";
import { Button } from "#ui/button/button.tsx";
import { useStyles } from "#ui/root/root.tsx";
import { lazyTexts } from "#widgets/shared/lazy-texts.ts";
import css from "#widgets/shared/order/cart.css?inline";
import { draftNames } from "./draft-names.ts";
import { focusBox, useFocusBox, useTakenFocus } from "./form-focus.ts";
import { LazyParticipantForm, LazyPasteForm, LazyPeoplePicker } from "./lazy-forms.ts";
import { useAnnouncement } from "./status.tsx";
import type { AddAll } from "./use-entry-writes.ts";
import type { OpenForms } from "./use-open-forms.ts";

interface AddingFormsProps {
  readonly forms: OpenForms;
  readonly event: PortalEvent | null;
  /** 'Teilnehmer:in 2', for the next participant. */
  readonly legend: string;
  /** Finds the people who can be ticked instead of typed; called when they are shown, and for each new function. */
  readonly findTravellers: () => readonly Traveller[];
  /** Whether the entry has no participants yet. */
  readonly isEmpty: boolean;
  /** Whether the cart has participants, from the last of whom the option is carried over. */
  readonly hasOthers: boolean;
  /** The start values of a new participant. */
  readonly start: RecipientInput;
  readonly onAdd: (recipient: RecipientInput) => Promise<CartChanged>;
  readonly onAddAll: AddAll;
  /** Whether one form is always open, so that the one for a single person has no cancel button. */
  readonly isAlways: boolean;
  /** Whether more are planned than these and the next: then the form stays open, otherwise it opens on demand. */
  readonly isNextPlanned: boolean;
  /** Address of the waiting list, if the event itself may be full; null if the waiting list is no option. */
  readonly waitingList?: string | null;
}

/** The buttons that open a form, for when none is open. */
function Ways({ onShow }: { onShow: (form: PeopleForm) => void }) {
  return (
    <div className="cart-buttons" ref={useTakenFocus()}>
      <Button onClick={() => onShow("add")}>{texts.add}</Button>
      <Button onClick={() => onShow("paste")}>{texts.paste}</Button>
    </div>
  );
}

interface FormsProps extends Omit<AddingFormsProps, "forms" | "findTravellers" | "isEmpty"> {
  /** Whether typing somebody is what comes next. */
  readonly isMain: boolean;
  readonly open: readonly PeopleForm[];
  readonly onShow: (form: PeopleForm) => void;
  /** How many people the form for one person has added since the page was loaded. */
  readonly added: number;
  /** Changes with each added person; the buttons take the focus then. */
  readonly waysKey: number;
  /** Called with the form that is finished, and how each of its people was added. */
  readonly onAdded: (form: PeopleForm, changes: readonly CartChanged[]) => void;
  readonly onGivenUp: (form: PeopleForm) => void;
}

/** The open forms, or the buttons that open one. */
function Forms(props: FormsProps) {
  const { open, onShow, event, start, onAdd, added, onAdded, onGivenUp, isAlways, waitingList = null } = props;
  const eventId = eventOf(event?.eventId ?? null);
  const isPasted = open.includes("paste");
  const add = async (input: RecipientInput): Promise<CartChanged> => {
    const changed = await onAdd(input);
    if (changed.state === "done") onAdded("add", [changed]);
    return changed;
  };
  return (
    <>
      {!isPasted && !open.includes("add") && <Ways key={props.waysKey} onShow={onShow} />}
      {open.includes("add") && (
        <LazyParticipantForm
          key={added}
          texts={lazyTexts}
          form="add"
          draftName={`${draftNames.add}${eventId}`}
          legend={props.legend}
          event={event}
          start={start}
          carried={props.hasOthers ? (start.hotelOverNightOption ?? undefined) : undefined}
          submitLabel={texts.saveNew}
          isMain={props.isMain && !isPasted}
          onSave={add}
          onCancel={isAlways ? null : () => onGivenUp("add")}
          onPaste={isPasted ? null : () => onShow("paste")}
          waitingList={waitingList}
        />
      )}
      {isPasted && (
        <LazyPasteForm
          texts={lazyTexts}
          draftName={`${draftNames.paste}${eventId}`}
          event={event}
          option={start.hotelOverNightOption ?? ""}
          onAdd={props.onAddAll}
          onCancel={() => onGivenUp("paste")}
          onAdded={(changes) => props.onAdded("paste", changes)}
          waitingList={waitingList}
        />
      )}
    </>
  );
}

/** The people who can be ticked; while they are being sent, those of whom some may have been added already. */
function useListed(open: readonly PeopleForm[], isEmpty: boolean, findTravellers: AddingFormsProps["findTravellers"]) {
  /** The list while it is being sent; empty after a failure, and null before and after. */
  const [sent, setSent] = useState<readonly Traveller[] | null>(null);
  const isOpen = open.includes("add") || open.includes("paste");
  const isListed = sent !== null || open.some((form) => form === "add" || form === "tick") || (isEmpty && !isOpen);
  const travellers = useMemo(() => (isListed ? findTravellers() : []), [isListed, findTravellers]);
  return {
    listed: sent === null || sent.length === 0 ? travellers : sent,
    start: () => setSent(travellers),
    end: (isAdded: boolean) => setSent(isAdded ? null : []),
  };
}

/**
 * Adds one or several participants: typed, ticked in a list of known people, or pasted as lines. Input survives a
 * reload (contract-public section 4, Cart and checkout). The focus follows the forms that open and close.
 */
export function AddingForms({ forms, findTravellers, isEmpty, ...props }: AddingFormsProps) {
  useStyles(css);
  const { box, hold } = useFocusBox();
  const [status, say] = useAnnouncement();
  /** How many people the form for one person has added, and how many the list. */
  const [added, setAdded] = useState({ one: 0, listed: 0 });
  const { event, start, onAddAll, isNextPlanned, waitingList = null } = props;
  const { listed, start: startList, end: endList } = useListed(forms.open, isEmpty, findTravellers);
  const show = (form: PeopleForm): void => {
    hold();
    forms.show(form);
  };
  const endAll = (form: PeopleForm, changes: readonly CartChanged[], close: OpenForms["close"]): void => {
    hold();
    const kind = form === "tick" ? "listed" : "one";
    if (form !== "paste") setAdded((before) => ({ ...before, [kind]: before[kind] + 1 }));
    close(form);
    say(texts.addedAll(changes.length));
  };
  return (
    <div className="cart-adding" {...focusBox} ref={box}>
      {listed.length > 0 && (
        <LazyPeoplePicker
          texts={lazyTexts}
          key={added.listed}
          draftName={`${draftNames.tick}${eventOf(event?.eventId ?? null)}`}
          travellers={listed}
          {...{ event, waitingList }}
          isTicked={isEmpty}
          option={start.hotelOverNightOption ?? ""}
          onAdd={onAddAll}
          onStart={startList}
          onEnd={(changes) => {
            endList(changes !== null);
            if (changes !== null) endAll("tick", changes, forms.settle);
          }}
        />
      )}
      <Forms
        {...props}
        isMain={isEmpty && listed.length === 0}
        open={forms.open}
        added={added.one}
        waysKey={added.one + added.listed}
        onShow={show}
        onAdded={(form, changes) => {
          const staysOpen = form === "add" && isNextPlanned;
          endAll(form, changes, staysOpen ? () => undefined : forms.close);
        }}
        onGivenUp={(form) => {
          hold();
          forms.close(form);
          say(texts.cancelled);
        }}
      />
      {status}
    </div>
  );
}
