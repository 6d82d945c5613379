import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { searchedEventSchema } from "#domain/entities/event.ts";
import { renderInRoot } from "#test/support/render.tsx";
import { OfferLine } from "./offer-line.tsx";

const dates = { startDate: "2027-01-11T16:30:00Z", endDate: "2027-01-15T11:30:00Z" };
const hotel = { city: "Hamburg" };
const fourDays = { duration: 3.5 };

describe("the line of an offer", () => {
  it.each([
    ["leaves the duration to the dates", { ...dates, hotel, content: fourDays }, "Hamburg"],
    ["says how long without dates", { hotel, content: fourDays }, "Hamburg\u00a0· 4 Tage"],
    ["says one day without dates", { isOnlineEvent: true, content: { duration: 0.5 } }, "Online\u00a0· 1 Tag"],
    ["says nothing of an in-house event with dates", { ...dates, isInhouse: true, content: fourDays }, ""],
  ])("%s", (_what, given, line) => {
    const event = v.parse(searchedEventSchema, { eventId: 1, ...given });
    expect(renderInRoot(<OfferLine event={event} />).wrapper.textContent).toBe(line);
  });
});
