import type { Selection } from "#mocks/portal.ts";

/** What axe says of a page: a rule, and where it does not hold. */
export interface AxeFinding {
  readonly rule: string;
  readonly help: string;
  readonly at: readonly string[];
}

/** What the page in the frame tells the playground; `type` is an event's name where it is one. */
export type StageMessage =
  /** `at` in milliseconds since the page began. */
  | { readonly kind: "event"; readonly type: string; readonly detail: unknown; readonly at: number }
  | { readonly kind: "console"; readonly level: "error" | "warn"; readonly text: string }
  | {
      readonly kind: "call";
      readonly name: string;
      readonly method: string;
      readonly path: string;
      readonly status: number;
      /** Length of the answer. */
      readonly bytes: number;
    }
  | { readonly kind: "axe"; readonly findings: readonly AxeFinding[] }
  | { readonly kind: "link"; readonly href: string; readonly saved: boolean }
  | { readonly kind: "address"; readonly query: string; readonly hash: string }
  | { readonly kind: "changes"; readonly changes: string }
  | { readonly kind: "problem"; readonly text: string };

/** What the playground asks of the page. */
export type PlayMessage =
  /** From now on its backend answers so. */
  | { readonly select: Partial<Pick<Selection, "customer" | "scenario">> }
  /** It is to be judged by axe as it stands. */
  | { readonly axe: true };

/** Tells the playground; a page that stands alone tells nobody. */
export function tell(message: StageMessage): void {
  if (parent !== window) parent.postMessage(message, location.origin);
}
