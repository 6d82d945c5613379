import type { AnchorSpec } from "#widgets/shared/manifest.ts";

/**
 * Calls `onChange` whenever the page changes the value of an attribute that the manifest names: hosts that render lists
 * reuse existing elements. Setting the same value again is no change.
 * @returns a function that stops this
 */
export function followAttributes(
  element: Element,
  { params }: Pick<AnchorSpec, "params">,
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
