import { useState } from "react";
import { useController, type Control } from "react-hook-form";
import { seminarOf, type SeminarChoice } from "#api/feedback.ts";
import type { CompletedSeminar } from "#domain/entities/completed-seminar.ts";
import { isFilled } from "#domain/text.ts";
import { feedback as texts } from "#i18n/feedback.ts";
import { formatDay } from "#i18n/format.ts";
import type { Watched } from "#state/resources.ts";
import { Field } from "#ui/field/field.tsx";
import { sleepingComponent, type LazyTexts } from "#ui/lazy/lazy.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { ClosedSelect, nothingBegun } from "#ui/searchable-select/closed-select.tsx";
import { lazyTexts } from "#widgets/shared/lazy-texts.ts";
import { Failure } from "#widgets/shared/waiting.tsx";
import { keepSeminar, keptSeminar, type FeedbackValues } from "./feedback-values.ts";

/** The list is a fifth of what the page weighs; the form wakes it when it is touched. */
export const seminarSelect = sleepingComponent(() =>
  import("./seminar-select.tsx").then((module) => module.SeminarSelect),
);
const selectTexts: LazyTexts = {
  ...lazyTexts,
  loading: texts.seminarControlLoading,
  failed: texts.seminarControlFailed,
};

/** Theme, start and end, location (spec section 2); what is missing is left out. */
function labelOf({ von, bis, ort, thema }: CompletedSeminar): string {
  const days = [...new Set([formatDay(von), formatDay(bis)])].filter((day) => day !== null).join(" – ");
  return [thema?.semThema ?? null, days, ort?.name ?? null].filter(isFilled).join(", ") || texts.seminarUntitled;
}

interface SeminarFieldProps {
  readonly control: Control<FeedbackValues>;
}

function Choice({ control, choices }: SeminarFieldProps & { choices: readonly SeminarChoice[] }) {
  const {
    field: { value, onChange },
  } = useController({ control, name: "seminar" });
  const offered = new Map(choices.map(({ given, seminar }) => [keepSeminar(given), labelOf(seminar)]));
  const before = seminarOf(keptSeminar(value));
  if (before !== null && !offered.has(value)) offered.set(value, labelOf(before));
  const [begun, setBegun] = useState(nothingBegun);
  const options = [...offered].map(([kept, label]) => ({ value: kept, label }));
  return (
    <Field label={texts.seminar}>
      {(control) => {
        const list = {
          ...control,
          options,
          value: value === "" ? null : value,
          onSelect: (kept: string | null) => onChange(kept ?? ""),
          begun,
        };
        return (
          <seminarSelect.Part
            {...list}
            texts={selectTexts}
            emptyText={texts.seminarPlaceholder}
            placeholder={
              <ClosedSelect
                {...list}
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
  return seminar === null ? null : (
    <p>
      {texts.seminarChosen} <strong>{labelOf(seminar)}</strong>
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
