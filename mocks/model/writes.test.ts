import { expect, it } from "vitest";
import { routes, type RouteName } from "#api/routes.ts";
import { addressesOf, advertising, personalData } from "#mocks/testing/addresses.ts";
import { ask } from "#mocks/testing/ask.ts";
import { createPortal } from "./portal.ts";
import { topics } from "./topics.ts";

/*
 * What the mock portal does with a right request is tried by the conformance command, as of any backend
 * (scripts/conformance/wrong-backends.test.ts).
 */

const api = "/portal-api";
const withoutBirthday = Object.fromEntries(Object.entries(personalData).filter(([key]) => key !== "birthday"));
it.each([
  [`${api}/user-data`, withoutBirthday, "birthday"],
  [`${api}/user-data`, { ...personalData, birthday: "1980-02-30" }, "birthday"],
  [`${api}/user-data`, { ...personalData, extra: 1 }, "extra"],
  [
    `${api}/gremium-users/1002/user-data`,
    { hotelComments: 1, hotelDisabledFriendlyRoom: null, hotelVegetarianFood: null },
    "hotelComments",
  ],
  [`${api}/recipients/500301/cancel`, { reason: " " }, "reason"],
  [`${api}/recipients/500301/cancel`, undefined, "the whole body"],
  ["/order-api/online-fax", { recipientId: 500_302 }, "recipient"],
  [`${api}/login-email`, { loginEmail: null }, "loginEmail"],
  [`${api}/user-br-functions`, { functions: ["104"] }, "functions.0"],
  [`${api}/user-br-functions`, { functions: [7] }, "function 7"],
  [
    `${api}/hotel-preferences`,
    { comments: null, disabledFriendlyRoom: "ja", vegetarianFood: null },
    "disabledFriendlyRoom",
  ],
  [`${api}/advertising/h`, { ...advertising, printTopics: [300_002] }, "printTopics"],
])("a body that does not fit changes nothing and is named: %s %j is 400 (%s)", async (url, body, named) => {
  const portal = createPortal();
  const before = portal.snapshot();
  const response = await ask(portal, "POST", url, body, { "Idempotency-Key": "a" });
  expect(response.status).toBe(400);
  expect(String(response.body)).toContain(named);
  expect(portal.snapshot()).toBe(before);
});

/** The writes of the product that carry a key of their own. */
const keyed = topics
  .flatMap((topic) => Object.values(topic))
  .flatMap((write) =>
    typeof write === "object" && write !== null && "idempotency" in write && "name" in write
      ? [String(write.name) as RouteName]
      : [],
  );

it.each([...new Set(keyed)])("is done once for a key, and answered again (%s)", async (name) => {
  const portal = createPortal();
  // A body may hold what the portal holds, which the write changes.
  const { url, body, bearer, headers } = structuredClone(addressesOf(portal)[name]);
  const send = () =>
    ask(portal, routes[name].method, url, body, {
      ...(headers ?? { "Idempotency-Key": "once" }),
      ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
    });
  const first = await send();
  const after = portal.snapshot();
  expect(first.status).toBe(200);
  expect(await send()).toEqual(first);
  expect(portal.snapshot()).toBe(after);
});
