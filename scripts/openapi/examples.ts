import { routes, type RouteName } from "#api/routes.ts";
import { isPlain, type Plain } from "#config/read-config.ts";
import { seminarIds } from "#mocks/data/shop/catalogue.ts";
import { createPortal, type Portal } from "#mocks/model/portal.ts";
import { addressesOf } from "#mocks/testing/addresses.ts";
import { recipientInput } from "#mocks/testing/shop-addresses.ts";
import type { Address } from "#mocks/testing/site-addresses.ts";

const isList = (value: unknown): value is unknown[] => Array.isArray(value);

/** What an event is told by in the example of another call. */
const BRIEF = ["eventId", "title", "startDate", "endDate", "isOnlineEvent", "recipients", "theme", "hotel", "content"];
const brief: Readonly<Record<string, readonly string[]>> = {
  theme: ["themeId", "url", "actionField"],
  hotel: ["id", "name", "city"],
  content: ["duration", "prices"],
};

function pick(value: Plain, keys: readonly string[]): Plain {
  return Object.fromEntries(Object.entries(value).filter(([key]) => keys.includes(key)));
}

/**
 * An answer that can be read at a glance: one row of each list, events in short where they are not what was asked for.
 */
function short(value: unknown, key = "", isWhole = false): unknown {
  if (isList(value)) return value.slice(0, 1).map((row) => short(row, key, isWhole));
  if (!isPlain(value)) return value;
  const isEvent = "eventId" in value && "startDate" in value && "theme" in value;
  const keys = isEvent && !isWhole ? BRIEF : isWhole ? undefined : brief[key];
  const shown = keys === undefined ? value : pick(value, keys);
  return Object.fromEntries(
    Object.entries(shown).map(([name, part]) => [name, short(part, name, isWhole && !isEvent)]),
  );
}

function playedPortal(): Portal {
  return createPortal({ customer: "admin", today: "2026-03-10" });
}

const withKey = ({ headers, ...rest }: Address, name: RouteName): Address => ({
  ...rest,
  headers: { ...headers, "idempotency-key": `k-${name}` },
});

function sent(portal: Portal, name: RouteName): ReturnType<Portal["handle"]> {
  const { url, body, bearer, headers } = withKey(addressesOf(portal)[name], name);
  return portal.handle({
    method: routes[name].method,
    url,
    ...(body !== undefined && { body: JSON.stringify(body) }),
    headers: { ...headers, ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }) },
  });
}

/** A portal whose cart holds a participant, as most calls of the cart expect. */
async function filledPortal(): Promise<Portal> {
  const portal = playedPortal();
  await sent(portal, "cartAdd");
  const itemId = portal.state().shop.cart.items[0]?.itemId;
  await portal.handle({
    method: "POST",
    url: "/order-api/add-recipient",
    body: JSON.stringify({ itemId, recipient: recipientInput }),
  });
  return portal;
}

interface Example {
  readonly url: string;
  readonly body: unknown;
  readonly answer: unknown;
}

async function exampleOf(name: RouteName): Promise<Example> {
  const portal = name === "cartAdd" ? playedPortal() : await filledPortal();
  const { url, body } = addressesOf(portal)[name];
  const asked = body === undefined ? undefined : structuredClone(body);
  const response = await sent(portal, name);
  const isJson = response?.status === 200 && response.headers["content-type"]?.startsWith("application/json") === true;
  const text = isJson ? String(response.body) : "";
  const whole = name === "event";
  return { url, body: asked, answer: text === "" ? undefined : short(JSON.parse(text), "", whole) };
}

const names = Object.keys(routes) as RouteName[];
const examples = Object.fromEntries(
  await Promise.all(names.map(async (name) => [name, await exampleOf(name)] as const)),
) as Record<RouteName, Example>;

/** The address asked in the example, with its query; the portal of today 2026-03-10. */
export const exampleUrl = (name: RouteName): string => examples[name].url;
/** A body that fits, undefined where none is sent. */
export const bodyExample = (name: RouteName): unknown => examples[name].body;
/** What the mock portal answers, cut to one row of each list; undefined where that is no JSON. */
export const answerExample = (name: RouteName): unknown => examples[name].answer;

const alternatives = short([
  playedPortal()
    .state()
    .shop.events.find(({ eventId }) => eventId === seminarIds.open),
]);

/** What a refusal says. */
export function refusalExample(name: RouteName, status: string): unknown {
  if (status === "422" && name !== "photoDelete")
    return { errors: { email: "Bitte geben Sie eine gültige E-Mail-Adresse an." } };
  return status === "409" ? { reason: "soldOut", alternatives } : undefined;
}
