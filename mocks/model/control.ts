import { confirmAll } from "#mocks/model/portal/desk.ts";
import type { MockResponse, Portal, Selection } from "./portal.ts";

const PREFIX = "/__mock/";

const json = (status: number, value: unknown): MockResponse => ({
  status,
  headers: { "content-type": "application/json", "cache-control": "no-store" },
  body: JSON.stringify(value),
});

/** The valid selections in the body of a request. */
function changeOf(body: string): Partial<Selection> {
  const { customer, scenario, today } = JSON.parse(body) as Partial<Selection>;
  return { ...(customer && { customer }), ...(scenario && { scenario }), ...(today && { today }) };
}

const answers: Record<string, (portal: Portal, body: string) => unknown> = {
  "POST select": (portal, body) => {
    portal.select(changeOf(body));
    return portal.selection();
  },
  "POST reset": (portal) => {
    portal.reset();
    return portal.selection();
  },
  "POST confirm": (portal) => {
    confirmAll(portal.state());
    return portal.selection();
  },
  "GET state": (portal) => ({ selection: portal.selection(), calls: portal.calls, state: portal.state() }),
};

/**
 * The control routes for host pages: `POST /__mock/select` `{customer?, scenario?, today?}`, `POST /__mock/reset`,
 * `POST /__mock/confirm`, by which the desk confirms all orders,
 * `GET /__mock/state`. Null when the path is none of them; 400 with a sentence when the selection is unknown.
 */
export function control(portal: Portal, method: string, path: string, body: string): MockResponse | null {
  if (!path.startsWith(PREFIX)) return null;
  const answer = answers[`${method} ${path.slice(PREFIX.length)}`];
  if (answer === undefined) return json(404, { message: "There is no such control route" });
  try {
    return json(200, answer(portal, body));
  } catch (thrown) {
    return json(400, { message: thrown instanceof Error ? thrown.message : String(thrown) });
  }
}
