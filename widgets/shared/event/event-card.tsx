import type { PortalEvent } from '#domain/entities/event.ts';
import { overviewLinks } from '#domain/event-links.ts';
import { displayKind, isHistoric } from '#domain/events.ts';
import { followUpModule, seriesModules } from '#domain/modules.ts';
import { events as texts } from '#i18n/events.ts';
import { useNow } from '#state/clock.ts';
import { Accordion } from '#ui/accordion/accordion.tsx';
import { EventDocuments } from './event-documents.tsx';
import { EventFacts } from './event-facts.tsx';
import { EventLinks } from './event-links.tsx';
import { eventSummary, eventTitle } from './event-texts.ts';

function Body({ event }: { event: PortalEvent }) {
  const now = useNow();
  return (
    <div className="stack">
      <EventFacts event={event} />
      <EventLinks event={event} links={overviewLinks(event, now)} />
    </div>
  );
}

/** A module inside a card; one that is over has nothing to expand (spec section 2). */
function ModuleCard({ title, event }: { title: string; event: PortalEvent }) {
  const past = isHistoric(event, useNow());
  return <Accordion level={3} title={title} subtitle={eventSummary(event)} toggle={!past}><Body event={event} /></Accordion>;
}

function SeriesBody({ event }: { event: PortalEvent }) {
  return (
    <div className="stack">
      <Body event={event} />
      {seriesModules(event).map(({ letter, module }) => <ModuleCard key={letter} title={texts.moduleTitle(letter, module.title ?? '')} event={module} />)}
    </div>
  );
}

function FollowUpBody({ event }: { event: PortalEvent }) {
  const followUp = followUpModule(event);
  return (
    <div className="stack">
      <Body event={event} />
      {followUp !== null && <ModuleCard title={texts.followUp} event={followUp} />}
    </div>
  );
}

function InhouseBody({ event }: { event: PortalEvent }) {
  return (
    <div className="stack">
      <EventFacts event={event} />
      <EventDocuments event={event} />
    </div>
  );
}

/** What an event shows below its title, by its display kind (spec section 2). */
export function EventBody({ event }: { event: PortalEvent }) {
  const kind = displayKind(event);
  switch (kind) {
    case 'series':
      return <SeriesBody event={event} />;
    case 'follow-up':
      return <FollowUpBody event={event} />;
    case 'inhouse':
      return <InhouseBody event={event} />;
    case 'single':
      return <Body event={event} />;
    default:
      return kind satisfies never;
  }
}

/** An event in a list: its title and dates, and the rest when opened. */
export function EventCard({ event, defaultOpen = false }: { event: PortalEvent; defaultOpen?: boolean }) {
  return (
    <Accordion level={2} title={eventTitle(event)} subtitle={eventSummary(event)} defaultOpen={defaultOpen}>
      <EventBody event={event} />
    </Accordion>
  );
}
