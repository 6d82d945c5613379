import type { RouteName } from "#api/routes.ts";
import type { PortalState } from "./state.ts";

/**
 * What a handler answers: JSON (null: no body), or bytes or text of a media type. `retryAfter`: seconds until the next
 * request is taken.
 */
export type Answer =
  | { status: number; json: unknown; retryAfter?: number }
  | { status: number; body: string | Uint8Array; type: string };

/** The arguments of a handler, which may change `state`. `today` is a Berlin day `yyyy-MM-dd`. */
export interface Context {
  state: PortalState;
  today: string;
  params: Record<string, string>;
  query: URLSearchParams;
  /** The headers by their names in lower case. */
  headers: Readonly<Record<string, string>>;
  body: unknown;
}

/** Answers a call of one route, and may change the portal's state. */
export type Handler = (context: Context) => Answer;
export type Handlers<Name extends RouteName> = Record<Name, Handler>;

/** A copy of `json`, so that later writes do not change earlier answers. */
export const ok = (json: unknown): Answer => ({ status: 200, json: structuredClone(json) });
/** An error answer with one English sentence. */
export const problem = (status: number, message: string): Answer => ({ status, json: { message } });
/** The answer 404 for something that is not there. */
export const unknown = (what: string): Answer => problem(404, `There is no ${what}`);
/** An answer 200 with a body of this content type. */
export const bytes = (type: string, body: string | Uint8Array): Answer => ({ status: 200, type, body });
