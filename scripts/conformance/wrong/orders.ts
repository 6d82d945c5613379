import type { RouteName } from "#api/routes.ts";
import { edited, freshKey, instead, misread, type Value } from "./habits.ts";
import { json, type Breach } from "./serve.ts";

const twice = "Nothing is ordered twice" as const;
const shop: readonly RouteName[] = ["cart", "cartAdd", "recipientAdd", "checkout", "orderState", "cartDelete"];
const keyOf = (headers: Readonly<Record<string, string>> = {}): string => headers["idempotency-key"] ?? "";

/** What is wrong with orders, forms and appointments. */
export const orderBreaches: readonly Breach[] = [
  {
    breach: "the key of an order ignored",
    chapter: twice,
    calls: shop,
    habit: () => misread((request) => (keyOf(request.headers) === "" ? request : freshKey(request))),
  },
  {
    breach: "an order without a key taken",
    chapter: twice,
    calls: shop,
    habit: () => misread((request) => (keyOf(request.headers) === "" ? freshKey(request) : request)),
  },
  {
    breach: "orderState that never knows",
    chapter: twice,
    calls: shop,
    habit: () => edited(["orderState"], () => ({ recipients: [] })),
  },
  {
    breach: "orderState that says yes before the order",
    chapter: twice,
    calls: shop,
    habit: () =>
      edited(["orderState"], ({ recipients }) => ({
        recipients: (recipients as Value[]).map((row) => ({ ...row, ordered: true })),
      })),
  },
  {
    breach: "204 for an order",
    chapter: twice,
    calls: shop,
    habit: () =>
      instead(({ name }, { status }) => name === "checkout" && status === 200, { status: 204, headers: {}, body: "" }),
  },
  {
    breach: "who is ordered stays in the cart",
    chapter: "After this write the next read shows",
    calls: shop,
    habit: () => {
      let before: unknown = null;
      return edited(["cart", "recipientAdd", "cartDelete"], (value, { name, portal }) => {
        if (name === "recipientAdd") before = value.cart;
        const { ordered } = portal.state().shop;
        return name === "cart" && ordered.length > 0 && before !== null ? { cart: before } : value;
      });
    },
  },
  {
    breach: "a form without a key taken",
    chapter: twice,
    calls: ["sbvRequest"],
    habit: () => misread((request) => (keyOf(request.headers) === "" ? freshKey(request) : request)),
  },
  {
    breach: "a form's key that forgets its body",
    chapter: twice,
    calls: ["contactRequest"],
    habit: () => misread((request) => ({ ...request, body: String(request.body).replace("Andere", "Neumann") })),
  },
  {
    breach: "a form without its address taken",
    chapter: "Forms",
    calls: ["newsletterRequest"],
    habit: () =>
      misread((request) => ({ ...request, body: String(request.body).replace('"email":""', '"email":"a@b.example"') })),
  },
  {
    breach: "a page in place of a form's answer",
    chapter: twice,
    calls: ["inhouseRequest"],
    habit: () =>
      instead(({ name }, { status }) => name === "inhouseRequest" && status === 200, {
        status: 200,
        headers: { "content-type": "text/html" },
        body: "<h1>Danke</h1>",
      }),
  },
  {
    breach: "a form that is not served",
    chapter: twice,
    calls: ["promoShopRequest"],
    habit: () => instead(({ name }) => name === "promoShopRequest", json(404, null)),
  },
  {
    breach: "an appointment that two may have",
    chapter: "An appointment that was taken meanwhile",
    calls: ["bookAppointment"],
    habit:
      () =>
      ({ name, answer }) =>
        name === "bookAppointment" ? Promise.resolve(json(200, { success: true })) : answer(),
  },
  {
    breach: "a booked appointment that stays free",
    chapter: "An appointment that was taken meanwhile",
    calls: ["bookAppointment"],
    habit: () => {
      let first: unknown = null;
      return edited(["appointments"], (value) => (first ??= value));
    },
  },
];
