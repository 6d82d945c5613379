import type { Teaser } from "./entities/content.ts";
import { isFilled } from "./text.ts";
import { toEndInstant } from "./time.ts";

/** Kinds of recommendations that have the date of an event: once it is over or full, they are not shown. */
const DATED = ["themes", "conferences"];

/** Whether recommendations of a kind are about events. */
export const isDated = (kind: string): boolean => DATED.includes(kind);

/** The address of a page without query and hash; null for an invalid address. */
function pageOf(address: string | null, base: string): string | null {
  try {
    const { origin, pathname } = new URL(address ?? "", base);
    return origin + pathname.replace(/\/+$/, "");
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
  const itself = [here, ...(own === null ? [] : [own])].map((address) => pageOf(address, here));
  return teasers.filter((teaser) => {
    const { title, link } = teaser;
    if (!isFilled(title) || !isFilled(link) || isOver(teaser) || links.has(link)) return false;
    if (itself.includes(pageOf(link, here))) return false;
    links.add(link);
    return true;
  });
}
