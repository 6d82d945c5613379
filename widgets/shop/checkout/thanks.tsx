import { useState, type ComponentType, type ReactNode } from "react";
import { pageAddress } from "#api/pages.ts";
import { isRequest, orderTypeOf } from "#domain/entities/cart.ts";
import type { PortalEvent } from "#domain/entities/event.ts";
import type { Recipient } from "#domain/entities/recipient.ts";
import { byEntry, outcomeOf, sharedNumber, type LineGroup } from "#domain/order/order-outcome.ts";
import { type OrderLine, bookedOf, type Orderer, type OrderPerson } from "#domain/order/order-people.ts";
import type { Order } from "#domain/shop/order-state.ts";
import { isFilled } from "#domain/text/text.ts";
import { checkoutTexts as texts } from "#i18n/checkout.ts";
import { common } from "#i18n/common.ts";
import { personTitles } from "#i18n/fields.ts";
import { formatPrice } from "#i18n/format.ts";
import { useConfig } from "#state/store.ts";
import { Button } from "#ui/button/button.tsx";
import { lazyComponent } from "#ui/lazy/lazy.tsx";
import { unbroken } from "#ui/unbroken/unbroken.ts";
import { CalendarOfAll } from "#widgets/shared/calendar/calendar-link.tsx";
import { eventWhen } from "#widgets/shared/event/event-summary.ts";
import { lazyTexts } from "#widgets/shared/lazy-texts.ts";
import { entryTitle } from "#widgets/shared/order/entry-title.ts";
import { EntryType } from "#widgets/shared/order/entry-type.tsx";
import { SumLines, SumWithHotel } from "#widgets/shared/order/prices.tsx";
import { optionText, SharedStay } from "#widgets/shop/shared/people/person-facts.tsx";
import { personName } from "#widgets/shop/shared/person-name.ts";
import { messageParts, references } from "./address.ts";
import type { EmployerLetterProps } from "./employer-letter.tsx";
import { StepsAfterOrder, type OrderKind } from "./steps-after-order.tsx";
import { wholePlace } from "./whole-place.ts";

/** The name as it follows 'von', and the company. */
function ordererText({ company, ...orderer }: Orderer): string {
  const { salutation } = orderer;
  const name = personName({ ...orderer, salutation: personTitles.get(salutation ?? "") ?? salutation });
  return [isFilled(orderer.lastname) ? name : null, company].filter(isFilled).join(", ");
}

/** The sum for the booked participants only, with their hotel costs. */
function Sum({ result }: { result: Order }) {
  const { booked, sum, complete, isOtherPrice } = outcomeOf(result.people);
  if (booked.length === 0) return null;
  const stays = byEntry(booked).map(({ item, lines }) => ({
    ...item,
    recipients: lines.map((line) => line.recipient),
  }));
  return (
    <div className="cart-total">
      <SumLines sum={sum} complete={complete} />
      {complete && <SumWithHotel sum={sum} items={stays} />}
      {isOtherPrice && <p>{texts.otherPrice}</p>}
    </div>
  );
}

interface EntryFactsProps extends Pick<LineGroup, "item"> {
  readonly heading: "h4" | "h5";
  readonly children?: ReactNode;
}

/** The title, period and place of an entry, and its type if it is no booking. */
export function EntryFacts({ item, heading: Heading, children }: EntryFactsProps) {
  const { event } = item;
  const facts = event === null ? [] : [eventWhen(event), wholePlace(event)];
  return (
    <div>
      <div className="cluster">
        <Heading>{entryTitle(item)}</Heading>
        <EntryType item={item} />
      </div>
      <p>{unbroken(facts.filter(isFilled).join("\u00a0· "))}</p>
      {children}
    </div>
  );
}

interface PersonProps {
  readonly line: OrderLine;
  readonly among: readonly Recipient[];
  readonly cents: number | null;
  /** What names the number of this participant alone; null where all share one, or there is none. */
  readonly number: string | null;
}

function Person({ line, among, cents, number }: PersonProps) {
  const choices = optionText({ ...line.recipient, comment: null }, among);
  return (
    <li className="order-person" data-state="ordered">
      <div>
        <strong>{personName(line.recipient)}</strong>
        {choices !== "" && <p className="cart-muted">{choices}</p>}
        {number !== null && <p className="cart-muted">{unbroken(number)}</p>}
      </div>
      {cents !== null && <span className="order-amount">{formatPrice(cents)}</span>}
    </li>
  );
}

