import { useRef, useState, type ReactNode } from "react";
import { pageAddress } from "#api/pages.ts";
import { factChanges } from "#domain/cart/cart-changes.ts";
import { recipientInput } from "#domain/cart/cart.ts";
import { isOfKnownType, isRequest, type Cart, type CartItem, type OrderOptions } from "#domain/entities/cart.ts";
import { cartSum } from "#domain/event/money.ts";
import { stepsAfterOrder } from "#domain/order/next-steps.ts";
import { linesOf } from "#domain/order/order-people.ts";
import { isOrderable, mixedUpIn } from "#domain/order/orderable.ts";
import { missingFields } from "#domain/participants/participants.ts";
import { cartTexts } from "#i18n/cart.ts";
import { checkoutTexts as texts } from "#i18n/checkout.ts";
import { formatPeriod } from "#i18n/format.ts";
import { useNow } from "#state/clock.ts";
import type { OrderControl } from "#state/shop/shop-order.ts";
import { loadCart } from "#state/shop/shop.ts";
import { useConfig, usePortal } from "#state/store.ts";
import { Button } from "#ui/button/button.tsx";
import { Compound } from "#ui/compound/compound.tsx";
import { Checkbox } from "#ui/field/checkbox.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { unbroken } from "#ui/unbroken/unbroken.ts";
import { Consent } from "#widgets/shared/forms/consent.tsx";
import { TermsLabel } from "#widgets/shared/forms/terms-label.tsx";
import { FactTable, NetOf } from "#widgets/shared/order/changes.tsx";
import { entryFacts, entryStay, entryTitle } from "#widgets/shared/order/entry-title.ts";
import { EntryType } from "#widgets/shared/order/entry-type.tsx";
import { CartTotal, EntryPrice } from "#widgets/shared/order/prices.tsx";
import { SupportPhone } from "#widgets/shared/support-phone.tsx";
import { SendButton } from "#widgets/shared/waiting.tsx";
import { EntryDoubles } from "#widgets/shop/shared/people/doubles.tsx";
import { PersonFacts, SharedStay } from "#widgets/shop/shared/people/person-facts.tsx";
import { personName } from "#widgets/shop/shared/person-name.ts";
import { NewSum } from "./changed.tsx";
import { LeftInCart } from "./left-in-cart.tsx";
import { OverviewAddress } from "./overview-address.tsx";
import type { Step } from "./use-step.ts";

function Entry({ item, items }: { item: CartItem; items: readonly CartItem[] }) {
  const { event, recipients } = item;
  const facts = entryFacts(item);
  const stay = entryStay(item);
  const isIncomplete = recipients.some((recipient) => missingFields(recipientInput(recipient), event).length > 0);
  return (
    <li className="cart-entry">
      <div>
        <div className="cluster">
          <h4>
            <Compound text={entryTitle(item)} />
          </h4>
          <EntryType item={item} />
        </div>
        {facts !== "" && <p>{unbroken(facts)}</p>}
        {stay !== "" && <p className="cart-muted">{stay}</p>}
      </div>
      {recipients.length === 0 ? (
        <Notice state="error">{cartTexts.noPeople}</Notice>
      ) : (
        <>
          <SharedStay of={recipients} />
          <ul>
            {recipients.map((recipient) => (
              <li key={String(recipient.recipientId)} className="order-traveller">
                <strong>{personName(recipient)}</strong>
                <PersonFacts recipient={recipient} among={recipients} event={event} />
              </li>
            ))}
          </ul>
        </>
      )}
      <EntryDoubles item={item} items={items} />
      {(event === null || !isOfKnownType(item)) && (
        <Notice state="error">
          {!isOfKnownType(item) && <p>{texts.unknownType}</p>}
          <p>{texts.removeGone}</p>
        </Notice>
      )}
      {isIncomplete && <Notice state="error">{texts.incomplete}</Notice>}
      <EntryPrice item={item} isOnly={items.length === 1} />
    </li>
  );
}

/** What is asked before the binding press: until when it can be cancelled, if known, and who answers questions. */
function BeforeOrder({ cart }: { cart: Cart }) {
  const { supportPhone } = useConfig();
  const cancel = stepsAfterOrder(linesOf(cart), useNow()).find(({ kind }) => kind === "cancel");
  if (cancel === undefined && supportPhone === "") return null;
  return (
    <div>
      {cancel !== undefined && <p>{unbroken(texts.cancelUntil(formatPeriod(cancel.day, cancel.day)))}</p>}
      {supportPhone !== "" && (
        <p>
          <span>{isRequest(cart.items) ? texts.questionsAfter.request : texts.question}</span>
          <SupportPhone />
        </p>
      )}
    </div>
  );
}

