import { useRef, useState } from "react";
import { namesakesIn } from "#domain/cart.ts";
import { bookingChoice } from "#domain/booking-options.ts";
import type { PortalEvent } from "#domain/entities/event.ts";
import type { RecipientInput } from "#domain/entities/cart.ts";
import { emptyParticipant, LINE_END, parsePeople, type PastedLine } from "#domain/participants.ts";
import { participantTexts as texts } from "#i18n/cart.ts";
import { common } from "#i18n/common.ts";
import { fieldErrors } from "#i18n/fields.ts";
import { forms } from "#i18n/forms.ts";
import { salutations } from "#i18n/fields.ts";
import { rereadCart } from "#state/cart-reads.ts";
import type { CartChanged } from "#state/cart-queue.ts";
import type { Draft } from "#state/drafts.ts";
import { usePortal } from "#state/store.ts";
import { useVisitDraft } from "#state/visit.ts";
import { Button } from "#ui/button/button.tsx";
import { SelectField } from "#ui/field/select-field.tsx";
import { TextArea } from "#ui/field/text-field.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { draftSchema, type FormValues } from "#widgets/shared/forms/form-values.ts";
import { useOneAtATime } from "#widgets/shared/one-at-a-time.ts";
import type { FieldsOf } from "#widgets/shared/forms/form-values.ts";
import { SendButton } from "#widgets/shared/waiting.tsx";
import { NotSaved, optionsOf } from "./participant-form.tsx";
import type { AddAll } from "./use-entry-writes.ts";

type ReadyDraft = Extract<Draft<FormValues>, { state: "ready" }>;

export interface PasteFormProps {
  /** Of what is typed and not yet added; unique in the product. */
  readonly draftName: string;
  readonly event: PortalEvent | null;
  readonly onAdd: AddAll;
  readonly onClose: () => void;
  readonly waitingList?: string | null;
}

