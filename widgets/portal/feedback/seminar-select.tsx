import type { CompletedSeminar } from "#domain/entities/completed-seminar.ts";
import { selectTexts } from "#i18n/select.ts";
import type { ControlProps } from "#ui/field/field.tsx";
import { SearchableSelect } from "#ui/searchable-select/searchable-select.tsx";
import { daysOf } from "./seminar-days.ts";
import { labelOf } from "./seminar-label.ts";

export interface SeminarSelectProps extends ControlProps {
  /** By what a form keeps of each. */
  readonly seminars: ReadonlyMap<string, CompletedSeminar>;
  /** Stands where nothing is chosen. */
  readonly emptyText: string;
  /** The chosen seminar's key, null for none. */
  readonly value: string | null;
  readonly onSelect: (key: string | null) => void;
}

/** The completed seminars, searched by typing; a module of its own, since react-select weighs as much as the page. */
export function SeminarSelect({ emptyText, seminars, ...props }: SeminarSelectProps) {
  const options = [...seminars].map(([value, seminar]) => ({ value, label: labelOf(seminar, daysOf(seminar)) }));
  return <SearchableSelect texts={{ ...selectTexts, placeholder: emptyText }} clearable options={options} {...props} />;
}
