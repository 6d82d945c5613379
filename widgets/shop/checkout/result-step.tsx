import type { ReactNode } from "react";
import { isRequest, type Cart, type CartItem } from "#domain/entities/cart.ts";
import { sameId } from "#domain/entities/fields.ts";
import { outcomeOf } from "#domain/order/order-outcome.ts";
import { linesOf, isOrdered, type OrderPerson } from "#domain/order/order-people.ts";
import type { Order } from "#domain/shop/order-state.ts";
import { isFilled } from "#domain/text/text.ts";
import { checkoutTexts as texts } from "#i18n/checkout.ts";
import { common } from "#i18n/common.ts";
import { useLoggedOut } from "#state/session/session.ts";
import type { OrderControl } from "#state/shop/shop-order.ts";
import { useMoves } from "#state/shop/use-shop.ts";
import { useConfig } from "#state/store.ts";
import { Button } from "#ui/button/button.tsx";
import { MailAddress } from "#ui/link/mail-address.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { useStyles } from "#ui/root/root.tsx";
import { textSpan } from "#ui/unbroken/text-spans.tsx";
import { unbroken } from "#ui/unbroken/unbroken.ts";
import { entryTitle } from "#widgets/shared/order/entry-title.ts";
import { LazyEmptyCart } from "#widgets/shop/shared/lazy-empty-cart.tsx";
import { personName } from "#widgets/shop/shared/person-name.ts";
import { phoneAsTyped } from "./address.ts";
import { Changed } from "./changed.tsx";
import { NotOrdered } from "./not-ordered.tsx";
import css from "./order.css?inline";
import { OverviewStep } from "./overview-step.tsx";
import { Thanks } from "./thanks.tsx";
import type { Step } from "./use-step.ts";

