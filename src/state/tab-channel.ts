import * as v from "valibot";
import { addressOf } from "#api/path.ts";
import type { RouteName } from "#api/routes.ts";
import { defaultConfig } from "#config/config.ts";
import { openChannel } from "#lib/browser.ts";
import { usePortal } from "#state/store.ts";

interface Hearing<T> {
  /** Another tab has told something. */
  readonly onNews: (news: T) => void;
  /** The browser's way back has brought the page as it was left. */
  readonly onReturn: () => void;
}

/** A line between the tabs of a browser, open while somebody on the page listens. */
export interface TabChannel<T> {
  /** @returns a way to leave */
  readonly join: (hearing: Hearing<T>) => () => void;
  /** Tells the other tabs, also where nobody on this page listens. */
  readonly tell: (news: T) => void;
}

/**
 * What sets apart that which belongs to the API of a call from that of others on the same origin: '' for an API that
 * lies where it does by default.
 */
export function apiMark(route: RouteName): string {
  const address = addressOf(usePortal.getState().config, route);
  return address === null || address === addressOf(defaultConfig, route) ? "" : ` ${address}`;
}

/** The line of this page while it is open. */
function lineOf<T>(nameNow: () => string, schema: v.GenericSchema<unknown, T>, hear: (news: T) => void) {
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
 * A line by name, between tabs that make the call at the same address; what does not fit the schema is not heard. Of
 * those who listen on a page one is told, as all do the same. The line is closed while the page is left: with an open
 * one the browser may not keep the page to go back to.
 */
export function tabChannel<T>(name: string, route: RouteName, schema: v.GenericSchema<unknown, T>): TabChannel<T> {
  const heard = new Set<Hearing<T>>();
  const first = (): Hearing<T> | undefined => heard.values().next().value;
  const line = lineOf(
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
    join: (hearing) => {
      heard.add(hearing);
      if (heard.size === 1) begin();
      return () => {
        heard.delete(hearing);
        if (heard.size === 0) end();
      };
    },
  };
}
