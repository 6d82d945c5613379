import type { ReactNode } from 'react';
import type { PortalEvent } from '#domain/entities/event.ts';
import { overviewLinks } from '#domain/event-links.ts';
import { displayKind, isHistoric } from '#domain/events.ts';
import { followUpModule, seriesModules } from '#domain/modules.ts';
import { events as texts } from '#i18n/events.ts';
import { useNow } from '#state/clock.ts';
import { Accordion } from '#ui/accordion/accordion.tsx';
import { EventDocuments } from '#widgets/document-list/event-documents.tsx';
import { EventFacts } from './event-facts.tsx';
import { EventLinks } from './event-links.tsx';
import { eventSummary, eventTitle } from './event-texts.ts';

interface CardProps {
  readonly event: PortalEvent;
  readonly defaultOpen?: boolean;
  /** False shows the content without a way to fold it. */
  readonly toggle?: boolean;
}

function Body({ event }: { event: PortalEvent }) {
  const now = useNow();
  return (
    <>
      <EventFacts event={event} />
      <EventLinks event={event} links={overviewLinks(event, now)} />
    </>
  );
}

/** A module inside a card; one that is over has nothing to expand (spec section 2). */
function ModuleCard({ title, event }: { title: string; event: PortalEvent }) {
  const past = isHistoric(event, useNow());
  return <Accordion level={4} title={title} summary={eventSummary(event)} toggle={!past}>{past ? null : <Body event={event} />}</Accordion>;
}

function SeriesBody({ event }: { event: PortalEvent }) {
  return (
    <>
      <Body event={event} />
      {seriesModules(event).map(({ letter, module }) => <ModuleCard key={letter} title={texts.moduleTitle(letter, module.title ?? '')} event={module} />)}
    </>
  );
}

function FollowUpBody({ event }: { event: PortalEvent }) {
  const followUp = followUpModule(event);
  return (
    <>
      <Body event={event} />
      {followUp !== null && <ModuleCard title={texts.followUp} event={followUp} />}
    </>
  );
}

function InhouseBody({ event }: { event: PortalEvent }) {
  return (
    <>
      <EventFacts event={event} />
      <EventDocuments event={event} />
    </>
  );
}

/** How an event is drawn in lists and overviews, by its display kind (spec section 2). */
export function EventCard({ event, defaultOpen = false, toggle = true }: CardProps) {
  const kind = displayKind(event);
  const bodies: Record<typeof kind, () => ReactNode> = {
    series: () => <SeriesBody event={event} />,
    'follow-up': () => <FollowUpBody event={event} />,
    inhouse: () => <InhouseBody event={event} />,
    single: () => <Body event={event} />,
  };
  const title = kind === 'series' ? texts.seriesTitle(eventTitle(event)) : eventTitle(event);
  return <Accordion level={3} title={title} summary={eventSummary(event)} defaultOpen={defaultOpen} toggle={toggle}>{bodies[kind]()}</Accordion>;
}
