import * as v from "valibot";
import { filledText, optionalText } from "#api/body-fields.ts";
import { loadResource, defineResource } from "#api/resource.ts";
import { wishlistResource } from "#api/wishlist.ts";
import { bodyReader, defineWrite, doneWith, doneAnswer, type Outcome } from "#api/write.ts";
import { removalLookedUp, type LookedUp } from "#domain/answers/outcome.ts";
import { bookmarkSchema } from "#domain/entities/bookmark.ts";
import { list } from "#domain/entities/fields.ts";
import { ownAddress } from "#lib/own-address.ts";

/** The customer's bookmarks. */
export const bookmarksResource = defineResource(
  "bookmarks",
  v.object({ bookmarks: list(bookmarkSchema) }),
  (answer) => answer.bookmarks,
);

/** Looks up whether an entry is gone. An id may belong to either list, so both are read. @throws ApiError */
async function lookUpRemoval(id: string): Promise<LookedUp> {
  const asked = await Promise.allSettled([loadResource(bookmarksResource, {}), loadResource(wishlistResource, {})]);
  const found = removalLookedUp(
    asked.flatMap((list) => (list.status === "fulfilled" ? list.value.map((entry) => entry.id) : [])),
    id,
  );
  const failed = asked.find((list) => list.status === "rejected");
  if (found.state === "happened" && failed !== undefined) throw failed.reason;
  return found;
}

/**
 * Removes a wishlist entry or a bookmark by its id. The lists are not read again: the removed entry stays hidden by its
 * id, even if an older answer arrives later (docs/decisions/014).
 */
export const bookmarkDelete = defineWrite({
  name: "bookmarkDelete",
  request: (id: string) => ({ values: { id } }),
  answers: { "2xx": doneAnswer },
  outdates: [],
  key: (id) => `bookmark ${id}`,
  lookUp: lookUpRemoval,
});

function isSamePage(a: string | null, b: string): boolean {
  if (a === null || a === b) return a === b;
  try {
    return new URL(a, ownAddress()).href === new URL(b, ownAddress()).href;
  } catch {
    return false;
  }
}

/** Keeps a page as a bookmark. */
export const bookmarkAdd = defineWrite({
  name: "bookmarkAdd",
  body: v.strictObject({ title: filledText, url: filledText, image: optionalText }),
  request: (bookmark: { title: string; url: string; image: string | null }) => ({ body: bookmark }),
  answers: {
    "2xx": bodyReader(
      v.object({ bookmark: v.nullish(bookmarkSchema, null) }),
      ({ bookmark }): Outcome<v.InferOutput<typeof bookmarkSchema> | null, never> => doneWith(bookmark),
    ),
  },
  outdates: ["bookmarks"],
  key: ({ url }) => `bookmark of ${url}`,
  lookUp: async ({ url }) => {
    const bookmark = (await loadResource(bookmarksResource, {})).find((known) => isSamePage(known.url, url));
    return bookmark === undefined ? { state: "not happened" } : { state: "happened", answer: { bookmark } };
  },
});
