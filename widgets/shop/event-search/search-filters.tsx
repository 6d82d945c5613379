import { useRef, useState, type ComponentType, type RefObject } from "react";
import { lists } from "#i18n/lists.ts";
import { eventSearch as texts } from "#i18n/offers.ts";
import { valuesIn } from "#lib/comma-list.ts";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { closeIcon } from "#ui/icon/paths.ts";
import { lazyComponent } from "#ui/lazy/lazy.tsx";
import { BELOW_DESKTOP, NARROW, useMediaQuery } from "#ui/page/media-query.ts";
import { useStyles } from "#ui/root/root.tsx";
import { lazyTexts } from "#widgets/shared/lazy-texts.ts";
import { Filter, ListFilters, type ListFilter } from "#widgets/shared/list/list-filters.tsx";
import type { ListControl } from "#widgets/shared/list/use-list.ts";
import type { FilterSheetProps } from "./filter-sheet.tsx";
import { SEARCH_KEYS, SEARCH_KINDS } from "./filters.ts";
import css from "./search-filters.css?inline";

/** Loaded by the first press, because few readers filter before reading. */
const FilterSheet = lazyComponent(() =>
  import("./filter-sheet.tsx").then((module): ComponentType<FilterSheetProps> => module.FilterSheet),
);

/** A chosen value, with the label that its filter gives it. */
interface Chosen {
  readonly key: string;
  readonly value: string;
  readonly name: string;
  /** The filter's value without it. */
  readonly without: string;
}

const isLook = (key: string): boolean => SEARCH_KINDS.looks.some((look) => look === key);

/** The chosen values, except words and controls that only change the look of hits. */
function chosenIn(filters: readonly ListFilter[], list: ListControl): Chosen[] {
  return filters.flatMap((filter) => {
    if (filter.kind === "words" || isLook(filter.key)) return [];
    const given = list.filters[filter.key] ?? "";
    const values = filter.kind === "several" ? valuesIn(given) : given === "" ? [] : [given];
    return values.map((value) => ({
      key: filter.key,
      value,
      name: filter.options.find((option) => option.value === value)?.name ?? value,
      without: values.filter((other) => other !== value).join(","),
    }));
  });
}

interface ChipsProps {
  readonly list: ListControl;
  readonly chosen: readonly Chosen[];
  /** Takes the focus when a chip is removed. */
  readonly opener: RefObject<HTMLButtonElement | null>;
}

/** The chosen values as chips, each removed by a press. */
function Chips({ list, chosen, opener }: ChipsProps) {
  if (chosen.length === 0) return null;
  const drop = ({ key, without }: Chosen): void => {
    list.narrow({ [key]: without });
    opener.current?.focus();
  };
  return (
    <div className="search-chips">
      {chosen.map((one) => (
        <Button
          key={`${one.key} ${one.value}`}
          icon={<Icon path={closeIcon} size={16} />}
          aria-label={lists.drop(one.name)}
          onClick={() => drop(one)}
        >
          {one.name}
        </Button>
      ))}
    </div>
  );
}

interface SearchFiltersProps {
  readonly list: ListControl;
  readonly filters: readonly ListFilter[];
  /** How many seminars and dates are found; null while unknown. */
  readonly found: string | null;
}

/** Whether a control is in the line above the hits wherever there is room for two. */
const isInLine = ({ kind, key }: ListFilter): boolean => kind === "words" || key === "sort";

/** Whether a control is in that line on a phone, where the words share it with one button. */
const isOnPhone = ({ kind }: ListFilter): boolean => kind === "words";

/**
 * The search field, the order except on phones, and one button for all other filters, with the chosen values as chips
 * below.
 */
function CompactFilters({ list, filters, found }: SearchFiltersProps) {
  useStyles(css);
  const isAbove = useMediaQuery(NARROW) ? isOnPhone : isInLine;
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const chosen = chosenIn(filters, list);
  return (
    <div className="search-bar" role="search" aria-label={lists.filterOf(texts.results)} onFocus={list.noteFocus}>
      {filters.filter(isAbove).map((filter) => (
        <Filter key={filter.key} list={list} filter={filter} />
      ))}
      <Button ref={opener} data-list-focus="filters" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {texts.filters(chosen.length)}
      </Button>
      <Chips list={list} chosen={chosen} opener={opener} />
      {isOpen && (
        <FilterSheet
          texts={lazyTexts}
          list={list}
          filters={filters.filter((filter) => !isAbove(filter))}
          found={found}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}

/** On wide screens the search field and the order are above the hits, all other filters beside them. */
function Facets({ list, filters }: SearchFiltersProps) {
  useStyles(css);
  return (
    <>
      <div className="search-bar" role="search" aria-label={texts.heading} onFocus={list.noteFocus}>
        {filters.filter(isInLine).map((filter) => (
          <Filter key={filter.key} list={list} filter={filter} />
        ))}
      </div>
      <div className="search-facets">
        <ListFilters
          list={list}
          filters={filters.filter((filter) => !isInLine(filter))}
          known={SEARCH_KEYS}
          of={texts.results}
        />
      </div>
    </>
  );
}

/**
 * The filters of the search: beside the hits on wide screens, one line and a sheet below 992 px, so that hits come
 * first.
 */
export function SearchFilters(props: SearchFiltersProps) {
  const isCompact = useMediaQuery(BELOW_DESKTOP);
  return isCompact ? <CompactFilters {...props} /> : <Facets {...props} />;
}
