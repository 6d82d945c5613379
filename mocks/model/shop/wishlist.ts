import type * as v from "valibot";
import { bookmarkAdd } from "#api/bookmarks.ts";
import { wishlistAdd } from "#api/wishlist.ts";
import { dayOf } from "#domain/dates/time.ts";
import type { PortalEvent } from "#domain/entities/event.ts";
import { ok, unknown, type Answer, type Context, type Handlers } from "#mocks/model/answer.ts";
import { withBody } from "#mocks/model/check.ts";
import { nextId, shopEvent } from "./cart.ts";
import type { ShopState, WishlistEntry } from "./state.ts";

/** The event itself, or the next date of the theme. */
function eventBehind(
  shop: ShopState,
  { kind, refId }: Pick<WishlistEntry, "kind" | "refId">,
  today: string,
): PortalEvent | undefined {
  if (kind === "event") return shopEvent(shop, refId);
  return shop.events
    .filter(({ theme, startDate }) => theme?.themeId === refId && startDate !== null && dayOf(startDate) >= today)
    .sort((a, b) => String(a.startDate).localeCompare(String(b.startDate)))[0];
}

function add({ kind }: v.InferOutput<typeof wishlistAdd.body>, { state: { shop }, params, today }: Context): Answer {
  const refId = Number(params.refId);
  if (eventBehind(shop, { kind, refId }, today) === undefined) return unknown(`${kind} ${params.refId ?? ""}`);
  const known = shop.wishlist.find((entry) => entry.kind === kind && entry.refId === refId);
  if (known !== undefined) return ok({ id: known.id });
  const id = nextId(shop);
  shop.wishlist.push({ id, kind, refId });
  return ok({ id });
}

/** Takes a wishlist entry off; false when there is none of that id. */
export function deleteWish(shop: ShopState, id: string): boolean {
  const before = shop.wishlist.length;
  shop.wishlist = shop.wishlist.filter((entry) => String(entry.id) !== id);
  return shop.wishlist.length < before;
}

export const wishlistHandlers: Handlers<
  "wishlist" | "wishlistAll" | "wishlistWithEvents" | "wishlistAdd" | "bookmarkAdd"
> = {
  wishlist: ({ state: { shop } }) => ok({ items: shop.wishlist }),
  wishlistAll: ({ state: { shop }, today }) =>
    ok({
      items: shop.wishlist.map((entry) => {
        const event = eventBehind(shop, entry, today);
        const url =
          entry.kind === "event" ? `/seminare/p/${entry.refId}` : `/seminare/t/${event?.theme?.url ?? entry.refId}`;
        return {
          ...entry,
          title: (entry.kind === "theme" ? event?.theme?.designation : event?.title) ?? null,
          url,
          image: `/mock-media/theme/${event?.theme?.themeId ?? entry.refId}-640x360.svg`,
        };
      }),
    }),
  wishlistWithEvents: ({ state: { shop }, today }) =>
    ok({ items: shop.wishlist.map((entry) => ({ id: entry.id, event: eventBehind(shop, entry, today) ?? null })) }),
  wishlistAdd: withBody(wishlistAdd.body, add),
  bookmarkAdd: withBody(bookmarkAdd.body, ({ title, url, image }, { state }) => {
    const known = state.bookmarks.find((bookmark) => bookmark.url === url);
    const bookmark = known ?? { id: nextId(state.shop), title, url, image, eventCount: null, nextDate: null };
    if (known === undefined) state.bookmarks.push(bookmark);
    return ok({ bookmark });
  }),
};
