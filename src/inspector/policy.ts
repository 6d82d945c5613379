import type { Explained } from "#i18n/inspector-anchors.ts";
import { blockedTexts } from "#i18n/inspector-traffic.ts";
import type { Finding } from "./finding.ts";

/**
 * Something that the page's content security policy blocked; `blocked` is an origin or one of the browser's own words.
 */
export interface Blocked {
  readonly directive: string;
  readonly blocked: string;
}

interface Violation {
  readonly effectiveDirective: string;
  readonly blockedURI?: string | null;
  readonly blockedURL?: string | null;
  readonly sample: string | null;
}

/** The origin of an address; null for words such as `inline`, and for addresses without one. */
function originOf(text: string): string | null {
  try {
    const { origin } = new URL(text);
    return origin === "null" ? null : origin;
  } catch {
    return null;
  }
}

/**
 * Keeps of a violation what names no page, person or token: the policy's name of a refused one, the origin of an
 * address.
 */
export function blockedOf({ effectiveDirective, blockedURI, blockedURL, sample }: Violation): Blocked {
  const what = blockedURI ?? blockedURL ?? "";
  if (what === "trusted-types-policy")
    return { directive: effectiveDirective, blocked: `trusted-types: ${(sample ?? "").slice(0, 40)}` };
  return { directive: effectiveDirective, blocked: originOf(what) ?? what };
}

function explain({ directive, blocked }: Blocked): Explained {
  if (blocked.startsWith("trusted-types: ")) return blockedTexts.policyName(blocked.slice("trusted-types: ".length));
  if (blocked === "trusted-types-sink") return blockedTexts.sink();
  if (blocked === "inline") return blockedTexts.inline(directive);
  return blocked.endsWith("eval") ? blockedTexts.eval(directive) : blockedTexts.address(directive, blocked);
}

/** Blocked addresses may be ours and then break a widget; what stands in the page's own HTML is not. */
export function checkBlocked(list: readonly Blocked[]): Finding[] {
  return list.map((blocked) => ({
    level: ["inline", "eval", "wasm-eval", "trusted-types-sink"].includes(blocked.blocked) ? "hint" : "warning",
    where: blockedTexts.where,
    ...explain(blocked),
  }));
}

/** Collects violations, those from before as far as the browser keeps them. */
export class PolicyRecorder {
  /** Whether the browser has told what it blocked before. */
  readonly knowsPast: boolean = "ReportingObserver" in globalThis;
  private readonly found = new Map<string, Blocked>();

  /** Starts listening; `onNew` is called when something new has been blocked. */
  start(page: Document, onNew: () => void): void {
    const add = (violation: Violation): void => {
      const blocked = blockedOf(violation);
      const key = `${blocked.directive} ${blocked.blocked}`;
      if (this.found.has(key)) return;
      this.found.set(key, blocked);
      onNew();
    };
    page.addEventListener("securitypolicyviolation", add);
    if (!this.knowsPast) return;
    const observer = new ReportingObserver(
      (reports) =>
        reports.forEach(({ body }) => {
          if (body !== null) add(body as unknown as Violation);
        }),
      { types: ["csp-violation"], buffered: true },
    );
    observer.observe();
  }

  get list(): Blocked[] {
    return [...this.found.values()];
  }
}
