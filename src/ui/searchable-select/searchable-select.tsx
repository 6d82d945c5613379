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
import { useAnchorContext } from "#anchor/anchor.ts";
import type { AnchorValue } from "#anchor/anchor.ts";
import { textSearch } from "#lib/text-search.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { chevronIcon } from "#ui/icon/paths.ts";
import { useStyles } from "#ui/root/root.tsx";
import css from "./searchable-select.css?inline";

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

/** The texts of the control; the functions give texts for screen readers. */
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
  /** Names the control if no Field does. */
  readonly "aria-label"?: string | undefined;
  readonly id?: string | undefined;
  readonly "aria-describedby"?: string | undefined;
  readonly "aria-invalid"?: boolean | undefined;
  readonly "aria-required"?: boolean | undefined;
}

// The key is the mount, not the shadow root: a root that was emptied and mounted again has lost its styles.
const caches = new WeakMap<AnchorValue, EmotionCache>();

/** The Emotion cache that puts react-select's styles into the root, with the page's nonce. */
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

/** The message for no options is a disabled option, because a listbox may contain options only. */
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
      <Icon path={chevronIcon} size={20} />
    </components.DropdownIndicator>
  );
}

/**
 * Stops touches of a list at the list: react-select listens to them on the document, where the target of everything in
 * the root is the anchor, and would close the list during the touch.
 */
function Touched({ children }: { readonly children: ReactNode }) {
  return <div onTouchEnd={(event) => event.stopPropagation()}>{children}</div>;
}

/** A select with a search field; the styles and the menu of react-select stay inside the root. */
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
  const root = useAnchorContext();
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
            // Enter chooses the focused option, and never sends the form around.
            const isChoosing = open && (select.current?.state.focusedOption ?? null) !== null;
            if (event.key === "Enter" && !isChoosing) event.preventDefault();
            // A dialog around the menu must not close as well.
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
