import type { Teaser } from "./entities/content.ts";
import { isFilled } from "./text.ts";
import { toEndInstant } from "./time.ts";

/** Kinds of recommendations whose date is that of an event: over or full, they are of no use any more. */
const DATED = ["themes", "conferences"];

/** Whether a kind of recommendations is about what takes place. */
export const isDated = (kind: string): boolean => DATED.includes(kind);

/**
 * What may be recommended at `now` (epoch ms): with a title and somewhere to go, and not over. A teaser that comes
 * twice counts once.
 */
export function recommendable(teasers: readonly Teaser[], kind: string, now: number): Teaser[] {
  const isOver = ({ date }: Teaser): boolean => isDated(kind) && date !== null && toEndInstant(date) < now;
  const links = new Set<string | null>();
  return teasers.filter((teaser) => {
    const { title, link } = teaser;
    if (!isFilled(title) || !isFilled(link) || isOver(teaser) || links.has(link)) return false;
    links.add(link);
    return true;
  });
}
