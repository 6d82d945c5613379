import type { PortalEvent } from "#domain/entities/event.ts";
import type { ListedHotel } from "#domain/entities/location.ts";
import { slugOf } from "#lib/slug.ts";
import { seed } from "#mocks/data/seed.ts";
import { rubrics, themes } from "#mocks/data/shop/themes.ts";
import { buildSiteArticles, buildSiteVideos, tags } from "#mocks/data/site/articles.ts";
import { buildKnownHotels, buildLocations } from "#mocks/data/site/hotels.ts";
import { buildLexicon } from "#mocks/data/site/lexicon.ts";
import { buildRelated, relatedKinds } from "#mocks/data/site/teasers.ts";
import { buildExportedThemes } from "#mocks/data/site/themes.ts";
import { eventTitle } from "#widgets/shared/event/event-texts.ts";
import { furtherDates } from "./house/further-dates.ts";
import type { SiteRoute } from "./route.ts";

/** The values of an address, by the names that anchors and titles use. */
export type Values = Readonly<Record<string, string>>;

/** Looks up what the values of a path name; null when there is no such thing. */
export type Naming = (route: SiteRoute, params: Values, query: URLSearchParams, path: string) => Values | null;

const spelled = (slug: string): string =>
  slug
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");

/** Laws go by their abbreviations. */
const LAWS: Readonly<Record<string, string>> = { betrvg: "Betriebsverfassungsgesetz (BetrVG)" };

const eventValues = (event: PortalEvent | undefined): Values | null =>
  event === undefined
    ? null
    : { eventId: String(event.eventId), title: eventTitle(event), theme: event.theme?.url ?? "" };

/** The data of a page to which a list leads. */
interface Written {
  readonly title: string;
  /** HTML. */
  readonly teaser: string;
}

/** The addresses of articles, films and recommendations. */
function writtenPages(today: string): Map<string, Written> {
  const teasers = relatedKinds.flatMap((kind) => buildRelated(today, kind));
  const { articles, bookmarks } = seed("admin", today);
  const linked = [...articles, ...buildSiteArticles(), ...teasers];
  return new Map([
    ...linked.map(({ link, title, teaser }) => [link ?? "", { title: title ?? "", teaser: teaser ?? "" }] as const),
    ...[...buildSiteVideos(today), ...bookmarks].map(
      ({ url, title }) => [url ?? "", { title: title ?? "", teaser: "" }] as const,
    ),
  ]);
}

/** Everything that the pages of the site can be about, days counted from `today`. */
function subjectsOf(today: string) {
  const { shop, events: booked, recipients, plans } = seed("admin", today);
  return {
    shop,
    recipients,
    plans,
    themes: [
      ...Object.values(themes),
      ...buildExportedThemes(shop.events),
      ...booked.flatMap((event) => event.theme ?? []),
    ],
    events: new Map(
      [...shop.events, ...furtherDates(shop.events, today), ...booked].map((event) => [String(event.eventId), event]),
    ),
    hotels: buildKnownHotels(today),
    towns: buildLocations(),
    lexicon: buildLexicon(),
    written: writtenPages(today),
  };
}

type Subjects = ReturnType<typeof subjectsOf>;

function themeValues({ themes: all, events, shop, written }: Subjects, url: string): Values | null {
  const theme = all.find((candidate) => candidate.url === url);
  const title = theme?.designation ?? written.get(`/seminare/t/${url}`)?.title;
  if (typeof title !== "string") return null;
  const first = [...events.values()].find((event) => event.theme?.themeId === theme?.themeId);
  return {
    theme: url,
    themeId: String(theme?.themeId ?? ""),
    title,
    firstEventId: String(first?.eventId ?? shop.events[0]?.eventId ?? ""),
  };
}

function conferenceValues({ shop, written }: Subjects, url: string): Values | null {
  const known = shop.conferences.find((conference) => conference.url === url);
  const title = known?.title ?? written.get(`/fachtagung/${url}`)?.title;
  return title === undefined ? null : { conference: url, title, eventId: String(known?.eventId ?? "") };
}

