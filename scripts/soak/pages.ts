import { LOGIN } from "./hostile-portal.ts";
import { actionScript } from "./page-actions.ts";

export const CART = "/korb";
export const CHECKOUT = "/kasse";
/** The event in the portal. */
export const EVENT = "/termin";
/** An empty page of the same origin. */
export const EMPTY = "/leer";

const config = { pages: { cart: CART, checkout: CHECKOUT }, loginUrl: LOGIN };

/** The current run. */
export interface Playing {
  readonly run: number;
  readonly eventId: number;
  readonly storage: "blocked" | "full" | undefined;
}

/**
 * The host's pages, each with the script of `PageActions`.
 * @param shift milliseconds by which their clocks differ from ours
 */
export function soakPages(playing: () => Playing, shift: number): Readonly<Record<string, () => string>> {
  const pageOf = (title: string, anchor: string) => (): string => {
    const { run, eventId, storage } = playing();
    return `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>${title}</title><link rel="icon" href="data:,">${actionScript(run, shift, storage)}</head><body><script type="application/json" id="portal-config">${JSON.stringify(config)}</script><div id="${anchor}" data-event-id="${eventId}"></div><script type="module" src="/portal.js"></script></body></html>`;
  };
  return {
    [CART]: pageOf("Warenkorb", "portal-cart"),
    [CHECKOUT]: pageOf("Kasse", "portal-checkout"),
    [EVENT]: pageOf("Termin", "portal-event-detail"),
    [EMPTY]: () => "<!doctype html><title>Leer</title>",
    [LOGIN]: () => "<!doctype html><title>Anmelden</title><h1>Anmelden</h1>",
  };
}
