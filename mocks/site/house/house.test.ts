import { describe, expect, it } from "vitest";
import { schedulePlan } from "#domain/costs/schedule.ts";
import { daysBetween } from "#domain/dates/time.ts";
import type { PortalEvent } from "#domain/entities/event.ts";
import { isTradeConference } from "#domain/event/events.ts";
import { rubrics, themes } from "#mocks/data/shop/themes.ts";
import { buildListedHotels, buildLocations } from "#mocks/data/site/hotels.ts";
import { buildRelated } from "#mocks/data/site/teasers.ts";
import { createPortal } from "#mocks/model/portal.ts";
import { enrol } from "./bookings.ts";
import { daysFrom, easterOf, isFree, weekdayOf } from "./calendar.ts";
import { curriculum } from "./curriculum.ts";
import { furnish } from "./house.ts";

function houseOn(today: string) {
  const portal = createPortal({ customer: "guest", today });
  furnish(portal.state(), today);
  return portal.state();
}

/** What a customer has booked, as a login brings it to the house. */
function bookedOn(today: string): PortalEvent[] {
  const state = createPortal({ customer: "admin", today }).state();
  enrol(state, today);
  return state.events;
}

/** The themes that a customer keeps. */
function keptOn(today: string) {
  const state = createPortal({ customer: "admin", today }).state();
  furnish(state, today);
  enrol(state, today);
  return state.bookmarks;
}

const first = ({ startDate }: PortalEvent): string => startDate?.slice(0, 10) ?? "";
const last = ({ endDate }: PortalEvent): string => endDate?.slice(0, 10) ?? "";
const daysOf = (event: PortalEvent): string[] => daysFrom(first(event), daysBetween(first(event), last(event)) + 1);

/**
 * Days from which dates are counted: before Easter, before the summer, before and in the weeks around Christmas; a
 * Saturday and a Friday.
 */
const todays = ["2026-03-10", "2026-03-14", "2026-11-27", "2026-06-30", "2026-11-24", "2026-12-22", "2027-04-20"];

it.each([
  [2024, "2024-03-31"],
  [2025, "2025-04-20"],
  [2026, "2026-04-05"],
  [2038, "2038-04-25"],
])("Easter of %i is on %s", (year, day) => expect(easterOf(year)).toBe(day));

describe.each(todays)("the house on %s", (today) => {
  const { shop, plans } = houseOn(today);
  const booked = bookedOn(today);
  const ahead = shop.events.filter((event) => first(event) > today);
  const known = ahead.map((event) => [String(event.eventId), event] as const);

  it("asks the same price for dates of equal length, and less for a shorter one", () => {
    for (const { themeId } of Object.values(themes)) {
      const dates = ahead.filter(({ theme, isInhouse }) => theme?.themeId === themeId && isInhouse !== true);
      const priced = dates.map((event) => [daysOf(event).length, event.content?.prices[0]?.price ?? 0] as const);
      for (const [days, price] of priced)
        for (const [others, other] of priced) expect(Math.sign(price - other)).toBe(Math.sign(days - others));
    }
  });

  it("numbers each event by the year in which it begins", () => {
    const all = [...shop.events, ...booked.flatMap((event) => [event, ...event.modules])];
    const dated = all.filter((event) => first(event) !== "" && /-\d\d$/.test(event.bookingNumber ?? ""));
    expect(dated.length).toBeGreaterThan(20);
    expect(dated.map(({ bookingNumber }) => bookingNumber?.slice(-2))).toEqual(
      dated.map((event) => first(event).slice(2, 4)),
    );
  });

  it.each(known)("holds %s on days when people teach", (_id, event) => {
    const days = daysOf(event);
    expect(days.filter((day) => isFree(day) || ["saturday", "sunday"].includes(weekdayOf(day)))).toEqual([]);
  });

  it.each(known)(
    "has a schedule of %s that is as long as it, and begins and ends with what is taught",
    (_id, event) => {
      const schedule = event.content?.schedule ?? [];
      expect(schedule).toHaveLength(daysOf(event).length);
      if (event.isWebinar === true) return;
      const plan = schedulePlan(event)?.days ?? [];
      // The times of conferences are not shown.
      if (isTradeConference(event)) return;
      const [begins, ends] = [plan[0]?.blocks[0]?.times?.from ?? "17:30", plan.at(-1)?.blocks.at(-1)?.times?.to];
      expect([event.startDate, event.endDate].map((moment) => moment?.slice(11, 16))).toEqual([begins, ends]);
    },
  );

  it("houses everybody in hotels of the public pages, or in the customer's own rooms", () => {
    const hotels = new Map(
      buildListedHotels(today).map(({ hotelId, name, street }) => [String(hotelId), { name, street }]),
    );
    for (const { hotel, isInhouse } of [...ahead, ...booked, ...booked.flatMap(({ modules }) => modules)])
      if (hotel !== null && isInhouse !== true)
        expect(hotels.get(String(hotel.id)), hotel.name ?? "").toEqual({ name: hotel.name, street: hotel.street });
  });

  it("has a date with free places in every town that it names", () => {
    const free = ahead.filter(
      ({ eventId }) => shop.places[String(eventId)] !== null && shop.places[String(eventId)] !== 0,
    );
    const towns = new Set(free.map(({ hotel }) => hotel?.location?.name));
    expect(buildLocations().filter(({ name }) => !towns.has(name))).toEqual([]);
  });

  it("holds what a customer has booked on days when people teach, one after the other", () => {
    const single = booked.flatMap((event) => (event.modules.length > 0 ? event.modules : [event]));
    const dated = single.filter((one) => first(one) !== "");
    const days = dated.flatMap(daysOf);
    for (const one of dated) if (one.isHistoric === true) expect(last(one) < today, first(one)).toBe(true);
    expect(days.length).toBeGreaterThan(20);
    expect(days.filter((day) => isFree(day) || ["saturday", "sunday"].includes(weekdayOf(day)))).toEqual([]);
    expect(days).toHaveLength(new Set(days).size);
    for (const { modules } of booked)
      for (const [index, module] of modules.entries())
        if (index > 0) expect(first(module) > last(modules[index - 1] ?? module)).toBe(true);
  });

  it("keeps themes with a picture and the dates that it sells", () => {
    const bookmarks = keptOn(today);
    for (const { url, image, eventCount, nextDate } of bookmarks) {
      const dates = ahead.filter(({ theme }) => `/seminare/t/${theme?.url ?? ""}` === url);
      expect(image).not.toBeNull();
      expect(eventCount).toBe(dates.length);
      expect(nextDate).toBe(dates.map(({ startDate }) => startDate).sort()[0] ?? null);
    }
    expect(bookmarks.filter(({ nextDate }) => nextDate !== null)).toHaveLength(2);
  });

  it("plans seminars that one person can attend one after the other", () => {
    for (const { groups } of plans) {
      const dated = groups.flatMap(({ entries }) => entries.flatMap(({ event }) => event ?? []));
      const days = dated.flatMap(daysOf);
      expect(days).toHaveLength(new Set(days).size);
    }
    const [plan] = plans;
    expect(plan?.groups.flatMap(({ entries }) => entries.filter(({ event }) => event !== null))).toHaveLength(4);
  });

  it("dates its conferences and plans by their events", () => {
    for (const { eventId, days } of shop.conferences) {
      const event = shop.events.find((candidate) => candidate.eventId === eventId);
      expect(days.map(({ date }) => date)).toEqual(event === undefined ? [] : daysOf(event));
    }
    for (const { event } of plans.flatMap(({ groups }) => groups.flatMap(({ entries }) => entries)))
      if (event !== null) expect(shop.events).toContainEqual(event);
  });

  it("lets a guest begin with nothing", () => expect([shop.wishlist, shop.cart.items]).toEqual([[], []]));
});

