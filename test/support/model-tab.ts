import { vi } from "vitest";

/** A window of a page, with the data layer that the host reads. */
export class ModelWindow extends EventTarget {
  dataLayer: { readonly event: string; readonly ecommerce?: { readonly value?: number } }[] = [];
}

/** Gives the shop's modules what a browser has. */
export function standIn(given: { window: ModelWindow; localStorage: object; BroadcastChannel: object }): void {
  Object.assign(globalThis, { ...given, document: given.window });
  Object.defineProperty(globalThis, "location", { value: new URL("https://portal.test/"), configurable: true });
}

/** Opens a tab: an instance of its own of the shop's modules, and what they forget when the page goes. */
export async function openTab() {
  vi.resetModules();
  const client = await import("#api/request.ts");
  await client.loadTransport();
  client.configureClient({ wait: () => Promise.resolve(), jitter: () => 0 });
  const [{ createPage }, { followCart }, shop, { usePortal, initialState }] = await Promise.all([
    import("#lib/page-values.ts"),
    import("#state/shop-follow.ts"),
    import("#state/shop.ts"),
    import("#state/store.ts"),
  ]);
  let stop = followCart();
  /** Loads the page anew. @param orderApiBase where its shop is */
  const forget = (orderApiBase = usePortal.getState().config.orderApiBase): void => {
    const { config } = usePortal.getState();
    const isLeft = orderApiBase !== config.orderApiBase;
    if (isLeft) stop();
    createPage();
    client.configureClient({ config: { ...config, orderApiBase } });
    usePortal.setState({ ...initialState, config: { ...config, orderApiBase } }, true);
    if (isLeft) stop = followCart();
  };
  return { shop, usePortal, forget, owner: new EventTarget() as HTMLElement };
}

/** Opens a tab in which can be ordered. */
export async function openOrderTab() {
  const tab = await openTab();
  return { ...tab, order: await import("#state/shop-order.ts") };
}

/** What of a list a number means. */
export const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % Math.max(1, list.length)];

/** Lets what has been answered be worked on. */
export const flush = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));
