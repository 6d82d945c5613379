import type { Anchor } from "#widgets/shared/manifest.ts";

/**
 * Calls `onChange` whenever the page gives one of the attributes that a manifest names another value: hosts that draw
 * lists patch the elements that are there. The same value written again is no change.
 * @returns a way to stop
 */
export function followAttributes(
  element: Element,
  { params }: Pick<Anchor, "params">,
  onChange: () => void,
): () => void {
  const names = params.map(({ attribute }) => attribute);
  const read = (): string => names.map((name) => element.getAttribute(name)).join("\n");
  let seen = read();
  const observer = new MutationObserver(() => {
    const now = read();
    if (now === seen) return;
    seen = now;
    onChange();
  });
  observer.observe(element, { attributeFilter: names });
  return () => observer.disconnect();
}
