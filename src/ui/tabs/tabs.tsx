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
import { mediaQueryList, NARROW, useMediaQuery } from "#ui/page/media-query.ts";
import { useStyles } from "#ui/root/root.tsx";
import { useSelection, type SelectionProps } from "./active-tab.ts";
import type { TabDropdownProps } from "./tab-dropdown.tsx";
import { TabList, type Tab } from "./tab-list.tsx";
import css from "./tabs.css?inline";

export interface TabsProps extends SelectionProps {
  /** The subject of the tabs, for screen readers. */
  readonly label: string;
  /**
   * The label of the dropdown that replaces the tab list below 576 px; without it the tab list stays.
   */
  readonly dropdownLabel?: string | undefined;
  /**
   * Whether a panel's DOM is kept outside the page until its tab is chosen again; for lists that are slow to render.
   */
  readonly keep?: boolean | undefined;
}

type DropdownPart = ComponentType<TabDropdownProps>;

let loaded: DropdownPart | null = null;

async function loadDropdown(): Promise<DropdownPart | null> {
  try {
    loaded = (await import("./tab-dropdown.tsx")).TabDropdown;
  } catch {
    // Without it, narrow screens use the tab list as well.
  }
  return loaded;
}

// Only narrow screens load it, early enough for when the data arrive.
if (mediaQueryList(NARROW)?.matches === true) void loadDropdown();

/** The dropdown that replaces the tab list when `wanted`: null if there is none, `pending` until its code is loaded. */
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

/** Renders again only for another `render`. */
const Content = memo(function Content({ render }: Pick<Tab, "render">) {
  return render();
});

/** The rendered tabs, and which of them is shown; a chosen tab is painted before its panel is rendered. */
function usePanels(
  tabs: readonly Tab[],
  active: string,
  keep: boolean,
): { readonly shown: string; readonly panels: readonly Tab[] } {
  const shown = useDeferredValue(active);
  const [seen, setSeen] = useState<readonly string[]>([active]);
  if (!seen.includes(shown)) setSeen([...seen, shown]);
  return {
    shown,
    panels: tabs.filter(({ key, isKept = keep }) => key === shown || (isKept && seen.includes(key))),
  };
}

interface PanelBoxProps {
  readonly shown: boolean;
  readonly attributes: HTMLAttributes<HTMLElement>;
  readonly children: ReactNode;
}

/**
 * A panel whose content is removed from the page while another tab is shown, so that searching the page finds only
 * visible text. React keeps updating it.
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
  /** Whether panels that were shown are kept. */
  readonly keep: boolean;
  readonly attributesOf: (tab: Tab) => HTMLAttributes<HTMLElement>;
}

/** The panel of the active tab, together with those that are kept. */
function TabPanels({ tabs, active, keep, attributesOf }: TabPanelsProps) {
  const { shown, panels } = usePanels(tabs, active, keep);
  return panels.map((tab) => {
    const Box = (tab.isKept ?? keep) ? KeptPanel : Panel;
    return (
      <Box key={tab.key} shown={tab.key === shown} attributes={attributesOf(tab)}>
        <Content render={tab.render} />
      </Box>
    );
  });
}

/**
 * Tabs of which only the active one has its content in the page. They become a dropdown below 576 px (spec section 2),
 * take a second row elsewhere if they need one, and are a heading if there is only one. Every switch fires `tabChange`
 * `{widget, tab}` from the anchor; the first selection does not.
 */
export function Tabs(props: TabsProps) {
  useStyles(css);
  const { label, tabs, dropdownLabel, keep = false } = props;
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const { active, choose } = useSelection(props, () => box.current);
  const narrow = useMediaQuery(NARROW);
  const dropdown = useDropdown(dropdownLabel !== undefined && tabs.length > 1 && narrow);
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
