import type { CompletedSeminar } from "#domain/entities/completed-seminar.ts";
import { selectTexts } from "#i18n/select.ts";
import type { ControlProps } from "#ui/field/field.tsx";
import { SearchableSelect } from "#ui/searchable-select/searchable-select.tsx";
import { daysOf } from "./seminar-days.ts";
import { labelOf } from "./seminar-label.ts";

export interface SeminarSelectProps extends ControlProps {
  /** The seminars by their form values. */
  readonly seminars: ReadonlyMap<string, CompletedSeminar>;
  /** Shown if nothing is chosen. */
  readonly emptyText: string;
  /** The chosen seminar's key, null for none. */
  readonly value: string | null;
  readonly onSelect: (key: string | null) => void;
}

/** The searchable list of completed seminars; a chunk of its own, because react-select is as large as the page. */
export function SeminarSelect({ emptyText, seminars, ...props }: SeminarSelectProps) {
  const options = [...seminars].map(([value, seminar]) => ({ value, label: labelOf(seminar, daysOf(seminar)) }));
  return <SearchableSelect texts={{ ...selectTexts, placeholder: emptyText }} clearable options={options} {...props} />;
}
