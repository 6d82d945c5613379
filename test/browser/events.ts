import type { Page } from "playwright-core";

/** An event of the bundle as the page saw it. */
export interface SeenEvent {
  readonly type: string;
  readonly detail: Record<string, unknown>;
}

interface Recorder {
  seen: SeenEvent[];
}

/** Records the bundle's events from the page's start; for `early` of a scene. */
export function recordEvents(): void {
  const recorder = window as unknown as Recorder;
  recorder.seen = [];
  for (const type of ["portal:mounted", "portal:error", "portal:submit", "portal:fault", "portal:vital", "tabChange"]) {
    document.addEventListener(type, (event) =>
      recorder.seen.push({ type, detail: (event as CustomEvent<Record<string, unknown>>).detail }),
    );
  }
}

/** What has been recorded so far. */
export const seenEvents = (page: Page): Promise<SeenEvent[]> =>
  page.evaluate(() => (window as unknown as Recorder).seen);

/** How many purchases the page's data layer holds. */
export const purchaseCount = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      ((window as { dataLayer?: { event: string }[] }).dataLayer ?? []).filter(({ event }) => event === "purchase")
        .length,
  );

/** A consent manager of the page's that allows everything when asked; for `early` of a scene. */
export function consentManager(): void {
  document.addEventListener("portal:consent-request", () => {
    document.cookie = "marketing_consent=true; path=/";
    document.dispatchEvent(new CustomEvent("portal:consent-changed"));
  });
}

/** The customer has allowed foreign contents before. */
export const allow = (page: Page): Promise<void> =>
  page.context().addCookies([{ name: "marketing_consent", value: "true", domain: "127.0.0.1", path: "/" }]);

/** Counts requests by path, for example to prove that a call goes out once. */
export function countRequests(page: Page): Map<string, number> {
  const counts = new Map<string, number>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    counts.set(pathname, (counts.get(pathname) ?? 0) + 1);
  });
  return counts;
}
