import { useContext, type ReactNode } from "react";
import type { ListedEvent } from "#domain/entities/event.ts";
import type { ListedRecipient } from "#domain/entities/recipient.ts";
import type { DetailTab } from "#domain/event/detail-tabs.ts";
import { overviewLinks } from "#domain/event/event-links.ts";
import { isOnline } from "#domain/event/event-place.ts";
import { displayKind, isHistoric } from "#domain/event/events.ts";
import { followUpModule, seriesModules } from "#domain/event/modules.ts";
import { recipientOf, recipientStanding } from "#domain/participants/recipients.ts";
import { events as texts } from "#i18n/events.ts";
import { keyed } from "#lib/keyed.ts";
import { useNow } from "#state/clock.ts";
import { Accordion } from "#ui/accordion/accordion.tsx";
import { Button } from "#ui/button/button.tsx";
import { unbroken } from "#ui/unbroken/unbroken.ts";
import { useEventPages } from "#widgets/portal/shared/event-pages.ts";
import { eventSummary } from "#widgets/shared/event/event-summary.ts";
import { eventTitle, timeStatus } from "#widgets/shared/event/event-texts.ts";
import { EventDocuments } from "./event-documents.tsx";
import { EventFacts } from "./event-facts.tsx";
import { EventLinks } from "./event-links.tsx";
import { ListOwnerContext, NextApartContext } from "./list-owner.ts";
import { RecipientStatus } from "./recipient-status.tsx";

/**
 * A link to the event's page, with booking, hotel, photos and documents; of a past one to the tab that its name
 * promises. Nothing if the site has none.
 */
function ToPage({ event }: { event: ListedEvent }) {
  const href = useEventPages()(event.eventId);
  const past = isHistoric(event, useNow());
  const isNextApart = useContext(NextApartContext);
  if (href === null) return null;
  const tab: DetailTab = isOnline(event) ? "dokumente" : "bilder";
  return (
    <Button variant={isNextApart ? "secondary" : "primary"} href={past ? `${href}#${tab}` : href}>
      {past ? texts.toPast : texts.toEvent}
    </Button>
  );
}

function Body({ event }: { event: ListedEvent }) {
  const now = useNow();
  return (
    <div className="stack">
      <EventFacts event={event} />
      <EventLinks event={event} links={overviewLinks(event, now)} primary={<ToPage event={event} />} />
    </div>
  );
}

/** A module inside a card; a past one has nothing to expand (spec section 2). */
function ModuleCard({ title, event, level }: { title: string; event: ListedEvent; level: 3 | 4 }) {
  const past = isHistoric(event, useNow());
  const page = useEventPages()(event.eventId);
  return (
    <Accordion
      level={level}
      id={event.eventId === null ? undefined : `module-${event.eventId}`}
      title={title}
      href={page}
      toggleLabel={texts.toggle(title)}
      subtitle={unbroken(eventSummary(event))}
      subtitleWhenOpen={false}
      toggle={!past}
    >
      <Body event={event} />
    </Accordion>
  );
}

/**
 * The modules that are cards of their own inside an event's, with their titles, by its display kind (spec section 2).
 */
function modulesOf(event: ListedEvent): readonly { readonly title: string; readonly module: ListedEvent }[] {
  const kind = displayKind(event);
  switch (kind) {
    case "series":
      return seriesModules(event).map(({ letter, module }) => ({
        title: texts.moduleTitle(letter, module.title ?? ""),
        module,
      }));
    case "follow-up": {
      const module = followUpModule(event);
      return module === null ? [] : [{ title: texts.followUp, module }];
    }
    case "single":
    case "inhouse":
      return [];
    default:
      return kind satisfies never;
  }
}

function InhouseBody({ event }: { event: ListedEvent }) {
  return (
    <div className="stack">
      <EventFacts event={event} />
      <div className="cluster cluster-wide">
        <ToPage event={event} />
      </div>
      <EventDocuments event={event} />
    </div>
  );
}

interface EventBodyProps {
  readonly event: ListedEvent;
  /** The level of the modules' headings. */
  readonly level: 3 | 4;
}

/** The content of an event below its title (spec section 2). */
export function EventBody({ event, level }: EventBodyProps) {
  if (displayKind(event) === "inhouse") return <InhouseBody event={event} />;
  const modules = modulesOf(event);
  if (modules.length === 0) return <Body event={event} />;
  return (
    <div className="stack">
      <Body event={event} />
      {keyed(modules, ({ title, module }) => module.moduleId ?? title).map(([key, { title, module }]) => (
        <ModuleCard key={key} level={level} title={title} event={module} />
      ))}
    </div>
  );
}

/** Whether the participant was booked and nothing else is to be said, as of nearly everybody in a past event. */
function isPlainlyBooked(recipient: ListedRecipient): boolean {
  const standing = recipientStanding(recipient);
  return standing?.tone === "booked" && standing.note === null;
}

interface OwnersStatusProps {
  readonly recipients: readonly ListedRecipient[];
  readonly isOver: boolean;
}

function OwnersStatus({ recipients, isOver }: OwnersStatusProps) {
  const recipient = recipientOf(recipients, useContext(ListOwnerContext));
  if (recipient === null || (isOver && isPlainlyBooked(recipient))) return null;
  return <RecipientStatus recipient={recipient} isOver={isOver} />;
}

/**
 * The chips of a card: the time until the event or that it is running, and the status of the list's person. That an
 * event is over is told by the list.
 */
function badges(event: ListedEvent, now: number): ReactNode {
  const { recipients } = event;
  const isOver = isHistoric(event, now);
  const distance = isOver ? null : timeStatus(event, now);
  const time = isOver ? null : <span className="accordion-moment">{distance}</span>;
  return recipients === null || recipients.length === 0 ? (
    distance === null ? null : (
      time
    )
  ) : (
    <>
      {time}
      <OwnersStatus recipients={recipients} isOver={isOver} />
    </>
  );
}

export interface EventCardProps {
  readonly event: ListedEvent;
  /** The event's page; null if there is none. */
  readonly page: string | null;
  /** Epoch ms. */
  readonly now: number;
  readonly level: 2 | 3;
  readonly defaultOpen?: boolean;
}

/**
 * An event in a list: its title, dates and status, and everything else when opened. Values that are the same for all
 * cards are passed by the list.
 */
export function EventCard({ event, page, now, level, defaultOpen = false }: EventCardProps) {
  const id = event.eventId === null ? undefined : `event-${event.eventId}`;
  const title = eventTitle(event);
  return (
    <Accordion
      level={level}
      id={id}
      title={title}
      href={page}
      toggleLabel={texts.toggle(title)}
      subtitle={unbroken(eventSummary(event))}
      subtitleWhenOpen={false}
      badges={badges(event, now)}
      defaultOpen={defaultOpen}
    >
      <EventBody event={event} level={level === 2 ? 3 : 4} />
    </Accordion>
  );
}
