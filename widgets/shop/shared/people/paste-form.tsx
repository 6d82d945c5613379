import { useEffect, useId, useLayoutEffect, useRef, type RefObject } from "react";
import { bookingChoice } from "#domain/costs/booking-options.ts";
import type { RecipientInput } from "#domain/entities/cart.ts";
import type { PortalEvent } from "#domain/entities/event.ts";
import { emptyParticipant } from "#domain/participants/participants.ts";
import {
  filledLines,
  parsePeople,
  withNamesSwapped,
  withoutHeader,
  writtenLine,
  type PastedLine,
} from "#domain/participants/pasted-people.ts";
import { isFilled } from "#domain/text/text.ts";
import { common } from "#i18n/common.ts";
import { fieldErrors, salutations } from "#i18n/fields.ts";
import { forms } from "#i18n/forms.ts";
import { participantTexts as texts } from "#i18n/participants.ts";
import { pastedTexts } from "#i18n/pasted-people.ts";
import { clearOption } from "#i18n/recipients.ts";
import { draftSchema } from "#state/drafts/draft-storage.ts";
import type { CartChanged } from "#state/shop/shop.ts";
import { eventOf, useTypedPeople } from "#state/typed-people.ts";
import { useVisitDraft } from "#state/visit.ts";
import { RadioGroup } from "#ui/field/radio-group.tsx";
import { SelectField } from "#ui/field/select-field.tsx";
import { TextArea } from "#ui/field/text-field.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { RequiredNote } from "#widgets/shared/forms/required-note.tsx";
import { useStayOptions } from "#widgets/shared/order/stay-options.ts";
import { focusFirstField, useTakenFocus, useTries } from "./form-focus.ts";
import { PasteFoot } from "./paste-foot.tsx";
import { PastePreview } from "./paste-preview.tsx";
import type { AddAll } from "./use-entry-writes.ts";
import { useAddingAll, usePasting, type Pasting, type ReadyDraft } from "./use-pasting.ts";

export interface PasteFormProps {
  /** The name of the draft; unique in the product. */
  readonly draftName: string;
  readonly event: PortalEvent | null;
  /** The hotel option that was chosen last; '' for none. */
  readonly option: string;
  readonly onAdd: AddAll;
  /** Called with how each person was added, once all are. */
  readonly onAdded: (changes: readonly CartChanged[]) => void;
  readonly onCancel: () => void;
  readonly waitingList?: string | null;
}

interface ChoicesProps extends Pick<Pasting, "typed" | "put">, Pick<PasteFormProps, "event"> {
  readonly isTried: boolean;
  readonly isSalutationMissing: boolean;
  readonly isOptionMissing: boolean;
  /** What was chosen for somebody before: pressing it says yes, and does not clear it. */
  readonly carried: string;
}

/** The choices that apply to all lines. */
function Choices({
  typed: { salutation, option },
  put,
  event,
  isTried,
  isSalutationMissing,
  isOptionMissing,
  carried,
}: ChoicesProps) {
  // Another entry may have its lines open as well, and none of them is a form.
  const name = useId();
  const options = useStayOptions(event);
  return (
    <>
      {(isSalutationMissing || salutation !== "") && (
        <SelectField
          label={texts.salutationOfOthers}
          name="salutation"
          emptyLabel={forms.choose}
          options={salutations.map((value) => ({ value, label: value }))}
          value={salutation}
          required
          onChange={(change) => put({ salutation: change.target.value })}
          error={isTried && isSalutationMissing ? fieldErrors.salutation : undefined}
        />
      )}
      {options.length > 0 && (
        <RadioGroup
          label={texts.option}
          name={name}
          options={options}
          value={option === "" ? null : option}
          required={event !== null && bookingChoice(event).required}
          onValueChange={(chosen) => put({ option: chosen ?? "" })}
          clearLabel={option === carried ? undefined : clearOption}
          error={isTried && isOptionMissing ? texts.optionMissing : undefined}
        />
      )}
    </>
  );
}

/** What the lines and the choices for all of them give: the people who can be added, and what is wrong or missing. */
function readPasted({ lines: text, salutation, option }: Pasting["typed"], event: PasteFormProps["event"]) {
  const lines = parsePeople(text);
  const readable = lines.filter(({ problem }) => problem === null);
  const isSalutationMissing =
    salutation === "" && (lines.length === 0 || readable.some((line) => line.salutation === ""));
  const isOptionMissing = event !== null && bookingChoice(event).required && option === "";
  const inputs = readable.map(({ lastname, firstname, salutation: own }): RecipientInput => ({
    ...emptyParticipant(event),
    lastname,
    firstname,
    salutation: own === "" ? salutation : own,
    hotelOverNightOption: option === "" ? null : option,
  }));
  const isComplete = inputs.length > 0 && !isSalutationMissing && !isOptionMissing;
  const wrong = lines.length - readable.length;
  return { lines, inputs, wrong, isSalutationMissing, isOptionMissing, isComplete };
}