function Preview({ lines }: { lines: readonly PastedLine[] }) {
  return (
    <table className="cart-changes">
      <caption>{texts.preview}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.lastname}</th>
          <th scope="col">{texts.firstname}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ lastname, firstname, problem }, index) => (
          <tr key={index}>
            <td>{lastname}</td>
            <td>
              {firstname}
              {problem !== null && <strong> {texts.problems[problem]}</strong>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What is typed; a fixed set of names, so that it fits a draft. */
type Typed = FieldsOf<{ lines: string; salutation: string; option: string }>;

/** How many people of a name the cart has, by its newest answer. */
type CountOf = (line: PastedLine) => number;

const filledLines = (text: string): string[] => text.split(LINE_END).filter((line) => line.trim() !== "");

/**
 * Whether the first line got in as the page was left that had sent it: then the cart has one more of that name than was
 * noted.
 */
function hasArrived({ lines, sentOver }: FormValues, countOf: CountOf): boolean {
  const [first] = parsePeople(String(lines ?? ""));
  return sentOver !== undefined && first !== undefined && countOf(first) > Number(sentOver);
}

/** The values with their draft: kept with each change, dropped once nothing is left to keep. */
function useTyped({ saved, keep, drop }: ReadyDraft, option: string, countOf: CountOf) {
  const [typed, setTyped] = useState<Typed>(() => {
    const text = String(saved?.lines ?? "");
    return {
      lines: saved !== null && hasArrived(saved, countOf) ? filledLines(text).slice(1).join("\n") : text,
      salutation: String(saved?.salutation ?? ""),
      option: String(saved?.option ?? option),
    };
  });
  const latest = useRef(typed);
  /** What a page that was left has noted of the first line; null once it is known whether that has arrived. */
  const before = useRef(saved !== null && saved.lines === typed.lines ? saved : null);
  const noteOf = (lines: string): FormValues => {
    const { lines: text = "", sentOver } = before.current ?? {};
    const isSame = filledLines(lines)[0] === filledLines(String(text))[0];
    return sentOver === undefined || !isSame ? { lines } : { lines, sentOver };
  };
  const put = (change: Partial<Typed>, isSending = false): void => {
    const next = { ...latest.current, ...change };
    latest.current = next;
    setTyped(next);
    const [first] = parsePeople(next.lines);
    if (first === undefined) drop();
    else keep({ ...next, ...(isSending ? { sentOver: String(countOf(first)) } : noteOf(next.lines)) });
  };
  /** Whether the first line has arrived since: its answer may have been on its way when this page read the cart. */
  const isFirstIn = async (): Promise<boolean> => {
    const note = noteOf(latest.current.lines);
    if (note.sentOver === undefined || !(await rereadCart())) return false;
    before.current = null;
    return hasArrived(note, countOf);
  };
  return { typed, put, drop, isFirstIn };
}

interface AddingAll extends Pick<ReturnType<typeof useTyped>, "put" | "isFirstIn"> {
  /** The lines as they are typed. */
  readonly text: string;
  readonly inputs: readonly RecipientInput[];
  readonly onAdd: AddAll;
  readonly onAdded: () => void;
}

/**
 * Adds all lines, and takes each out of the field and its draft once it is in: should the page be left, nobody is added
 * a second time.
 */
function useAddingAll({ text, inputs, put, isFirstIn, onAdd, onAdded }: AddingAll) {
  /** How many of how many have got in; null while nothing is sent. */
  const [sending, setSending] = useState<readonly [number, number] | null>(null);
  const [failed, setFailed] = useState<CartChanged | null>(null);
  const addAll = useOneAtATime(async (): Promise<void> => {
    setSending([0, inputs.length]);
    let left = filledLines(text).map((line, index) => ({ line, index }));
    const onEnd = (index: number, { state }: CartChanged): void => {
      if (state !== "done") return;
      left = left.filter((other) => other.index !== index);
      setSending([inputs.length - left.length, inputs.length]);
      put({ lines: left.map(({ line }) => line).join("\n") }, true);
    };
    // Asked by the queue itself, so that the way on to the checkout waits for the asking as well.
    const changed = await onAdd(inputs, onEnd, async () => {
      const isIn = await isFirstIn();
      if (!isIn) put({}, true);
      return isIn;
    });
    setSending(null);
    const first = changed.find(({ state }) => state !== "done") ?? null;
    if (first === null) {
      onAdded();
      return;
    }
    put({});
    setFailed(first);
  });
  return { sending, failed, addAll };
}

function PasteFields({ draft, event, onAdd, onClose, waitingList = null }: PasteFormProps & { draft: ReadyDraft }) {
  const start = emptyParticipant(event);
  const {
    typed: { lines: text, salutation, option },
    put,
    drop,
    isFirstIn,
  } = useTyped(draft, start.hotelOverNightOption ?? "", (line) =>
    namesakesIn(usePortal.getState().cart.base, event?.eventId ?? null, line),
  );
  const [tried, setTried] = useState(false);
  const lines = parsePeople(text);
  const options = optionsOf(event);
  const isOptionMissing = event !== null && bookingChoice(event).required && option === "";
  const isWrong = lines.length === 0 || lines.some(({ problem }) => problem !== null);
  const close = (): void => {
    drop();
    onClose();
  };
  const inputs = lines.map(({ lastname, firstname }) => ({
    ...start,
    lastname,
    firstname,
    salutation,
    hotelOverNightOption: option === "" ? null : option,
  }));
  const { sending, failed, addAll } = useAddingAll({ text, inputs, put, isFirstIn, onAdd, onAdded: close });
  const add = (): void => {
    setTried(true);
    if (!isWrong && salutation !== "" && !isOptionMissing) addAll("all");
  };
  return (
    <div className="cart-form" role="group" aria-label={texts.paste}>
      <TextArea
        label={texts.pasteLabel}
        hint={texts.pasteHint}
        name="lines"
        value={text}
        readOnly={sending !== null}
        onChange={(change) => put({ lines: change.target.value })}
        error={tried && isWrong && sending === null ? texts.linesWrong : undefined}
        autoFocus
      />
      {lines.length > 0 && <Preview lines={lines} />}
      <SelectField
        label={texts.salutation}
        name="salutation"
        emptyLabel={forms.choose}
        options={salutations.map((value) => ({ value, label: value }))}
        value={salutation}
        required
        onChange={(change) => put({ salutation: change.target.value })}
        error={tried && salutation === "" ? fieldErrors.salutation : undefined}
      />
      {options.length > 0 && (
        <SelectField
          label={texts.option}
          name="option"
          emptyLabel={forms.choose}
          options={options}
          value={option}
          required
          onChange={(change) => put({ option: change.target.value })}
          error={tried && isOptionMissing ? texts.optionMissing : undefined}
        />
      )}
      <div role="status">{sending !== null && <p className="cart-muted">{texts.addedOf(...sending)}</p>}</div>
      {failed !== null && sending === null && <NotSaved changed={failed} waitingList={waitingList} />}
      <div className="cart-buttons">
        <SendButton routes={["recipientAdd"]} variant="primary" busy={sending !== null} onClick={add}>
          {texts.addAll(sending === null ? lines.length : sending[1])}
        </SendButton>
        {sending === null && <Button onClick={close}>{texts.cancel}</Button>}
      </div>
    </div>
  );
}

/**
 * Several participants pasted as lines 'Nachname; Vorname', shown before they are added (contract-public section 4).
 */
export function PasteForm(props: PasteFormProps) {
  const draft = useVisitDraft(props.draftName, draftSchema);
  return draft.state === "ready" ? (
    <PasteFields {...props} draft={draft} />
  ) : (
    <Notice state="loading">{common.loading}</Notice>
  );
}
