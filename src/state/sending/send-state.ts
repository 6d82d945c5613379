import type { RouteName } from "#api/routes.ts";
import type { WriteEnd } from "#api/write.ts";

/**
 * How far a write has come; the write in `api/` says what `done`, `refused` and `failed` mean for it. With `waits`
 * another write of its key is under way on the page, after which this one is sent, or whose result it shares.
 */
export type SendState<D, R> =
  | { readonly state: "idle" }
  | { readonly state: "sending"; readonly waits?: true }
  | WriteEnd<D, R>;

/**
 * A write as all widgets of the page see it; `anchor` is the anchor whose customer asked for it and is told how it
 * ended.
 */
export interface PageSend {
  readonly name: RouteName;
  readonly key: string;
  readonly anchor: HTMLElement;
  /** The input with which it was sent. */
  readonly input: unknown;
  readonly send: SendState<unknown, unknown>;
  /** The call's contents as a text while it is under way; '' never counts as equal. */
  readonly contents: string;
  /** How often answers had been outdated when it came to this state; what was asked for since tells of it. */
  readonly invalidations: number;
}
