import { mountResults } from "#mount/mount-results.ts";
import { livingAnchors, type FaultReporter } from "./fault-reporter.ts";

const isIn = (root: ShadowRoot, state: "loading" | "error"): boolean =>
  root.querySelector(`[part~=notice][data-state=${state}]`) !== null;

/** Calls `run` when no notice in a root says any more that something is loading. @returns a function that stops this */
function whenLoaded(root: ShadowRoot, run: (at: number) => void): () => void {
  const observer = new MutationObserver(() => {
    if (isIn(root, "loading")) return;
    observer.disconnect();
    run(performance.now());
  });
  observer.observe(root, { subtree: true, childList: true, attributeFilter: ["data-state"] });
  return () => observer.disconnect();
}

/**
 * Reports once for each anchor that stood in the page from its start when its content was there: at the first rendering
 * in which no notice says that something is loading. Nothing is reported for a page that was in the background
 * meanwhile, nor for a widget that shows a failure.
 * @returns a function that stops this
 */
export function watchContent(reporter: FaultReporter): () => void {
  const waiting = new Set<HTMLElement>(livingAnchors(reporter));
  const stops: (() => void)[] = [];
  let wasHidden = document.hidden;
  const listen = (type: string, run: (event: Event) => void): void => {
    document.addEventListener(type, run);
    stops.push(() => document.removeEventListener(type, run));
  };
  const follow = (anchor: HTMLElement, mountedAt: number): void => {
    const root = anchor.shadowRoot;
    if (root === null || !waiting.delete(anchor)) return;
    const tell = (at: number): void => {
      if (!wasHidden && !isIn(root, "error")) reporter.vital(anchor, { name: "content", value: Math.round(at) });
    };
    if (isIn(root, "loading")) stops.push(whenLoaded(root, tell));
    else tell(mountedAt);
  };
  listen("visibilitychange", () => {
    wasHidden ||= document.hidden;
  });
  listen("portal:mounted", ({ target }) => follow(target as HTMLElement, performance.now()));
  for (const anchor of [...waiting]) {
    const result = mountResults.get(anchor);
    if (result !== undefined && result.thrown === undefined) follow(anchor, result.at);
  }
  return () => stops.forEach((stop) => stop());
}
