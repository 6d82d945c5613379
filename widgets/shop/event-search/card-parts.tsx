import { pageAddress } from "#api/pages.ts";
import type { WishlistKind } from "#api/wishlist.ts";
import { dayOf, daysBetween, hasTime, toInstant } from "#domain/dates/time.ts";
import type { SearchedEvent } from "#domain/entities/event.ts";
import type { Id } from "#domain/entities/fields.ts";
import { isSeries } from "#domain/event/events.ts";
import { beginningOf } from "#domain/text/beginning.ts";
import { isFilled } from "#domain/text/text.ts";
import { eventOffer, eventSearch as texts } from "#i18n/offers.ts";
import { fold } from "#lib/text-search.ts";
import { useConfig } from "#state/store.ts";
import { useStyles } from "#ui/root/root.tsx";
import { CardHeart } from "#widgets/shop/shared/wish/lazy-heart.tsx";
import css from "./seminar-card.css?inline";

/** The number of characters of a seminar's text on a card: two to three lines; on a phone two. */
const MOST = 170;
const MOST_OF_PHONE = 60;

/** The word by which a hit was found; nothing if its title shows that word. */
export function MatchedWord({ word, title }: { word: string | null; title: string }) {
  const isTitle = fold(word ?? "").long === fold(title).long;
  return isFilled(word) && !isTitle && <p className="small muted">{texts.why(word)}</p>;
}

/** The beginning of a seminar's text; nothing if it has none. */
export function CardText({ event, isBrief }: { event: SearchedEvent; isBrief: boolean }) {
  const text = beginningOf(event.content?.description ?? "", isBrief ? MOST_OF_PHONE : MOST);
  return text !== "" && <p>{text}</p>;
}

/** Minutes from start to end of an event that takes less than a day; null if it takes longer, or they are unknown. */
function minutesOf({ content, startDate, endDate }: SearchedEvent): number | null {
  if ((content?.duration ?? 1) >= 1 || startDate === null || endDate === null) return null;
  if (!hasTime(startDate) || !hasTime(endDate) || dayOf(startDate) !== dayOf(endDate)) return null;
  const minutes = (toInstant(endDate) - toInstant(startDate)) / 60_000;
  return minutes > 0 ? minutes : null;
}

/** The number of days of an event by its dates; null for hours, for a series, and if unknown. */
function daysOf(event: SearchedEvent): number | null {
  const { content, startDate, endDate } = event;
  const duration = content?.duration ?? null;
  if (isSeries(event) || (duration !== null && duration < 1)) return null;
  if (startDate !== null && endDate !== null) return daysBetween(dayOf(startDate), dayOf(endDate)) + 1;
  return duration === null ? null : Math.ceil(duration);
}

/** The duration of a seminar by all its dates, in hours if all take equally many; nothing if one is unknown. */
export function SeminarDuration({ of }: { of: readonly SearchedEvent[] }) {
  const [minutes = null, ...others] = new Set(of.map(minutesOf));
  if (minutes !== null && others.length === 0) return <p className="muted">{eventOffer.minutes(minutes)}</p>;
  const counts = of.map(daysOf).filter((days) => days !== null);
  if (counts.length < of.length) return null;
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  return <p className="muted">{least === most ? eventOffer.days(least) : eventOffer.daysFromTo(least, most)}</p>;
}

/** The heart button, if the site has a wishlist and the item has an id. */
export function HitHeart({ kind, refId, title }: { kind: WishlistKind; refId: Id | null; title: string }) {
  useStyles(css);
  const hasWishlist = pageAddress(useConfig(), "wishlist") !== null;
  return hasWishlist && refId !== null && <CardHeart kind={kind} refId={refId} title={title} />;
}
