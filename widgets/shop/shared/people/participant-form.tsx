import { useEffect, useMemo, useState, type KeyboardEvent, type ReactNode } from "react";
import type { RouteName } from "#api/routes.ts";
import { bookingChoice } from "#domain/costs/booking-options.ts";
import { refusalReason, type RecipientInput } from "#domain/entities/cart.ts";
import type { PortalEvent } from "#domain/entities/event.ts";
import { isFilled } from "#domain/text/text.ts";
import { addTexts } from "#i18n/cart-add.ts";
import { cartTexts } from "#i18n/cart.ts";
import { salutations } from "#i18n/fields.ts";
import { participantTexts as texts } from "#i18n/participants.ts";
import { clearOption } from "#i18n/recipients.ts";
import { draftSchema } from "#state/drafts/draft-storage.ts";
import type { CartChanged } from "#state/shop/shop.ts";
import { useCartChange } from "#state/shop/use-shop.ts";
import type { PeopleForm } from "#state/store.ts";
import { eventOf, useTypedPeople } from "#state/typed-people.ts";
import { useVisitDraft } from "#state/visit.ts";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { useStyles } from "#ui/root/root.tsx";
import { FormArea, FormCheckbox, FormSelect, FormText } from "#widgets/shared/forms/form-fields.tsx";
import { FormFrame } from "#widgets/shared/forms/form-frame.tsx";
import { FormRadios } from "#widgets/shared/forms/form-radios.tsx";
import { lazyResolver } from "#widgets/shared/forms/lazy-resolver.ts";
import { RequiredNote } from "#widgets/shared/forms/required-note.tsx";
import { SubmitButton } from "#widgets/shared/forms/submit-button.tsx";
import { useFormFrame, type FormHandle } from "#widgets/shared/forms/use-form-frame.ts";
import { Alternatives } from "#widgets/shared/order/alternatives.tsx";
import { FactTable } from "#widgets/shared/order/changes.tsx";
import { useStayOptions } from "#widgets/shared/order/stay-options.ts";
import { WaitSentence } from "#widgets/shared/waiting.tsx";
import { personName } from "#widgets/shop/shared/person-name.ts";
import { useTakenFocus } from "./form-focus.ts";
import { notSavedText } from "./not-saved.ts";
import { inputOf, isSameAs, valuesOf, type ParticipantValues } from "./participant-values.ts";
import css from "./people.css?inline";

const salutationOptions = salutations.map((value) => ({ value, label: value }));

interface FieldsProps {
  readonly handle: FormHandle<ParticipantValues>;
  readonly event: PortalEvent | null;
  readonly isOptionRequired: boolean;
  readonly carried: string | undefined;
}

function Fields({ handle, event, isOptionRequired, carried }: FieldsProps) {
  const { control } = handle.form;
  const options = useStayOptions(event);
  return (
    <>
      <FormSelect control={control} name="salutation" label={texts.salutation} options={salutationOptions} required />
      <div className="form-row">
        <FormText control={control} name="firstname" label={texts.firstname} autoComplete="off" required />
        <FormText control={control} name="lastname" label={texts.lastname} autoComplete="off" required />
      </div>
      {options.length > 0 && (
        <>
          <FormRadios
            {...{ control, options, carried, clearLabel: clearOption, required: isOptionRequired }}
            name="option"
            label={texts.option}
          />
          <div className="form-row form-ticks">
            <FormCheckbox control={control} name="vegetarian" label={texts.vegetarian} />
            <FormCheckbox control={control} name="wheelchair" label={texts.accessibleRoom} />
          </div>
        </>
      )}
      <FormArea control={control} name="comment" label={texts.comment} rows={2} />
    </>
  );
}

function reasonText(changed: CartChanged, waitingList: string | null): string {
  if (changed.state !== "refused") return notSavedText(changed);
  switch (refusalReason(changed.refusal.reason)) {
    case "soldOut":
      return waitingList === null ? texts.soldOut : addTexts.soldOut;
    case "closed":
      return addTexts.closed;
    case "changed":
      return texts.changed;
    default:
      return cartTexts.notSaved;
  }
}

interface NotSavedProps {
  readonly changed: CartChanged;
  /** Address of the waiting list; null if it is no option. */
  readonly waitingList: string | null;
  /** What is said after the reason. */
  readonly children?: ReactNode;
}

/**
 * Says why a participant was not saved, shows what has changed, and offers ways to go on. The input stays, even on the
 * page of the waiting list.
 */
export function NotSaved({ changed, waitingList, children }: NotSavedProps) {
  if (changed.state === "done") return null;
  const { refusal, fact } = changed.state === "refused" ? changed : { refusal: null, fact: null };
  const way =
    refusal?.reason === "soldOut" && waitingList !== null ? (
      <Button href={waitingList}>{addTexts.labels.waitingList}</Button>
    ) : undefined;
  return (
    <>
      <Notice state="error" result actions={way}>
        <p>{reasonText(changed, waitingList)}</p>
        {children}
        {changed.state === "failed" && <WaitSentence routes={[changed.error.route]} />}
      </Notice>
      {fact !== null && <FactTable changes={[fact]} />}
      {refusal !== null && <Alternatives events={refusal.alternatives} />}
    </>
  );
}

