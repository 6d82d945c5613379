import * as v from "valibot";
import { defineResource, type Resource } from "#api/resource.ts";
import { articleSchema } from "#domain/entities/article.ts";
import { tagSchema, videoSchema } from "#domain/entities/content.ts";
import { list, number } from "#domain/entities/fields.ts";
import { listedHotelSchema, listedLocationSchema } from "#domain/entities/location.ts";
import { listFilterKeys } from "#domain/search/list-filters.ts";

/** The number of entries in a page of a list (contract-public section 2). */
export const PAGE_SIZE = 12;

/** One page of a list; `total` counts the entries of all pages, null when the backend does not say. */
export interface ListPage<T> {
  readonly items: readonly T[];
  readonly total: number | null;
}

/** The query of a list: the page from 1 on, its size, and the filters. */
const inQuery = ["page", "size", ...new Set(Object.values(listFilterKeys).flat())];

const pageOf = <T>(item: v.GenericSchema<unknown, T>): Resource<ListPage<T>> =>
  defineResource(
    "dataList",
    v.object({ items: list(item), total: number }),
    ({ items, total }): ListPage<T> => ({ items, total }),
    inQuery,
  );

/** One page of each list that `dataList` serves; the value `kind` names the list in the path. */
export const articlePage = pageOf(articleSchema);
export const videoPage = pageOf(videoSchema);
export const hotelPage = pageOf(listedHotelSchema);
export const locationPage = pageOf(listedLocationSchema);

/** All hotels of the public site. */
export const hotelsResource = defineResource(
  "hotels",
  v.object({ hotels: list(listedHotelSchema) }),
  (answer) => answer.hotels,
);

/** The topics by which articles and videos can be filtered. */
export const tagsResource = defineResource("tags", v.object({ tags: list(tagSchema) }), (answer) => answer.tags);
