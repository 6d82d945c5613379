import { memo, useEffect, useId, type RefObject, type SyntheticEvent } from "react";
import { isOnline } from "#domain/event/event-place.ts";
import { missingFields } from "#domain/participants/participants.ts";
import type { Traveller } from "#domain/participants/travellers.ts";
import { isFilled } from "#domain/text/text.ts";
import { fieldErrors, salutations } from "#i18n/fields.ts";
import { forms } from "#i18n/forms.ts";
import { participantTexts as texts } from "#i18n/participants.ts";
import { pickerTexts } from "#i18n/people-picker.ts";
import { clearOption } from "#i18n/recipients.ts";
import { PacedBatches } from "#pace/paced-list.tsx";
import { eventOf, useTypedPeople } from "#state/typed-people.ts";
import { Checkbox } from "#ui/field/checkbox.tsx";
import { FieldError } from "#ui/field/field.tsx";
import { RadioGroup } from "#ui/field/radio-group.tsx";
import { SelectField } from "#ui/field/select-field.tsx";
import { useStyles } from "#ui/root/root.tsx";
import { RequiredNote } from "#widgets/shared/forms/required-note.tsx";
import { useStayOptions } from "#widgets/shared/order/stay-options.ts";
import { SendButton } from "#widgets/shared/waiting.tsx";
import { personName } from "#widgets/shop/shared/person-name.ts";
import { TickedDoubles } from "./doubles.tsx";
import { focusFirstField, useFocusOnWrong, useTakenFocus } from "./form-focus.ts";
import css from "./people.css?inline";
import { usePicking, type PickingOptions } from "./use-picking.ts";
import { WhoIsIn } from "./who-is-in.tsx";

/** The greatest number of people that are listed without scrolling. */
const SHORT = 24;

type Picking = ReturnType<typeof usePicking>;

const travellerName = ({ input, isSelf }: Traveller): string =>
  isSelf ? pickerTexts.self(personName(input)) : personName(input);

interface PersonProps extends Pick<Picking, "tick" | "setSalutation"> {
  /** Names the person to `tick` and `setSalutation`. */
  readonly id: string;
  readonly name: string;
  readonly isOn: boolean;
  readonly error: string | undefined;
  /** The label, value and error of the salutation, if it must be chosen. */
  readonly salutationLabel: string | null;
  readonly salutation: string;
  readonly salutationError: string | undefined;
}

/**
 * One person to tick; if they are ticked and have no salutation, it must be chosen. It is memoised by plain values,
 * since a Gremium may have hundreds of people and the cart changes with each of them.
 */
const Person = memo(function Person({ id, name, isOn, error, tick, setSalutation, ...rest }: PersonProps) {
  const { salutationLabel, salutation, salutationError } = rest;
  return (
    <div role="listitem" className="people-row" data-state={isOn ? "ticked" : undefined}>
      <Checkbox label={name} checked={isOn} error={error} onChange={(event) => tick([id], event.target.checked)} />
      {salutationLabel !== null && (
        <SelectField
          label={texts.salutation}
          aria-label={salutationLabel}
          emptyLabel={forms.choose}
          options={salutations.map((value) => ({ value, label: value }))}
          value={salutation}
          required
          onChange={(event) => setSalutation(id, event.target.value)}
          error={salutationError}
        />
      )}
    </div>
  );
});

function personProps(traveller: Traveller, picking: Picking): PersonProps {
  const { tick, setSalutation } = picking;
  const { input } = traveller;
  const isOn = picking.isOn(traveller);
  const salutation = picking.salutationOf(traveller);
  const short = isOn
    ? missingFields(input, null).find((field) => field === "firstname" || field === "lastname")
    : undefined;
  return {
    id: traveller.key,
    name: travellerName(traveller),
    isOn,
    error: short !== undefined ? pickerTexts.shortNames[short] : undefined,
    salutationLabel: isOn && !isFilled(input.salutation) ? pickerTexts.salutationOf(personName(input)) : null,
    salutation,
    salutationError:
      picking.tried && salutation === "" && !picking.isOfOthersAsked ? fieldErrors.salutation : undefined,
    tick,
    setSalutation,
  };
}

