import type { Dispatch, SetStateAction } from "react";
import { lists as texts } from "#i18n/lists.ts";
import { Button } from "#ui/button/button.tsx";
import { SearchField } from "#ui/field/search-field.tsx";
import { SelectField } from "#ui/field/select-field.tsx";
import { useStyles } from "#ui/root/root.tsx";
import type { InstantFilter } from "#widgets/shared/list/list-filters.tsx";
import css from "#widgets/shared/list/list.css?inline";

type Values = Readonly<Record<string, string>>;

interface InstantFiltersProps {
  readonly filters: readonly InstantFilter[];
  /** Value by key; '' does not filter. */
  readonly values: Values;
  readonly onChange: Dispatch<SetStateAction<Values>>;
}

/** Filters of a list that is loaded as a whole; they apply with each key press and choice. */
export function InstantFilters({ filters, values, onChange }: InstantFiltersProps) {
  useStyles(css);
  const change = (key: string, value: string): void => onChange((before) => ({ ...before, [key]: value }));
  return (
    <div className="list-filters" role="group" aria-label={texts.filters}>
      {filters.map((filter) =>
        filter.kind === "words" ? (
          <SearchField
            key={filter.key}
            label={filter.label}
            query={values[filter.key] ?? ""}
            onQuery={(query) => change(filter.key, query)}
          />
        ) : (
          <SelectField
            key={filter.key}
            label={filter.label}
            emptyLabel={filter.emptyLabel ?? texts.all}
            options={filter.options}
            value={values[filter.key] ?? ""}
            onChange={(event) => change(filter.key, event.target.value)}
          />
        ),
      )}
      {Object.values(values).some((value) => value !== "") && (
        <Button variant="quiet" onClick={() => onChange({})}>
          {texts.reset}
        </Button>
      )}
    </div>
  );
}
