import { useRef } from "react";
import { wishlistAllResource, wishlistWithEventsResource } from "#api/wishlist.ts";
import { isOutcomeUnknown } from "#domain/answers/outcome.ts";
import type { PortalEvent } from "#domain/entities/event.ts";
import { sameId } from "#domain/entities/fields.ts";
import type { BookingState } from "#domain/entities/offer.ts";
import type { WishlistItem } from "#domain/entities/wishlist.ts";
import { safeLink } from "#domain/text/link.ts";
import { isFilled } from "#domain/text/text.ts";
import { shortCartTexts } from "#i18n/cart-short.ts";
import { wishlistRemoval, wishlistTexts as texts } from "#i18n/wishlist.ts";
import { useBookingStates } from "#state/booking-states.ts";
import { useResource } from "#state/resources.ts";
import { useLearntPerson } from "#state/session/session-calls.ts";
import { usePortal } from "#state/store.ts";
import { useRemoval, useRemovals } from "#state/wishlist/removals.ts";
import { useWishlistNews, wishKey } from "#state/wishlist/wishlist-news.ts";
import { CompoundLink } from "#ui/compound/compound.tsx";
import { PageHead } from "#ui/compound/page-head.tsx";
import { Announced } from "#ui/notice/announced.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { useIgnoredOnceGone } from "#ui/page/ignore-presses.ts";
import { useStyles } from "#ui/root/root.tsx";
import { unbroken } from "#ui/unbroken/unbroken.ts";
import cartCss from "#widgets/shared/cart/cart-entry.css?inline";
import { Empty } from "#widgets/shared/empty.tsx";
import { eventSummary } from "#widgets/shared/event/event-summary.ts";
import { ReadFailure, RemoteView } from "#widgets/shared/remote-view.tsx";
import { Failure, SendButton } from "#widgets/shared/waiting.tsx";
import { useFocusAfterRemoval } from "#widgets/shop/shared/focus-after-removal.ts";
import { ReservationNote } from "#widgets/shop/shared/offer/offer-button.tsx";
import { NetNote } from "#widgets/shop/shared/offer/offer-price.tsx";
import { OfferTerms } from "#widgets/shop/shared/offer/offer-terms.tsx";
import { StatesFailure } from "#widgets/shop/shared/offer/states-failure.tsx";
import css from "./wishlist.css?inline";

interface EntryProps {
  readonly item: WishlistItem;
  /** Undefined where it is unknown whether there is one. */
  readonly event: PortalEvent | null | undefined;
  readonly state: BookingState | null;
  /** Called when the customer removes this entry. */
  readonly onRemove: () => void;
}

/** An entry; one without an id has no button to remove it, because the backend could not identify it. */
function Entry({ item, event, state, onRemove }: EntryProps) {
  const { error, remove } = useRemoval(String(item.id), true);
  const row = useRef<HTMLLIElement>(null);
  useIgnoredOnceGone(row);
  const title = isFilled(item.title) ? item.title : texts.untitled;
  const href = safeLink(item.url);
  const ask = (): void => {
    onRemove();
    remove();
  };
  return (
    <li className="cart-entry wish" ref={row}>
      <div className="cart-head">
        <h3>
          <CompoundLink text={title} href={href} />
        </h3>
        {item.id !== null && (
          <SendButton
            routes={["bookmarkDelete"]}
            variant="quiet"
            aria-label={texts.remove(title)}
            data-remove=""
            onClick={ask}
          >
            {shortCartTexts.remove}
          </SendButton>
        )}
      </div>
      {event === null && <p className="cart-muted">{texts.noDate}</p>}
      {event != null && (
        <>
          <p>{unbroken(eventSummary(event))}</p>
          <OfferTerms event={event} isListed state={state} />
        </>
      )}
      {error !== null && (
        <Failure error={error} onRetry={ask}>
          {isOutcomeUnknown(error) ? wishlistRemoval.unknown : texts.failed.off}
        </Failure>
      )}
    </li>
  );
}

/** The entries that were not removed since they were read, by this page or another tab. */
function useLeft(items: readonly WishlistItem[]): readonly WishlistItem[] {
  const { isGone } = useRemovals();
  const wishes = usePortal((state) => state.wishes);
  return items.filter(({ id, kind, refId }) => !isGone(String(id)) && wishes[wishKey(kind, refId)]?.isOn !== false);
}

function Entries({ items, onRemove }: { items: readonly WishlistItem[]; onRemove: (at: number) => void }) {
  const { remote, reload } = useResource(wishlistWithEventsResource);
  const found = remote.state === "ready" ? remote.data : null;
  const states = useBookingStates((found ?? []).flatMap(({ event }) => event?.eventId ?? []));
  if (items.length === 0) return <Empty about="wishlist">{texts.empty}</Empty>;
  if (remote.state === "idle" || remote.state === "loading")
    return (
      <Notice state="loading" outline="widget">
        {texts.loading}
      </Notice>
    );
  const listed = (found ?? []).flatMap(({ id, event }) =>
    event !== null && items.some((item) => sameId(item.id, id)) ? [event] : [],
  );
  return (
    <>
      {remote.state === "failed" && <ReadFailure error={remote.error} onRetry={reload} />}
      <StatesFailure states={states} />
      <NetNote events={listed} />
      <ul className="cart-list wishes">
        {items.map((item, index) => {
          const event = found?.find(({ id }) => sameId(id, item.id))?.event;
          return (
            <Entry
              key={String(item.id)}
              item={item}
              event={event}
              state={states.of(event?.eventId ?? null)}
              onRemove={() => onRemove(index)}
            />
          );
        })}
      </ul>
      <ReservationNote events={listed.map((event) => ({ event, state: states.of(event.eventId) }))} />
    </>
  );
}

/** The wishlist page: dates, prices, free places, and buttons for the cart (contract-public section 4, Wishlist). */
export function Wishlist() {
  useStyles(cartCss);
  useStyles(css);
  useWishlistNews();
  useLearntPerson();
  const watched = useResource(wishlistAllResource);
  const items = watched.remote.state === "ready" ? watched.remote.data : [];
  const left = useLeft(items);
  const { isRemoved } = useRemovals();
  const taken = items.filter(({ id }) => isRemoved(String(id))).length;
  const { section, removed } = useFocusAfterRemoval(left.length);
  return (
    <section className="stack" ref={section} data-focus-home="">
      <PageHead text={texts.headline} focusable />
      <Announced unseen>{taken > 0 && <span key={taken}>{texts.removed}</span>}</Announced>
      <RemoteView watched={watched} loading={texts.loading} outline="widget">
        {() => <Entries items={left} onRemove={removed} />}
      </RemoteView>
    </section>
  );
}
