import { useState } from 'react';
import { bookingChoice } from '#domain/booking-options.ts';
import type { RecipientInput } from '#domain/entities/cart.ts';
import type { PortalEvent } from '#domain/entities/event.ts';
import { emptyParticipant, parsePeople, type PastedLine } from '#domain/participants.ts';
import { participantTexts as texts } from '#i18n/cart.ts';
import { common } from '#i18n/common.ts';
import { fieldErrors } from '#i18n/fields.ts';
import { forms } from '#i18n/forms.ts';
import { salutations } from '#i18n/field-labels.ts';
import type { CartChanged } from '#state/cart-writes.ts';
import type { Draft } from '#state/drafts.ts';
import { useVisitDraft } from '#state/visit.ts';
import { Button } from '#ui/button/button.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { TextArea } from '#ui/field/text-field.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { draftSchema, type FormValues } from '#widgets/shared/forms/form-values.ts';
import { useOneAtATime } from '#widgets/shared/one-at-a-time.ts';
import type { FieldsOf } from '#widgets/shared/forms/form-values.ts';
import { NotSaved, optionsOf } from './participant-form.tsx';

type ReadyDraft = Extract<Draft<FormValues>, { state: 'ready' }>;

export interface PasteFormProps {
  /** Of what is typed and not yet added; unique in the product. */
  readonly draftName: string;
  readonly event: PortalEvent | null;
  readonly onAdd: (inputs: readonly RecipientInput[]) => Promise<readonly CartChanged[]>;
  readonly onClose: () => void;
  readonly waitingList?: string | null;
}

function Preview({ lines }: { lines: readonly PastedLine[] }) {
  return (
    <table className="cart-changes">
      <caption>{texts.preview}</caption>
      <thead><tr><th scope="col">{texts.lastname}</th><th scope="col">{texts.firstname}</th></tr></thead>
      <tbody>
        {lines.map(({ lastname, firstname, problem }, index) => (
          <tr key={index}><td>{lastname}</td><td>{firstname}{problem !== null && <strong> {texts.problems[problem]}</strong>}</td></tr>
        ))}
      </tbody>
    </table>
  );
}

/** Lines that did not get in stay in the field. */
const linesOf = (inputs: readonly RecipientInput[]): string => inputs.map(({ lastname, firstname }) => `${lastname}; ${firstname}`).join('\n');

/** What is typed; a fixed set of names, so that it fits a draft. */
type Typed = FieldsOf<{ lines: string; salutation: string; option: string }>;

/** The values with their draft: kept with each change, dropped once nothing is left to keep. */
function useTyped(draft: ReadyDraft, option: string) {
  const { saved, keep, drop } = draft;
  const [typed, setTyped] = useState<Typed>(() => ({ lines: String(saved?.lines ?? ''), salutation: String(saved?.salutation ?? ''), option: String(saved?.option ?? option) }));
  const put = (change: Partial<Typed>): void => {
    const next = { ...typed, ...change };
    setTyped(next);
    if (next.lines.trim() === '') drop();
    else keep(next);
  };
  return { typed, put, drop };
}

function PasteFields({ draft, event, onAdd, onClose, waitingList = null }: PasteFormProps & { draft: ReadyDraft }) {
  const start = emptyParticipant(event);
  const { typed: { lines: text, salutation, option }, put, drop } = useTyped(draft, start.hotelOverNightOption ?? '');
  const [tried, setTried] = useState(false);
  const [sending, setSending] = useState(false);
  const [failed, setFailed] = useState<CartChanged | null>(null);
  const lines = parsePeople(text);
  const options = optionsOf(event);
  const isOptionMissing = event !== null && bookingChoice(event).required && option === '';
  const isWrong = lines.length === 0 || lines.some(({ problem }) => problem !== null);
  const close = (): void => {
    drop();
    onClose();
  };
  const add = useOneAtATime(async (): Promise<void> => {
    setTried(true);
    if (isWrong || salutation === '' || isOptionMissing) return;
    const inputs = lines.map(({ lastname, firstname }) => ({ ...start, lastname, firstname, salutation, hotelOverNightOption: option === '' ? null : option }));
    setSending(true);
    const changed = await onAdd(inputs);
    setSending(false);
    const first = changed.find(({ state }) => state !== 'done') ?? null;
    if (first === null) { close(); return; }
    put({ lines: linesOf(inputs.filter((_input, index) => changed[index]?.state !== 'done')) });
    setFailed(first);
  });
  return (
    <div className="cart-form" role="group" aria-label={texts.paste}>
      <TextArea label={texts.pasteLabel} hint={texts.pasteHint} name="lines" value={text} onChange={(change) => put({ lines: change.target.value })} error={tried && isWrong ? texts.linesWrong : undefined} autoFocus />
      {lines.length > 0 && <Preview lines={lines} />}
      <SelectField label={texts.salutation} name="salutation" emptyLabel={forms.choose} options={salutations.map((value) => ({ value, label: value }))} value={salutation} required onChange={(change) => put({ salutation: change.target.value })} error={tried && salutation === '' ? fieldErrors.salutation : undefined} />
      {options.length > 0 && <SelectField label={texts.option} name="option" emptyLabel={forms.choose} options={options} value={option} required onChange={(change) => put({ option: change.target.value })} error={tried && isOptionMissing ? texts.optionMissing : undefined} />}
      {failed !== null && !sending && <NotSaved refusal={failed.state === 'refused' ? failed.refusal : null} waitingList={waitingList} />}
      <div className="cart-buttons">
        <Button variant="primary" busy={sending} onClick={() => add('all')}>{texts.addAll(lines.length)}</Button>
        <Button onClick={close}>{texts.cancel}</Button>
      </div>
    </div>
  );
}

/** Several participants pasted as lines 'Nachname; Vorname', shown before they are added (contract-public section 4). */
export function PasteForm(props: PasteFormProps) {
  const draft = useVisitDraft(props.draftName, draftSchema);
  return draft.state === 'ready' ? <PasteFields {...props} draft={draft} /> : <Notice state="loading">{common.loading}</Notice>;
}
