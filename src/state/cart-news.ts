import * as v from 'valibot';
import { cartSchema, type Cart } from '#domain/entities/cart.ts';

/** What tabs tell each other: the whole cart, so that none has to ask. */
export interface CartNews {
  readonly cart: Cart;
  /** Whether the number of entries is another than before. */
  readonly countChanged: boolean;
}

interface Listener {
  readonly refresh: () => void;
  readonly accept: (news: CartNews) => void;
}

const NAME = 'kundenportal-cart';
const newsSchema = v.object({ cart: cartSchema, countChanged: v.boolean() });

let members = 0;
let channel: BroadcastChannel | null = null;
let listener: Listener | null = null;

function open(): void {
  channel ??= new BroadcastChannel(NAME);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const news = v.safeParse(newsSchema, data);
    if (news.success) listener?.accept(news.output);
  };
}

/** A page with an open channel may be kept out of the browser's memory of pages to go back to. */
function close(): void {
  channel?.close();
  channel = null;
}

const refresh = (): void => listener?.refresh();

/** Going back shows the page as it was left; what happened since has to be read. */
function onPageShow({ persisted }: PageTransitionEvent): void {
  open();
  if (persisted) refresh();
}

function start(): void {
  open();
  window.addEventListener('pageshow', onPageShow);
  window.addEventListener('pagehide', close);
  document.addEventListener('portal:cart-refresh', refresh);
}

function stop(): void {
  close();
  window.removeEventListener('pageshow', onPageShow);
  window.removeEventListener('pagehide', close);
  document.removeEventListener('portal:cart-refresh', refresh);
}

/**
 * Hears of the cart for as long as a widget of it stands on the page: from other tabs, from the host
 * (`portal:cart-refresh`, contract-public section 1), and by the way back to the page.
 * @returns a way to leave
 */
export function joinCartNews(given: Listener): () => void {
  listener = given;
  members += 1;
  if (members === 1) start();
  return () => {
    members -= 1;
    if (members === 0) stop();
  };
}

/** Tells the other tabs. */
export function announceCart(news: CartNews): void {
  channel?.postMessage(news);
}
