import { memo, useDeferredValue, useLayoutEffect, useRef, useState, type HTMLAttributes, type ReactNode } from "react";
import type { Tab } from "./tab.ts";

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
export function TabPanels({ tabs, active, keep, attributesOf }: TabPanelsProps) {
  const { shown, panels } = usePanels(tabs, active, keep);
  const Box = keep ? KeptPanel : Panel;
  return panels.map((tab) => (
    <Box key={tab.key} shown={tab.key === shown} attributes={attributesOf(tab)}>
      <Content render={tab.render} />
    </Box>
  ));
}
