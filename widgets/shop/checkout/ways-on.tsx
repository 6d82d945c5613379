import { useState } from "react";
import { recipientInput } from "#domain/cart.ts";
import { orderTypeOf, type Cart } from "#domain/entities/cart.ts";
import type { PortalEvent } from "#domain/entities/event.ts";
import type { OrderLine } from "#domain/order-lines.ts";
import { leavingChanges, rebookingOf } from "#domain/rebooking.ts";
import { undoPlan, type UndoPlan } from "#domain/undo-plan.ts";
import { addTexts } from "#i18n/cart-add.ts";
import { cartTexts } from "#i18n/cart.ts";
import { rebookingTexts as texts } from "#i18n/rebooking.ts";
import { useAnchor } from "#anchor/anchor.ts";
import { moveToWaitingList } from "#state/cart-undo.ts";
import type { CartChanged } from "#state/cart-queue.ts";
import { changeCart } from "#state/cart-writes.ts";
import { useSessionClaim } from "#state/session.ts";
import { Notice } from "#ui/notice/notice.tsx";
import { RebookingNotice } from "#widgets/shop/shared/moves/rebooking-notice.tsx";
import type { RebookingControl } from "#widgets/shop/shared/moves/use-rebooking.ts";
import { useOneAtATime } from "#widgets/shared/one-at-a-time.ts";
import { SendButton } from "#widgets/shared/waiting.tsx";
import { OtherDates } from "./other-dates.tsx";

type Moving = { readonly state: "idle" | "waiting" | "leaving" } | CartChanged;

interface WaysOnProps {
  /** The participants of one entry who got no place. */
  readonly people: readonly OrderLine[];
  readonly mayWait: boolean;
  readonly alternatives: readonly PortalEvent[];
  readonly cart: Cart;
  readonly rebooking: RebookingControl;
  /** Called when they stand elsewhere in the cart, to be ordered there. */
  readonly onMoved: () => void;
  /** Called when they were taken out of the cart, with what brings them back. */
  readonly onTakenOut: (plan: UndoPlan | null) => void;
}

/** Moving people to the waiting list of their event, or out of the cart. */
function useLeaving({ people, cart, onMoved, onTakenOut }: WaysOnProps) {
  const anchor = useAnchor();
  const [moving, setMoving] = useState<Moving>({ state: "idle" });
  useSessionClaim(moving.state === "failed" ? moving.error : null);
  const end = (changes: readonly CartChanged[], onDone: () => void): void => {
    const lost = changes.find(({ state }) => state !== "done");
    setMoving(lost ?? { state: "idle" });
    if (lost === undefined) onDone();
  };
  const wait = useOneAtATime(async ({ item }: OrderLine): Promise<void> => {
    setMoving({ state: "waiting" });
    const inputs = people.map(({ recipient }) => recipientInput(recipient));
    end(await moveToWaitingList(item, inputs, anchor), onMoved);
  });
  const takeOut = useOneAtATime(async ({ item }: OrderLine): Promise<void> => {
    setMoving({ state: "leaving" });
    const plan = undoPlan({ ...item, recipients: people.map(({ recipient }) => recipient) });
    const [first] = people;
    const leaving = first?.item.event == null ? null : rebookingOf(people, first.item.event);
    const changes = leaving === null ? [] : leavingChanges(leaving, cart);
    end(await Promise.all(changes.map((change) => changeCart(change, anchor))), () => onTakenOut(plan));
  });
  return { moving, wait, takeOut };
}

/**
 * What there is instead of a date that is sold out or closed: other dates, its waiting list, or neither
 * (contract-public sections 4 and 7). The entry stays in the cart until the customer decides.
 */
export function WaysOn(props: WaysOnProps) {
  const { people, mayWait, alternatives, cart, rebooking, onMoved } = props;
  const { moving, wait, takeOut } = useLeaving(props);
  const [first] = people;
  if (first === undefined) return null;
  const { now } = rebooking;
  const isOwn = now.state !== "none" && String(now.rebooking.itemId) === String(first.item.itemId);
  return (
    <div className="stack">
      {isOwn && <RebookingNotice control={rebooking} cart={cart} />}
      <OtherDates people={people} events={alternatives} cart={cart} rebooking={rebooking} onMoved={onMoved} />
      <div className="cluster">
        {mayWait && orderTypeOf(first.item) !== "waitingList" && (
          <SendButton routes={["cartAdd"]} busy={moving.state === "waiting"} onClick={() => wait(first)}>
            {addTexts.labels.waitingList}
          </SendButton>
        )}
        <SendButton
          routes={["cartDelete", "recipientDelete"]}
          variant="quiet"
          busy={moving.state === "leaving"}
          onClick={() => takeOut(first)}
        >
          {texts.takeOut}
        </SendButton>
      </div>
      {(moving.state === "failed" || moving.state === "refused") && (
        <Notice state="error">{mayWait ? addTexts.failed : cartTexts.notRemoved}</Notice>
      )}
      <p className="cart-muted small">{texts.stays}</p>
    </div>
  );
}
