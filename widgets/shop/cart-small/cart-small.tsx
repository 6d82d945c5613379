import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from "react";
import { pageAddress } from "#api/pages.ts";
import type { SmallCart as Small } from "#domain/entities/cart.ts";
import { entryCount } from "#domain/shop/asked.ts";
import type { Shop } from "#domain/shop/state.ts";
import { safeLink } from "#domain/text/link.ts";
import { isFilled } from "#domain/text/text.ts";
import { shortCartTexts as texts } from "#i18n/cart-short.ts";
import { empty } from "#i18n/empty.ts";
import { formatDateRange } from "#i18n/format.ts";
import { keyed } from "#lib/keyed.ts";
import { loadCart, loadError } from "#state/shop/shop.ts";
import { useCartSmall } from "#state/shop/use-shop.ts";
import { useConfig } from "#state/store.ts";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { useOutsidePress } from "#ui/page/outside-press.ts";
import { useStyles } from "#ui/root/root.tsx";
import { VisuallyHidden } from "#ui/visually-hidden/visually-hidden.tsx";
import { Failure } from "#widgets/shared/waiting.tsx";
import css from "./cart-small.css?inline";

const cartPath = "M3 4h3l2.5 11h9L20 8H7M9.5 19.5a1 1 0 1 0 0 .1zM16.5 19.5a1 1 0 1 0 0 .1z";

type Row = Small["items"][number];

/** The short list, taken from the whole cart if that is loaded. */
function rowsOf({ shown, small }: Shop): readonly Row[] {
  if (shown === null) return small?.items ?? [];
  return shown.items.map(({ itemId, event, recipients }) => ({
    itemId,
    eventId: event?.eventId ?? null,
    title: event?.title ?? null,
    startDate: event?.startDate ?? null,
    endDate: event?.endDate ?? null,
    participants: recipients.length,
  }));
}

function Entry({ row }: { row: Row }) {
  const period = formatDateRange(row.startDate, row.endDate);
  return (
    <li>
      <strong>{isFilled(row.title) ? row.title : texts.untitled}</strong>
      <span className="cart-small-facts">
        {[period, texts.people(row.participants ?? 0)].filter(isFilled).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </span>
    </li>
  );
}

/** The number of entries up to which the list is whole in sight; a longer one scrolls, also by the keyboard. */
const SHORT = 4;

function List({ cart }: { cart: Shop }) {
  const config = useConfig();
  const rows = rowsOf(cart);
  if (entryCount(cart) === null) {
    const error = loadError(cart);
    if (error === null) return <Notice state="loading">{texts.loading}</Notice>;
    return (
      <Failure error={error} onRetry={() => void loadCart("small")}>
        {texts.notLoaded}
      </Failure>
    );
  }
  const search = pageAddress(config, "search");
  const way = search ?? safeLink(config.homeUrl);
  if (rows.length === 0)
    return (
      <Notice
        state="empty"
        actions={
          way === null ? null : <Button href={way}>{search === null ? empty.ways.home : empty.ways.search}</Button>
        }
      >
        {texts.empty}
      </Notice>
    );
  return (
    <>
      <ul {...(rows.length > SHORT && { tabIndex: 0, "aria-label": texts.headline })}>
        {keyed(rows, ({ itemId }) => itemId).map(([key, row]) => (
          <Entry key={key} row={row} />
        ))}
      </ul>
      <Button variant="primary" href={pageAddress(config, "cart") ?? ""}>
        {texts.toCart}
      </Button>
    </>
  );
}

/** Pixels left free beside the open list. */
const EDGE = 8;

/**
 * Opens the list over everything else, because the page may cut off what reaches out of its head, and keeps it below
 * the icon, wholly in the window.
 */
function useListBelow(icon: RefObject<HTMLElement | null>, open: boolean): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = list;
    if (!open || current === null) return undefined;
    const isLifted = typeof current.showPopover === "function" && current.isConnected;
    if (isLifted) {
      current.setAttribute("popover", "manual");
      current.showPopover();
    }
    const place = (): void => {
      const { bottom = 0, right = 0 } = icon.current?.getBoundingClientRect() ?? {};
      Object.assign(current.style, { left: "0", top: "0" });
      // Browsers without popovers count from an ancestor that is transformed or filtered, not from the window.
      const { left, top, width, height } = current.getBoundingClientRect();
      const most = { left: document.documentElement.clientWidth - EDGE - width, top: innerHeight - EDGE - height };
      current.style.left = `${Math.max(EDGE, Math.min(right - width, most.left)) - left}px`;
      current.style.top = `${Math.min(bottom, Math.max(EDGE, most.top)) - top}px`;
    };
    place();
    const stop = new AbortController();
    window.addEventListener("resize", place, stop);
    window.addEventListener("scroll", place, { capture: true, passive: true, signal: stop.signal });
    return () => {
      stop.abort();
      current.removeAttribute("popover");
    };
  }, [icon, open]);
  return list;
}

/** Icon with the number of entries; a press opens the short list, Escape or a press elsewhere closes it. */
export function CartSmall() {
  useStyles(css);
  const cart = useCartSmall();
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const list = useListBelow(box, open);
  const listId = useId();
  const known = cart.shown?.items.length ?? entryCount(cart);
  useOutsidePress(box, open, () => setOpen(false));
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key !== "Escape" || !open) return;
    setOpen(false);
    box.current?.querySelector("button")?.focus();
  };
  return (
    <div className="cart-small" ref={box} onKeyDown={onKeyDown} data-state={open ? "open" : "closed"}>
      <Button
        variant="quiet"
        aria-expanded={open}
        aria-controls={listId}
        icon={<Icon path={cartPath} size={24} />}
        onClick={() => setOpen(!open)}
      >
        <VisuallyHidden>{known === null ? texts.unknown : texts.open(known)}</VisuallyHidden>
        <span className="cart-small-count" aria-hidden="true">
          {known !== null && known > 0 ? known : ""}
        </span>
      </Button>
      <div className="cart-small-list" ref={list} id={listId} hidden={!open} tabIndex={-1}>
        {open && <List cart={cart} />}
      </div>
    </div>
  );
}
