import {
  createElement,
  memo,
  useDeferredValue,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type HTMLAttributes,
  type ReactNode,
} from "react";
import { listOf, NARROW, useMediaQuery } from "#ui/page/media-query.ts";
import { useStyles } from "#ui/root/root.tsx";
import { useSelection, type SelectionProps } from "./active-tab.ts";
import type { TabDropdownProps } from "./tab-dropdown.tsx";
import { TabList, useFits, type Tab } from "./tab-list.tsx";
import css from "./tabs.css?inline";

export interface TabsProps extends SelectionProps {
  /** What the tabs are about, for screen readers. */
  readonly label: string;
  /**
   * Names the dropdown that stands in place of the tab list below 576 px, and wherever the tabs do not fit one row;
   * without it they scroll.
   */
  readonly dropdownLabel?: string | undefined;
  /**
   * What a panel has drawn is kept outside the page until its tab is chosen again, and a switch is painted before what
   * it shows: for lists that take their time to be drawn.
   */
  readonly keep?: boolean | undefined;
}

type DropdownPart = ComponentType<TabDropdownProps>;

let loaded: DropdownPart | null = null;

async function loadDropdown(): Promise<DropdownPart | null> {
  try {
    loaded = (await import("./tab-dropdown.tsx")).TabDropdown;
  } catch {
    // Without it the tab list serves narrow screens as well.
  }
  return loaded;
}

// Only narrow screens pay for it, and they should have it by the time the data is there.
if (listOf(NARROW)?.matches === true) void loadDropdown();

/** The dropdown that replaces the tab list when `wanted`: null without it, `pending` until its code has been loaded. */
function useDropdown(wanted: boolean): DropdownPart | "pending" | null {
  const [part, setPart] = useState<DropdownPart | "pending" | null>(() => loaded ?? "pending");
  useEffect(() => {
    if (!wanted || part !== "pending") return undefined;
    let alive = true;
    void loadDropdown().then((next) => {
      if (alive) setPart(() => next);
    });
    return () => {
      alive = false;
    };
  }, [wanted, part]);
  return wanted ? part : null;
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

interface TabPanelsProps {
  readonly tabs: readonly Tab[];
  readonly active: string;
  /** Panels that have been shown are kept, and a switch is painted before what it shows. */
  readonly keep: boolean;
  readonly attributesOf: (tab: Tab) => HTMLAttributes<HTMLElement>;
}

/** The panel of the active tab, beside those that are kept. */
function TabPanels({ tabs, active, keep, attributesOf }: TabPanelsProps) {
  const { shown, panels } = usePanels(tabs, active, keep);
  const Box = keep ? KeptPanel : Panel;
  return panels.map((tab) => (
    <Box key={tab.key} shown={tab.key === shown} attributes={attributesOf(tab)}>
      <Content render={tab.render} />
    </Box>
  ));
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
  const row =
    tabs.length > 1 ? (
      list
    ) : (
      <h3 className="tabs-alone" aria-labelledby={`${id}-${active.key}`}>
        {list}
      </h3>
    );
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
      {dropdown === null && row}
      {dropdown === "pending" && <div className="tabs-pending" />}
      {dropdown !== null &&
        dropdown !== "pending" &&
        createElement(dropdown, { label, dropdownLabel, tabs, active, onSelect: choose })}
      <TabPanels tabs={tabs} active={active.key} keep={keep} attributesOf={attributesOf} />
    </div>
  );
}
