import { useAnchor } from "#anchor/anchor.ts";
import { moveOf, moversOf, entryRefOf, removalOf, undoOf } from "#domain/cart/new-moves.ts";
import { bookingChoice } from "#domain/costs/booking-options.ts";
import { orderTypeOf, type Cart, type CartItem } from "#domain/entities/cart.ts";
import type { PortalEvent } from "#domain/entities/event.ts";
import { sameId } from "#domain/entities/fields.ts";
import type { OrderLine } from "#domain/order/order-people.ts";
import { isLeftOpen } from "#domain/shop/asked.ts";
import { areMoving } from "#domain/shop/moves.ts";
import type { Move, EntryRef } from "#domain/shop/state.ts";
import { addTexts } from "#i18n/cart-add.ts";
import { cartTexts } from "#i18n/cart.ts";
import { otherDates as texts } from "#i18n/other-dates.ts";
import { randomKey } from "#lib/digest.ts";
import { invalidate } from "#state/reads.ts";
import { changeCart, type CartChanged } from "#state/shop/shop.ts";
import { useCartChange, useIsMoving, useMoves } from "#state/shop/use-shop.ts";
import { Notice } from "#ui/notice/notice.tsx";
import { useOneAtATime } from "#widgets/shared/one-at-a-time.ts";
import { SendButton } from "#widgets/shared/waiting.tsx";
import { OtherDates } from "./other-dates.tsx";

interface MoveOptionsProps {
  /** The participants of one entry who got no place. */
  readonly people: readonly OrderLine[];
  readonly mayWait: boolean;
  readonly alternatives: readonly PortalEvent[];
  readonly cart: Cart;
  /** Called when they are in another entry of the cart, to be ordered there. */
  readonly onMoved: () => void;
  /** Called when they were removed from the cart, with the move that restores them. */
  readonly onTakenOut: (undo: Move | null) => void;
}

/** An entry with the hotel options of its date, because another date may offer different ones. */
const withStay = (entry: EntryRef): EntryRef => ({
  ...entry,
  stay: entry.event === null ? null : bookingChoice(entry.event),
});

/**
 * Moves participants to another date or the waiting list, or out of the cart; they are identified by their ids in the
 * cart.
 */
function useLeaving({ people, onMoved, onTakenOut }: MoveOptionsProps, item: CartItem | null) {
  const anchor = useAnchor();
  const { begin } = useMoves();
  const leaving = useCartChange();
  const ids = people.map(({ recipientId }) => recipientId);
  const move = useOneAtATime(async ([kind, to]: readonly [Move["kind"], EntryRef]): Promise<void> => {
    const from = item === null ? null : entryRefOf(item);
    if (item === null || from === null) return;
    const way = { from: withStay(from), to: withStay(to) };
    const ended = await begin(moveOf({ id: randomKey(), kind, ...way, people: moversOf(item, ids) }));
    if (ended.state === "done") onMoved();
    // Its places may have gone meanwhile, so that it is no longer a date to choose.
    else invalidate("bookingStates");
  }, String);
  const takeOut = useOneAtATime(async (entry: CartItem): Promise<void> => {
    const undo = undoOf(entry, ids, randomKey());
    const all = Promise.all(removalOf(entry, ids).map((change) => changeCart(change, anchor)));
    const lost = await leaving.run(
      all.then((ends): CartChanged => ends.find(({ state }) => state !== "done") ?? { state: "done", id: null }),
    );
    if (lost?.state === "done") onTakenOut(undo);
  });
  return { leaving: leaving.now, move, takeOut };
}

/**
 * The alternatives to a sold-out or closed date: other dates, its waiting list, or neither (contract-public sections 4
 * and 7). The entry stays in the cart until the customer decides.
 */
export function MoveOptions(props: MoveOptionsProps) {
  const { people, mayWait, alternatives, cart } = props;
  const [first] = people;
  const item = cart.items.find(({ itemId }) => sameId(itemId, first?.item.itemId ?? null)) ?? null;
  const { leaving, move, takeOut } = useLeaving(props, item);
  const { moves } = useMoves();
  const isCrossed = useIsMoving(item?.itemId ?? null);
  const from = item === null ? null : entryRefOf(item);
  const ids = people.map(({ recipientId }) => recipientId);
  const stopped = moves.filter(({ state }) => state === "stuck");
  // A move that has stopped is continued at the head of the page.
  if (item === null || from === null || areMoving(stopped, from, ids)) return null;
  // Who is just taken out is not moved.
  const isMoving = areMoving(moves, from, ids) || leaving.state === "sending";
  const isWaiting = moves.some(
    ({ kind, state, from }) =>
      state === "running" && kind === "waitingList" && sameId(from?.itemId ?? null, item.itemId),
  );
  return (
    <div className="stack">
      <OtherDates
        people={people}
        events={alternatives}
        cart={cart}
        isMoving={isMoving}
        onMove={(to) => move(["rebooking", { ...to, type: from.type }])}
      />
      <div className="cluster">
        {mayWait && orderTypeOf(item) !== "waitingList" && (
          <SendButton
            routes={["cartAdd"]}
            busy={isWaiting}
            waiting={isMoving}
            onClick={() => move(["waitingList", { ...from, itemId: null, type: "waitingList" }])}
          >
            {addTexts.labels.waitingList}
          </SendButton>
        )}
        <SendButton
          routes={["cartDelete", "recipientDelete"]}
          variant="quiet"
          busy={leaving.state === "sending"}
          waiting={isCrossed}
          onClick={() => takeOut(item)}
        >
          {texts.takeOut}
        </SendButton>
      </div>
      {(leaving.state === "failed" || leaving.state === "refused") && (
        <Notice state="error" result>
          {isLeftOpen(leaving) ? cartTexts.notSavedUnknown : cartTexts.notRemoved}
        </Notice>
      )}
      <p>{texts.stays}</p>
    </div>
  );
}
