import { createElement } from "react";
import { VisuallyHidden } from "#ui/visually-hidden/visually-hidden.tsx";
import type { Tab } from "./tab.ts";
import type { useDropdown } from "./use-dropdown.ts";

interface TabChoiceProps {
  readonly part: NonNullable<ReturnType<typeof useDropdown>>;
  readonly label: string;
  readonly dropdownLabel?: string | undefined;
  readonly tabs: readonly Tab[];
  readonly active: Tab;
  readonly choose: (key: string) => void;
}

/** The dropdown in the tab list's place, with what else is there; its name says what the tabs are about. */
export function TabChoice({ part, label, dropdownLabel = label, tabs, active, choose }: TabChoiceProps) {
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
  const others = tabs.filter(({ key, count }) => key !== active.key && (count ?? 0) > 0);
  return (
    <div className="tabs-choice">
      {others.length > 0 && (
        <p className="tabs-others">{others.map((tab) => `${tab.label} ${tab.count ?? ""}`).join(" · ")}</p>
      )}
      {createElement(part, { label: name, options, value: active.key, onSelect: choose })}
    </div>
  );
}
