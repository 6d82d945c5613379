import { useEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject } from "react";
import { useAnchorContext } from "#anchor/anchor.ts";

/** A tab of a tablist. */
export interface Tab {
  /** The tab's name in the address and in `tabChange`. */
  readonly key: string;
  readonly label: string;
  /** The number of its entries, if known; not part of the tab's label. */
  readonly count?: number | null | undefined;
  /** A second, quieter line, not shown in the dropdown. */
  readonly hint?: string | null | undefined;
  /** Whether its panel is kept, as with `keep` of all tabs; for what goes on unseen, such as an open dialog. */
  readonly isKept?: boolean | undefined;
  /** Renders the panel; called only while the tab is active. */
  readonly render: () => ReactNode;
}

interface TabListProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
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

/** Moves the focus with the selection if it is in the list, also when a guard allowed the switch later. */
function useFocusWithin(active: string): RefObject<HTMLDivElement | null> {
  const { root } = useAnchorContext();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (list.current?.contains(root.activeElement) !== true) return;
    const tab = list.current.querySelector<HTMLElement>('[aria-selected="true"]');
    // If a click has already focused the tab, another call would only force a layout.
    if (tab !== root.activeElement) tab?.focus();
  }, [active, root]);
  return list;
}

/** A tablist in rows: the Tab key reaches the active tab, the arrow keys reach all. */
export function TabList({ label, tabs, id, active, onSelect }: TabListProps) {
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
    <div
      className="tabs-list"
      part="tablist"
      role="tablist"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      ref={list}
    >
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
            <span>{name}</span>
            {count != null && <span className="tabs-count" data-count={count} />}
            {hint != null && <span className="tabs-hint">{hint}</span>}
          </button>
        );
      })}
    </div>
  );
}
