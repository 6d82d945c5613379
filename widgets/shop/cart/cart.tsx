import { memo, useCallback, useDeferredValue, useRef, useState, type ComponentProps } from "react";
import { pageAddress } from "#api/pages.ts";
import { isTemporaryId } from "#domain/cart/cart.ts";
import { isBinding, type CartItem } from "#domain/entities/cart.ts";
import { sameId } from "#domain/entities/fields.ts";
import type { BookingState } from "#domain/entities/offer.ts";
import { isFull } from "#domain/event/booking-state.ts";
import { firstMissing } from "#domain/participants/participants.ts";
import { cartTexts as texts } from "#i18n/cart.ts";
import { useBookingStates } from "#state/booking-states.ts";
import { dispatch, loadCart, loadError } from "#state/shop/shop.ts";
import { useCart, useIsMoving } from "#state/shop/use-shop.ts";
import { useConfig } from "#state/store.ts";
import { Compound, CompoundLink } from "#ui/compound/compound.tsx";
import { PageHead } from "#ui/compound/page-head.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { useIgnoredOnceGone } from "#ui/page/ignore-presses.ts";
import { useStyles } from "#ui/root/root.tsx";
import { unbroken } from "#ui/unbroken/unbroken.ts";
import css from "#widgets/shared/order/cart.css?inline";
import { CartChanges } from "#widgets/shared/order/changes.tsx";
import { entryFacts, entryStay, entryTitle } from "#widgets/shared/order/entry-title.ts";
import { EntryType } from "#widgets/shared/order/entry-type.tsx";
import { EntryPrice } from "#widgets/shared/order/prices.tsx";
import { ReadFailure } from "#widgets/shared/remote-view.tsx";
import { SendButton } from "#widgets/shared/waiting.tsx";
import { useFocusAfterRemoval } from "#widgets/shop/shared/focus-after-removal.ts";
import { inPlaces } from "#widgets/shop/shared/in-places.ts";
import { LazyEmptyCart } from "#widgets/shop/shared/lazy-empty-cart.tsx";
import { MoveNotices } from "#widgets/shop/shared/moves/move-notices.tsx";
import { Participants, type PersonToComplete } from "#widgets/shop/shared/people/participants.tsx";
import { useMembers } from "#widgets/shop/shared/people/use-members.ts";
import { personName } from "#widgets/shop/shared/person-name.ts";
import { CartFoot } from "./cart-foot.tsx";
import { RemovalOutcome, removedEntry, useEntryRemovals } from "./entry-removals.tsx";
import { EntryState } from "./entry-state.tsx";
import { LeftBehindPeople } from "./left-behind.tsx";

/** An entry that is still being sent, without buttons for it and its participants. */
function EntryUnderWay({ item }: { item: CartItem }) {
  return (
    <li className="cart-entry" data-state="adding">
      <h3>
        <Compound text={entryTitle(item)} />
      </h3>
      {item.event !== null && <p className="cart-muted">{texts.adding}</p>}
      {item.recipients.length > 0 && (
        <ul>
          {item.recipients.map((recipient) => (
            <li key={String(recipient.recipientId)}>{personName(recipient)}</li>
          ))}
        </ul>
      )}
    </li>
  );
}

interface EntryProps extends ComponentProps<typeof Participants> {
  readonly index: number;
  /** Whether it is the cart's only entry. */
  readonly isOnly: boolean;
  /** Whether it can still be booked; null while unknown. */
  readonly state: BookingState | null;
  readonly onRemove: (item: CartItem, index: number) => void;
}

/** An entry; what else changes in the cart's state, as that a change is sent, does not draw it again. */
const Entry = memo(function Entry({ index, isOnly, state, onRemove, ...people }: EntryProps) {
  const { item } = people;
  const title = entryTitle(item);
  const row = useRef<HTMLLIElement>(null);
  useIgnoredOnceGone(row);
  const href = pageAddress(useConfig(), "event", { eventId: item.event?.eventId });
  const stay = entryStay(item);
  const facts = entryFacts(item);
  return (
    <li className="cart-entry" ref={row}>
      <div className="cart-head">
        <div className="cluster">
          <h3>
            <CompoundLink text={title} href={href} />
          </h3>
          <EntryType item={item} />
        </div>
        <div className="cart-facts">
          {facts !== "" && <p>{unbroken(facts)}</p>}
          {stay !== "" && <p className="cart-muted">{stay}</p>}
        </div>
        <SendButton
          routes={["cartDelete"]}
          variant="quiet"
          waiting={useIsMoving(item.itemId)}
          aria-label={texts.removeEntry(title)}
          data-remove="entry"
          onClick={() => onRemove(item, index)}
        >
          {texts.remove}
        </SendButton>
      </div>
      <EntryState item={item} state={state} />
      <Participants {...people} />
      <EntryPrice item={item} isOnly={isOnly} />
    </li>
  );
});

