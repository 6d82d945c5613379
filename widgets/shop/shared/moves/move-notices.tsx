import { refusalReason, type Cart } from "#domain/entities/cart.ts";
import { isSettled } from "#domain/shop/asked.ts";
import { arrivedOf, hasAstray, isStepOpen, resumedMove, sourceOf, targetOf } from "#domain/shop/moves.ts";
import type { Move } from "#domain/shop/state.ts";
import { addTexts } from "#i18n/cart-add.ts";
import { cartTexts } from "#i18n/cart.ts";
import { formatDateRange } from "#i18n/format.ts";
import { rebookingTexts, waitingTexts } from "#i18n/rebooking.ts";
import { useLoggedOut } from "#state/session/session.ts";
import { loadError } from "#state/shop/shop.ts";
import { useMoves, type MoveControl } from "#state/shop/use-shop.ts";
import { usePortal } from "#state/store.ts";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { personName } from "#widgets/shop/shared/person-name.ts";

type Items = Pick<Cart, "items">;

const periodOf = ({ to: { event } }: Move): string =>
  formatDateRange(event?.startDate ?? null, event?.endDate ?? null) ?? rebookingTexts.undated;

/** Whether the other date has too few places for the people who are moved to it. */
const isFull = ({ end, kind }: Move): boolean =>
  kind === "rebooking" && end?.state === "refused" && refusalReason(end.refusal.reason) === "soldOut";

/** The reason why a move stopped, if the backend gave one. */
function reasonOf(move: Move, isLoggedOut: boolean): string | null {
  const { end } = move;
  if (end?.state === "failed" && end.error.kind === "session" && isLoggedOut) return addTexts.session;
  if (end?.state !== "refused") return null;
  if (isFull(move)) return rebookingTexts.soldOut;
  const reason = refusalReason(end.refusal.reason);
  if (reason === "duplicate") return rebookingTexts.inCartAlready;
  return reason === null ? null : addTexts[reason];
}

const namesOf = (people: Move["people"]): string => people.map(({ recipient }) => personName(recipient)).join(", ");

/** Who has arrived, and who has not; nothing where all have, or nobody moves. */
function whoIsWhere(now: Move, cart: Items): string | null {
  const arrived = arrivedOf(now, cart);
  const others = now.people.filter((mover) => !arrived.includes(mover));
  return others.length === 0 ? null : rebookingTexts.whoIsWhere(namesOf(arrived), namesOf(others));
}

/** How far a move has come: where the people are, and what is left to do. */
function standOf(now: Move, cart: Items): string {
  const { kind, people, isBack } = now;
  const [moved, count] = [arrivedOf(now, cart).length, people.length];
  if (count === 0 && targetOf(now, cart) === null) return addTexts.failed;
  if (isStepOpen(now)) return rebookingTexts.stepOpen(moved, count);
  if (isBack) return rebookingTexts.backUnfinished(moved, count);
  if (kind === "undo" || kind === "people") return cartTexts.notUndone;
  if (kind === "waitingList" && moved === count) return waitingTexts.onlyLeave;
  if (kind === "waitingList")
    return sourceOf(now, cart) === null ? waitingTexts.cleared(moved, count) : waitingTexts.unfinished(moved, count);
  return moved === count
    ? rebookingTexts.onlyLeave(periodOf(now))
    : rebookingTexts.unfinished(moved, count, periodOf(now));
}

function runningText(move: Move): string {
  if (move.isBack) return rebookingTexts.backRunning;
  return move.kind === "rebooking" ? rebookingTexts.running(periodOf(move)) : waitingTexts.running;
}

function doneText(move: Move): string {
  const count = move.people.length;
  if (move.isBack) return rebookingTexts.backDone;
  if (count === 0) return addTexts.added;
  return move.kind === "rebooking" ? rebookingTexts.done(count, periodOf(move)) : waitingTexts.done(count);
}

/** What can be done with a stopped move: continue it, turn it round, or leave it as it is. */
interface Way {
  readonly label: string;
  readonly kind: "goOn" | "takeBack" | "putAway";
}

const forward = ({ kind }: Move): string => (kind === "rebooking" ? rebookingTexts.goOn : waitingTexts.goOn);

/** The ways on, the better one first. Nobody is left whom the move alone still knows. */
function waysOf(move: Move, cart: Items): readonly [Way, Way] {
  const { isBack, from, end } = move;
  if (isBack) {
    const back: Way = { label: rebookingTexts.backGoOn, kind: "goOn" };
    const other: Way = hasAstray(move, cart)
      ? { label: forward(move), kind: "takeBack" }
      : { label: rebookingTexts.leave, kind: "putAway" };
    // The date from which they came takes nobody any more.
    return end?.state === "refused" ? [other, back] : [back, other];
  }
  if (from === null)
    return [
      { label: cartTexts.undo, kind: "goOn" },
      { label: rebookingTexts.leave, kind: "putAway" },
    ];
  const goOn: Way = { label: forward(move), kind: "goOn" };
  // Nobody has left the old entry yet, from which they can be moved to another date again.
  if (isFull(move)) return [{ label: rebookingTexts.otherDate, kind: "takeBack" }, goOn];
  const giveUp = move.kind === "rebooking" ? rebookingTexts.giveUp : waitingTexts.giveUp;
  return [goOn, { label: giveUp, kind: "takeBack" }];
}

interface MoveNoticeProps {
  readonly move: Move;
  readonly cart: Items;
  readonly control: MoveControl;
}

/** A stopped move, with its two ways on. */
function Stuck({ move, cart, control }: MoveNoticeProps) {
  const shop = usePortal((state) => state.cart);
  const isLoggedOut = useLoggedOut();
  const reason = loadError(shop) === null ? reasonOf(move, isLoggedOut) : cartTexts.notLoaded;
  // No other press counts until the cart has been read for this move, and while anything else is pending.
  const isBusy = !isSettled(shop);
  const now = resumedMove(move, cart);
  const who = whoIsWhere(now, cart);
  const asked = shop.waiting?.for === "move" && shop.waiting.command.id === move.id ? shop.waiting.command.kind : null;
  return (
    <Notice
      state={move.end === null ? "info" : "error"}
      result={move.end !== null}
      actions={waysOf(move, cart).map(({ label, kind }, index) => (
        <Button
          key={kind}
          variant={index === 0 ? "primary" : "secondary"}
          busy={asked === kind}
          waiting={isBusy}
          onClick={() => void control[kind](move)}
        >
          {label}
        </Button>
      ))}
    >
      <p>{standOf(now, cart)}</p>
      {who !== null && <p>{who}</p>}
      {reason !== null && <p>{reason}</p>}
    </Notice>
  );
}

function MoveNotice(props: MoveNoticeProps) {
  const { move } = props;
  if (move.state === "stuck") return <Stuck {...props} />;
  // The entry that is being restored says so itself.
  if (move.kind === "undo" || move.kind === "people") return null;
  return move.state === "running" ? (
    <Notice state="loading">{runningText(move)}</Notice>
  ) : (
    <Notice state="success">{doneText(move)}</Notice>
  );
}

/**
 * The state of each move: running, done, or stopped with buttons to continue and to undo it. The notices are at the
 * head of the page, because the entry itself may be gone.
 */
export function MoveNotices({ cart }: { cart: Items }) {
  const control = useMoves();
  return control.moves.map((move) => <MoveNotice key={move.id} {...{ move, cart, control }} />);
}
