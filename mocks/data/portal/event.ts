import { addDays } from "#domain/dates/time.ts";
import type { EventContent, PortalEvent, Theme } from "#domain/entities/event.ts";
import type { Hotel } from "#domain/entities/hotel.ts";
import { at } from "#mocks/data/days.ts";

/** What an event needs to be told; days are counted from `today`, times are Berlin wall-clock time. */
export interface EventPlan {
  id: number;
  title: string;
  /** Days from today to the first day. */
  start: number;
  /** Calendar days from the first to the last, 1 = one-day event. */
  days: number;
  from?: string;
  until?: string;
  hotel: Hotel | null;
  content: EventContent | null;
  theme: Theme | null;
  more?: Partial<PortalEvent>;
}

const blank: PortalEvent = {
  eventId: null,
  moduleId: null,
  bookingNumber: null,
  title: null,
  startDate: null,
  endDate: null,
  isHistoric: null,
  isModule: null,
  isTrainingSeries: null,
  isOnlineEvent: null,
  isWebinar: null,
  isInhouse: null,
  isRhetoric: null,
  hotel: null,
  hotelId: null,
  onlineFollowUpTitle: null,
  onlineFollowUpText: null,
  recipients: null,
  moduleContent: null,
  theme: null,
  content: null,
  modules: [],
};

/** One event of the contract's shape; historic when its last day lies before `today`. */
export function buildEvent(today: string, plan: EventPlan): PortalEvent {
  const firstDay = addDays(today, plan.start);
  const lastDay = addDays(firstDay, plan.days - 1);
  return {
    ...blank,
    eventId: plan.id,
    bookingNumber: `S-${plan.id}-${firstDay.slice(2, 4)}`,
    title: plan.title,
    startDate: at(firstDay, plan.from ?? (plan.days === 1 ? "09:00" : "17:30")),
    endDate: at(lastDay, plan.until ?? (plan.days === 1 ? "17:00" : "12:00")),
    isHistoric: lastDay < today,
    isModule: false,
    isTrainingSeries: false,
    isOnlineEvent: plan.hotel === null,
    isWebinar: false,
    isInhouse: false,
    isRhetoric: false,
    hotel: plan.hotel,
    theme: plan.theme,
    content: plan.content,
    ...plan.more,
  };
}

/** A module of a series: its own event with `moduleId` and `moduleContent`. */
export function buildModule(today: string, plan: EventPlan): PortalEvent {
  const { more, ...rest } = plan;
  return buildEvent(today, {
    ...rest,
    more: {
      isModule: true,
      moduleId: plan.id,
      hotelId: plan.hotel === null ? 522 : Number(plan.hotel.id),
      moduleContent: {
        title: plan.title,
        html: `<p>${plan.title} – Inhalte, Übungen und Austausch in der festen Gruppe.</p><ul><li>Fallarbeit</li><li>Transfer in den Betrieb</li></ul>`,
      },
      ...more,
    },
  });
}

/** A series around its modules: it starts with the first and ends with the last one. */
export function buildSeries(
  today: string,
  plan: Omit<EventPlan, "start" | "days" | "hotel">,
  modules: PortalEvent[],
): PortalEvent {
  const startDate = modules[0]?.startDate ?? null;
  const endDate = modules.at(-1)?.endDate ?? null;
  return {
    ...buildEvent(today, { ...plan, start: 0, days: 1, hotel: null }),
    startDate,
    endDate,
    isHistoric: endDate !== null && endDate.slice(0, 10) < today,
    isTrainingSeries: true,
    isOnlineEvent: false,
    modules,
    ...plan.more,
  };
}
