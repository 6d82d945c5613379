import type { ReactNode } from 'react';
import { addressOf } from '#api/url.ts';
import type { PortalEvent } from '#domain/entities/event.ts';
import type { EventLink } from '#domain/event-links.ts';
import { common } from '#i18n/common.ts';
import { events as texts } from '#i18n/events.ts';
import { useConfig } from '#state/store.ts';
import { Button } from '#ui/button/button.tsx';
import { CalendarLink } from '#widgets/calendar-download/calendar-link.tsx';
import css from './event-overview.css?inline';
import { useStyles } from '#ui/root/root.tsx';

/** The fact buttons of an event; which ones it has is a rule of `event-links.ts`. */
export function EventLinks({ event, links }: { event: PortalEvent; links: readonly EventLink[] }) {
  useStyles(css);
  const config = useConfig();
  if (links.length === 0) return null;
  const { eventId } = event;
  const targets: Record<EventLink, ReactNode> = {
    calendar: <CalendarLink key="calendar" event={event} />,
    costCalculator: <PdfLink key="costs" icon="euro" href={addressOf(config, 'priceCalculator', { eventId })} label={texts.costCalculator} />,
    noticePdf: <PdfLink key="notice" icon="document" href={addressOf(config, 'noticePdf', { eventId })} label={texts.noticePdf} />,
    themePdf: <PdfLink key="theme" icon="document" href={addressOf(config, 'themePdf', { themeId: event.theme?.themeId })} label={texts.themePdf} />,
  };
  return <div className="event-links" role="group" aria-label={texts.linksLabel}>{links.map((link) => targets[link])}</div>;
}

function PdfLink({ href, label, icon }: { href: string | null; label: string; icon: 'euro' | 'document' }) {
  if (href === null) return null;
  return <Button variant="secondary" icon={icon} href={href} newTab={common.opensNewTab}>{label}</Button>;
}
