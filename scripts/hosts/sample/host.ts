import type { PortalConfig, PortalEvents, PortalRequest } from "./portal.d.ts";

/** What a template of a CMS writes into the block `portal-config`. */
export const config: PortalConfig = {
  $schema: "/portal/config.schema.json",
  apiBase: "https://api.kunde.example/portal",
  pages: { cart: "/shop/warenkorb", portalEvent: "/mein-konto/seminar/{eventId}" },
  endpoints: { event: "/v2/events/{eventId}" },
  consent: { cookie: "einwilligung", granted: "ja" },
  menu: [{ title: "Start", uri: "/", visible: true, active: true }],
};

/** The number beside the cart's icon in the page's own header. */
export function showCart(badge: HTMLElement): void {
  document.addEventListener("portal:cart-changed", ({ detail }) => {
    badge.textContent = String(detail.count);
  });
}

/** Tells the page's monitoring of what goes wrong in a widget, with the build that it goes wrong in. */
export function watchFaults(send: (fault: PortalEvents["portal:error"] & { readonly release: string }) => void): void {
  document.addEventListener("portal:error", ({ detail }) => {
    send({ ...detail, release: window.portal?.release ?? "unknown" });
  });
  document.addEventListener("portal:submit", ({ detail: { widget, action, outcome } }) => {
    if (outcome === "failed") send({ widget, message: action, release: window.portal?.release ?? "unknown" });
  });
}

/** Counts slow parts of widgets and kinds of faults, on a page whose configuration says `observe`. */
export function count(add: (name: string, value: number) => void): void {
  document.addEventListener("portal:fault", ({ detail: { kind, widget = "page" } }) => add(`${kind} ${widget}`, 1));
  document.addEventListener("portal:vital", ({ detail: { name, widget, value, part = "" } }) => {
    add(`${name} ${widget} ${part}`, value);
  });
}

/** Has the cart's widgets load again after the page itself has changed the cart. */
export function refreshCart(): void {
  const request: PortalRequest = "portal:cart-refresh";
  document.dispatchEvent(new CustomEvent(request));
}

/** Brings the widgets of a part of the page to life that the CMS has just put in, and gives back those of another. */
export function replace(before: Element, after: ParentNode): void {
  window.portal?.unmount(before);
  window.portal?.scan(after);
}

/** Brings to life what the page has drawn by itself before the portal's script came. */
export function scanWhenReady(part: ParentNode): void {
  window.portal?.ready(() => window.portal?.scan(part));
}

// @ts-expect-error -- a key that does not exist is told while writing
export const misspelt: PortalConfig = { apiBse: "/x" };
// @ts-expect-error -- and so is a value of another type
export const mistyped: PortalConfig = { showGremiumButtons: "ja" };