/** Says why nothing can be ordered if the cart does not tell its participants apart. */
function MixedUp({ cart }: { cart: Cart }) {
  const people = mixedUpIn(cart);
  if (people.length === 0) return null;
  return (
    <Notice state="error" retry={{ label: texts.readAgain, onRetry: () => void loadCart() }}>
      <span>{texts.mixedUp(people.map(personName).join(", "))}</span>
      <SupportPhone />
    </Notice>
  );
}

interface OverviewProps {
  readonly cart: Cart;
  readonly options: OrderOptions;
  /** The entries as the customer has last confirmed them. */
  readonly seen: readonly CartItem[];
  readonly order: OrderControl;
  readonly onConfirm: () => void;
  readonly onStep: (step: Step) => void;
}

interface OrderFormProps {
  readonly items: readonly CartItem[];
  /** A button that leads back, beside the main button. */
  readonly back: ReactNode;
  readonly onOrder: () => void;
}

/**
 * The button that orders, with the terms to be accepted first. A request without obligation needs no terms
 * (contract-public section 7), and nothing is ordered while a change of the cart is pending.
 */
function OrderForm({ items, back, onOrder }: OrderFormProps) {
  const [accepted, setAccepted] = useState(false);
  const [tried, setTried] = useState(false);
  const terms = useRef<HTMLInputElement>(null);
  const isPending = usePortal(({ cart }) => cart.pending.length > 0);
  const isAsked = isRequest(items);
  const press = (): void => {
    setTried(true);
    if (accepted || isAsked) onOrder();
    else terms.current?.focus();
  };
  return (
    <>
      {isAsked ? (
        <Consent />
      ) : (
        <Checkbox
          ref={terms}
          label={<TermsLabel words={texts.terms} />}
          name="terms"
          checked={accepted}
          onChange={(event) => setAccepted(event.target.checked)}
          error={tried && !accepted ? texts.termsMissing : undefined}
          required
        />
      )}
      {isPending && <Notice state="loading">{texts.cartPending}</Notice>}
      <div className="cluster">
        <SendButton routes={["checkout"]} variant="primary" onClick={press} busy={isPending}>
          <Compound text={isAsked ? texts.request : texts.order} />
        </SendButton>
        {back}
      </div>
    </>
  );
}

/**
 * Second step: everything that will be ordered, with its sum above the button; changes are shown, old beside new, and
 * confirmed first.
 */
export function OverviewStep({ cart, options, seen, order, onConfirm, onStep }: OverviewProps) {
  const config = useConfig();
  const changes = factChanges({ items: [...seen] }, cart);
  const back = <Button href={pageAddress(config, "cart") ?? ""}>{texts.toCart}</Button>;
  const begin = (): void => {
    onStep("ergebnis");
    order.begin(cart);
  };
  const [before, after] = [cartSum({ items: [...seen] }), cartSum(cart)];
  const isOtherSum = before.complete && after.complete && before.sum !== after.sum;
  return (
    <div className="stack order-columns" data-state={changes.length > 0 ? "changed" : "seen"}>
      <div className="stack">
        <ul className="cart-list">
          {cart.items.map((item) => (
            <Entry key={String(item.itemId)} item={item} items={cart.items} />
          ))}
        </ul>
        <LeftInCart items={cart.items} />
        <OverviewAddress
          title={isRequest(cart.items) ? texts.contact : texts.address}
          options={options}
          onChange={() => onStep("adresse")}
        />
      </div>
      <div className="stack order-end box">
        <CartTotal items={cart.items} />
        <BeforeOrder cart={cart} />
        <MixedUp cart={cart} />
        {changes.length > 0 && (
          <Notice
            state="info"
            actions={
              <Button variant="primary" onClick={onConfirm}>
                {texts.confirm}
              </Button>
            }
          >
            <p>{texts.changed(changes.flatMap(({ facts }) => facts))}</p>
            <FactTable changes={changes} />
            {isOtherSum ? <NewSum before={before.sum} now={after.sum} /> : <NetOf changes={changes} />}
          </Notice>
        )}
        {isOrderable(cart) && changes.length === 0 ? (
          <OrderForm items={cart.items} back={back} onOrder={begin} />
        ) : (
          <div className="cluster">{back}</div>
        )}
      </div>
    </div>
  );
}