/**
 * The ordered participants of an entry, each with choices, number and price; what all of them share is said once.
 * `told` is the number that the whole order shares.
 */
function OrderedEntry({ group: { item, lines }, told }: { group: LineGroup<OrderPerson>; told: string | null }) {
  const shared = told ?? sharedNumber(lines);
  const booked = bookedOf(lines);
  const numberOf = texts.numbers[isRequest([item]) ? "request" : "booking"];
  const recipients = lines.map(({ recipient }) => recipient);
  return (
    <li className="cart-entry">
      <EntryFacts item={item} heading="h5">
        <SharedStay of={recipients} />
        {told === null && shared !== null && <p>{unbroken(numberOf(shared))}</p>}
      </EntryFacts>
      <ul className="order-people">
        {lines.map((line) => (
          <Person
            key={String(line.recipientId)}
            line={line}
            among={recipients}
            cents={booked.find(({ recipientId }) => recipientId === line.recipientId)?.cents ?? null}
            number={shared === null && isFilled(line.number) ? numberOf(line.number) : null}
          />
        ))}
      </ul>
    </li>
  );
}

/** The ordered participants by entry; a number that the whole order shares is shown above. */
function Ordered({ people }: { people: readonly OrderPerson[] }) {
  const shared = sharedNumber(people);
  return (
    <>
      {shared !== null && <p>{texts.numbers[bookedOf(people).length > 0 ? "booking" : "request"](shared)}</p>}
      <ul className="cart-list">
        {byEntry(people).map((group) => (
          <OrderedEntry key={String(group.item.itemId)} group={group} told={shared} />
        ))}
      </ul>
    </>
  );
}

const EmployerLetter = lazyComponent(() =>
  import("./employer-letter.tsx").then((module): ComponentType<EmployerLetterProps> => module.EmployerLetter),
);

/** A button that opens the letter for the employer. */
function Letter(props: Omit<EmployerLetterProps, "onClose">) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.letter}</Button>
      {isOpen && <EmployerLetter texts={lazyTexts} {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

const distinct = (events: readonly PortalEvent[]): PortalEvent[] => [
  ...new Map(events.map((event) => [event.eventId, event])).values(),
];

interface ThanksProps {
  readonly result: Order;
  /** The message that went with the order, if it is known: it holds the customer's own signs. */
  readonly message: string | null;
}

/**
 * The result of an order: that it has arrived and where the confirmation goes, who ordered what for whom, what comes
 * next, and what to keep. Nothing if nothing was ordered.
 */
export function Thanks({ result, message }: ThanksProps) {
  const config = useConfig();
  const { booked } = outcomeOf(result.people);
  const ordered = result.people.filter(({ step }) => step === "booked");
  if (ordered.length === 0) return null;
  const by = result.orderer === null ? "" : ordererText(result.orderer);
  const kind: OrderKind = booked.length > 0 ? "booking" : "request";
  const heading = texts.yours[kind];
  const parts = messageParts(message);
  const events = ordered.flatMap(({ item }) => (orderTypeOf(item) === "waitingList" ? [] : (item.event ?? [])));
  return (
    <div className="thanks">
      <section className="stack order-section" aria-label={heading}>
        <h4>{heading}</h4>
        <div>
          {by !== "" && <p>{texts.by[kind](by)}</p>}
          {references.map(
            (name) => isFilled(parts[name]) && <p key={name}>{`${texts.named(texts[name])} ${parts[name]}`}</p>,
          )}
        </div>
        <Ordered people={ordered} />
        <Sum result={result} />
      </section>
      <div className="stack thanks-next box">
        <StepsAfterOrder lines={ordered} kind={kind} />
        <div className="cluster">
          {booked.length > 0 && <Letter booked={booked} orderer={result.orderer} />}
          <CalendarOfAll events={distinct(events)} label={texts.calendarAll} />
          <Button href={pageAddress(config, "checkoutPdf") ?? ""} newTabHint={common.opensNewTab}>
            {texts.pdf[kind]}
          </Button>
        </div>
      </div>
    </div>
  );
}
