import { useState, type ComponentType } from "react";
import { pageAddress } from "#api/pages.ts";
import { orderTypeOf } from "#domain/entities/cart.ts";
import type { PortalEvent } from "#domain/entities/event.ts";
import { placeName } from "#domain/event-place.ts";
import { stepsAfterOrder, type NextStep } from "#domain/next-steps.ts";
import type { OrderLine } from "#domain/order-lines.ts";
import { byEntry, outcomeOf, type Orderer } from "#domain/order-outcome.ts";
import type { Order } from "#domain/shop/state.ts";
import { isFilled } from "#domain/text.ts";
import { checkoutTexts as texts } from "#i18n/checkout.ts";
import { common } from "#i18n/common.ts";
import { formatDay, formatPeriod } from "#i18n/format.ts";
import { keyed } from "#lib/keyed.ts";
import { useNow } from "#state/clock.ts";
import { useConfig } from "#state/store.ts";
import { useVisitor } from "#state/visitor.ts";
import { Button } from "#ui/button/button.tsx";
import { lazyComponent } from "#ui/lazy/lazy.tsx";
import { apart } from "#ui/whole/pieces.tsx";
import { CalendarOfAll } from "#widgets/shared/calendar/calendar-link.tsx";
import { eventTitle } from "#widgets/shared/event/event-texts.ts";
import { lazyTexts } from "#widgets/shared/lazy-texts.ts";
import { SumLines, WithHotel } from "#widgets/shared/order/prices.tsx";
import { SupportPhone } from "#widgets/shared/support-phone.tsx";
import { personName } from "#widgets/shop/shared/people/person-name.ts";
import type { EmployerLetterProps } from "./employer-letter.tsx";
import { Ordered } from "./ordered.tsx";

const ordererText = (orderer: Orderer): string =>
  [isFilled(orderer.lastname) ? personName(orderer) : null, orderer.company].filter(isFilled).join(", ");

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
      {complete && <WithHotel sum={sum} items={stays} />}
      {isOtherPrice && <p>{texts.otherPrice}</p>}
    </div>
  );
}

function when(step: NextStep): string | null {
  switch (step.kind) {
    case "waitingList":
    case "reservation":
      return null;
    case "cancel":
      return step.day === null ? texts.untilEach : texts.until(formatDay(step.day) ?? "");
    case "link":
    case "start":
      return formatPeriod(step.day, step.day);
    default:
      return step satisfies never;
  }
}

function What({ step }: { step: NextStep }) {
  const config = useConfig();
  switch (step.kind) {
    case "waitingList":
    case "reservation":
      return texts.nextKinds[step.kind];
    case "cancel":
      return (
        <>
          {apart(texts.cancelBefore)}
          <a href={pageAddress(config, "portalStart") ?? ""}>{texts.cancelIn}</a>
          <span>.</span>
        </>
      );
    case "link":
      return texts.linkMail(eventTitle(step.event));
    case "start":
      return texts.starts(eventTitle(step.event), step.event.hotel?.name ?? placeName(step.event));
    default:
      return step satisfies never;
  }
}

/** What was ordered: something to be paid, or nothing but requests. */
type Kind = keyof typeof texts.yours;

/** The next steps with their dates, and the contact for questions. */
function Next({ lines, kind }: { lines: readonly OrderLine[]; kind: Kind }) {
  const config = useConfig();
  const { supportPhone, showGremiumButtons } = config;
  const visitor = useVisitor();
  const isCustomer = visitor.state === "customer";
  const account = visitor.state === "guest" ? pageAddress(config, "registration") : null;
  const hasPortal = isCustomer && showGremiumButtons && pageAddress(config, "portalStart") !== null;
  const steps = stepsAfterOrder(lines, hasPortal, useNow());
  if (steps.length === 0 && supportPhone === "" && account === null) return null;
  return (
    <section className="stack order-section" aria-label={texts.next}>
      <h4>{texts.next}</h4>
      <ol className="order-next">
        {keyed(steps, (step) => JSON.stringify(step)).map(([key, step]) => {
          const day = when(step);
          return (
            <li key={key}>
              {day !== null && (
                <>
                  <strong>{day}</strong>
                  <br />
                </>
              )}
              <What step={step} />
            </li>
          );
        })}
      </ol>
      {account !== null && (
        <p>
          {apart(texts.account)}
          <a href={account}>{texts.openAccount}</a>
        </p>
      )}
      {supportPhone !== "" && (
        <p>
          <span>{texts.questionsAfter[kind]}</span>
          <SupportPhone />
        </p>
      )}
    </section>
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

/**
 * The result of an order: that it has arrived and where the confirmation goes, who ordered what for whom, what comes
 * next, and what to keep. Nothing if nothing was ordered.
 */
export function Thanks({ result }: { result: Order }) {
  const config = useConfig();
  const { booked } = outcomeOf(result.people);
  const ordered = result.people.filter(({ step }) => step === "booked");
  if (ordered.length === 0) return null;
  const by = result.orderer === null ? "" : ordererText(result.orderer);
  const kind: Kind = booked.length > 0 ? "booking" : "request";
  const heading = texts.yours[kind];
  const events = ordered.flatMap(({ item }) => (orderTypeOf(item) === "waitingList" ? [] : (item.event ?? [])));
  return (
    <div className="thanks">
      <section className="stack order-section" aria-label={heading}>
        <h4>{heading}</h4>
        {by !== "" && <p>{texts.by[kind](by)}</p>}
        <Ordered people={ordered} />
        <Sum result={result} />
      </section>
      <div className="stack thanks-next box">
        <Next lines={ordered} kind={kind} />
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
