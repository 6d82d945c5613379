import { useController, type Control } from "react-hook-form";
import { seminarOf, type SeminarChoice } from "#api/feedback.ts";
import { feedback as texts } from "#i18n/feedback.ts";
import type { Watched } from "#state/resources.ts";
import { Field } from "#ui/field/field.tsx";
import { lazyComponent, type LazyTexts } from "#ui/lazy/lazy.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { lazyTexts } from "#widgets/shared/lazy-texts.ts";
import { Failure } from "#widgets/shared/waiting.tsx";
import { keepSeminar, keptSeminar, type FeedbackValues } from "./feedback-values.ts";
import { labelOf } from "./seminar-label.ts";

/** Loaded after the form, because react-select is as large as the rest of the page. */
const SeminarSelect = lazyComponent(() => import("./seminar-select.tsx").then((module) => module.SeminarSelect));
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
  const chosen = seminars.get(value);
  return (
    <Field label={texts.seminar}>
      {(control) => (
        <SeminarSelect
          {...control}
          seminars={seminars}
          value={value === "" ? null : value}
          onSelect={(kept) => onChange(kept ?? "")}
          emptyText={texts.seminarPlaceholder}
          texts={selectTexts}
          placeholder={
            // A disabled placeholder as high as the select, so that nobody types into a field that disappears.
            <input
              {...control}
              className="field-input"
              disabled
              placeholder={selectTexts.loading}
              value={chosen === undefined ? "" : labelOf(chosen, null)}
            />
          }
        />
      )}
    </Field>
  );
}

/** A seminar chosen before a reload; it is sent although the list is not loaded (yet), or has none any more. */
function ChosenBefore({ control }: SeminarFieldProps) {
  const {
    field: { value },
  } = useController({ control, name: "seminar" });
  const seminar = seminarOf(keptSeminar(value));
  if (seminar === null) return null;
  const short = <strong>{labelOf(seminar, null)}</strong>;
  return (
    <p>
      <span>{texts.seminarChosen}</span>{" "}
      <ChosenSeminar texts={lazyTexts} placeholder={short} fallback={short} seminar={seminar} />
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
          <Failure error={remote.error} onRetry={reload}>
            {texts.seminarsFailed}
          </Failure>
          <ChosenBefore control={control} />
        </>
      );
    case "ready":
      return remote.data.length === 0 ? (
        <ChosenBefore control={control} />
      ) : (
        <Choice control={control} choices={remote.data} />
      );
    default:
      return remote satisfies never;
  }
}
