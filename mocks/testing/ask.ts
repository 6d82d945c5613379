import { routes, type RouteName } from "#api/routes.ts";
import type { MockResponse, Portal } from "#mocks/model/portal.ts";
import { addressesOf } from "./addresses.ts";

/** Asks a portal for a path. @throws Error if there is no answer */
export async function ask(
  portal: Portal,
  method: string,
  url: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<MockResponse> {
  const response = await portal.handle({
    method,
    url,
    body: body === undefined ? undefined : JSON.stringify(body),
    headers,
  });
  if (response === null) throw new Error(`${method} ${url} is no call of the contract`);
  return response;
}

/** The JSON of an answer. */
export const jsonOf = (response: MockResponse): unknown => JSON.parse(String(response.body));

/** Asks for a route with believable values and a valid body, with the bearer token that it needs. */
export function askRoute(portal: Portal, name: RouteName): Promise<MockResponse> {
  const { url, body, bearer, headers } = addressesOf(portal)[name];
  return ask(portal, routes[name].method, url, body, {
    ...headers,
    ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
  });
}