/** The list of people to tick. */
function People({ travellers, event, picking }: Pick<PickingOptions, "travellers" | "event"> & { picking: Picking }) {
  const errorId = useId();
  return (
    <fieldset className="people">
      <legend className="form-legend">
        {event !== null && isOnline(event) ? pickerTexts.whoOnline : pickerTexts.who}
      </legend>
      {travellers.length > 1 && (
        <Checkbox
          label={pickerTexts.all(travellers.length)}
          checked={picking.ticked.length === travellers.length}
          onChange={(change) =>
            picking.tick(
              travellers.map(({ key }) => key),
              change.target.checked,
            )
          }
        />
      )}
      <div
        role="list"
        className={travellers.length > SHORT ? "people-list people-long" : "people-list"}
        tabIndex={-1}
        data-lenis-prevent=""
      >
        <PacedBatches
          rows={travellers}
          className="people-batch"
          draw={(traveller) => <Person key={traveller.key} {...personProps(traveller, picking)} />}
        />
      </div>
      {picking.tried && picking.ticked.length === 0 && (
        <FieldError id={errorId} error={pickerTexts.nobodyTicked} isOfChoice />
      )}
    </fieldset>
  );
}

/** One salutation for all ticked people who have none, so that a whole Gremium needs no select for each. */
function SalutationOfOthers({ picking }: { picking: Picking }) {
  if (!picking.isOfOthersAsked) return null;
  const isMissing = picking.ticked.some((traveller) => picking.salutationOf(traveller) === "");
  return (
    <SelectField
      label={texts.salutationOfOthers}
      emptyLabel={forms.choose}
      options={salutations.map((value) => ({ value, label: value }))}
      value={picking.salutationOfOthers}
      required={isMissing}
      onChange={(change) => picking.setSalutationOfOthers(change.target.value)}
      error={picking.tried && isMissing ? fieldErrors.salutation : undefined}
    />
  );
}

/** Registers the ticked people with the page who are not added yet. */
function useNoted(
  event: PickingOptions["event"],
  { ticked, isTouched, sending }: Picking,
  form: RefObject<HTMLFormElement | null>,
): void {
  const tell = useTypedPeople(eventOf(event?.eventId ?? null), "tick");
  useEffect(() => {
    const people = sending ? [] : ticked.map(({ input }) => personName({ ...input, salutation: "" }));
    tell(isTouched && ticked.length > 0 ? people : null, () => focusFirstField(form.current));
  });
}

export interface PeoplePickerProps extends PickingOptions {
  readonly waitingList?: string | null;
}

/**
 * 'Wer fährt?': people of the order and of the Gremium, who are ticked and added together (contract-public section 4,
 * Cart and checkout).
 */
export function PeoplePicker({ waitingList = null, ...options }: PeoplePickerProps) {
  useStyles(css);
  const stay = useStayOptions(options.event);
  const { travellers, event } = options;
  const form = useTakenFocus<HTMLFormElement>();
  const picking = usePicking(options);
  useNoted(event, picking, form);
  useFocusOnWrong(form, picking.inVain);
  const { ticked, sending, failed, tried, option } = picking;
  const isMarked = picking.isOptionAsked || ticked.some(({ input }) => !isFilled(input.salutation));
  const submit = (sent: SyntheticEvent): void => {
    sent.preventDefault();
    picking.add();
  };
  return (
    <form className="cart-form stack box" noValidate onSubmit={submit} ref={form}>
      <People {...{ travellers, event, picking }} />
      <TickedDoubles ticked={ticked} />
      {isMarked && <RequiredNote />}
      <SalutationOfOthers picking={picking} />
      {picking.isOptionAsked && (
        <RadioGroup
          label={
            ticked.some(({ input }) => input.hotelOverNightOption !== null) ? pickerTexts.optionOfTicked : texts.option
          }
          name="option"
          options={stay}
          value={option === "" ? null : option}
          required
          onValueChange={(chosen) => picking.setOption(chosen ?? "")}
          clearLabel={option === options.option ? undefined : clearOption}
          error={tried && option === "" ? texts.optionMissing : undefined}
        />
      )}
      {failed !== null && !sending && <WhoIsIn sent={failed} {...{ event, waitingList }} />}
      <div className="cart-buttons">
        <SendButton
          routes={["recipientAdd"]}
          type="submit"
          variant={options.isTicked ? "primary" : "secondary"}
          busy={sending}
        >
          {pickerTexts.takeOver(ticked.length)}
        </SendButton>
      </div>
    </form>
  );
}