export interface ParticipantFormProps {
  readonly form: PeopleForm;
  /** The name of the draft; unique in the product. */
  readonly draftName: string;
  /** For example 'Teilnehmer:in 2 von 5'. */
  readonly legend: string;
  readonly event: PortalEvent | null;
  readonly start: RecipientInput;
  readonly submitLabel: string;
  /** Whether it is what the page waits for, so that its button is the primary one. */
  readonly isMain?: boolean;
  readonly onSave: (input: RecipientInput) => Promise<CartChanged>;
  /** Whether another change of the entry is under way, which it must not cross. */
  readonly waiting?: boolean;
  /** The option that was carried over from another participant. */
  readonly carried?: string | undefined;
  /** Null if the form is always open. */
  readonly onCancel: (() => void) | null;
  /** Opens the form for several people; null if there is none, or it is open. */
  readonly onPaste?: (() => void) | null;
  /** Address of the waiting list, if the first participant could be refused; null if it is no option. */
  readonly waitingList?: string | null;
}

const SAVES: readonly RouteName[] = ["recipientAdd", "recipientEdit"];

/** The form's values, rules and draft, and the state of saving. */
function useParticipant({
  draftName,
  event,
  start,
  onSave,
}: Pick<ParticipantFormProps, "draftName" | "event" | "start" | "onSave">) {
  const { now: saving, run, fail } = useCartChange();
  const [values] = useState(() => valuesOf(start));
  const draft = useVisitDraft(draftName, draftSchema);
  const isRequired = event !== null && bookingChoice(event).required;
  const rules = useMemo(
    () => lazyResolver(() => import("./participant-rules.ts").then((module) => module.participantResolver(isRequired))),
    [isRequired],
  );
  const handle = useFormFrame({
    values,
    draft,
    rules,
    afterSending: "clear",
    onSend: async (typed) => {
      const changed = await run(onSave(inputOf(typed)));
      return { isSent: changed?.state === "done" };
    },
    onBroken: fail,
  });
  return { saving, isRequired, handle };
}

/** The names in the form that would not be ordered; null if the form has no input of its own. */
function typedIn(values: ParticipantValues, start: RecipientInput, form: PeopleForm): readonly string[] | null {
  const input = inputOf(values);
  if (isSameAs(input, start)) return null;
  if (form !== "add") return [cartTexts.changesOf(personName(start))];
  return [input.firstname, input.lastname].some(isFilled) ? [personName({ ...input, salutation: "" })] : [];
}

/** Registers the form's unsaved input with the page. */
function useNoted(
  { event, start, form: name }: Pick<ParticipantFormProps, "event" | "start" | "form">,
  { form }: FormHandle<ParticipantValues>,
  isSending: boolean,
): void {
  const tell = useTypedPeople(eventOf(event?.eventId ?? null), name);
  const [begun] = useState(start);
  useEffect(() => {
    const look = (): void => {
      const typed = typedIn(form.getValues(), begun, name);
      tell(isSending && typed !== null ? [] : typed, () => form.setFocus("lastname"));
    };
    look();
    return form.subscribe({ formState: { values: true }, callback: look });
  }, [form, tell, begun, name, isSending]);
}

/** The form that adds or edits one participant (contract-public section 4, Cart and checkout). */
export function ParticipantForm(props: ParticipantFormProps) {
  const { legend, event, submitLabel, isMain = false, carried } = props;
  const { onCancel, onPaste = null, waitingList = null } = props;
  useStyles(css);
  const part = useTakenFocus();
  const { saving, isRequired, handle } = useParticipant(props);
  useNoted(props, handle, saving.state === "sending");
  const isUntouched = !handle.form.formState.isDirty;
  const cancel = (): void => {
    if (!isUntouched) handle.discard();
    onCancel?.();
  };
  const close = (event: KeyboardEvent): void => {
    if (event.key === "Escape" && isUntouched && onCancel !== null) cancel();
  };
  const isLost = saving.state === "refused" || saving.state === "failed";
  return (
    <div ref={part} onKeyDown={close}>
      <FormFrame handle={handle} className="cart-form stack box">
        <fieldset className="form-section">
          <legend className="form-legend">{legend}</legend>
          <div className="people-head">
            <RequiredNote />
            {onPaste !== null && <Button onClick={onPaste}>{texts.paste}</Button>}
          </div>
          <Fields handle={handle} event={event} isOptionRequired={isRequired} carried={carried} />
        </fieldset>
        {isLost && <NotSaved changed={saving} waitingList={waitingList} />}
        <div className="cart-buttons">
          <SubmitButton
            handle={handle}
            routes={SAVES}
            variant={isMain ? "primary" : "secondary"}
            sending={saving.state === "sending"}
            waiting={props.waiting}
          >
            {submitLabel}
          </SubmitButton>
          {onCancel !== null && (
            <Button variant="quiet" onClick={cancel}>
              {texts.cancel}
            </Button>
          )}
        </div>
      </FormFrame>
    </div>
  );
}
