import type { ReactNode } from "react";
import { addressOf } from "#api/path.ts";
import type { ListedEvent } from "#domain/entities/event.ts";
import type { EventLink } from "#domain/event/event-links.ts";
import { common } from "#i18n/common.ts";
import { events as texts } from "#i18n/events.ts";
import { useConfig } from "#state/store.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { chevronIcon, documentIcon } from "#ui/icon/paths.ts";
import { NewTab } from "#ui/link/new-tab.tsx";
import { NARROW, useMediaQuery } from "#ui/page/media-query.ts";
import { useStyles } from "#ui/root/root.tsx";
import { CalendarLink } from "#widgets/shared/calendar/calendar-link.tsx";
import css from "./event-links.css?inline";

const euroSign = "M18 6.5A7 7 0 1 0 18 17.5M3 10h10M3 14h9";

/** The icon of each link to a document or the calculator, by its route. */
const icons: Record<Exclude<EventLink, "calendar">, string> = {
  priceCalculator: euroSign,
  noticePdf: documentIcon,
  themePdf: documentIcon,
};

interface Paper {
  readonly link: keyof typeof icons;
  readonly href: string;
}

function usePapers({ eventId, theme }: ListedEvent, links: readonly EventLink[]): Paper[] {
  const config = useConfig();
  return links
    .filter((link) => link !== "calendar")
    .flatMap((link) => {
      const href = addressOf(config, link, { eventId, themeId: theme?.themeId });
      return href === null ? [] : [{ link, href }];
    });
}

function Papers({ papers }: { papers: readonly Paper[] }) {
  return (
    <ul className="link-list">
      {papers.map(({ link, href }) => (
        <li key={link}>
          <a href={href} target="_blank" rel="noopener">
            <Icon path={icons[link]} size={20} />
            <span>
              <NewTab hint={common.opensNewTab}>{texts[link]}</NewTab>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/**
 * The links to the event's page and the calendar as buttons, costs and documents as a quiet list, on phones behind a
 * disclosure. Which links an event has is decided in `event-links.ts`.
 */
export function EventLinks({
  event,
  links,
  primary = null,
}: {
  event: ListedEvent;
  links: readonly EventLink[];
  primary?: ReactNode;
}) {
  useStyles(css);
  const papers = usePapers(event, links);
  const narrow = useMediaQuery(NARROW);
  const buttons = (
    <div className="cluster cluster-wide">
      {primary}
      {links.includes("calendar") && <CalendarLink event={event} />}
    </div>
  );
  if (links.length === 0) return primary !== null && buttons;
  return (
    <div className="event-links" role="group" aria-label={texts.linksLabel}>
      {buttons}
      {papers.length > 0 &&
        (narrow ? (
          <details className="event-papers">
            <summary>
              <span>{texts.papers}</span>
              <Icon path={chevronIcon} size={20} />
            </summary>
            <Papers papers={papers} />
          </details>
        ) : (
          <Papers papers={papers} />
        ))}
    </div>
  );
}
