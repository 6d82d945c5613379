import { vi } from "vitest";

/** A window of a page, with the data layer that the host reads. */
export class ModelWindow extends EventTarget {
  dataLayer: { readonly event: string; readonly ecommerce?: { readonly value?: number } }[] = [];
}

/** Gives the shop's modules the globals of a browser. */
export function standIn(given: { window: ModelWindow; localStorage: object; BroadcastChannel: object }): void {
  Object.assign(globalThis, { ...given, document: given.window });
  Object.defineProperty(globalThis, "location", { value: new URL("https://portal.test/"), configurable: true });
}

/** Opens a tab with its own instance of the shop's modules, and a function that ends the page. */
export async function openTab() {
  vi.resetModules();
  const client = await import("#api/request.ts");
  await client.loadTransport();
  client.configureClient({ wait: () => Promise.resolve(), jitter: () => 0 });
  const [{ createPage }, { followCart }, shop, { addParticipants }, order, { usePortal, initialState }] =
    await Promise.all([
      import("#lib/page-values.ts"),
      import("#state/shop/shop-follow.ts"),
      import("#state/shop/shop.ts"),
      import("#state/shop/use-shop.ts"),
      import("#state/shop/shop-order.ts"),
      import("#state/store.ts"),
    ]);
  let stop = followCart();
  /** Reloads the page. @param orderApiBase the address of its shop */
  const forget = (orderApiBase = usePortal.getState().config.orderApiBase): void => {
    const { config } = usePortal.getState();
    const isLeft = orderApiBase !== config.orderApiBase;
    if (isLeft) stop();
    createPage();
    client.configureClient({ config: { ...config, orderApiBase } });
    usePortal.setState({ ...initialState, config: { ...config, orderApiBase } }, true);
    if (isLeft) stop = followCart();
  };
  return { shop, addParticipants, order, usePortal, forget, owner: new EventTarget() as HTMLElement };
}

/** The item of a list that a number chooses. */
export const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % Math.max(1, list.length)];

/** Waits until all answers have been processed. */
export const flush = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));
