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
export function namingOf(today: string): Naming {
  const { shop, events: booked, recipients, plans } = seed("admin", today);
  const exported = buildExportedThemes(shop.events);
  const sold = [...shop.events, ...furtherDates(shop.events, today)];
  const events = new Map([...sold, ...booked].map((event) => [String(event.eventId), event]));
  const hotels = buildKnownHotels(today);
  const towns = buildLocations();
  const lexicon = buildLexicon();
  const written = writtenPages(today);

  const themeValues = (url: string): Values | null => {
    const theme = [...Object.values(themes), ...exported, ...booked.flatMap((event) => event.theme ?? [])].find(
      (candidate) => candidate.url === url,
    );
    const title = theme?.designation ?? written.get(`/seminare/t/${url}`)?.title;
    const first = [...events.values()].find((event) => event.theme?.themeId === theme?.themeId);
    return typeof title !== "string"
      ? null
      : {
          theme: url,
          themeId: String(theme?.themeId ?? ""),
          title,
          firstEventId: String(first?.eventId ?? shop.events[0]?.eventId ?? ""),
        };
  };
  const conferenceValues = (url: string): Values | null => {
    const known = shop.conferences.find((conference) => conference.url === url);
    const title = known?.title ?? written.get(`/fachtagung/${url}`)?.title;
    return title === undefined ? null : { conference: url, title, eventId: String(known?.eventId ?? "") };
  };
  const rubricValues = (url: string): Values | null => {
    const rubric = rubrics.find((candidate) => candidate.url === url);
    return rubric === undefined ? null : { rubric: url, title: rubric.name ?? "" };
  };
  const hotelValues = (slug: string | undefined, find: (hotel: ListedHotel) => boolean): Values | null => {
    const hotel = hotels.find(find);
    const own = slugOf(hotel?.name ?? null);
    return hotel === undefined || (slug !== undefined && slug !== own)
      ? null
      : {
          hotelId: String(hotel.hotelId),
          internalId: String(hotel.internalId),
          slug: own,
          title: hotel.name ?? "",
          city: hotel.city ?? "",
        };
  };
  const townValues = ({ slug, locationId }: Values): Values | null => {
    const town = towns.find((candidate) => String(candidate.locationId) === locationId);
    const own = slugOf(town?.name ?? null);
    return town === undefined || (slug !== undefined && slug !== own)
      ? null
      : {
          locationId: locationId ?? "",
          slug: own,
          title: town.name ?? "",
          city: encodeURIComponent((town.name ?? "").replace(" auf Rügen", "")),
        };
  };
  const recipientValues = (recipientId: string): Values | null => {
    const eventId = Object.keys(recipients).find((key) =>
      recipients[key]?.some((recipient) => String(recipient.recipientId) === recipientId),
    );
    return eventId === undefined ? null : { eventId, recipientId };
  };
  const writtenValues = (route: SiteRoute, x: string, path: string): Values | null => {
    const entry = lexicon.find(
      ({ kind, slug }) =>
        slug === x &&
        (route.path.startsWith("/wissen/br-a-z-content/")
          ? kind === "br"
          : route.path.includes(`/${kind ?? ""}/`) && route.path.startsWith("/betriebsratslexikon/")),
    );
    if (entry !== undefined) return { x, title: entry.title ?? "", teaser: entry.teaser ?? "" };
    const tag = /^\/(tag|kategorie)\//.test(route.path)
      ? tags.find((candidate) => candidate.tag === x)?.name
      : undefined;
    const exampleTitle = route.answer === "page" ? route.exampleTitle : undefined;
    const title =
      tag ?? LAWS[x] ?? written.get(path)?.title ?? (path === route.example ? (exampleTitle ?? spelled(x)) : undefined);
    return title === undefined ? null : { x, title, teaser: written.get(path)?.teaser ?? "" };
  };

  return (route, params, query, path) => {
    const {
      eventId,
      theme,
      conference = query.get("fachtagung") ?? undefined,
      rubric,
      slug,
      hotelId,
      internalId,
      locationId,
      planId,
      recipientId,
      x,
    } = params;
    if (eventId !== undefined) return eventValues(events.get(eventId));
    if (theme !== undefined) return themeValues(theme);
    if (conference !== undefined && conference !== "" && /fachtagung|reservierung|warteliste/.test(route.path))
      return conferenceValues(conference);
    if (rubric !== undefined) return rubricValues(rubric);
    if (hotelId !== undefined) return hotelValues(slug, (hotel) => String(hotel.hotelId) === hotelId);
    if (internalId !== undefined) return hotelValues(undefined, (hotel) => String(hotel.internalId) === internalId);
    if (locationId !== undefined) return townValues(params);
    if (planId !== undefined) {
      const plan = plans.find((candidate) => candidate.planId === planId);
      return plan === undefined ? null : { planId, title: plan.title ?? "" };
    }
    if (recipientId !== undefined) return recipientValues(recipientId);
    if (x !== undefined) return writtenValues(route, x, path);
    return params;
  };
}
