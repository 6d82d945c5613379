import type { ReactNode } from 'react';
import { addressOf } from '#api/url.ts';
import type { PortalEvent } from '#domain/entities/event.ts';
import type { EventLink } from '#domain/event-links.ts';
import { common } from '#i18n/common.ts';
import { events as texts } from '#i18n/events.ts';
import { useConfig } from '#state/store.ts';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { document as documentIcon, euro } from '#ui/icon/paths.ts';
import { useStyles } from '#ui/root/root.tsx';
import { CalendarLink } from './calendar-link.tsx';
import css from './event-links.css?inline';

/** The fact buttons of an event; which ones it has is a rule of `event-links.ts`. */
export function EventLinks({ event, links }: { event: PortalEvent; links: readonly EventLink[] }) {
  const config = useConfig();
  useStyles(css);
  if (links.length === 0) return null;
  const { eventId } = event;
  const targets: Record<EventLink, ReactNode> = {
    calendar: <CalendarLink key="calendar" event={event} />,
    costCalculator: <FactLink key="costs" icon={euro} href={addressOf(config, 'priceCalculator', { eventId })} label={texts.costCalculator} />,
    noticePdf: <FactLink key="notice" icon={documentIcon} href={addressOf(config, 'noticePdf', { eventId })} label={texts.noticePdf} />,
    themePdf: <FactLink key="theme" icon={documentIcon} href={addressOf(config, 'themePdf', { themeId: event.theme?.themeId })} label={texts.themePdf} />,
  };
  return <div className="cluster event-links" role="group" aria-label={texts.linksLabel}>{links.map((link) => targets[link])}</div>;
}

function FactLink({ href, label, icon }: { href: string | null; label: string; icon: string }) {
  if (href === null) return null;
  return <Button icon={<Icon path={icon} size={20} />} href={href} newTabHint={common.opensNewTab}>{label}</Button>;
}
