import { useState } from 'react';
import { bookingChoice } from '#domain/booking-options.ts';
import type { RecipientInput } from '#domain/entities/cart.ts';
import type { PortalEvent } from '#domain/entities/event.ts';
import { emptyParticipant, parsePeople, type PastedLine } from '#domain/participants.ts';
import { participantTexts as texts } from '#i18n/cart.ts';
import { fieldErrors } from '#i18n/fields.ts';
import { forms } from '#i18n/forms.ts';
import { salutations } from '#i18n/field-labels.ts';
import type { CartChanged } from '#state/cart-writes.ts';
import { Button } from '#ui/button/button.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { TextArea } from '#ui/field/text-field.tsx';
import { NotSaved, optionsOf } from './participant-form.tsx';

interface PasteFormProps {
  readonly event: PortalEvent | null;
  readonly onAdd: (inputs: readonly RecipientInput[]) => Promise<readonly CartChanged[]>;
  readonly onClose: () => void;
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

/** Several participants pasted as lines 'Nachname; Vorname', shown before they are added (contract-public section 4). */
export function PasteForm({ event, onAdd, onClose }: PasteFormProps) {
  const start = emptyParticipant(event);
  const [typed, setTyped] = useState('');
  const [salutation, setSalutation] = useState('');
  const [option, setOption] = useState(start.hotelOverNightOption ?? '');
  const [tried, setTried] = useState(false);
  const [sending, setSending] = useState(false);
  const [failed, setFailed] = useState<CartChanged | null>(null);
  const lines = parsePeople(typed);
  const options = optionsOf(event);
  const isOptionMissing = event !== null && bookingChoice(event).required && option === '';
  const isComplete = lines.length > 0 && lines.every(({ problem }) => problem === null) && salutation !== '' && !isOptionMissing;
  const add = async (): Promise<void> => {
    setTried(true);
    if (!isComplete || sending) return;
    const inputs = lines.map(({ lastname, firstname }) => ({ ...start, lastname, firstname, salutation, hotelOverNightOption: option === '' ? null : option }));
    setSending(true);
    const changed = await onAdd(inputs);
    setSending(false);
    const first = changed.find(({ state }) => state !== 'done') ?? null;
    if (first === null) { onClose(); return; }
    setTyped(linesOf(inputs.filter((_input, index) => changed[index]?.state !== 'done')));
    setFailed(first);
  };
  return (
    <div className="cart-form" role="group" aria-label={texts.paste}>
      <TextArea label={texts.pasteLabel} hint={texts.pasteHint} name="lines" value={typed} onChange={(change) => setTyped(change.target.value)} error={tried && lines.some(({ problem }) => problem !== null) ? texts.linesWrong : undefined} autoFocus />
      {lines.length > 0 && <Preview lines={lines} />}
      <SelectField label={texts.salutation} name="salutation" emptyLabel={forms.choose} options={salutations.map((value) => ({ value, label: value }))} value={salutation} required onChange={(change) => setSalutation(change.target.value)} error={tried && salutation === '' ? fieldErrors.salutation : undefined} />
      {options.length > 0 && <SelectField label={texts.option} name="option" emptyLabel={forms.choose} options={options} value={option} required onChange={(change) => setOption(change.target.value)} error={tried && isOptionMissing ? texts.optionMissing : undefined} />}
      {failed !== null && !sending && <NotSaved refusal={failed.state === 'refused' ? failed.refusal : null} />}
      <div className="cart-buttons">
        <Button variant="primary" busy={sending} onClick={() => void add()}>{texts.addAll(lines.length)}</Button>
        <Button onClick={onClose}>{texts.cancel}</Button>
      </div>
    </div>
  );
}
