import {
  createElement,
  memo,
  useDeferredValue,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from "react";
import { NARROW, useMediaQuery } from "#ui/media-query/media-query.ts";
import { useRoot, useStyles } from "#ui/root/root.tsx";
import { VisuallyHidden } from "#ui/visually-hidden/visually-hidden.tsx";
import css from "./tabs.css?inline";
import { tabFromUrl, useUrlTab } from "./url-tab.ts";
import { useDropdown } from "./use-dropdown.ts";
import { useFits } from "./use-fits.ts";

export interface Tab {
  /** Names the tab in the address and in `tabChange`. */
  readonly key: string;
  readonly label: string;
  /** How many entries it has, where that is known; not part of the tab's name. */
  readonly count?: number | null | undefined;
  /** A quieter second line, not shown in the dropdown. */
  readonly hint?: string | null | undefined;
  /** Draws the panel; called only while the tab is active. */
  readonly render: () => ReactNode;
}

export interface TabsProps {
  /** What the tabs are about, for screen readers. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** The address may choose the tab (hash, `setTab`). */
  readonly selectFromUrl?: boolean | undefined;
  /**
   * A switch is written to the host's hash, without a new history entry; a hash `#/…` is a route of the host and stays.
   */
  readonly writeHash?: boolean | undefined;
  /**
   * Names the dropdown that stands in place of the tab list below 576 px, and wherever the tabs do not fit one row;
   * without it they scroll.
   */
  readonly dropdownLabel?: string | undefined;
  /** Given: the caller keeps the active tab's key. */
  readonly selected?: string | undefined;
  readonly onSelect?: ((key: string) => void) | undefined;
  /**
   * What a panel has drawn is kept outside the page until its tab is chosen again, and a switch is painted before what
   * it shows: for lists that take their time to be drawn.
   */
  readonly keep?: boolean | undefined;
  /** Asked before each switch; the switch happens when, and if, `go` is called. */
  readonly guard?: ((go: () => void) => void) | undefined;
}

interface ListProps extends Pick<TabsProps, "label" | "tabs"> {
  readonly id: string;
  readonly active: string;
  readonly onSelect: (key: string) => void;
}

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** Focus inside the list goes with the selection, also when a guard let it through late. */
function useFocusWithin(active: string): RefObject<HTMLDivElement | null> {
  const { root } = useRoot();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (list.current?.contains(root.activeElement) !== true) return;
    const tab = list.current.querySelector<HTMLElement>('[aria-selected="true"]');
    // Where a click has moved it already, another call would only force a layout.
    if (tab !== root.activeElement) tab?.focus();
  }, [active, root]);
  return list;
}

function TabList({ label, tabs, id, active, onSelect }: ListProps) {
  const list = useFocusWithin(active);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const index = steps[event.key]?.(
      tabs.findIndex((tab) => tab.key === active),
      tabs.length,
    );
    const next = index === undefined ? undefined : tabs[index];
    if (index === undefined || next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onSelect(next.key);
  };
  return (
    <div className="tabs-list" part="tablist" role="tablist" aria-label={label} onKeyDown={onKeyDown} ref={list}>
      {tabs.map(({ key, label: name, hint, count }) => {
        const on = key === active;
        return (
          <button
            key={key}
            type="button"
            role="tab"
            className="tabs-tab"
            part={on ? "tab tab-active" : "tab"}
            id={`${id}-${key}`}
            data-state={on ? "active" : "inactive"}
            aria-selected={on}
            aria-controls={on ? `${id}-panel` : undefined}
            tabIndex={on ? 0 : -1}
            onClick={() => onSelect(key)}
          >
            <span data-label={name}>{name}</span>
            {count != null && <span className="tabs-count" data-count={count} />}
            {hint != null && <span className="tabs-hint">{hint}</span>}
          </button>
        );
      })}
    </div>
  );
}

/** Fires `tabChange` (contract section 1): for callers that switch by other means than the tabs themselves. */
export function announceTab(anchor: HTMLElement, tab: string): void {
  anchor.dispatchEvent(new CustomEvent("tabChange", { bubbles: true, detail: { widget: anchor.id, tab } }));
}

