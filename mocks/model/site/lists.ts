import type { ListedHotel } from "#domain/entities/location.ts";
import { slugOf } from "#lib/slug.ts";
import {
  buildSiteArticles,
  buildSiteVideos,
  tags,
  type SiteArticle,
  type SiteVideo,
} from "#mocks/data/site/articles.ts";
import { buildKnownHotels, buildListedHotels, buildLocations } from "#mocks/data/site/hotels.ts";
import { ok, problem, unknown, type Answer, type Context, type Handlers } from "#mocks/model/answer.ts";

const has = (text: string | null, wanted: string): boolean => (text ?? "").toLowerCase().includes(wanted.toLowerCase());

/** The filters of a list by their key (contract-public section 4). */
type FiltersOf<T> = Readonly<Record<string, (item: T, value: string) => boolean>>;

const articleFilters: FiltersOf<SiteArticle> = {
  q: ({ title, teaser }, value) => has(title, value) || has(teaser, value),
  tag: ({ tagKeys }, value) => tagKeys.includes(value),
  category: ({ category }, value) => category === value,
};
const videoFilters: FiltersOf<SiteVideo> = {
  q: ({ title }, value) => has(title, value),
  tag: ({ tagKeys }, value) => tagKeys.includes(value),
};

/** A feature goes by the field of a hotel that says it. */
function offers(hotel: ListedHotel, feature: string): boolean {
  const value: unknown = Object.hasOwn(hotel, feature) ? hotel[feature as keyof ListedHotel] : null;
  return value === true || (typeof value === "string" && value !== "");
}

const hotelFilters: FiltersOf<ListedHotel> = {
  q: ({ name, city }, value) => has(name, value) || has(city, value),
  city: ({ city, location }, value) => [city, location?.name ?? null].some((name) => slugOf(name) === slugOf(value)),
  feature: offers,
};

function narrowed<T>(items: readonly T[], filters: FiltersOf<T>, query: URLSearchParams): T[] {
  return items.filter((item) =>
    Object.entries(filters).every(([key, fits]) => (query.get(key) ?? "") === "" || fits(item, query.get(key) ?? "")),
  );
}

const hotelsFor = ({ today, query }: Context): ListedHotel[] => narrowed(buildListedHotels(today), hotelFilters, query);

/** Towns are found by what their hotels are and offer. */
function locationsFor(context: Context): unknown[] {
  const query = new URLSearchParams(context.query);
  query.delete("q");
  const towns = new Set(hotelsFor({ ...context, query }).map(({ location }) => location?.name));
  return buildLocations().filter(({ name }) => towns.has(name ?? "") && has(name, context.query.get("q") ?? ""));
}

const bareArticles = ({ query }: Context): unknown[] =>
  narrowed(buildSiteArticles(), articleFilters, query).map(({ id, link, image, title, teaser, tags: names }) => ({
    id,
    link,
    image,
    title,
    teaser,
    tags: names,
  }));

const bareVideos = ({ query, today }: Context): unknown[] =>
  narrowed(buildSiteVideos(today), videoFilters, query).map(
    ({ id, title, image, url, duration, date, tags: names }) => ({
      id,
      title,
      image,
      url,
      duration,
      date,
      tags: names,
    }),
  );

const lists: Readonly<Record<string, (context: Context) => unknown[]>> = {
  articles: bareArticles,
  videos: bareVideos,
  hotels: hotelsFor,
  locations: locationsFor,
};

/** One page; `page` counts from 1. */
function page(items: readonly unknown[], query: URLSearchParams, name: string): Answer {
  const [number, size] = [Number(query.get("page")), Number(query.get("size"))];
  if (!Number.isInteger(number) || number < 1 || !Number.isInteger(size) || size < 1)
    return problem(400, "Query: page and size must be whole numbers from 1 on");
  return ok({ [name]: items.slice((number - 1) * size, number * size), total: items.length });
}

type Names = "dataList" | "articleList" | "videoList" | "hotels" | "tags";

export const listHandlers: Handlers<Names> = {
  dataList: (context) => {
    const kind = context.params.kind ?? "";
    const list = Object.hasOwn(lists, kind) ? lists[kind] : undefined;
    return list === undefined ? unknown(`list of ${kind}`) : page(list(context), context.query, "items");
  },
  articleList: (context) => page(bareArticles(context), context.query, "articles"),
  videoList: (context) => page(bareVideos(context), context.query, "videos"),
  hotels: ({ today }) => ok({ hotels: buildKnownHotels(today) }),
  tags: () => ok({ tags }),
};
