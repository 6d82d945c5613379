import { fromJson } from "#lib/json.ts";
import type { AnchorSpec, Param } from "#widgets/shared/manifest.ts";

/** What an attribute says, without the blanks around it or in its JSON; `null` and an empty one say the same. */
function saidBy(value: string | null, type: Param["type"]): string {
  const text = value?.trim() ?? "";
  return type === "json" && text !== "" ? JSON.stringify(fromJson(text)) : text;
}

/**
 * Calls `onChange` whenever the page changes what an attribute says that the manifest names: hosts that render lists
 * reuse existing elements. Setting the same value again, or writing it with other blanks, is no change.
 * @returns a function that stops this
 */
export function followAttributes(
  element: Element,
  { params }: Pick<AnchorSpec, "params">,
  onChange: () => void,
): () => void {
  const read = (): string =>
    params.map(({ attribute, type }) => saidBy(element.getAttribute(attribute), type)).join("\n");
  let seen = read();
  const observer = new MutationObserver(() => {
    const now = read();
    if (now === seen) return;
    seen = now;
    onChange();
  });
  observer.observe(element, { attributeFilter: params.map(({ attribute }) => attribute) });
  return () => observer.disconnect();
}
