import { Dropdown, type DropdownProps } from "#ui/dropdown/dropdown.tsx";

/**
 * The dropdown in the place of a tab list; a part of its own, so that no file is a part and of a page's first drawing
 * at once.
 */
export function TabDropdown(props: DropdownProps) {
  return <Dropdown {...props} />;
}
