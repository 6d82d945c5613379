import { fileURLToPath } from "node:url";
import type { Portal } from "#mocks/model/portal.ts";
import { startPortalServer, type PortalServer } from "#mocks/serve/server.ts";

/** Built files; every browser test drives these and nothing else. */
export const dist = fileURLToPath(new URL("../../dist", import.meta.url));

/** What a host page is made of; the defaults are a plain page with one module script at its end. */
export interface HostPage {
  /** A function is asked whenever the page is loaded. */
  readonly body: string | (() => string);
  readonly head?: string;
  readonly doctype?: string;
  /** The folder that is published, instead of the build's own. */
  readonly folder?: string;
  /** The portal's own tag; '' for none. */
  readonly script?: string;
  readonly lang?: string;
  /** Headers of the backend's answers; by default no browser keeps one. */
  readonly answers?: Readonly<Record<string, string>>;
}

export const MODULE = '<script type="module" src="/portal.js"></script>';

function hostHtml({ body, head = "", doctype = "<!doctype html>", script = MODULE, lang = "de" }: HostPage): string {
  return `${doctype}<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Seite</title><link rel="icon" href="data:,">${head}</head><body>${typeof body === "string" ? body : body()}${script}</body></html>`;
}

/** Packages do not change while tests run: a page that comes again takes them from its memory. */
const KEEP = { "cache-control": "public, max-age=3600" };

/** What a scenario makes of a read must not hide behind what the browser has kept of it. */
const FRESH = { "cache-control": "no-store" };

/** The host's style sheets and old libraries that some pages carry. */
const vendor = { prefix: "/vendor/", dir: fileURLToPath(new URL("../../node_modules", import.meta.url)) };

/** A host page at `/seite`, with the built bundle and the mock portal. */
export const hosting = (portal: Portal, host: HostPage, headers: Record<string, string>) => ({
  portal,
  roots: [{ prefix: "/", dir: host.folder ?? dist }, vendor],
  pages: { "/seite": () => hostHtml(host) },
  headers: (at: string) => {
    if (at === "/seite") return headers;
    if (at.startsWith(vendor.prefix)) return KEEP;
    return /\.\w+$/.test(at) ? {} : { ...FRESH, ...host.answers };
  },
});

/** Serves a host page over real HTTP. */
export const serveHost = (
  portal: Portal,
  host: HostPage,
  headers: Record<string, string> = {},
): Promise<PortalServer> => startPortalServer(hosting(portal, host, headers));
