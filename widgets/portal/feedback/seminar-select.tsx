import { selectTexts } from "#i18n/select.ts";
import type { ControlProps } from "#ui/field/field.tsx";
import type { Begun, SelectOption } from "#ui/searchable-select/closed-select.tsx";
import { SearchableSelect } from "#ui/searchable-select/searchable-select.tsx";

export interface SeminarSelectProps extends ControlProps {
  readonly options: readonly SelectOption[];
  /** Stands where nothing is chosen. */
  readonly emptyText: string;
  /** The chosen seminar's key, null for none. */
  readonly value: string | null;
  readonly onSelect: (key: string | null) => void;
  readonly begun: Begun;
}

/** The completed seminars, searched by typing; a module of its own, since react-select weighs as much as the page. */
export function SeminarSelect({ emptyText, ...props }: SeminarSelectProps) {
  return <SearchableSelect texts={{ ...selectTexts, placeholder: emptyText }} clearable {...props} />;
}