it("says of every seminar how the customer stands, and shows nobody whom it has refused", () => {
  const state = createPortal({ customer: "admin", today: "2026-03-10" }).state();
  const before = state.events.length;
  enrol(state, "2026-03-10");
  const shown = Object.values(state.recipients).flat();
  expect(shown.filter((one) => [one.approvalState, one.cancelState].includes("rejected"))).toEqual([]);
  expect([state.lazyRecipients, state.events.length]).toEqual([[], before]);
  expect(state.events.filter(({ eventId }) => state.recipients[String(eventId)]?.length === 0)).toEqual([]);
});

it("gives no seminar a title that only tests need", () => {
  const titles = bookedOn("2026-03-10").map(({ title }) => title ?? "");
  expect(titles).toContain("Gesamtbetriebsrat und Konzernbetriebsrat");
  expect(titles.filter((title) => title.length > 80)).toEqual([]);
});

it("counts photos and flipcharts each by themselves", () => {
  const state = createPortal({ customer: "admin", today: "2026-03-10" }).state();
  enrol(state, "2026-03-10");
  for (const isFlipChart of [true, false]) {
    const numbers = (state.photos["5108"] ?? [])
      .filter((photo) => photo.isFlipChart === isFlipChart)
      .map(({ nr }) => nr);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  }
});

it("recommends themes that it sells", () => {
  const addresses = Object.values(themes).map(
    ({ designation, url }) => `${designation ?? ""} /seminare/t/${url ?? ""}`,
  );
  for (const { title, link } of buildRelated("2026-03-10", "themes"))
    expect(addresses).toContain(`${title ?? ""} ${link ?? ""}`);
});

describe("the curriculum", () => {
  const sold = Object.values(themes).filter(({ eventType }) => eventType === 1);

  it.each(sold.map(({ url, designation }) => [designation ?? "", url ?? ""] as const))(
    "says of %s what one learns, for whom, from whom and by which right",
    (_name, url) => {
      const course = curriculum[url];
      expect(course?.goals.length).toBeGreaterThan(1);
      expect([course?.lead, course?.forWhom, course?.trainer.about].every((text) => (text ?? "").length > 20)).toBe(
        true,
      );
    },
  );

  it("has lessons enough for the longest date of each theme", () => {
    for (const event of houseOn("2026-03-10").events) {
      const course = curriculum[event.theme?.url ?? ""];
      const halves = event.content?.schedule.flatMap(({ morning, afternoon }) => [morning, afternoon]) ?? [];
      if (course !== undefined)
        expect(halves.filter((half) => half !== null).length).toBeLessThanOrEqual(course.lessons.length);
    }
  });

  it("belongs to rubrics that there are", () => {
    const names = rubrics.map(({ name }) => name);
    for (const { actionField } of sold) expect(names).toContain(actionField?.rubric?.name);
  });
});
