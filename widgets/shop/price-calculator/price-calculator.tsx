import type { ComponentType } from "react";
import { pageAddress } from "#api/pages.ts";
import {
  calculate,
  subjectOfEvent,
  subjectOfInput,
  type CalculatorChoice,
  type CalculatorSubject,
} from "#domain/costs/calculator.ts";
import { berlinDay } from "#domain/dates/time.ts";
import type { CalculatorInput } from "#domain/entities/calculator.ts";
import type { PortalEvent } from "#domain/entities/event.ts";
import type { Id } from "#domain/entities/fields.ts";
import { placeName } from "#domain/event/event-place.ts";
import { isHistoric, isTradeConference } from "#domain/event/events.ts";
import { filledOrNull, isFilled } from "#domain/text/text.ts";
import { common } from "#i18n/common.ts";
import { events } from "#i18n/events.ts";
import { formatDay, formatPeriod } from "#i18n/format.ts";
import { priceCalculator as texts } from "#i18n/price-calculator.ts";
import { useNow } from "#state/clock.ts";
import { useConfig } from "#state/store.ts";
import { Button } from "#ui/button/button.tsx";
import { PageHead } from "#ui/compound/page-head.tsx";
import { Facts, type Fact } from "#ui/facts/facts.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { documentIcon } from "#ui/icon/paths.ts";
import { lazyComponent } from "#ui/lazy/lazy.tsx";
import { useStyles } from "#ui/root/root.tsx";
import { eventSummary } from "#widgets/shared/event/event-summary.ts";
import { LoadedEvent } from "#widgets/shared/event/loaded-event.tsx";
import { lazyTexts } from "#widgets/shared/lazy-texts.ts";
import { ChoiceFields } from "./choice-fields.tsx";
import { AnnouncedSum, HotelCostsPart, SeminarCosts, Total } from "./costs.tsx";
import paper from "./paper.css?inline";
import screen from "./price-calculator.css?inline";
import tiers from "./tiers.css?inline";
import type { ToCartProps } from "./to-cart.tsx";
import { useChoice } from "./use-choice.ts";

const css = tiers + screen + paper;

/** The address of the calculation's PDF, with the choices in its query (contract-public section 8). */
function usePdf(eventId: Id | null, { participants, fullBoard, overnight }: CalculatorChoice): string | null {
  const page = pageAddress(useConfig(), "priceCalculatorPdf", { eventId });
  if (eventId === null || page === null) return null;
  const address = new URL(page);
  address.searchParams.set("participants", String(participants));
  address.searchParams.set("board", fullBoard ? "full" : "half");
  address.searchParams.set("overnight", overnight ? "1" : "0");
  return address.href;
}

function Ways({ eventId, choice }: { eventId: Id | null; choice: CalculatorChoice }) {
  const pdf = usePdf(eventId, choice);
  return (
    <div className="cluster calculator-ways">
      {pdf !== null && (
        <Button href={pdf} newTabHint={common.opensNewTab} icon={<Icon path={documentIcon} size={20} />}>
          {texts.pdf}
        </Button>
      )}
      <Button onClick={() => window.print()}>{texts.print}</Button>
    </div>
  );
}

const ToCart = lazyComponent(() => import("./to-cart.tsx").then((module): ComponentType<ToCartProps> => module.ToCart));

/** Printed only: what the works council decides about, with room for the decision. */
function Resolution({ title, facts, choice }: { title: string; facts: readonly Fact[]; choice: CalculatorChoice }) {
  const stay = [
    choice.hotel?.name ?? null,
    choice.fullBoard ? texts.boards.voll : texts.boards.halb,
    choice.overnight ? texts.stays.mit : texts.stays.ohne,
  ].filter(isFilled);
  return (
    <div className="calculator-paper stack">
      <p>
        <strong>{texts.resolution}</strong>
      </p>
      <Facts
        facts={[
          [texts.seminar, title],
          ...facts,
          [texts.count, String(choice.participants)],
          [texts.hotel, choice.hotel === null ? null : stay.join(", ")],
          [texts.printed, formatDay(berlinDay(useNow()))],
        ]}
      />
    </div>
  );
}

function Signature() {
  return (
    <div className="calculator-paper calculator-signature">
      <span>{texts.decided}</span>
      <span>{texts.signature}</span>
    </div>
  );
}

interface CalculatorProps {
  readonly subject: CalculatorSubject;
  readonly eventId: Id | null;
  /** The event to put into the cart; null if it is over, a conference, or a theme without a date. */
  readonly event: PortalEvent | null;
  /** The date and place that are calculated; null for a theme without a date. */
  readonly when: string | null;
  /** Further known facts, for printing. */
  readonly facts: readonly Fact[];
}

function Calculator({ subject, eventId, event, when, facts }: CalculatorProps) {
  useStyles(css);
  const [choice, change] = useChoice(subject);
  const costs = { subject, choice, calculation: calculate(subject, choice, useNow()) };
  const title = filledOrNull(subject.title) ?? texts.untitled;
  return (
    <section className="calculator stack stack-wide">
      <header>
        <PageHead text={texts.heading} />
        <p>
          <strong>{title}</strong>
        </p>
        {isFilled(when) && <p className="muted">{when}</p>}
      </header>
      <Resolution title={title} facts={facts} choice={choice} />
      <div className="stack stack-wide">
        <ChoiceFields subject={subject} choice={choice} onChange={change} />
        <AnnouncedSum {...costs} />
        <div className="calculator-costs">
          <SeminarCosts {...costs} />
          <div className="calculator-side stack">
            <HotelCostsPart {...costs} />
            <Total {...costs} />
            {event !== null && eventId !== null && (
              <ToCart
                texts={lazyTexts}
                placeholder={<div className="calculator-cart" />}
                event={event}
                eventId={eventId}
                places={choice.participants}
              />
            )}
          </div>
        </div>
      </div>
      <Signature />
      <Ways eventId={eventId} choice={choice} />
    </section>
  );
}

const factsOf = (event: PortalEvent): Fact[] => [
  [events.bookingNumber, event.bookingNumber],
  [events.period, formatPeriod(event.startDate, event.endDate)],
  [events.place, placeName(event)],
];

function OfEvent({ event, eventId }: { event: PortalEvent; eventId: Id }) {
  // A conference is booked on a page of its own.
  const isElsewhere = isHistoric(event, useNow()) || isTradeConference(event);
  return (
    <Calculator
      subject={subjectOfEvent(event)}
      eventId={eventId}
      event={isElsewhere ? null : event}
      when={eventSummary(event)}
      facts={factsOf(event)}
    />
  );
}

/**
 * The costs of a seminar: of the event with this eventId, or of a theme without a date yet (contract-public section 4,
 * Money).
 */
export function PriceCalculator({ eventId = "", json }: { eventId?: string; json?: CalculatorInput }) {
  if (json !== undefined)
    return <Calculator subject={subjectOfInput(json)} eventId={null} event={null} when={null} facts={[]} />;
  return (
    <LoadedEvent eventId={eventId}>
      {(event) => <OfEvent event={event} eventId={event.eventId ?? eventId} />}
    </LoadedEvent>
  );
}
