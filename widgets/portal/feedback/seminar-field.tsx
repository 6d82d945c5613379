import { useEffect, useState } from "react";
import { useController, type Control } from "react-hook-form";
import { seminarOf, type SeminarChoice } from "#api/feedback.ts";
import { feedback as texts } from "#i18n/feedback.ts";
import type { Watched } from "#state/resources.ts";
import { Field } from "#ui/field/field.tsx";
import { lazyComponent, sleepingComponent, type LazyTexts } from "#ui/lazy/lazy.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { ClosedSelect, nothingBegun } from "#ui/searchable-select/closed-select.tsx";
import { lazyTexts } from "#widgets/shared/lazy-texts.ts";
import { Failure } from "#widgets/shared/waiting.tsx";
import { labelOf } from "./seminar-label.ts";
import { keepSeminar, keptSeminar, type FeedbackValues } from "./feedback-values.ts";

/** The list, with the dates in it, is a fifth of what the page weighs; the form wakes it when it is touched. */
export const seminarSelect = sleepingComponent(() =>
  import("./seminar-select.tsx").then((module) => module.SeminarSelect),
);
const selectTexts: LazyTexts = {
  ...lazyTexts,
  loading: texts.seminarControlLoading,
  failed: texts.seminarControlFailed,
};

const ChosenSeminar = lazyComponent(() => import("./chosen-seminar.tsx").then((module) => module.ChosenSeminar));

interface SeminarFieldProps {
  readonly control: Control<FeedbackValues>;
}

function Choice({ control, choices }: SeminarFieldProps & { choices: readonly SeminarChoice[] }) {
  const {
    field: { value, onChange },
  } = useController({ control, name: "seminar" });
  const seminars = new Map(choices.map(({ given, seminar }) => [keepSeminar(given), seminar]));
  const before = seminarOf(keptSeminar(value));
  if (before !== null && !seminars.has(value)) seminars.set(value, before);
  const [begun, setBegun] = useState(nothingBegun);
  const isChosen = value !== "";
  useEffect(() => {
    // What was chosen before a reload is named in full.
    if (isChosen) seminarSelect.wake();
  }, [isChosen]);
  return (
    <Field label={texts.seminar}>
      {(control) => {
        const list = {
          ...control,
          value: value === "" ? null : value,
          onSelect: (kept: string | null) => onChange(kept ?? ""),
          begun,
        };
        return (
          <seminarSelect.Part
            {...list}
            seminars={seminars}
            texts={selectTexts}
            emptyText={texts.seminarPlaceholder}
            placeholder={
              <ClosedSelect
                {...list}
                options={[...seminars].map(([kept, seminar]) => ({ value: kept, label: labelOf(seminar, null) }))}
                placeholder={texts.seminarPlaceholder}
                loading={selectTexts.loading}
                onBegin={setBegun}
              />
            }
          />
        );
      }}
    </Field>
  );
}

/** A seminar chosen before a reload, which is sent although the list is not there (yet). */
function ChosenBefore({ control }: SeminarFieldProps) {
  const {
    field: { value },
  } = useController({ control, name: "seminar" });
  const seminar = seminarOf(keptSeminar(value));
  if (seminar === null) return null;
  const short = <strong>{labelOf(seminar, null)}</strong>;
  return (
    <p>
      {texts.seminarChosen} <ChosenSeminar texts={lazyTexts} placeholder={short} fallback={short} seminar={seminar} />
    </p>
  );
}

/** The completed seminars, only if there are any; a failure leaves the rest of the form usable. */
export function SeminarField({
  control,
  seminars: { remote, reload },
}: SeminarFieldProps & { seminars: Watched<readonly SeminarChoice[]> }) {
  switch (remote.state) {
    case "idle":
    case "loading":
      return (
        <>
          <Notice state="loading">{texts.seminarsLoading}</Notice>
          <ChosenBefore control={control} />
        </>
      );
    case "failed":
      return (
        <>
          <Failure error={remote.error} state="info" onRetry={reload}>
            {texts.seminarsFailed}
          </Failure>
          <ChosenBefore control={control} />
        </>
      );
    case "ready":
      return remote.data.length === 0 ? null : <Choice control={control} choices={remote.data} />;
    default:
      return remote satisfies never;
  }
}
