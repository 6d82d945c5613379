import { Dropdown } from "#ui/dropdown/dropdown.tsx";
import { VisuallyHidden } from "#ui/visually-hidden/visually-hidden.tsx";
import type { Tab } from "./tab-list.tsx";

export interface TabDropdownProps {
  readonly label: string;
  readonly dropdownLabel?: string | undefined;
  readonly tabs: readonly Tab[];
  readonly active: Tab;
  readonly onSelect: (key: string) => void;
}

/**
 * A dropdown that replaces the tab list, with a mention of the other tabs, of those with numbers only where there are
 * entries; its label tells the subject of the tabs. It has a file of its own because only narrow screens load it.
 */
export function TabDropdown({ label, dropdownLabel = label, tabs, active, onSelect }: TabDropdownProps) {
  const name =
    dropdownLabel === label ? (
      label
    ) : (
      <>
        <span>{dropdownLabel}</span>
        <VisuallyHidden>{`: ${label}`}</VisuallyHidden>
      </>
    );
  const options = tabs.map((tab) => ({
    value: tab.key,
    label: tab.label,
    mark: tab.count == null ? null : <span className="tabs-count" data-count={tab.count} />,
  }));
  const isCounted = tabs.some(({ count }) => count !== undefined);
  const others = tabs.filter(({ key, count }) => key !== active.key && (!isCounted || (count ?? 0) > 0));
  return (
    <div className="tabs-choice">
      {others.length > 0 && (
        <p className="tabs-others" aria-hidden={!isCounted}>
          {others.map((tab) => (isCounted ? `${tab.label} ${tab.count ?? ""}` : tab.label)).join(" · ")}
        </p>
      )}
      <Dropdown label={name} options={options} value={active.key} onSelect={onSelect} />
    </div>
  );
}
