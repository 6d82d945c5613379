import { useState } from "react";
import { useAnchor } from "#anchor/anchor.ts";
import { pageAddress } from "#api/pages.ts";
import { saleOf } from "#domain/cart/sale.ts";
import { participantsOf } from "#domain/costs/calculator.ts";
import type { PortalEvent } from "#domain/entities/event.ts";
import { isHistoric } from "#domain/event/events.ts";
import { eventPrice } from "#domain/event/money.ts";
import { isLeftOpen } from "#domain/shop/asked.ts";
import { toCart } from "#i18n/cart-add.ts";
import { formatCents } from "#i18n/format.ts";
import { plans as texts } from "#i18n/training-plan.ts";
import { useNow } from "#state/clock.ts";
import type { CartChanged } from "#state/shop/shop.ts";
import { addToCart } from "#state/shop/use-shop.ts";
import { useConfig } from "#state/store.ts";
import { Button } from "#ui/button/button.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { SendButton } from "#widgets/shared/waiting.tsx";

/** An event that the cart sells. */
type Bookable = PortalEvent & { readonly eventId: NonNullable<PortalEvent["eventId"]> };

const isBookable = (event: PortalEvent, now: number): event is Bookable =>
  event.eventId !== null && !isHistoric(event, now) && saleOf(event).way === "cart";

/** The price of all these seminars for a number of people, in cents; null if one is unknown. */
function sumOf(events: readonly PortalEvent[], people: number): number | null {
  const sums = events.map((event) => eventPrice(event, people)?.sum ?? null);
  return sums.reduce((sum, one) => (sum === null || one === null ? null : sum + one), 0);
}

/** Whether the event is in the cart now, added or there before. */
const isIn = (changed: CartChanged | null): boolean =>
  changed === null ||
  changed.state === "done" ||
  (changed.state === "refused" && changed.refusal.reason === "duplicate");

type Adding =
  | { readonly state: "idle" | "sending" }
  /** With `isOpen` nobody knows of some of them whether they are in the cart. */
  | { readonly state: "done"; readonly inCart: number; readonly isOpen: boolean };

/** The result: how many seminars are in the cart; the buttons of the others say why they are not. */
function Added({ adding, count }: { adding: Adding; count: number }) {
  const cart = pageAddress(useConfig(), "cart");
  if (adding.state !== "done") return null;
  const link = cart === null ? undefined : <Button href={cart}>{toCart}</Button>;
  return adding.inCart === count ? (
    <Notice state="success" actions={link}>
      {texts.allInCart(count)}
    </Notice>
  ) : (
    <Notice state="error" result actions={adding.inCart > 0 ? link : undefined}>
      {adding.isOpen ? texts.openInCart(count) : texts.someInCart(adding.inCart, count)}
    </Notice>
  );
}

/**
 * The price of a plan's dates for a number of people, with a button that puts all of them into the cart.
 * @param net what is added to prices; null without any
 */
export function PlanSum({ events, net }: { events: readonly PortalEvent[]; net: string | null }) {
  const anchor = useAnchor();
  const now = useNow();
  const [typed, setTyped] = useState("1");
  const [adding, setAdding] = useState<Adding>({ state: "idle" });
  const bookable = events.filter((event) => isBookable(event, now));
  if (bookable.length === 0) return net !== null && <p className="small muted">{net}</p>;
  const people = participantsOf(typed);
  const addAll = async (): Promise<void> => {
    setAdding({ state: "sending" });
    const added = await Promise.all(
      bookable.map((event) => addToCart(event.eventId, event, "booking", anchor) ?? Promise.resolve(null)),
    );
    const isOpen = added.some((changed) => changed !== null && isLeftOpen(changed));
    setAdding({ state: "done", inCart: added.filter(isIn).length, isOpen });
  };
  return (
    <section className="card stack plan-sum" aria-label={texts.sumHeading}>
      <h3>{texts.sumHeading}</h3>
      <div className="plan-sum-line">
        <TextField
          label={texts.people}
          inputMode="numeric"
          maxLength={2}
          value={typed}
          onChange={({ target: { value } }) => setTyped(value.replace(/\D/g, ""))}
          onBlur={() => setTyped(String(people))}
        />
        <p role="status">
          <span className="plan-sum-what">{texts.sumOf(bookable.length, people)}</span>{" "}
          <strong className="plan-sum-price">{formatCents(sumOf(bookable, people)) ?? texts.onRequest}</strong>
          {net !== null && <span className="small muted">{net}</span>}
        </p>
        <SendButton
          routes={["cartAdd"]}
          variant="primary"
          busy={adding.state === "sending"}
          onClick={() => void addAll()}
        >
          {texts.addAll(bookable.length)}
        </SendButton>
      </div>
      <p className="small muted">{texts.sumNote}</p>
      <Added adding={adding} count={bookable.length} />
    </section>
  );
}
