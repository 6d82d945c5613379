import { expect, it } from "vitest";
import { buildEvent } from "#test/support/entities.ts";
import { bookingChoice, isBookingOption } from "./booking-options.ts";

type Fields = Record<string, unknown>;

const hotel = { name: "Seehof" };
const days = { startDate: "2026-05-04T17:30", endDate: "2026-05-06T12:00" };
const day = { startDate: "2026-05-04T09:00", endDate: "2026-05-04T17:00" };
const kinds = {
  several: {
    options: ["mitNacht_VP", "ohneNacht_VP", "mitNacht_HP", "ohneNacht_HP"],
    preselected: null,
    required: true,
  },
  one: {
    options: ["tagesseminar_OhneNacht", "tagesseminar_MitNachtFruehst"],
    preselected: "tagesseminar_OhneNacht",
    required: false,
  },
  none: { options: [], preselected: null, required: false },
};

it.each<[string, Fields, keyof typeof kinds]>([
  ["a seminar of several days", { hotel, ...days }, "several"],
  ["a seminar over midnight", { hotel, startDate: "2026-05-04T22:00", endDate: "2026-05-05T02:00" }, "several"],
  ["a seminar of one day", { hotel, ...day }, "one"],
  [
    "a seminar whose start alone is known, of half a day",
    { hotel, startDate: "2026-05-04", content: { duration: 0.5 } },
    "one",
  ],
  ["a seminar without dates", { hotel }, "several"],
  ["an online event of several days", { isOnlineEvent: true, ...days }, "none"],
  ["an online event of one day", { isOnlineEvent: true, hotel, ...day }, "none"],
  ["an event without a hotel", days, "none"],
  ["an event in person whose hotel is not known yet", { isOnlineEvent: false, ...days }, "several"],
  ["a trade conference of one day", { hotel, ...day, theme: { eventType: 3 } }, "one"],
  [
    "a series with a module in a hotel",
    { isTrainingSeries: true, ...days, modules: [{ hotelId: 522 }, { hotelId: 17 }] },
    "several",
  ],
  [
    "a series of online modules",
    { isTrainingSeries: true, ...days, modules: [{ hotelId: 522 }, { hotelId: "-1" }] },
    "none",
  ],
])("%s", (_name, fields, kind) => expect(bookingChoice(buildEvent(fields))).toEqual(kinds[kind]));

it.each([...kinds.several.options, ...kinds.one.options])("knows the option %s", (option) =>
  expect(isBookingOption(option)).toBe(true),
);

it.each([null, "", "zelt", "mitnacht_vp"])("does not know the option %j", (option) =>
  expect(isBookingOption(option)).toBe(false),
);
