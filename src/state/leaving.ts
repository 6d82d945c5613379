/** The browser asks before the page is left, in its own words. */
function onBeforeUnload(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** Lets the browser ask before the page is left, for as long as something is under way that would be lost with it. */
export function askBeforeLeaving(isUnderWay: boolean): void {
  if (isUnderWay) window.addEventListener("beforeunload", onBeforeUnload);
  else window.removeEventListener("beforeunload", onBeforeUnload);
}
