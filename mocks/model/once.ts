import { digest } from "#lib/digest.ts";
import { problem, type Answer, type Context, type Handler } from "./answer.ts";

/**
 * The statuses after which the outcome is known (contract-public section 4), so that the same key gets the same answer.
 */
const isFinal = ({ status }: Answer): boolean => status < 300 || status === 403 || status === 409 || status === 422;

const keyOf = ({ headers }: Context): string => headers["idempotency-key"] ?? "";

/**
 * A handler that does nothing twice (contract-public section 2): it insists on `Idempotency-Key`, gives a key that has
 * been answered its answer again, and refuses one that comes with other contents. `call` names the route. With
 * `isRequired` false a request without a key is simply handled.
 */
export function idempotent(call: string, handle: Handler, isRequired = true): Handler {
  return (context) => {
    const key = keyOf(context);
    if (key === "") return isRequired ? problem(400, "Header: Idempotency-Key is missing") : handle(context);
    const known = context.state.answered[key];
    // Of the contents only a fingerprint is kept: they may hold a password.
    const body = digest(JSON.stringify(context.body ?? null));
    if (known !== undefined)
      return known.call === call && known.body === body
        ? { status: known.status, json: known.json }
        : problem(400, "Header: Idempotency-Key belongs to other contents");
    const answer = handle(context);
    if ("json" in answer && isFinal(answer))
      context.state.answered[key] = { call, body, status: answer.status, json: answer.json };
    return answer;
  };
}
