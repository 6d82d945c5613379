import { ofPage } from "#lib/page-values.ts";

const underWay = ofPage(() => new Set<string>());

/** The browser asks before the page is left, in its own words. */
function onBeforeUnload(event: BeforeUnloadEvent): void {
  if (underWay().size > 0) event.preventDefault();
}

/** Lets the browser ask before the page is left, for as long as something is under way that would be lost with it. */
export function askBeforeLeaving(what: "cart" | "order", isUnderWay: boolean): void {
  if (isUnderWay) underWay().add(what);
  else underWay().delete(what);
  if (underWay().size > 0) window.addEventListener("beforeunload", onBeforeUnload);
  else window.removeEventListener("beforeunload", onBeforeUnload);
}
