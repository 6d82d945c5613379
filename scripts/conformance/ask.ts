import type { PathValues } from "#api/path.ts";
import { routes, type Route, type RouteName } from "#api/routes.ts";
import type { Verdict } from "./checks.ts";
import { addressOf, type Client, type Target } from "./client.ts";
import { needsRight } from "./contract.ts";
import { judge } from "./judge.ts";
import { tell } from "./language.ts";

export type { Target } from "./client.ts";

/** What became of a call. */
export interface Asked {
  readonly verdict: Verdict;
  /** The answer as the bundle would take it; undefined unless it is accepted. */
  readonly output: unknown;
}

/** Asks one read once and says whether the bundle would take the answer. Never throws. */
export async function ask(
  client: Client,
  target: Target,
  name: RouteName,
  values: PathValues,
  token: string | null,
  query: PathValues = {},
): Promise<Asked> {
  const address = addressOf(target, name, values, query);
  const skipped = (path: string, reason: string): Asked => ({
    verdict: { name, path, outcome: "skipped", reasons: [reason] },
    output: undefined,
  });
  const route: Route = routes[name];
  if (address === null)
    return skipped(route.path, tell("an id of the path is not known", "eine id des Pfades ist nicht bekannt"));
  if (route.bearer === true && token === null)
    return skipped(address.pathname, tell("no bearer token for it", "kein Token dafür"));
  const headers = route.bearer === true ? { authorization: `Bearer ${token ?? ""}` } : {};
  const answered = await client.ask(name, { values, query, headers });
  if (answered.status === 403 && needsRight(name))
    return skipped(address.pathname, tell("the customer has not the right for it", "die Person hat kein Recht dafür"));
  const { reasons, remarks, output } = judge(name, answered, String(values.object ?? values.kind ?? ""));
  return {
    verdict: {
      name,
      path: address.pathname,
      outcome: reasons.length === 0 ? "accepted" : "rejected",
      reasons,
      remarks,
      milliseconds: answered.milliseconds,
      size: answered.text.length,
    },
    output,
  };
}
