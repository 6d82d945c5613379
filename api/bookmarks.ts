import * as v from 'valibot';
import { list } from '#domain/entities/fields.ts';
import { bookmarkSchema } from '#domain/entities/media.ts';
import { write } from '#api/client.ts';
import { resource } from '#api/resource.ts';

/** The customer's bookmarks. */
export const bookmarksResource = resource('bookmarks', v.object({ bookmarks: list(bookmarkSchema) }), (answer) => answer.bookmarks);

/** Takes a wishlist item off the list. @throws ApiError when no 2xx came */
export async function deleteBookmark(id: string): Promise<void> {
  await write('bookmarkDelete', { values: { id } });
}
