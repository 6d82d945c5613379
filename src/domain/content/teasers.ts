import { toEndInstant } from "#domain/dates/time.ts";
import type { Teaser } from "#domain/entities/content.ts";
import { isFilled } from "#domain/text/text.ts";
import { leadsTo } from "#lib/same-page.ts";

/** Kinds of recommendations that have the date of an event: once it is over or full, they are not shown. */
const DATED = ["themes", "conferences"];

/** Whether recommendations of a kind are about events. */
export const isDated = (kind: string): boolean => DATED.includes(kind);

function parsed(address: string | null, base: string): URL | null {
  try {
    return address === null ? null : new URL(address, base);
  } catch {
    return null;
  }
}

/**
 * The teasers that may be shown at `now` (epoch ms): with a title and a link, not over, and not linking to the current
 * page. Teasers with the same link count once.
 * @param here the current page's address
 * @param own the address of the item that the recommendations are for, if it has a page of its own
 */
export function recommendable(
  teasers: readonly Teaser[],
  kind: string,
  now: number,
  here: string,
  own: string | null = null,
): Teaser[] {
  const isOver = ({ date }: Teaser): boolean => isDated(kind) && date !== null && toEndInstant(date) < now;
  const links = new Set<string | null>();
  const [page, about] = [parsed(here, here), parsed(own, here)];
  const isItself = (link: URL | null): boolean =>
    link !== null && ((page !== null && leadsTo(page, link)) || (about !== null && leadsTo(link, about)));
  return teasers.filter((teaser) => {
    const { title, link } = teaser;
    if (!isFilled(title) || !isFilled(link) || isOver(teaser) || links.has(link)) return false;
    if (isItself(parsed(link, here))) return false;
    links.add(link);
    return true;
  });
}
