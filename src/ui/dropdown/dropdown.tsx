import { useId, useLayoutEffect, useRef, type ReactNode } from "react";
import { Icon } from "#ui/icon/icon.tsx";
import { checkIcon, chevronIcon } from "#ui/icon/paths.ts";
import { useStyles } from "#ui/root/root.tsx";
import css from "./dropdown.css?inline";
import { useListbox, type Listbox } from "./use-listbox.ts";

export interface DropdownOption {
  readonly value: string;
  readonly label: string;
  /** Drawn behind the label; no part of what is typed or heard. */
  readonly mark?: ReactNode;
}

export interface DropdownProps {
  readonly label: ReactNode;
  readonly options: readonly DropdownOption[];
  /** The chosen option's value, null for none. */
  readonly value: string | null;
  readonly onSelect: (value: string) => void;
  /** Shown if nothing is chosen. */
  readonly placeholder?: string | undefined;
  readonly id?: string | undefined;
  readonly "aria-describedby"?: string | undefined;
  readonly "aria-invalid"?: boolean | undefined;
  readonly "aria-required"?: boolean | undefined;
}

const ROOM_BELOW = 280;

/** The popup with the options, above the button if there is too little room below. */
function Options({
  id,
  labelId,
  options,
  value,
  list,
}: Pick<DropdownProps, "options" | "value"> & {
  readonly id: string;
  readonly labelId: string;
  readonly list: Listbox;
}) {
  const box = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const button = box.current?.previousElementSibling?.getBoundingClientRect();
    if (box.current === null || button === undefined) return;
    box.current.dataset.side =
      window.innerHeight - button.bottom < ROOM_BELOW && button.top > ROOM_BELOW ? "top" : "bottom";
  }, []);
  useLayoutEffect(() => {
    const active = box.current?.children[list.active];
    active?.scrollIntoView({ block: "nearest" });
  }, [list.active]);
  return (
    <ul
      className="dropdown-list"
      data-lenis-prevent=""
      role="listbox"
      id={id}
      aria-labelledby={labelId}
      tabIndex={-1}
      ref={box}
      onMouseDown={(event) => event.preventDefault()}
    >
      {options.map((option, index) => (
        <li
          key={option.value}
          id={`${id}-${index}`}
          role="option"
          aria-selected={option.value === value}
          className="dropdown-option"
          data-active={index === list.active || undefined}
          onClick={() => list.pick(index)}
        >
          <span>
            {option.label}
            {option.mark}
          </span>
          {option.value === value && <Icon path={checkIcon} size={20} />}
        </li>
      ))}
    </ul>
  );
}

/** A select-only combobox: a button with a list of options, for keyboard, typed letters and pointer. */
export function Dropdown({ label, options, value, onSelect, placeholder = "", id, ...aria }: DropdownProps) {
  useStyles(css);
  const box = useRef<HTMLDivElement>(null);
  const ownId = useId();
  const buttonId = id ?? `${ownId}button`;
  const [labelId, listId] = [`${ownId}label`, `${ownId}list`];
  const selected = options.findIndex((option) => option.value === value);
  const labels = options.map((option) => option.label);
  const list = useListbox(box, labels, selected, (index) => onSelect(options[index]?.value ?? ""));
  const chosen = options[selected];
  const click = (button: HTMLElement): void => {
    // Safari does not focus a clicked button.
    button.focus();
    list.setOpen(!list.open);
  };
  const popup = list.open ? { "aria-controls": listId, "aria-activedescendant": `${listId}-${list.active}` } : {};
  return (
    <div className="dropdown" part="dropdown" data-state={list.open ? "open" : "closed"} ref={box}>
      <label className="dropdown-label" id={labelId} htmlFor={buttonId}>
        {label}
      </label>
      <button
        type="button"
        className="dropdown-button"
        role="combobox"
        id={buttonId}
        aria-labelledby={labelId}
        aria-haspopup="listbox"
        aria-expanded={list.open}
        {...popup}
        {...aria}
        onClick={(event) => click(event.currentTarget)}
        onKeyDown={list.onKeyDown}
        onBlur={() => list.setOpen(false)}
      >
        <span className="dropdown-value" data-empty={chosen === undefined || undefined}>
          {chosen?.label ?? placeholder}
          {chosen?.mark}
        </span>
        <Icon path={chevronIcon} size={20} />
      </button>
      {list.open && <Options id={listId} labelId={labelId} options={options} value={value} list={list} />}
    </div>
  );
}
