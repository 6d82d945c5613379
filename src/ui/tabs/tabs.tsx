import { useId, useRef, useState } from "react";
import { isOfPage } from "#ui/addressed/address.ts";
import { NARROW, useMediaQuery } from "#ui/page/media-query.ts";
import { useRoot, useStyles } from "#ui/root/root.tsx";
import { TabChoice } from "./tab-choice.tsx";
import { TabList } from "./tab-list.tsx";
import { TabPanels } from "./tab-panels.tsx";
import type { Tab } from "./tab.ts";
import css from "./tabs.css?inline";
import { tabFromUrl, useUrlTab } from "./url-tab.ts";
import { useDropdown } from "./use-dropdown.ts";
import { useFits } from "./use-fits.ts";

export interface TabsProps {
  /** What the tabs are about, for screen readers. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** The address may choose the tab (hash, `setTab`). */
  readonly selectFromUrl?: boolean | undefined;
  /** The tab to which the reader has come back; it goes before the one that the address names. */
  readonly initial?: string | undefined;
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

/** Fires `tabChange` (contract section 1): for callers that switch by other means than the tabs themselves. */
export function announceTab(anchor: HTMLElement, tab: string): void {
  anchor.dispatchEvent(new CustomEvent("tabChange", { bubbles: true, detail: { widget: anchor.id, tab } }));
}

/** Writes a tab into the page's address. A hash that begins with `/` or `!` is a route of the host's and stays. */
function writeTab(key: string): void {
  if (/^#[/!]/.test(location.hash)) return;
  try {
    // The whole address: a hash alone would count from the page's <base>.
    const ours = isOfPage(key) ? ":" : "";
    history.replaceState(history.state, "", `${location.href.replace(/#.*/, "")}#${encodeURIComponent(key)}${ours}`);
  } catch {
    // Framed and sandboxed pages may not write the address, which is a convenience.
  }
}

function useSelection(
  { tabs, selectFromUrl = true, initial, writeHash = false, selected, onSelect, guard = (go) => go() }: TabsProps,
  getTabs: () => Element | null,
) {
  const { anchor } = useRoot();
  const keys = tabs.map((tab) => tab.key);
  const [first] = useState(() => (selectFromUrl && initial === undefined ? tabFromUrl(location, keys) : null));
  const [own, setOwn] = useState(initial ?? first?.key);
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
  if (active === undefined) return null;
  const list = <TabList label={label} tabs={tabs} id={id} active={active.key} onSelect={choose} />;
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
        <TabChoice
          part={dropdown}
          label={label}
          dropdownLabel={dropdownLabel}
          tabs={tabs}
          active={active}
          choose={choose}
        />
      )}
      <TabPanels tabs={tabs} active={active.key} keep={keep} attributesOf={attributesOf} />
    </div>
  );
}
