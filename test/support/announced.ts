import { onTestFinished } from "vitest";

const REGION = "[role=status], [aria-live=polite]";

const regionOf = (node: Node): Element | null =>
  (node instanceof Element ? node : node.parentElement)?.closest(REGION) ?? null;

/**
 * Listens to the live regions of a view as screen readers do: to each change inside one, also to the same words, and to
 * each region that appears with words in it.
 * @returns the announcements so far, in order
 */
export function announcedIn(view: HTMLElement): readonly string[] {
  const said: string[] = [];
  const listener = new MutationObserver((records) => {
    const inserted = records
      .flatMap(({ addedNodes }) =>
        [...addedNodes].flatMap((node) => (node instanceof Element ? [node, ...node.querySelectorAll(REGION)] : [])),
      )
      .filter((element) => element.matches(REGION));
    const changed = records.flatMap(({ target }) => regionOf(target) ?? []);
    for (const region of new Set([...inserted, ...changed]))
      if (view.contains(region) && region.textContent !== "") said.push(region.textContent);
  });
  listener.observe(view, { childList: true, characterData: true, subtree: true });
  onTestFinished(() => listener.disconnect());
  return said;
}
