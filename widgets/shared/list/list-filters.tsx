import { useEffect, useState, type MouseEvent } from "react";
import { lists as texts } from "#i18n/lists.ts";
import { valuesIn } from "#lib/comma-list.ts";
import { plainLine } from "#lib/typed-text.ts";
import { Button } from "#ui/button/button.tsx";
import { SelectField, type SelectChoice } from "#ui/field/select-field.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { closeIcon } from "#ui/icon/paths.ts";
import { useStyles } from "#ui/root/root.tsx";
import css from "./list.css?inline";
import type { ListControl } from "./use-list.ts";

/** One option of a filter; `name` replaces the label in the list of chosen options. */
export interface ListChoice extends SelectChoice {
  readonly name?: string;
}

/** A filter that applies at once: typed words, or one of several options. */
export type InstantFilter =
  | { readonly kind: "words"; readonly key: string; readonly label: string }
  | {
      readonly kind: "choice";
      readonly key: string;
      readonly label: string;
      readonly options: readonly ListChoice[];
      readonly emptyLabel?: string;
    };

/** A filter that is kept in the address; there several options may be chosen as well. */
export type ListFilter =
  | InstantFilter
  | {
      readonly kind: "several";
      readonly key: string;
      readonly label: string;
      readonly options: readonly ListChoice[];
      /** Replaces 'all' once an option is chosen. */
      readonly moreLabel: string;
    };

/** Milliseconds without a further key press after which typed words apply. */
const PAUSE_MS = 350;

/**
 * A text field that filters the list after a pause, or at once with Enter or on leaving; if the address changes
 * meanwhile, it wins.
 */
function WordsFilter({
  list,
  filter: { key, label },
}: {
  list: ListControl;
  filter: Extract<ListFilter, { kind: "words" }>;
}) {
  const given = list.filters[key] ?? "";
  const [typed, setTyped] = useState({ text: given, given });
  if (typed.given !== given) setTyped({ text: plainLine(typed.text) === given ? typed.text : given, given });
  const { text } = typed;
  const { narrow } = list;
  useEffect(() => {
    if (plainLine(text) === given) return undefined;
    const timer = setTimeout(() => narrow({ [key]: plainLine(text) }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, given, key, narrow]);
  const now = (): void => {
    if (plainLine(text) !== given) narrow({ [key]: plainLine(text) });
  };
  return (
    <form
      data-list-focus={key}
      onSubmit={(event) => {
        event.preventDefault();
        now();
      }}
    >
      <TextField
        type="search"
        label={label}
        value={text}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => setTyped({ text: event.target.value, given })}
        onBlur={now}
      />
    </form>
  );
}

/** Adds a value chosen by the address or the author to the options, even if the backend does not have it. */
function withChosen(options: readonly SelectChoice[], chosen: string): readonly SelectChoice[] {
  return chosen === "" || options.some(({ value }) => value === chosen)
    ? options
    : [...options, { value: chosen, label: chosen }];
}

function ChoiceFilter({
  list,
  filter: { key, label, options, emptyLabel = texts.all },
}: {
  list: ListControl;
  filter: Extract<ListFilter, { kind: "choice" }>;
}) {
  const chosen = list.filters[key] ?? "";
  return (
    <div data-list-focus={key}>
      <SelectField
        label={label}
        emptyLabel={emptyLabel}
        options={withChosen(options, chosen)}
        value={chosen}
        onChange={(event) => list.narrow({ [key]: event.target.value })}
      />
    </div>
  );
}

/** A filter with several chosen options, each of which is shown below and removed by a press. */
function SeveralFilter({
  list,
  filter: { key, label, options, moreLabel },
}: {
  list: ListControl;
  filter: Extract<ListFilter, { kind: "several" }>;
}) {
  const chosen = valuesIn(list.filters[key] ?? "");
  const optionName = (value: string): string => options.find((option) => option.value === value)?.name ?? value;
  const put = (values: readonly string[]): void => list.narrow({ [key]: [...values].sort().join(",") });
  return (
    <div data-list-focus={key}>
      <SelectField
        label={label}
        emptyLabel={chosen.length === 0 ? texts.all : moreLabel}
        options={options.filter(({ value }) => !chosen.includes(value))}
        value=""
        onChange={(event) => put([...chosen, event.target.value])}
      />
      {chosen.length > 0 && (
        <div className="list-chosen">
          {chosen.map((value) => (
            <Button
              key={value}
              variant="quiet"
              icon={<Icon path={closeIcon} size={16} />}
              aria-label={texts.drop(optionName(value))}
              onClick={({ currentTarget }) => {
                currentTarget.closest("[data-list-focus]")?.querySelector("select")?.focus();
                put(chosen.filter((other) => other !== value));
              }}
            >
              {optionName(value)}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

/** One filter of a list, by its kind. */
export function Filter({ list, filter }: { list: ListControl; filter: ListFilter }) {
  switch (filter.kind) {
    case "words":
      return <WordsFilter list={list} filter={filter} />;
    case "choice":
      return <ChoiceFilter list={list} filter={filter} />;
    case "several":
      return <SeveralFilter list={list} filter={filter} />;
    default:
      return filter satisfies never;
  }
}

interface ListFiltersProps {
  readonly list: ListControl;
  readonly filters: readonly ListFilter[];
  /** Keys of filters that are elsewhere on the page. */
  readonly known?: readonly string[];
  /** The kind of entries, by which screen readers tell this list's filters from those of another list. */
  readonly of: string;
}

const NONE: readonly string[] = [];

/** The filters of a list. Those set in the address that have no control here can be removed. */
export function ListFilters({ list, filters, known = NONE, of }: ListFiltersProps) {
  useStyles(css);
  const others = Object.entries(list.filters).filter(
    ([key, value]) => value !== "" && !known.includes(key) && !filters.some((filter) => filter.key === key),
  );
  // The button disappears once it is used, so the focus goes to the first filter.
  const reset = ({ currentTarget }: MouseEvent<HTMLButtonElement>): void => {
    currentTarget.parentElement?.querySelector<HTMLElement>("input, select")?.focus();
    list.reset();
  };
  return (
    <div className="list-filters" role="search" aria-label={texts.filterOf(of)} onFocus={list.noteFocus}>
      {filters.map((filter) => (
        <Filter key={filter.key} list={list} filter={filter} />
      ))}
      {others.map(([key, value]) => (
        <Button
          key={key}
          variant="quiet"
          icon={<Icon path={closeIcon} size={16} />}
          data-list-focus={key}
          onClick={() => list.narrow({ [key]: "" })}
        >
          {texts.drop(value)}
        </Button>
      ))}
      {list.isFiltered && (
        <Button variant="quiet" onClick={reset}>
          {texts.reset}
        </Button>
      )}
    </div>
  );
}