/** The progress of an order that is being sent. */
function Sending({ people }: Pick<Order, "people">) {
  return (
    <>
      <Notice state="loading">
        {texts.ordering[isRequest(people.map(({ item }) => item)) ? "request" : "booking"]}
      </Notice>
      <ul className="order-people">
        {people.map((line) => {
          const { step } = line;
          const state = step === "sending" ? texts.sending : step === "waiting" ? texts.waiting : texts.answered;
          return (
            <li key={String(line.recipientId)} className="order-person">
              <span>{`${personName(line.recipient)}, ${entryTitle(line.item)}`}</span>
              <span className="cart-muted">{state}</span>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/**
 * Says that the backend accepts nothing more: a customer must log in again before anything is sent, by the notice above
 * the widget; a guest can only retry (contract-public section 4, Settled since).
 */
function NotTaken({ order: { error, people }, onRetry }: { order: Order; onRetry: () => void }) {
  const { contactUrl } = useConfig();
  const isLoggedOut = useLoggedOut();
  const retry = { label: common.retry, onRetry };
  const names = people
    .filter(({ step }) => step === "waiting")
    .map(({ recipient }) => personName(recipient))
    .join(", ");
  if (error === null) return null;
  if (error.kind === "session")
    return (
      <Notice state="error" {...(!isLoggedOut && { retry })}>
        <p>{isLoggedOut ? texts.session : texts.sessionAgain}</p>
        <p>{texts.notSentYet(names)}</p>
      </Notice>
    );
  return (
    <Notice
      state="error"
      retry={retry}
      actions={
        <Button href={contactUrl} newTabHint={common.opensNewTab}>
          {texts.support}
        </Button>
      }
    >
      <p>{texts.notTaken}</p>
      <p>{texts.notSentYet(names)}</p>
    </Notice>
  );
}

/** Says that the order has arrived, in the words of spec section 8, each once, and where the confirmation goes. */
function Received({ result }: { result: Order }) {
  const { booked, requested } = outcomeOf(result.people);
  const email = result.orderer?.email ?? null;
  if (booked.length + requested.length === 0) return null;
  return (
    <Notice state="success">
      {booked.length > 0 && <p>{unbroken(texts.booked)}</p>}
      {requested.length > 0 && <p>{texts.requested}</p>}
      {isFilled(email) && (
        <p>
          {textSpan(texts.confirmationTo)}
          <span className="order-mail">
            <strong>
              <MailAddress address={email} />
            </strong>
            <span>.</span>
          </span>
        </p>
      )}
    </Notice>
  );
}

/** The heading of an order's page. */
function headingOf({ people }: Order, isOver: boolean): string {
  const { booked, requested, bookedBefore, open, unknown } = outcomeOf(people);
  const kind = isRequest(people.map(({ item }) => item)) ? "request" : "booking";
  if (!isOver || people.length === 0) return texts.step(3, texts.steps.ergebnis);
  if (unknown.length > 0) return texts.unknownHeading;
  if (open.length > 0) return people.some(isOrdered) ? texts.notAllBooked[kind] : texts.nothingBooked[kind];
  if (booked.length > 0) return texts.thanks;
  if (requested.length > 0) return texts.thanksRequest;
  return bookedBefore.length > 0 ? texts.alreadyBooked : texts.nothingBooked[kind];
}

/**
 * The number of participants who are neither ordered nor waiting for a decision, and can be ordered in the overview.
 */
function restOf(cart: Cart, { state, people }: Order): number {
  const isDecided = ({ step }: OrderPerson): boolean => state !== "kept" || step !== "waiting";
  const decided = people.filter(isDecided);
  return linesOf(cart).filter((line) => decided.every(({ recipientId }) => !sameId(recipientId, line.recipientId)))
    .length;
}

export interface LaterStepsProps {
  readonly step: Exclude<Step, "adresse">;
  readonly heading: (text: string) => ReactNode;
  readonly cart: Cart;
  /** The phone number as it was typed; null if unknown. */
  readonly typedPhone: string | null;
  /** The entries as the customer has last confirmed them. */
  readonly seen: readonly CartItem[];
  readonly order: OrderControl;
  /** Called when the customer confirms the changes. */
  readonly onConfirm: () => void;
  readonly onStep: (step: Step) => void;
}

interface ResultProps extends Pick<LaterStepsProps, "heading" | "order" | "cart" | "onConfirm"> {
  /** Called when the customer must check something before ordering. */
  readonly onOverview: () => void;
}

/**
 * Third step: what was ordered, what was not, and what comes next; a change must be confirmed before the rest is sent.
 */
function ResultStep({ heading, order, cart, onConfirm, onOverview }: ResultProps) {
  const { order: result, isRunning, mustConfirm, again } = order;
  const { moves } = useMoves();
  if (result.state === "asking")
    return (
      <Notice state="loading" outline="widget">
        {texts.lookingUp}
      </Notice>
    );
  const rest = restOf(cart, result);
  // A cart that was filled again may have been given other signs since.
  const isOfOrder = cart.items.length === 0 || result.state !== "kept";
  const confirm = (): void => {
    onConfirm();
    order.confirm(cart);
  };
  return (
    <>
      {heading(headingOf(result, !isRunning))}
      {isRunning ? (
        <Sending people={result.people} />
      ) : (
        <>
          <NotTaken order={result} onRetry={() => again("waiting")} />
          {mustConfirm && <Changed {...{ order, cart, onOverview }} onConfirm={confirm} />}
          <Received result={result} />
          <NotOrdered {...{ order, cart, onOverview }} />
          {rest > 0 && moves.every(({ state }) => state === "done") && (
            <Notice
              state="info"
              actions={
                <Button variant="primary" onClick={onOverview}>
                  {texts.toOverview}
                </Button>
              }
            >
              {texts.rest(rest)}
            </Notice>
          )}
          {cart.items.length === 0 && Object.values<string>(texts.nothingBooked).includes(headingOf(result, true)) && (
            <LazyEmptyCart onLastOrder={null} />
          )}
          <Thanks result={result} message={isOfOrder ? (cart.options?.message ?? null) : null} />
        </>
      )}
    </>
  );
}

/**
 * The steps after the address, overview and result. They are in one file, so that an ordering customer never waits for
 * the code of the result.
 */
export function LaterSteps(props: LaterStepsProps) {
  useStyles(css);
  const { step, cart, typedPhone, seen, order, onConfirm, onStep } = props;
  if (step === "ergebnis") return <ResultStep {...props} onOverview={() => onStep("uebersicht")} />;
  return cart.options === null ? null : (
    <OverviewStep
      {...{ cart, seen, order, onConfirm, onStep }}
      options={{ ...cart.options, phone: phoneAsTyped(cart.options.phone, typedPhone) }}
    />
  );
}
