import type { Portal } from "#mocks/model/portal.ts";
import { pageQuery } from "#mocks/playground/address.ts";
import { tell } from "./messages.ts";

/** The bundle's own events, as they reach the page. */
export function reportEvents(): void {
  for (const type of ["portal:mounted", "portal:error", "portal:submit", "tabChange"]) {
    document.addEventListener(type, (event) =>
      tell({ kind: "event", type, detail: (event as CustomEvent<unknown>).detail, at: Math.round(performance.now()) }),
    );
  }
}

/** Reports the bundle's own messages in the console, which the author of a page reads. */
export function reportConsole(): void {
  for (const level of ["error", "warn"] as const) {
    const write = console[level].bind(console);
    console[level] = (...values: unknown[]): void => {
      write(...values);
      if (String(values[0]).startsWith("[portal]"))
        tell({
          kind: "console",
          level,
          text: values.filter((value) => typeof value === "string" || value instanceof Error).join(" "),
        });
    };
  }
}

/**
 * The page's address whenever a widget or the reader changes it: chosen tabs and opened members belong to a finding.
 */
export function reportAddress(): void {
  const report = (): void =>
    tell({ kind: "address", query: pageQuery(new URLSearchParams(location.search)), hash: location.hash });
  for (const name of ["pushState", "replaceState"] as const) {
    const go = history[name].bind(history);
    history[name] = (...values: Parameters<History["pushState"]>): void => {
      go(...values);
      report();
    };
  }
  addEventListener("popstate", report);
  addEventListener("hashchange", report);
}

/** The link that a click meant, if it leads to another page; mail, phone and data links are left to the browser. */
function leavingLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented) return null;
  const link = event
    .composedPath()
    .find((node): node is HTMLAnchorElement => node instanceof HTMLAnchorElement && node.href !== "");
  if (link === undefined || !/^https?:$/.test(link.protocol)) return null;
  const isSamePage =
    link.origin === location.origin && link.pathname === location.pathname && link.search === location.search;
  return isSamePage ? null : link;
}

/** Saves what a link leads to, if it is a file of the mock portal's and not another page. */
async function save({ href, download }: HTMLAnchorElement, portal: Portal): Promise<boolean> {
  if (!portal.knows({ method: "GET", url: href })) return false;
  const response = await fetch(href);
  if (!response.ok || response.headers.get("content-type")?.includes("html") === true) return false;
  const file = document.createElement("a");
  file.href = URL.createObjectURL(await response.blob());
  const { pathname, searchParams } = new URL(href);
  file.download =
    [download, searchParams.get("filename"), pathname.replace(/.*\//, "")].find(
      (name) => name !== null && name !== "",
    ) ?? "";
  file.click();
  URL.revokeObjectURL(file.href);
  return true;
}

/**
 * The pages behind links do not exist here, so the page stays where it is and the playground says where a link leads.
 * Files are asked for by a call, since browsers follow links past the service worker.
 */
export function reportLinks(portal: Portal): void {
  document.addEventListener("click", (event) => {
    const link = leavingLink(event);
    if (link === null) return;
    event.preventDefault();
    // A connection that breaks stands among the calls.
    void save(link, portal)
      .catch(() => false)
      .then((saved) => tell({ kind: "link", href: link.href, saved }));
  });
}

/** Rules that an example page need not keep: its host has landmarks and headings of its own. */
const HOST_RULES = ["region", "landmark-one-main", "page-has-heading-one"];

/** Tells what axe finds in the page as it stands, open shadow roots included. */
export async function reportAxe(): Promise<void> {
  const { default: axe } = await import("axe-core");
  const { violations } = await axe.run(document.body, {
    rules: Object.fromEntries(HOST_RULES.map((rule) => [rule, { enabled: false }])),
  });
  tell({
    kind: "axe",
    findings: violations.map(({ id, help, nodes }) => ({
      rule: id,
      help,
      at: nodes.map(({ target }) => target.flat().join(" ")),
    })),
  });
}

/** Tells of every call that has been answered since the last time. */
export function callReporter(portal: Portal): () => void {
  let told = 0;
  return () => {
    for (const { name, method, path, status, bytes } of portal.calls.slice(told))
      tell({ kind: "call", name, method, path, status, bytes });
    told = portal.calls.length;
  };
}
