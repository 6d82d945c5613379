import { useLayoutEffect, useRef, useState } from "react";
import { orderTypeOf, type CartItem } from "#domain/entities/cart.ts";
import { sameId } from "#domain/entities/fields.ts";
import { cartTexts as texts } from "#i18n/cart.ts";
import { shopNow } from "#state/shop/shop.ts";
import { eventOf, typedPeople } from "#state/typed-people.ts";
import { Notice } from "#ui/notice/notice.tsx";
import { AddButton } from "#widgets/shared/cart/add-button.tsx";
import { entryTitle } from "#widgets/shared/order/entry-title.ts";

interface LeftBehind {
  readonly item: CartItem;
  readonly people: readonly string[];
}

const isOfEvent =
  (item: CartItem) =>
  (other: CartItem): boolean =>
    eventOf(other.event?.eventId ?? null) === eventOf(item.event?.eventId ?? null);

/** Whether the customer has removed the entry on this page, where it can be restored. */
const isRemovedHere = ({ itemId }: CartItem): boolean =>
  shopNow().pending.some(({ change }) => change.kind === "delete" && sameId(change.itemId, itemId));

/** Those who were typed for an entry that has just left the cart; their forms are still on the page. */
const namesFor = (item: CartItem): string[] =>
  typedPeople()
    .filter(({ eventId }) => eventId === eventOf(item.event?.eventId ?? null))
    .flatMap(({ people }) => people);

/**
 * Says who was typed and not yet added when an entry left the cart without a press on this page, as by another tab, and
 * offers the event again: what was typed is in its draft.
 */
export function LeftBehindPeople({ items }: { items: readonly CartItem[] }) {
  const before = useRef(items);
  const [left, setLeft] = useState<readonly LeftBehind[]>([]);
  useLayoutEffect(() => {
    const gone = before.current.filter(
      (item) => item.event !== null && !items.some(isOfEvent(item)) && !isRemovedHere(item),
    );
    before.current = items;
    const more = gone.map((item) => ({ item, people: namesFor(item) })).filter(({ people }) => people.length > 0);
    setLeft((all) => {
      const kept = [...all, ...more].filter(({ item }) => !items.some(isOfEvent(item)));
      return kept.length === all.length && more.length === 0 ? all : kept;
    });
  }, [items]);
  return left.map(({ item, people }) => (
    <Notice
      key={String(item.itemId)}
      state="info"
      actions={
        <AddButton
          eventId={item.event?.eventId ?? ""}
          event={item.event}
          type={orderTypeOf(item)}
          about={entryTitle(item)}
        />
      }
    >
      {texts.leftBehind(entryTitle(item), people)}
    </Notice>
  ));
}
