import createCache, { type EmotionCache } from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { useRef, useState, type ReactNode } from "react";
import Select, {
  components,
  type AriaLiveMessages,
  type DropdownIndicatorProps,
  type GroupBase,
  type NoticeProps,
  type SelectInstance,
} from "react-select";
import type { AnchorValue } from "#anchor/anchor.ts";
import { textSearch } from "#lib/text-search.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { chevron } from "#ui/icon/paths.ts";
import { useRoot, useStyles } from "#ui/root/root.tsx";
import css from "./searchable-select.css?inline";

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

/** Every text of the control; the functions are read out by screen readers. */
export interface SelectTexts {
  readonly placeholder: string;
  readonly noOptions: string;
  readonly guidance: string;
  readonly results: (count: number) => string;
  readonly chosen: (label: string) => string;
}

export interface SearchableSelectProps {
  readonly options: readonly SelectOption[];
  /** The chosen option's value, null for none. */
  readonly value: string | null;
  readonly onSelect: (value: string | null) => void;
  readonly texts: SelectTexts;
  readonly clearable?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** Names the control where no Field does. */
  readonly "aria-label"?: string | undefined;
  readonly id?: string | undefined;
  readonly "aria-describedby"?: string | undefined;
  readonly "aria-invalid"?: boolean | undefined;
  readonly "aria-required"?: boolean | undefined;
}

// By mount, not by shadow root: a root that is emptied and mounted again has lost its styles.
const caches = new WeakMap<AnchorValue, EmotionCache>();

/** Where react-select's styles go: into the root, with the page's nonce. */
function cacheOf(value: AnchorValue): EmotionCache {
  const { root, nonce } = value;
  const known =
    caches.get(value) ?? createCache({ key: "portal-select", container: root, ...(nonce !== "" && { nonce }) });
  caches.set(value, known);
  return known;
}

type Messages = AriaLiveMessages<SelectOption, false, GroupBase<SelectOption>>;

function messagesOf(texts: SelectTexts): Messages {
  return {
    guidance: () => texts.guidance,
    onChange: ({ action, label }) => (action === "select-option" ? texts.chosen(label) : ""),
    onFilter: ({ inputValue, resultsMessage }) => [resultsMessage, inputValue].filter((text) => text !== "").join(" "),
    onFocus: ({ focused }) => focused.label,
  };
}

/** A listbox may hold options alone: the message is one that cannot be chosen. */
function NoOptions(props: NoticeProps<SelectOption, false>) {
  return (
    <components.NoOptionsMessage
      {...props}
      innerProps={{ ...props.innerProps, role: "option", "aria-disabled": true, "aria-selected": false }}
    />
  );
}

/** The arrow of our other lists. */
function Arrow(props: DropdownIndicatorProps<SelectOption, false>) {
  return (
    <components.DropdownIndicator {...props}>
      <Icon path={chevron} size={20} />
    </components.DropdownIndicator>
  );
}

/**
 * Ends the touches of a list inside it: react-select listens to them on the document, to which all in a root is the
 * anchor, and would close the list under the finger.
 */
function Touched({ children }: { readonly children: ReactNode }) {
  return <div onTouchEnd={(event) => event.stopPropagation()}>{children}</div>;
}

/** A list to choose from by typing; the styles and the menu of react-select stay inside the root. */
export function SearchableSelect(props: SearchableSelectProps) {
  const {
    options,
    value,
    onSelect,
    texts,
    clearable = false,
    disabled = false,
    id,
    "aria-label": label,
    "aria-invalid": invalid,
    "aria-describedby": describedBy,
  } = props;
  useStyles(css);
  const select = useRef<SelectInstance<SelectOption>>(null);
  const root = useRoot();
  const [open, setOpen] = useState(false);
  return (
    <CacheProvider value={cacheOf(root)}>
      <Touched>
        <Select<SelectOption>
          ref={select}
          unstyled
          className="select"
          classNamePrefix="select"
          options={options}
          value={options.find((option) => option.value === value) ?? null}
          onChange={(option) => onSelect(option?.value ?? null)}
          filterOption={({ data }, typed) => textSearch([data], ({ label: text }) => text)(typed).length > 0}
          isClearable={clearable}
          isDisabled={disabled}
          placeholder={texts.placeholder}
          onMenuOpen={() => setOpen(true)}
          onMenuClose={() => setOpen(false)}
          onKeyDown={(event) => {
            // It chooses what has the focus, and never sends the form around it.
            const isChoosing = open && (select.current?.state.focusedOption ?? null) !== null;
            if (event.key === "Enter" && !isChoosing) event.preventDefault();
            // A dialog around the menu must not close with it.
            if (event.key === "Escape" && open) event.stopPropagation();
          }}
          components={{ NoOptionsMessage: NoOptions, DropdownIndicator: Arrow }}
          noOptionsMessage={() => texts.noOptions}
          screenReaderStatus={({ count }) => texts.results(count)}
          ariaLiveMessages={messagesOf(texts)}
          {...(id !== undefined && { inputId: id })}
          {...(label !== undefined && { "aria-label": label })}
          {...(invalid !== undefined && { "aria-invalid": invalid })}
          {...(describedBy !== undefined && { "aria-errormessage": describedBy })}
        />
      </Touched>
    </CacheProvider>
  );
}