/** Leads to what is missing before the cart can be ordered, at each press. */
function usePersonToComplete(items: readonly CartItem[]) {
  const [toComplete, setToComplete] = useState<(PersonToComplete & Pick<CartItem, "itemId">) | null>(null);
  return {
    toCompleteIn: ({ itemId }: CartItem): PersonToComplete | null =>
      sameId(toComplete?.itemId ?? null, itemId) ? toComplete : null,
    leadToMissing: (): boolean => {
      const missing = firstMissing(items.filter(({ itemId }) => !isTemporaryId(itemId)));
      setToComplete(missing);
      return missing !== null;
    },
  };
}

/** Shown in place of the cart until it has been read. */
function Unread({ shop }: { shop: ReturnType<typeof useCart> }) {
  const error = loadError(shop);
  return error !== null ? (
    <ReadFailure error={error} onRetry={() => void loadCart()} />
  ) : (
    <Notice state="loading" outline="widget">
      {texts.loading}
    </Notice>
  );
}

interface EntriesProps extends Pick<EntryProps, "items" | "members" | "onRemove"> {
  readonly stateOf: (item: CartItem) => BookingState | null;
  readonly toCompleteIn: (item: CartItem) => PersonToComplete | null;
  readonly removals: ReturnType<typeof useEntryRemovals>;
}

/**
 * The entries, and what stands in the places of removed ones. Whom they show or offer of each other follows a press on
 * one of them: a Gremium may have hundreds of people.
 */
function Entries({ items, stateOf, toCompleteIn, removals, ...rest }: EntriesProps) {
  const others = useDeferredValue(items);
  const firstEmpty = items.find(({ recipients }) => recipients.length === 0);
  const rows = items.map((item, index) =>
    isTemporaryId(item.itemId) ? (
      <EntryUnderWay key={String(item.itemId)} item={item} />
    ) : (
      <Entry
        key={String(item.itemId)}
        {...rest}
        {...{ item, index }}
        items={others}
        isOnly={items.length === 1}
        isFirstEmpty={item === firstEmpty}
        toComplete={toCompleteIn(item)}
        state={stateOf(item)}
      />
    ),
  );
  const places = inPlaces(rows, removals.removed, (entry) => removedEntry(entry, removals.undo));
  return rows.length + removals.removed.length > 0 && <ul className="cart-list">{places}</ul>;
}

/** The cart with participants and sums (contract-public section 4, Cart and checkout). */
export function CartPage() {
  useStyles(css);
  const shop = useCart();
  const { base, shown, changes } = shop;
  const members = useMembers();
  const states = useBookingStates((base?.items ?? []).flatMap(({ event }) => event?.eventId ?? []));
  const { toCompleteIn, leadToMissing } = usePersonToComplete(shown?.items ?? []);
  const removals = useEntryRemovals();
  const { section, removed } = useFocusAfterRemoval<HTMLDivElement>(shown?.items.length ?? 0, "entry");
  const { remove } = removals;
  const onRemove = useCallback(
    (item: CartItem, index: number): void => {
      removed(index);
      remove({ item, at: index });
    },
    [removed, remove],
  );
  if (shown === null) return <Unread shop={shop} />;
  const full = shown.items.filter(
    (item) => isBinding(item) && item.recipients.length > 0 && isFull(states.of(item.event?.eventId ?? null)),
  ).length;
  return (
    <div className="stack" ref={section} data-focus-home="">
      <PageHead text={texts.headline} focusable />
      <CartChanges changes={changes} onSeen={() => dispatch({ kind: "seen" })} />
      {base !== null && <MoveNotices cart={base} />}
      {shown.items.length === 0 && <LazyEmptyCart />}
      <div className="cart-columns">
        <div className="stack">
          <Entries
            items={shown.items}
            {...{ members, toCompleteIn, onRemove, removals }}
            stateOf={({ event }) => states.of(event?.eventId ?? null)}
          />
          <LeftBehindPeople items={shown.items} />
          <RemovalOutcome {...removals} />
        </div>
        {shown.items.length > 0 && <CartFoot items={shown.items} full={full} onPress={leadToMissing} />}
      </div>
    </div>
  );
}
