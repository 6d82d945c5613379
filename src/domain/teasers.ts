import type { Teaser } from "./entities/content.ts";
import { isFilled } from "./text.ts";
import { toEndInstant } from "./time.ts";

/** Kinds of recommendations whose date is that of an event: over or full, they are of no use any more. */
const DATED = ["themes", "conferences"];

/** Whether a kind of recommendations is about what takes place. */
export const isDated = (kind: string): boolean => DATED.includes(kind);

/** A page by its address, whatever its query and hash; null for what is no address. */
function pageOf(address: string | null, base: string): string | null {
  try {
    const { origin, pathname } = new URL(address ?? "", base);
    return origin + pathname.replace(/\/+$/, "");
  } catch {
    return null;
  }
}

/**
 * What may be recommended at `now` (epoch ms): with a title and somewhere to go, not over, and not the page itself that
 * recommends. A teaser that comes twice counts once.
 * @param here the page's own address
 * @param own the address of what it is about, where that has a page of its own
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