function rubricValues(url: string): Values | null {
  const rubric = rubrics.find((candidate) => candidate.url === url);
  return rubric === undefined ? null : { rubric: url, title: rubric.name ?? "" };
}

/** The values of a hotel or town, unless its address has another slug. */
function placeValues(name: string | null, slug: string | undefined, values: Values): Values | null {
  const own = slugOf(name);
  return slug !== undefined && slug !== own ? null : { ...values, slug: own, title: name ?? "" };
}

function hotelValues(hotel: ListedHotel | undefined, slug?: string): Values | null {
  if (hotel === undefined) return null;
  const { hotelId, internalId, name, city } = hotel;
  return placeValues(name, slug, { hotelId: String(hotelId), internalId: String(internalId), city: city ?? "" });
}

function townValues({ towns }: Subjects, locationId: string, slug?: string): Values | null {
  const town = towns.find((candidate) => String(candidate.locationId) === locationId);
  if (town === undefined) return null;
  const city = encodeURIComponent((town.name ?? "").replace(" auf Rügen", ""));
  return placeValues(town.name, slug, { locationId, city });
}

function planValues({ plans }: Subjects, planId: string): Values | null {
  const plan = plans.find((candidate) => candidate.planId === planId);
  return plan === undefined ? null : { planId, title: plan.title ?? "" };
}

function recipientValues({ recipients }: Subjects, recipientId: string): Values | null {
  const isMeant = (recipient: { readonly recipientId: unknown }): boolean =>
    String(recipient.recipientId) === recipientId;
  const eventId = Object.keys(recipients).find((key) => recipients[key]?.some(isMeant));
  return eventId === undefined ? null : { eventId, recipientId };
}

/** The values of a text: an entry of the lexicon, a tag, a law, or what a list leads to. */
function writtenValues({ lexicon, written }: Subjects, route: SiteRoute, x: string, path: string): Values | null {
  const isOfKind = (kind: string | null): boolean =>
    route.path.startsWith("/wissen/br-a-z-content/")
      ? kind === "br"
      : route.path.startsWith("/betriebsratslexikon/") && route.path.includes(`/${kind ?? ""}/`);
  const entry = lexicon.find(({ kind, slug }) => slug === x && isOfKind(kind));
  if (entry !== undefined) return { x, title: entry.title ?? "", teaser: entry.teaser ?? "" };
  const isTagged = /^\/(tag|kategorie)\//.test(route.path);
  const tag = isTagged ? tags.find((candidate) => candidate.tag === x)?.name : undefined;
  const example = route.answer === "page" ? route.exampleTitle : undefined;
  const own = path === route.example ? (example ?? spelled(x)) : undefined;
  const title = tag ?? LAWS[x] ?? written.get(path)?.title ?? own;
  return title === undefined ? null : { x, title, teaser: written.get(path)?.teaser ?? "" };
}

/** How the addresses of the site are read, days counted from `today`. */
export function namingOf(today: string): Naming {
  const all = subjectsOf(today);
  return (route, params, query, path) => {
    const { eventId, theme, rubric, slug, hotelId, internalId, locationId, planId, recipientId, x } = params;
    const conference = params.conference ?? query.get("fachtagung") ?? "";
    if (eventId !== undefined) return eventValues(all.events.get(eventId));
    if (theme !== undefined) return themeValues(all, theme);
    if (conference !== "" && /fachtagung|reservierung|warteliste/.test(route.path))
      return conferenceValues(all, conference);
    if (rubric !== undefined) return rubricValues(rubric);
    if (hotelId !== undefined)
      return hotelValues(
        all.hotels.find((hotel) => String(hotel.hotelId) === hotelId),
        slug,
      );
    if (internalId !== undefined)
      return hotelValues(all.hotels.find((hotel) => String(hotel.internalId) === internalId));
    if (locationId !== undefined) return townValues(all, locationId, slug);
    if (planId !== undefined) return planValues(all, planId);
    if (recipientId !== undefined) return recipientValues(all, recipientId);
    return x === undefined ? params : writtenValues(all, route, x, path);
  };
}