/** Writes a tab into the page's address. A hash that begins with `/` or `!` is a route of the host's and stays. */
function writeTab(key: string): void {
  if (/^#[/!]/.test(location.hash)) return;
  try {
    // The whole address: a hash alone would count from the page's <base>.
    history.replaceState(history.state, "", `${location.href.replace(/#.*/, "")}#${encodeURIComponent(key)}`);
  } catch {
    // Framed and sandboxed pages may not write the address, which is a convenience.
  }
}

function useSelection(
  { tabs, selectFromUrl = true, writeHash = false, selected, onSelect, guard = (go) => go() }: TabsProps,
  getTabs: () => Element | null,
) {
  const { anchor } = useRoot();
  const keys = tabs.map((tab) => tab.key);
  const [first] = useState(() => (selectFromUrl ? tabFromUrl(location, keys) : null));
  const [own, setOwn] = useState(first?.key);
  const active = tabs.find((tab) => tab.key === (selected ?? own)) ?? tabs[0];
  const show = (key: string): void => {
    if (key === active?.key) return;
    setOwn(key);
    onSelect?.(key);
    announceTab(anchor, key);
  };
  const withdraw = useUrlTab(keys, first, selectFromUrl, (key) => guard(() => show(key)), getTabs);
  const choose = (key: string): void => {
    withdraw();
    if (key === active?.key) return;
    guard(() => {
      show(key);
      if (writeHash) writeTab(key);
    });
  };
  return { active, choose };
}

type PanelProps = Pick<TabsProps, "label" | "tabs" | "dropdownLabel"> & {
  readonly id: string;
  readonly active: Tab;
  readonly choose: (key: string) => void;
};

/** The dropdown in the tab list's place; its name says what the tabs are about. */
function Choice({
  part,
  label,
  dropdownLabel = label,
  tabs,
  active,
  choose,
}: Omit<PanelProps, "id"> & { readonly part: NonNullable<ReturnType<typeof useDropdown>> }) {
  if (part === "pending") return <div className="tabs-pending" />;
  const name =
    dropdownLabel === label ? (
      label
    ) : (
      <>
        {dropdownLabel}
        <VisuallyHidden>{`: ${label}`}</VisuallyHidden>
      </>
    );
  const options = tabs.map((tab) => ({ value: tab.key, label: tab.label }));
  return (
    <div className="tabs-choice">
      {createElement(part, { label: name, options, value: active.key, onSelect: choose })}
    </div>
  );
}

/** Drawn anew only with another `render`. */
const Content = memo(function Content({ render }: Pick<Tab, "render">) {
  return render();
});

/** The tabs whose panels are drawn, and which of them is shown. */
function usePanels(
  tabs: readonly Tab[],
  active: string,
  keep: boolean,
): { readonly shown: string; readonly panels: readonly Tab[] } {
  const late = useDeferredValue(active);
  const shown = keep ? late : active;
  const [seen, setSeen] = useState<readonly string[]>([active]);
  if (keep && !seen.includes(shown)) setSeen([...seen, shown]);
  return { shown, panels: tabs.filter(({ key }) => key === shown || (keep && seen.includes(key))) };
}

interface PanelBoxProps {
  readonly shown: boolean;
  readonly attributes: HTMLAttributes<HTMLElement>;
  readonly children: ReactNode;
}

/**
 * A panel whose content is taken out of the page while another tab is shown: nobody finds there what cannot be seen.
 * React keeps it up to date there.
 */
function KeptPanel({ shown, attributes, children }: PanelBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!shown) content.current?.remove();
    else if (content.current?.parentNode === null) box.current?.append(content.current);
  }, [shown]);
  return (
    <div {...(shown ? attributes : { hidden: true })} ref={box}>
      <div ref={content}>{children}</div>
    </div>
  );
}

function Panel({ attributes, children }: PanelBoxProps) {
  return <div {...attributes}>{children}</div>;
}

/**
 * Tabs of which only the active one has its content in the page; a dropdown below 576 px (spec section 2) and where
 * they do not fit, a heading where there is one alone. Every switch fires `tabChange` `{widget, tab}` from the anchor;
 * the first selection does not.
 */
export function Tabs(props: TabsProps) {
  useStyles(css);
  const { label, tabs, dropdownLabel, keep = false } = props;
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const { active, choose } = useSelection(props, () => box.current);
  const fits = useFits(box, tabs.map((tab) => `${tab.label} ${tab.count ?? ""}`).join());
  const narrow = useMediaQuery(NARROW);
  const dropdown = useDropdown(dropdownLabel !== undefined && tabs.length > 1 && (narrow || !fits));
  const { shown, panels } = usePanels(tabs, active?.key ?? "", keep);
  if (active === undefined) return null;
  const list = <TabList label={label} tabs={tabs} id={id} active={active.key} onSelect={choose} />;
  const Box = keep ? KeptPanel : Panel;
  const attributesOf = ({ key, label: name }: Tab) => ({
    className: "tabs-panel",
    part: "tabpanel",
    id: `${id}-panel`,
    ...(dropdown !== null
      ? { role: "group", "aria-label": name }
      : { role: "tabpanel", "aria-labelledby": `${id}-${key}`, tabIndex: 0 }),
  });
  return (
    <div className="tabs" ref={box}>
      {dropdown === null ? (
        tabs.length > 1 ? (
          list
        ) : (
          <h3 className="tabs-alone" aria-labelledby={`${id}-${active.key}`}>
            {list}
          </h3>
        )
      ) : (
        <Choice
          part={dropdown}
          label={label}
          dropdownLabel={dropdownLabel}
          tabs={tabs}
          active={active}
          choose={choose}
        />
      )}
      {panels.map((tab) => (
        <Box key={tab.key} shown={tab.key === shown} attributes={attributesOf(tab)}>
          <Content render={tab.render} />
        </Box>
      ))}
    </div>
  );
}
