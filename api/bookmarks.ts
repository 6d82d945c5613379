import * as v from "valibot";
import { list } from "#domain/entities/fields.ts";
import { bookmarkSchema } from "#domain/entities/bookmark.ts";
import { resource } from "#api/resource.ts";
import { defineWrite, isDone } from "#api/write.ts";

/** The customer's bookmarks. */
export const bookmarksResource = resource(
  "bookmarks",
  v.object({ bookmarks: list(bookmarkSchema) }),
  (answer) => answer.bookmarks,
);

/**
 * Takes a wishlist entry or a bookmark off its list, by its id. The lists are not read again: what is gone stays hidden
 * by its id, also should an older answer arrive later (docs/decisions/014).
 */
export const bookmarkDelete = defineWrite({
  name: "bookmarkDelete",
  request: (id: string) => ({ values: { id } }),
  answers: { "2xx": isDone },
  outdates: [],
  key: (id) => `bookmark ${id}`,
});
