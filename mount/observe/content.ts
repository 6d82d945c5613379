import { outcomes } from "#mount/outcomes.ts";
import { livingAnchors, type Teller } from "./teller.ts";

const isIn = (root: ShadowRoot, state: "loading" | "error"): boolean =>
  root.querySelector(`[part~=notice][data-state=${state}]`) !== null;

/** Calls back when nothing in a root is said to be loading any more. @returns a way to stop */
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
 * Tells once for each anchor that stood in the page from its start when its content was there: the first drawing in
 * which nothing is said to be loading. A page that was in the background meanwhile tells nothing, nor does a widget
 * that shows a failure.
 * @returns a way to stop
 */
export function watchContent(teller: Teller): () => void {
  const waiting = new Set<HTMLElement>(livingAnchors(teller));
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
      if (!wasHidden && !isIn(root, "error")) teller.vital(anchor, { name: "content", value: Math.round(at) });
    };
    if (isIn(root, "loading")) stops.push(whenLoaded(root, tell));
    else tell(mountedAt);
  };
  listen("visibilitychange", () => {
    wasHidden ||= document.hidden;
  });
  listen("portal:mounted", ({ target }) => follow(target as HTMLElement, performance.now()));
  for (const anchor of [...waiting]) {
    const outcome = outcomes.get(anchor);
    if (outcome !== undefined && outcome.thrown === undefined) follow(anchor, outcome.at);
  }
  return () => stops.forEach((stop) => stop());
}
