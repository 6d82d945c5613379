import { useRef, type KeyboardEvent, type MouseEvent } from "react";
import { textSearch } from "#lib/text-search.ts";
import type { ControlProps } from "#ui/field/field.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { chevron } from "#ui/icon/paths.ts";
import { useStyles } from "#ui/root/root.tsx";
import css from "./searchable-select.css?inline";

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

/** What a reader has begun in a closed list before its code was there: nothing of it is lost. */
export interface Begun {
  readonly focused: boolean;
  /** The list is to be open: it was clicked, typed into or asked for with an arrow key. */
  readonly opened: boolean;
  readonly typed: string;
}

export const nothingBegun: Begun = { focused: false, opened: false, typed: "" };

/** The options that are found by what is typed. */
export const optionsFor = (typed: string, options: readonly SelectOption[]): readonly SelectOption[] =>
  textSearch(options, ({ label }) => label)(typed);

export interface ClosedSelectProps extends ControlProps {
  readonly options: readonly SelectOption[];
  /** The chosen option's value, null for none. */
  readonly value: string | null;
  readonly onSelect: (value: string) => void;
  readonly placeholder: string;
  /** Said where the list is to open, as soon as it is asked for. */
  readonly loading: string;
  readonly begun: Begun;
  /** Given what follows from what was begun before: one task can focus and fill. */
  readonly onBegin: (next: (before: Begun) => Begun) => void;
}

type Begin = (change: Partial<Begun>) => void;

/** Opens by an arrow key, closes by Escape, and chooses the first hit by Enter, as in the open list. */
const keysOf =
  (
    { options, onSelect, begun: { typed, opened } }: Pick<ClosedSelectProps, "options" | "onSelect" | "begun">,
    begin: Begin,
  ) =>
  (event: KeyboardEvent): void => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") begin({ opened: true });
    if (event.key === "Escape" && opened) {
      // A dialog around it must not close with it.
      event.stopPropagation();
      begin({ opened: false });
    }
    if (event.key !== "Enter") return;
    // It sends no form.
    event.preventDefault();
    const [hit] = typed === "" ? [] : optionsFor(typed, options);
    if (hit === undefined) return;
    onSelect(hit.value);
    begin({ typed: "", opened: false });
  };

/**
 * Looks and answers like a SearchableSelect that is closed, without react-select, which a page loads when somebody is
 * about to use it.
 */
export function ClosedSelect({
  options,
  value,
  onSelect,
  placeholder,
  loading,
  begun,
  onBegin,
  ...control
}: ClosedSelectProps) {
  useStyles(css);
  const { typed, opened } = begun;
  const input = useRef<HTMLInputElement>(null);
  const chosen = options.find((option) => option.value === value)?.label;
  const begin: Begin = (change) => onBegin((before) => ({ ...before, ...change }));
  // With the press, as react-select does it: its code may come, and take this list's place, before the button is
  // released.
  const onMouseDown = (event: MouseEvent): void => {
    if (event.button !== 0) return;
    begin({ opened: true });
    if (event.target === input.current) return;
    event.preventDefault();
    input.current?.focus();
  };
  return (
    <div className="select">
      <div className="select__control select__control--closed" onMouseDown={onMouseDown}>
        {typed === "" && (
          <span className={chosen === undefined ? "select__placeholder" : "select__single-value"} aria-hidden="true">
            {chosen ?? placeholder}
          </span>
        )}
        <input
          ref={input}
          className="select__input"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={false}
          aria-haspopup="listbox"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          {...control}
          onFocus={() => begin({ focused: true })}
          onBlur={() => begin({ focused: false, opened: false })}
          onClick={() => begin({ opened: true })}
          onKeyDown={keysOf({ options, onSelect, begun }, begin)}
          onChange={(event) => begin({ typed: event.target.value, opened: true })}
        />
        <span className="select__indicator">
          <Icon path={chevron} size={20} />
        </span>
      </div>
      <div role="status">{opened && <p className="select__menu select__waiting">{loading}</p>}</div>
    </div>
  );
}
