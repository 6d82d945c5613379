import type { SearchedEvent } from "#domain/entities/event.ts";
import { placeName } from "#domain/event/event-place.ts";
import { offeredPrice } from "#domain/event/offered-price.ts";
import { fold } from "#lib/text-search.ts";
import type { EventOrder } from "./event-search-filters.ts";
import type { Hit } from "./event-search.ts";

const firstPrice = (event: SearchedEvent): number => offeredPrice(event)?.each ?? Infinity;

/** Sorts hits; equal ones keep their order, which is by start, and those without a price or place come last. */
export function sortHits(hits: readonly Hit[], order: EventOrder): readonly Hit[] {
  if (order === "datum") return hits;
  const last = "\uffff";
  const keys = new Map(
    hits.map(({ event }) => [
      event,
      order === "preis" ? firstPrice(event) : fold(placeName(event) ?? last).plain || last,
    ]),
  );
  const key = ({ event }: Hit): number | string => keys.get(event) ?? last;
  return [...hits].sort((a, b) => Number(key(a) > key(b)) - Number(key(a) < key(b)));
}

/** The hits of one theme; a hit without a theme is a group of its own. */
export interface HitGroup {
  readonly key: string;
  readonly hits: readonly [Hit, ...Hit[]];
}

const isInhouse = ({ event }: Hit): number => Number(event.isInhouse === true);

/** Groups hits by theme; a group stands where its first hit was. In it come first the dates that can be bought. */
export function groupByTheme(hits: readonly Hit[]): HitGroup[] {
  const groups = new Map<string, [Hit, ...Hit[]]>();
  hits.forEach((hit, index) => {
    const themeId = hit.event.theme?.themeId ?? null;
    const key = themeId === null ? `event ${hit.event.eventId ?? index}` : `theme ${themeId}`;
    const known = groups.get(key);
    if (known === undefined) groups.set(key, [hit]);
    else known.push(hit);
  });
  return [...groups].map(([key, of]) => ({ key, hits: of.sort((a, b) => isInhouse(a) - isInhouse(b)) }));
}
