import type { Cart } from "#domain/entities/cart.ts";
import { isUnfinished, movedCount, type Rebooking } from "#domain/rebooking.ts";
import { refusalReason } from "#domain/refusal.ts";
import { addTexts } from "#i18n/cart-add.ts";
import { formatDateRange } from "#i18n/format.ts";
import { rebookingTexts as texts } from "#i18n/rebooking.ts";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { RebookingControl, RebookingState } from "./use-rebooking.ts";

export interface RebookingNoticeProps {
  readonly control: RebookingControl;
  readonly cart: Pick<Cart, "items">;
}

const periodOf = ({ to }: Rebooking): string => formatDateRange(to.startDate, to.endDate) ?? to.title ?? "";

/** Why a move could not go on, as far as the backend has said it. */
function reasonOf(now: RebookingState): string | null {
  if (now.state !== "stuck" || now.end.state !== "refused") return null;
  const reason = refusalReason(now.end.refusal.reason);
  if (reason === "soldOut") return texts.soldOut;
  return reason === "closed" || reason === "changed" ? addTexts[reason] : null;
}

/** What became of moving people to another date: under way, done, or ended half-way with the way to go on. */
export function RebookingNotice({ control: { now, start, giveUp }, cart }: RebookingNoticeProps) {
  if (now.state === "none") return null;
  const { rebooking } = now;
  const period = periodOf(rebooking);
  const count = rebooking.people.length;
  if (now.state === "running") return <Notice state="loading">{texts.running(period)}</Notice>;
  if (now.state === "done") return <Notice state="success">{texts.done(count, period)}</Notice>;
  if (!isUnfinished(rebooking, cart)) return null;
  const moved = movedCount(rebooking, cart);
  const reason = reasonOf(now);
  return (
    <Notice
      state={now.state === "stuck" ? "error" : "info"}
      actions={
        <>
          <Button variant="primary" onClick={() => start(rebooking)}>
            {texts.goOn}
          </Button>
          <Button onClick={giveUp}>{texts.giveUp}</Button>
        </>
      }
    >
      <p>{moved === count ? texts.onlyLeave(period) : texts.unfinished(moved, count, period)}</p>
      {reason !== null && <p>{reason}</p>}
    </Notice>
  );
}
