import type { Explained } from "#i18n/inspector-anchors.ts";
import { blockedTexts } from "#i18n/inspector-traffic.ts";
import type { Finding } from "./finding.ts";

/** A violation of the page's content security policy; `blocked` is an origin or a keyword of the browser. */
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

/** The origin of an address; null for keywords such as `inline`, and for addresses without an origin. */
function originOf(text: string): string | null {
  try {
    const { origin } = new URL(text);
    return origin === "null" ? null : origin;
  } catch {
    return null;
  }
}

/**
 * Reduces a violation to what names no page, person or token: the name of a refused policy, or the origin of an
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

/**
 * Reports violations: a blocked address may be ours and break a widget, so it is a warning; inline code of the page is
 * only a hint.
 */
export function checkBlocked(list: readonly Blocked[]): Finding[] {
  return list.map((blocked) => ({
    level: ["inline", "eval", "wasm-eval", "trusted-types-sink"].includes(blocked.blocked) ? "hint" : "warning",
    where: blockedTexts.where,
    ...explain(blocked),
  }));
}

/** Collects violations, including earlier ones if the browser still reports them. */
export class PolicyRecorder {
  /** Whether the browser reports earlier violations. */
  readonly knowsPast: boolean = "ReportingObserver" in globalThis;
  private readonly found = new Map<string, Blocked>();

  /** Begins to listen; `onNew` is called for each new violation. */
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