const nameIn = (line: string): string =>
  parsePeople(line)
    .flatMap(({ firstname, lastname }) => [firstname, lastname])
    .filter(isFilled)
    .join(" ");

/** Why nobody can be added from the lines; nothing where somebody can. */
function faultOf(lines: readonly PastedLine[]): string | undefined {
  if (lines.some(({ problem }) => problem === null)) return undefined;
  return lines.length === 0 ? pastedTexts.linesMissing : pastedTexts.linesWrong;
}

/** Registers the pasted people with the page who are not added yet. */
function useNoted(
  event: PasteFormProps["event"],
  text: string,
  isSending: boolean,
  part: RefObject<HTMLElement | null>,
): void {
  const tell = useTypedPeople(eventOf(event?.eventId ?? null), "paste");
  useEffect(() => {
    const people = filledLines(text).map((line) => nameIn(line) || line.trim());
    tell(people.length === 0 ? null : isSending ? [] : people, () => focusFirstField(part.current));
  }, [tell, text, isSending, part]);
}

/** Changes the salutation of one line. */
const withSalutation = (text: string, at: number, salutation: string): string =>
  filledLines(text)
    .map((line, index) => {
      const [read] = parsePeople(line);
      return index === at && read !== undefined ? writtenLine({ ...read, salutation }) : line;
    })
    .join("\n");

/**
 * Moves the focus to the only missing salutation after a list was pasted that is otherwise complete, or to the one for
 * all if several are missing.
 * @returns a function to be called when something is pasted
 */
function useFocusAfterPaste(part: RefObject<HTMLElement | null>, text: string, isRead: boolean): () => void {
  const isPasted = useRef(false);
  useLayoutEffect(() => {
    if (!isPasted.current) return;
    isPasted.current = false;
    const rows = part.current?.querySelectorAll<HTMLSelectElement>(".pasted select") ?? [];
    const missing = isRead ? [...rows].filter(({ value }) => value === "") : [];
    (missing.length > 1 ? part.current?.querySelector<HTMLElement>("[name=salutation]") : missing[0])?.focus();
  }, [part, text, isRead]);
  return () => {
    isPasted.current = true;
  };
}

function PasteFields({ draft, ...props }: PasteFormProps & { draft: ReadyDraft }) {
  const { event, option: lastOption, waitingList = null } = props;
  const part = useTakenFocus();
  const { typed, put, drop } = usePasting(draft, lastOption);
  const { lines, inputs, wrong, isSalutationMissing, isOptionMissing, isComplete } = readPasted(typed, event);
  const { isTried, noteTry } = useTries(part);
  const field = useRef<HTMLTextAreaElement>(null);
  const notePaste = useFocusAfterPaste(part, typed.lines, lines.length > 0 && wrong === 0);
  const { sending, failed, addAll } = useAddingAll({
    text: typed.lines,
    inputs,
    put,
    onAdd: props.onAdd,
    onAdded: (changes) => {
      if (wrong > 0) field.current?.focus();
      else {
        drop();
        props.onAdded(changes);
      }
    },
  });
  useNoted(event, typed.lines, sending !== null, part);
  const add = (): void => {
    noteTry(isComplete);
    if (isComplete) addAll("all");
  };
  const cancel = (): void => {
    drop();
    props.onCancel();
  };
  return (
    <div className="cart-form stack box" role="group" aria-label={texts.paste} ref={part}>
      <RequiredNote />
      <TextArea
        label={texts.pasteLabel}
        hint={pastedTexts.pasteHint}
        name="lines"
        required
        ref={field}
        value={typed.lines}
        readOnly={sending !== null}
        onPaste={notePaste}
        onChange={(change) => put({ lines: withoutHeader(change.target.value) })}
        error={isTried && sending === null ? faultOf(lines) : undefined}
      />
      <Choices {...{ typed, put, event, isTried, isSalutationMissing, isOptionMissing }} carried={lastOption} />
      {lines.length > 0 && (
        <PastePreview
          lines={lines}
          written={filledLines(typed.lines)}
          salutation={typed.salutation}
          isTried={isTried}
          onSalutation={(at, chosen) => put({ lines: withSalutation(typed.lines, at, chosen) })}
          onSwap={sending === null ? () => put({ lines: withNamesSwapped(typed.lines) }) : null}
        />
      )}
      <PasteFoot {...{ sending, failed, event, waitingList, wrong }} readable={inputs.length} {...{ add, cancel }} />
    </div>
  );
}

/** A form for several participants pasted as lines 'Nachname; Vorname', with a preview (contract-public section 4). */
export function PasteForm(props: PasteFormProps) {
  const draft = useVisitDraft(props.draftName, draftSchema);
  return draft.state === "ready" ? (
    <PasteFields {...props} draft={draft} />
  ) : (
    <Notice state="loading">{common.loading}</Notice>
  );
}
