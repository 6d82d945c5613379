import { ofPage } from "#lib/page-values.ts";

const underWay = ofPage(() => new Set<string>());

/** Makes the browser ask in its own words before the page is left. */
function onBeforeUnload(event: BeforeUnloadEvent): void {
  if (underWay().size > 0) event.preventDefault();
}

/**
 * Makes the browser ask before the page is left while a change of the cart or an order is pending that would be lost.
 */
export function askBeforeLeaving(what: "cart" | "order", isUnderWay: boolean): void {
  if (isUnderWay) underWay().add(what);
  else underWay().delete(what);
  if (underWay().size > 0) window.addEventListener("beforeunload", onBeforeUnload);
  else window.removeEventListener("beforeunload", onBeforeUnload);
}
