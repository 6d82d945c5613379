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

/** The dropdown in the tab list's place; its name says what the tabs are about. */
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
  return (
    <div className="tabs-choice">
      {createElement(part, { label: name, options, value: active.key, onSelect: choose })}
    </div>
  );
}
