function onlyOurs(event: Event): void {
  const [target] = event.composedPath();
  if (!(target instanceof Element && event.currentTarget instanceof ShadowRoot)) return;
  const isButton = target.closest('button[type="button"]') !== null;
  if (isButton && event.currentTarget.host.closest("a[href]") !== null) event.preventDefault();
}

/**
 * Keeps a press on a button of ours from following a link that the page has put around the anchor, as around a whole
 * card: Chromium and the page's router would leave, before anything was sent. Calling this again changes nothing.
 */
export function keepPresses(root: ShadowRoot): void {
  root.addEventListener("click", onlyOurs);
}
