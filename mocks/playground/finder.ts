import { queryAllByLabelText, queryAllByRole } from "@testing-library/dom";
import type { Named } from "#mocks/situations/situation.ts";

/** A page or the shadow root of a widget in it; the queries need no more of an element than both have. */
type Root = Document | ShadowRoot;

const asElement = (root: Root | Element): HTMLElement => root as unknown as HTMLElement;

const rootsIn = (root: Root): ShadowRoot[] =>
  [...root.querySelectorAll("*")].flatMap(({ shadowRoot }) =>
    shadowRoot === null ? [] : [shadowRoot, ...rootsIn(shadowRoot)],
  );

const rootsOf = (page: Document): Root[] => [...rootsIn(page), page];

const normal = (text: string): string => text.replace(/\s+/g, " ").trim().toLowerCase();
const isSeen = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });

/** The part of the page that a customer can reach: the dialog opened last, or else the whole page. */
function reachable(page: Document): (Root | Element)[] {
  const roots = rootsOf(page);
  const dialogs = roots.flatMap((root) => [...root.querySelectorAll("dialog[open]")]);
  return dialogs.length > 0 ? dialogs.slice(-1) : roots;
}

/**
 * The first element of a role whose accessible name holds a text, within what can be reached; null when there is none.
 */
export function findNamed(page: Document, [role, name]: Named): HTMLElement | null {
  const options = name === "" ? {} : { name: (found: string) => normal(found).includes(normal(name)) };
  const inside = role === "dialog" ? rootsOf(page) : reachable(page);
  return inside.flatMap((root) => queryAllByRole(asElement(root), role, options)).find(isSeen) ?? null;
}

/** The first field whose label holds a text, within what can be reached; null when there is none. */
export function findField(page: Document, label: string): HTMLElement | null {
  return (
    reachable(page)
      .flatMap((root) => queryAllByLabelText(asElement(root), label, { exact: false }))
      .find(isSeen) ?? null
  );
}

/** Whether a text, or an element by role and name, is to be seen anywhere in the page. */
export function isShown(page: Document, what: Named | string): boolean {
  if (typeof what !== "string")
    return rootsOf(page).some((root) =>
      queryAllByRole(asElement(root), what[0], { name: (found) => normal(found).includes(normal(what[1])) }).some(
        isSeen,
      ),
    );
  return rootsOf(page).some((root) =>
    [...root.querySelectorAll("*")].some(
      (element) => normal(element.textContent).includes(normal(what)) && isSeen(element),
    ),
  );
}
