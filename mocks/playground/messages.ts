import type { Selection } from "#mocks/model/portal.ts";

/** A finding of axe: a rule, and the elements that break it. */
export interface AxeFinding {
  readonly rule: string;
  readonly help: string;
  readonly at: readonly string[];
}

/** A message of the page in the frame to the playground; `type` is the name of an event or another kind. */
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

/** A message of the playground to the page. */
export type PlayMessage =
  /** Sets how the backend answers from now on. */
  | { readonly select: Partial<Pick<Selection, "customer" | "scenario">> }
  /** Lets axe check the page in its present state. */
  | { readonly axe: true };

/** Sends a message to the playground, if the page is in its frame. */
export function tell(message: StageMessage): void {
  if (parent !== window) parent.postMessage(message, location.origin);
}
