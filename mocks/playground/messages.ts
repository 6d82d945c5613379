import type { Scenario } from "#mocks/scenarios.ts";

/** What the page in the frame tells the playground; `type` is an event's name where it is one. */
export type StageMessage =
  | { readonly kind: "event"; readonly type: string; readonly detail: unknown }
  | { readonly kind: "console"; readonly level: "error" | "warn"; readonly text: string }
  | {
      readonly kind: "call";
      readonly name: string;
      readonly method: string;
      readonly path: string;
      readonly status: number;
    }
  | { readonly kind: "link"; readonly href: string; readonly saved: boolean }
  | { readonly kind: "address"; readonly query: string; readonly hash: string }
  | { readonly kind: "changes"; readonly changes: string }
  | { readonly kind: "problem"; readonly text: string };

/** What the playground tells the page: how its backend answers from now on. */
export interface PlayMessage {
  readonly scenario: Scenario;
}

/** Tells the playground; a page that stands alone tells nobody. */
export function tell(message: StageMessage): void {
  if (parent !== window) parent.postMessage(message, location.origin);
}
