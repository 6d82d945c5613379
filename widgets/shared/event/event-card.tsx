import { useContext } from 'react';
import type { PortalEvent } from '#domain/entities/event.ts';
import { overviewLinks } from '#domain/event-links.ts';
import { displayKind, isHistoric } from '#domain/events.ts';
import { followUpModule, seriesModules } from '#domain/modules.ts';
import { recipientOf } from '#domain/recipients.ts';
import { events as texts } from '#i18n/events.ts';
import { useNow } from '#state/clock.ts';
import { Accordion } from '#ui/accordion/accordion.tsx';
import { Button } from '#ui/button/button.tsx';
import { lazyPart } from '#ui/lazy/lazy.tsx';
import { lazyTexts } from '#widgets/shared/lazy-texts.ts';
import { EventFacts } from './event-facts.tsx';
import { EventLinks } from './event-links.tsx';
import { eventSummary } from './event-summary.tsx';
import { eventTitle } from './event-texts.ts';
import { ListOwnerContext } from './list-owner.ts';
import { RecipientStatus } from './recipient-status.tsx';
import { useDistance } from './use-distance.ts';
import { useEventPage } from './use-event-page.ts';

// Few events are in-house.
const InhouseDocuments = lazyPart(() => import('./inhouse-documents.tsx').then((module) => module.InhouseDocuments));

/** The way to the event's own page, with booking, hotel, photos and documents; nothing where the site has none. */
function ToPage({ event }: { event: PortalEvent }) {
  const href = useEventPage(event.eventId);
  const past = isHistoric(event, useNow());
  if (href === null) return null;
  return <Button variant="primary" href={href}>{past ? texts.toPast : texts.toEvent}</Button>;
}

function Body({ event }: { event: PortalEvent }) {
  const now = useNow();
  return (
    <div className="stack">
      <EventFacts event={event} />
      <EventLinks event={event} links={overviewLinks(event, now)} primary={<ToPage event={event} />} />
    </div>
  );
}

/** Makes a card's title lead to the event's own page; undefined where the site has none. */
function useTitleLink({ eventId }: PortalEvent, title: string): { readonly href: string; readonly toggleLabel: string } | undefined {
  const href = useEventPage(eventId);
  return href === null ? undefined : { href, toggleLabel: texts.toggle(title) };
}

/** A module inside a card; one that is over has nothing to expand (spec section 2). */
function ModuleCard({ title, event, level }: { title: string; event: PortalEvent; level: 3 | 4 }) {
  const past = isHistoric(event, useNow());
  const link = useTitleLink(event, title);
  return <Accordion level={level} title={title} link={link} subtitle={eventSummary(event)} toggle={!past}><Body event={event} /></Accordion>;
}

interface EventBodyProps {
  readonly event: PortalEvent;
  /** Of the modules' headings. */
  readonly level: 3 | 4;
}

function SeriesBody({ event, level }: EventBodyProps) {
  return (
    <div className="stack">
      <Body event={event} />
      {seriesModules(event).map(({ letter, module }) => <ModuleCard key={letter} level={level} title={texts.moduleTitle(letter, module.title ?? '')} event={module} />)}
    </div>
  );
}

function FollowUpBody({ event, level }: EventBodyProps) {
  const followUp = followUpModule(event);
  return (
    <div className="stack">
      <Body event={event} />
      {followUp !== null && <ModuleCard level={level} title={texts.followUp} event={followUp} />}
    </div>
  );
}

function InhouseBody({ event }: { event: PortalEvent }) {
  return (
    <div className="stack">
      <EventFacts event={event} />
      <ToPage event={event} />
      <InhouseDocuments event={event} texts={lazyTexts} />
    </div>
  );
}

/** What an event shows below its title, by its display kind (spec section 2). */
export function EventBody(props: EventBodyProps) {
  const { event } = props;
  const kind = displayKind(event);
  switch (kind) {
    case 'series':
      return <SeriesBody {...props} />;
    case 'follow-up':
      return <FollowUpBody {...props} />;
    case 'inhouse':
      return <InhouseBody event={event} />;
    case 'single':
      return <Body event={event} />;
    default:
      return kind satisfies never;
  }
}

function OwnersStatus({ recipients }: Pick<PortalEvent, 'recipients'>) {
  const recipient = recipientOf(recipients, useContext(ListOwnerContext));
  return recipient === null ? null : <RecipientStatus recipient={recipient} />;
}

/** What is known at a glance: how far off it is, and how it stands for the person whose list it is. */
function Badges({ event }: { event: PortalEvent }) {
  const distance = useDistance(event.startDate);
  return (
    <>
      {distance !== null && <span className="small muted unbroken">{distance}</span>}
      <OwnersStatus recipients={event.recipients} />
    </>
  );
}

export interface EventCardProps {
  readonly event: PortalEvent;
  readonly level: 2 | 3;
  readonly defaultOpen?: boolean;
}

/** An event in a list: its title, dates and status, and the rest when opened. */
export function EventCard({ event, level, defaultOpen = false }: EventCardProps) {
  const id = event.eventId === null ? undefined : `event-${event.eventId}`;
  const title = eventTitle(event);
  return (
    <Accordion level={level} id={id} title={title} link={useTitleLink(event, title)} subtitle={eventSummary(event)} badges={<Badges event={event} />} defaultOpen={defaultOpen}>
      <EventBody event={event} level={level === 2 ? 3 : 4} />
    </Accordion>
  );
}
