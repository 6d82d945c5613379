import * as v from "valibot";
import { addressOf } from "#api/path.ts";
import type { RouteName } from "#api/routes.ts";
import { defaultConfig } from "#config/config.ts";
import { openChannel } from "#lib/browser.ts";
import { usePortal } from "#state/store.ts";

/** The channels of the product; the operator's privacy statement says what each tells (scripts/privacy/register.ts). */
export type ChannelName =
  | "kundenportal-cart"
  | "kundenportal-wishlist"
  | "kundenportal-settings"
  | "kundenportal-status"
  | "kundenportal-session";

interface NewsListener<T> {
  /** Is called when another tab has sent a message. */
  readonly onNews: (news: T) => void;
  /** Is called when the browser's back or forward button has restored the page from its cache. */
  readonly onReturn: () => void;
}

/** A channel between the tabs of a browser, open while somebody on the page listens. */
export interface TabChannel<T> {
  /** Adds a listener. @returns a function that removes it */
  readonly join: (listener: NewsListener<T>) => () => void;
  /** Sends a message to the other tabs, even if nobody on this page listens. */
  readonly tell: (news: T) => void;
}

/**
 * A suffix for names of channels and storage entries that keeps data of different APIs on one origin apart; '' if the
 * call's API has its default address.
 */
export function apiMark(route: RouteName): string {
  const address = addressOf(usePortal.getState().config, route);
  return address === null || address === addressOf(defaultConfig, route) ? "" : ` ${address}`;
}

/** The page's own end of a channel, which can be opened and closed repeatedly. */
function channelOf<T>(nameNow: () => string, schema: v.GenericSchema<unknown, T>, hear: (news: T) => void) {
  let channel: BroadcastChannel | null = null;
  return {
    open: (): void => {
      channel ??= openChannel(nameNow());
      if (channel === null) return;
      channel.onmessage = ({ data }: MessageEvent<unknown>) => {
        const news = v.safeParse(schema, data);
        if (news.success) hear(news.output);
      };
    },
    close: (): void => {
      channel?.close();
      channel = null;
    },
    tell: (news: T): void => {
      const line = channel ?? openChannel(nameNow());
      line?.postMessage(news);
      if (line !== channel) line?.close();
    },
  };
}

/**
 * Opens a channel by name, between tabs that make the call at the same address. Messages that do not fit the schema are
 * ignored. Only one listener of a page is told, since all of them would do the same. The channel is closed while the
 * page is left, because browsers may not keep a page with an open channel in their back/forward cache.
 */
export function tabChannel<T>(name: ChannelName, route: RouteName, schema: v.GenericSchema<unknown, T>): TabChannel<T> {
  const listeners = new Set<NewsListener<T>>();
  const first = (): NewsListener<T> | undefined => listeners.values().next().value;
  const line = channelOf(
    () => name + apiMark(route),
    schema,
    (news) => first()?.onNews(news),
  );
  const onPageShow = ({ persisted }: PageTransitionEvent): void => {
    line.open();
    if (persisted) first()?.onReturn();
  };
  const begin = (): void => {
    line.open();
    window.addEventListener("pageshow", onPageShow);
    window.addEventListener("pagehide", line.close);
  };
  const end = (): void => {
    line.close();
    window.removeEventListener("pageshow", onPageShow);
    window.removeEventListener("pagehide", line.close);
  };
  return {
    tell: line.tell,
    join: (listener) => {
      // Several widgets may add the same listener.
      const own = { ...listener };
      listeners.add(own);
      if (listeners.size === 1) begin();
      return () => {
        listeners.delete(own);
        if (listeners.size === 0) end();
      };
    },
  };
}
