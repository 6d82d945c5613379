import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import type { Kit } from "./kit.tsx";
import { Calendar, Detail, List, Menu, Next, Teasers } from "./portal.tsx";
import { AddButton, Cart, CartSmall, Heart, Search } from "./shop.tsx";

/** The widgets of the pages, by the anchors' ids; those of add buttons and hearts end with the event's. */
const widgets: Readonly<Record<string, (kit: Kit, anchor: HTMLElement) => ReactNode>> = {
  "portal-event-list": (kit, { dataset }) => <List kit={kit} first={Number(dataset.first ?? Infinity)} />,
  "portal-next-event": (kit) => <Next kit={kit} />,
  "portal-calendar-download": (kit, { dataset }) => <Calendar kit={kit} id={dataset.eventId ?? ""} />,
  "portal-event-detail": (kit, { dataset }) => <Detail kit={kit} id={dataset.eventId ?? ""} />,
  "portal-form-contact": ({ Form }) => <Form />,
  "portal-menu-desktop": (kit) => <Menu kit={kit} isFolded={false} />,
  "portal-menu-mobile": (kit) => <Menu kit={kit} isFolded />,
  "portal-article-recommendations": (kit) => (
    <Teasers kit={kit} address="/portal-api/article-recommendations" of={({ articles }) => articles} />
  ),
  "portal-bookmarks": (kit) => (
    <Teasers kit={kit} address="/wishlist-api/get-bookmarks" of={({ bookmarks }) => bookmarks} />
  ),
  "portal-event-search": (kit) => <Search kit={kit} />,
  "portal-cart-small": (kit) => <CartSmall kit={kit} />,
  "portal-cart": (kit) => <Cart kit={kit} />,
  "portal-add-to-cart": (kit, { id }) => <AddButton kit={kit} id={id.replace(/.*-/, "")} />,
  "portal-wishlist-toggle": (kit, { id }) => <Heart kit={kit} id={id.replace(/.*-/, "")} />,
};

/** Draws the widgets of a comparison page, each in its own root, as soon as the file has loaded. */
export function start(kit: Kit): void {
  for (const anchor of document.querySelectorAll<HTMLElement>('[id^="portal-"]'))
    createRoot(anchor).render(widgets[anchor.id.replace(/-\d+$/, "")]?.(kit, anchor));
}
