import type { SeminarChoice } from '#api/feedback.ts';
import type { CompletedSeminar } from '#domain/entities/media.ts';
import { isFilled } from '#domain/text.ts';
import { common } from '#i18n/common.ts';
import { feedback as texts } from '#i18n/feedback.ts';
import { formatDay } from '#i18n/format.ts';
import type { Watched } from '#state/resources.ts';
import { Field } from '#ui/field/field.tsx';
import { lazyPart, type LazyTexts } from '#ui/lazy/lazy.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { lazyTexts } from '#widgets/shared/lazy-texts.ts';
import type { SeminarSelectProps } from './seminar-select.tsx';

const SeminarSelect = lazyPart(() => import('./seminar-select.tsx').then((module) => module.SeminarSelect));
const selectTexts: LazyTexts = { ...lazyTexts, loading: texts.seminarControlLoading, failed: texts.seminarControlFailed };

/** Theme, start and end, location (spec section 2); what is missing is left out. */
function labelOf({ von, bis, ort, thema }: CompletedSeminar): string {
  const days = [...new Set([formatDay(von), formatDay(bis)])].filter((day) => day !== null).join(' – ');
  return [thema?.semThema ?? null, days, ort?.name ?? null].filter(isFilled).join(', ') || texts.seminarUntitled;
}

type SeminarFieldProps = Pick<SeminarSelectProps, 'value' | 'onSelect'>;

function Choice({ choices, value, onSelect }: SeminarFieldProps & { choices: readonly SeminarChoice[] }) {
  const options = choices.map(({ key, seminar }) => ({ value: key, label: labelOf(seminar) }));
  return (
    <Field label={texts.seminar}>
      {(control) => <SeminarSelect texts={selectTexts} emptyText={texts.seminarPlaceholder} options={options} value={value} onSelect={onSelect} {...control} />}
    </Field>
  );
}

/** The completed seminars, only if there are any; a failure leaves the rest of the form usable. */
export function SeminarField({ seminars: { remote, reload }, ...field }: SeminarFieldProps & { seminars: Watched<readonly SeminarChoice[]> }) {
  switch (remote.state) {
    case 'idle':
    case 'loading':
      return <Notice state="loading">{texts.seminarsLoading}</Notice>;
    case 'failed':
      return <Notice state="info" retry={{ label: common.retry, onRetry: reload }}>{texts.seminarsFailed}</Notice>;
    case 'ready':
      return remote.data.length === 0 ? null : <Choice choices={remote.data} {...field} />;
    default:
      return remote satisfies never;
  }
}
