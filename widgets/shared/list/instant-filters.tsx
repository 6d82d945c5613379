import { lists as texts } from "#i18n/lists.ts";
import { Button } from "#ui/button/button.tsx";
import { SelectField } from "#ui/field/select-field.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { useStyles } from "#ui/root/root.tsx";
import type { ListFilter } from "./list-filters.tsx";
import css from "./list.css?inline";

interface InstantFiltersProps {
  readonly filters: readonly ListFilter[];
  /** Value by key; '' narrows nothing. */
  readonly values: Readonly<Record<string, string>>;
  readonly onChange: (values: Readonly<Record<string, string>>) => void;
}

/** Filters of what is there as a whole, which narrow with each key and choice. */
export function InstantFilters({ filters, values, onChange }: InstantFiltersProps) {
  useStyles(css);
  const change = (key: string, value: string): void => onChange({ ...values, [key]: value });
  return (
    <div className="list-filters" role="group" aria-label={texts.filters}>
      {filters.map((filter) =>
        filter.kind === "words" ? (
          <TextField
            key={filter.key}
            type="search"
            label={filter.label}
            value={values[filter.key] ?? ""}
            autoComplete="off"
            onChange={(event) => change(filter.key, event.target.value)}
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
