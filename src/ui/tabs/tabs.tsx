import { createElement, useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { NARROW, useMediaQuery } from '#ui/media-query/media-query.ts';
import { useRoot, useStyles } from '#ui/root/root.tsx';
import css from './tabs.css?inline';
import { tabFromUrl, useUrlTab } from './url-tab.ts';
import { useDropdown } from './use-dropdown.ts';

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
  /** A switch is written to the host's hash, without a new history entry; a hash `#/…` is a route of the host and stays. */
  readonly writeHash?: boolean | undefined;
  /** What stands in place of the tab list below 576 px. */
  readonly narrow?: 'dropdown' | 'tabs' | undefined;
  /** Given: the caller keeps the active tab's key. */
  readonly selected?: string | undefined;
  readonly onSelect?: ((key: string) => void) | undefined;
  /** Asked before each switch; the switch happens when, and if, `go` is called. */
  readonly guard?: ((go: () => void) => void) | undefined;
}

interface ListProps extends Pick<TabsProps, 'label' | 'tabs'> {
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
    const index = steps[event.key]?.(tabs.findIndex((tab) => tab.key === active), tabs.length);
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
          <button key={key} type="button" role="tab" className="tabs-tab" part={on ? 'tab tab-active' : 'tab'} id={`${id}-${key}`} data-state={on ? 'active' : 'inactive'} aria-selected={on} aria-controls={on ? `${id}-panel` : undefined} tabIndex={on ? 0 : -1} onClick={() => onSelect(key)}>
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
  anchor.dispatchEvent(new CustomEvent('tabChange', { bubbles: true, detail: { widget: anchor.id, tab } }));
}

function useSelection({ tabs, selectFromUrl = true, writeHash = false, selected, onSelect, guard = (go) => go() }: TabsProps, getTabs: () => Element | null) {
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
      if (writeHash && !location.hash.startsWith('#/')) history.replaceState(history.state, '', `#${encodeURIComponent(key)}`);
    });
  };
  return { active, choose };
}

/**
 * Tabs of which only the active one has its content in the page; a dropdown below 576 px (spec section 2). Every switch
 * fires `tabChange` `{widget, tab}` from the anchor; the first selection does not.
 */
export function Tabs(props: TabsProps) {
  useStyles(css);
  const { label, tabs, narrow = 'dropdown' } = props;
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const { active, choose } = useSelection(props, () => box.current);
  const dropdown = useDropdown(useMediaQuery(NARROW) && narrow === 'dropdown');
  if (active === undefined) return null;
  const panel = dropdown !== null ? { role: 'group', 'aria-label': active.label } : { role: 'tabpanel', 'aria-labelledby': `${id}-${active.key}`, tabIndex: 0 };
  return (
    <div className="tabs" ref={box}>
      {dropdown === null && <TabList label={label} tabs={tabs} id={id} active={active.key} onSelect={choose} />}
      {dropdown === 'pending' && <div className="tabs-pending" />}
      {typeof dropdown === 'function' && createElement(dropdown, { label, labelHidden: true, options: tabs.map((tab) => ({ value: tab.key, label: tab.label })), value: active.key, onSelect: choose })}
      <div className="tabs-panel" part="tabpanel" id={`${id}-panel`} key={active.key} {...panel}>
        {active.render()}
      </div>
    </div>
  );
}
