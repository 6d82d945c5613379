import type { ListedEvent } from "#domain/entities/event.ts";
import { isHistoric, isModule, isSeries, isTradeConference } from "./events.ts";

/** What an event's card or page links to. */
export type EventLink = "calendar" | "priceCalculator" | "noticePdf" | "themePdf";

/** One entry of an event's calendar file. */
export interface CalendarRange {
  /** The event or module that takes place. */
  source: ListedEvent;
  /** ISO texts as the backend gave them. */
  start: string;
  end: string;
}

function rangeOf(source: ListedEvent): CalendarRange[] {
  const { startDate: start, endDate: end } = source;
  return start === null || end === null ? [] : [{ source, start, end }];
}

/**
 * The date ranges for a calendar: the modules with start and end, otherwise the event itself if it has both (spec
 * section 5).
 */
export function calendarRanges(event: ListedEvent): CalendarRange[] {
  const modules = event.modules.flatMap(rangeOf);
  return modules.length > 0 ? modules : rangeOf(event);
}

/**
 * The links in an event's overview at `now` (epoch ms): none for a historic event, no PDFs for modules, no price
 * calculator for conferences.
 */
export function overviewLinks(event: ListedEvent, now: number): EventLink[] {
  if (isHistoric(event, now) || event.isInhouse === true) return [];
  const wanted: Record<EventLink, boolean> = {
    calendar: calendarRanges(event).length > 0,
    priceCalculator: event.eventId !== null && !isTradeConference(event),
    noticePdf: event.eventId !== null && !isModule(event),
    themePdf: event.theme?.themeId != null && !isModule(event),
  };
  return LINKS.filter((link) => wanted[link]);
}

/**
 * The buttons of the detail page at `now` (epoch ms): those of the overview, without the PDFs for a series (spec
 * section 2).
 */
export function detailLinks(event: ListedEvent, now: number): EventLink[] {
  const links = overviewLinks(event, now);
  return isSeries(event) ? links.filter((link) => link !== "noticePdf" && link !== "themePdf") : links;
}

const LINKS = ["calendar", "priceCalculator", "noticePdf", "themePdf"] as const;
