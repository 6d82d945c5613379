import type { RouteName } from "#api/routes.ts";
import { cartOf, edited, instead, stale, undone, type Value } from "./habits.ts";
import { json, type Habit, type Breach } from "./serve.ts";

const cart = "The cart: versions, two tabs, guests" as const;
const next = "After this write the next read shows" as const;
const calls: readonly RouteName[] = [
  "cart",
  "cartAdd",
  "cartDelete",
  "cartSmall",
  "recipientAdd",
  "recipientEdit",
  "recipientDelete",
  "orderOptions",
];
const carts: readonly RouteName[] = calls.filter((name) => name !== "cartSmall");
const wishes: readonly RouteName[] = [
  "wishlist",
  "wishlistAll",
  "wishlistWithEvents",
  "bookmarks",
  "wishlistAdd",
  "bookmarkAdd",
  "bookmarkDelete",
];

/** The cart of every answer, changed. */
const everyCart = (edit: (value: Value & { items: Value[] }) => unknown): Habit =>
  edited(carts, (value) => ({ ...value, cart: edit(cartOf(value)) }));

/** Deletes the bookmark together with a wish, as one number for both does. */
const deletesBoth: Habit = async ({ name, answer, portal }) => {
  const before = portal.state().shop.wishlist.length;
  const right = await answer();
  if (name === "bookmarkDelete" && portal.state().shop.wishlist.length < before) portal.state().bookmarks = [];
  return right;
};

/** What is wrong with cart, wishlist and bookmarks. */
export const cartBreaches: readonly Breach[] = [
  {
    breach: "a version that stands still",
    chapter: cart,
    calls,
    habit: () => everyCart((value) => ({ ...value, version: 3 })),
  },
  {
    breach: "a write that answers {success}",
    chapter: cart,
    calls,
    habit: () => edited(["cartAdd"], () => ({ success: true })),
  },
  {
    breach: "entries in reversed order",
    chapter: cart,
    calls,
    habit: () => everyCart((value) => ({ ...value, items: [...value.items].reverse() })),
  },
  {
    breach: "participants in reversed order",
    chapter: cart,
    calls,
    habit: () =>
      everyCart((value) => ({
        ...value,
        items: value.items.map((item) => ({ ...item, recipients: [...(item.recipients as unknown[])].reverse() })),
      })),
  },
  {
    breach: "Latin-1 in place of UTF-8",
    chapter: cart,
    calls,
    habit: () => everyCart((value) => JSON.parse(JSON.stringify(value).replaceAll("ä", "Ã¤")) as Value),
  },
  {
    breach: "other recipientIds in the next read",
    chapter: cart,
    calls,
    habit: () =>
      edited(["cart"], (value) => ({
        cart: JSON.parse(JSON.stringify(value.cart).replace(/"recipientId":(\d+)/g, '"recipientId":"r-$1"')) as Value,
      })),
  },
  {
    breach: "a changed participant with a new id",
    chapter: cart,
    calls,
    habit: () => {
      let edits = 0;
      return async (asked) => {
        const right = await asked.answer();
        if (asked.name === "recipientEdit") edits += 1;
        const isCart = asked.name !== null && carts.includes(asked.name) && right.status === 200;
        const renewed = String(right.body).replace(/"recipientId":(\d+)/g, `"recipientId":"$1-${edits}"`);
        return isCart && edits > 0 ? { ...right, body: renewed } : right;
      };
    },
  },
  {
    breach: "a removed participant who stays",
    chapter: cart,
    calls,
    habit: () => async (asked) =>
      asked.name === "recipientDelete"
        ? asked.answer({ ...asked.request, method: "GET", url: "/order-api/get-shopping-cart" })
        : asked.answer(),
  },
  {
    breach: "an address that is not kept",
    chapter: cart,
    calls,
    habit: () => everyCart((value) => ({ ...value, options: null })),
  },
  {
    breach: "200 with nothing for an unknown entry",
    chapter: "Statuses",
    calls,
    habit: () =>
      instead(({ name }, { status }) => name === "recipientAdd" && status === 404, json(200, { cart: null })),
  },
  {
    breach: "409 without a reason",
    chapter: "A 409 and its alternatives",
    calls,
    habit: () => instead(({ name }, { status }) => name === "cartAdd" && status === 409, json(409, {})),
  },
  {
    breach: "400 for what is in the cart already",
    chapter: "A 409 and its alternatives",
    calls,
    habit: () => instead(({ name }, { status }) => name === "cartAdd" && status === 409, json(400, {})),
  },
  {
    breach: "a small cart that counts otherwise",
    chapter: next,
    calls,
    habit: () => edited(["cartSmall"], (value) => ({ ...value, count: 99 })),
  },
  {
    breach: "writes without the token against forged requests",
    chapter: "Headers",
    calls,
    habit:
      () =>
      async ({ name, answer, portal, request }) =>
        name === "orderOptions" ? ((await portal.handle(request)) ?? answer()) : answer(),
  },
  {
    breach: "a wish that is not kept",
    chapter: next,
    calls: wishes,
    habit: () => undone(["wishlistAdd"], json(200, { id: 77 })),
  },
  { breach: "an old wishlist after a write", chapter: next, calls: wishes, habit: () => stale(["wishlist"]) },
  {
    breach: "a wish twice",
    chapter: next,
    calls: wishes,
    habit: () =>
      edited(["wishlist"], ({ items }) => ({
        items: [...(items as Value[]), ...(items as Value[]).map((row) => ({ ...row, id: `${String(row.id)}-2` }))],
      })),
  },
  {
    breach: "a bookmark that is not kept",
    chapter: next,
    calls: wishes,
    habit: () => undone(["bookmarkAdd"], json(200, { bookmark: { id: 77 } })),
  },
  {
    breach: "a bookmark that goes with a wish",
    chapter: "What your backend decides",
    calls: wishes,
    habit: () => deletesBoth,
  },
];
