import type { Browser } from "playwright-core";
import { fast, openPage } from "./measure.ts";

interface Sent {
  readonly request: { readonly url: string };
  readonly initiator: {
    readonly url?: string;
    readonly stack?: { readonly callFrames: readonly { readonly url: string }[] };
  };
}

export interface Chains {
  /** Longest chain of requests behind the page itself: 1 is what the page names. */
  readonly depth: number;
  readonly requests: number;
  /** The first call left before the last chunk had arrived. */
  readonly dataFirst: boolean;
}

/** Follows who asked for what while a page loads, until nothing more is asked for. */
export async function chainsOf(browser: Browser, url: string): Promise<Chains> {
  const { page, session, close } = await openPage(browser, fast);
  const depths = new Map<string, number>([[url, 0]]);
  const order: string[] = [];
  session.on("Network.requestWillBeSent", ({ request, initiator }: Sent) => {
    if (request.url === url || request.url.startsWith("data:") || depths.has(request.url)) return;
    const by = initiator.url ?? initiator.stack?.callFrames.find((frame) => depths.has(frame.url))?.url ?? url;
    depths.set(request.url, (depths.get(by) ?? 0) + 1);
    order.push(`> ${request.url}`);
  });
  session.on("Network.responseReceived", ({ response }: { response: { url: string } }) =>
    order.push(`< ${response.url}`),
  );
  await page.goto(url, { waitUntil: "networkidle" });
  await close();
  const firstCall = order.findIndex((line) => line.startsWith("> ") && line.includes("/portal-api/"));
  const lastChunk = order.findLastIndex((line) => line.startsWith("< ") && line.includes("/chunks/"));
  return {
    depth: Math.max(...depths.values()),
    requests: depths.size - 1,
    dataFirst: firstCall !== -1 && firstCall < lastChunk,
  };
}
