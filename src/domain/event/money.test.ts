import { describe, expect, it } from "vitest";
import { buildEvent, buildRecipient } from "#test/support/entities.ts";
import { bookedPrices, entryPrice, eventPrice, groupPrice, isFree, pricesOf, priceTiers, toCents } from "./money.ts";

type Fields = Record<string, unknown>;
const pricesIn = (...records: Fields[]) => pricesOf(buildEvent({ content: { prices: records } }));
const priceEach = (...of: Parameters<typeof groupPrice>) => groupPrice(...of)?.each ?? null;
const degressive = {
  price: 990,
  priceParticipantTwo: 950.5,
  priceParticipantThree: 900,
  priceParticipantFour: 850,
  priceParticipantFive: 799.99,
};

it.each([
  [0, 0],
  [990, 99_000],
  [19.99, 1999],
  [1.005, 101],
  [290.285, 29_029],
  [0.1, 10],
  [1e6, 100_000_000],
])("%d euro are %i cents", (euro, cents) => {
  expect(toCents(euro)).toBe(cents);
});

describe("the price of each of n participants", () => {
  it.each([
    [1, 99_000],
    [2, 95_050],
    [3, 90_000],
    [4, 85_000],
    [5, 79_999],
    [6, 79_999],
    [7, 79_999],
    [99, 79_999],
  ])("%i pay %i cents each", (count, cents) => {
    expect(priceEach(pricesIn(degressive), count)).toBe(cents);
  });

  it.each<[string, Fields, (number | null)[]]>([
    [
      "the second",
      { ...degressive, priceParticipantTwo: null },
      [99_000, 99_000, 90_000, 85_000, 79_999, 79_999, 79_999],
    ],
    [
      "the third",
      { ...degressive, priceParticipantThree: null },
      [99_000, 95_050, 95_050, 85_000, 79_999, 79_999, 79_999],
    ],
    [
      "the fourth",
      { ...degressive, priceParticipantFour: null },
      [99_000, 95_050, 90_000, 90_000, 79_999, 79_999, 79_999],
    ],
    [
      "the fifth",
      { ...degressive, priceParticipantFive: null },
      [99_000, 95_050, 90_000, 85_000, 85_000, 85_000, 85_000],
    ],
    ["all but the first", { price: 990 }, [99_000, 99_000, 99_000, 99_000, 99_000, 99_000, 99_000]],
    ["the first", { ...degressive, price: null }, [null, 95_050, 90_000, 85_000, 79_999, 79_999, 79_999]],
    [
      "none, but the fifth is free",
      { ...degressive, priceParticipantFive: 0 },
      [99_000, 95_050, 90_000, 85_000, 0, 0, 0],
    ],
    ["all", {}, [null, null, null, null, null, null, null]],
  ])("without %s tier", (_what, record, expected) => {
    expect([1, 2, 3, 4, 5, 6, 7].map((count) => priceEach(pricesIn(record), count))).toEqual(expected);
  });

  it("is that of the theme where the event has none", () => {
    expect(
      priceEach(pricesOf(buildEvent({ content: { prices: [] }, theme: { content: [{ prices: [{ price: 5 }] }] } })), 1),
    ).toBe(500);
  });
});

describe("the price of a group", () => {
  it.each([
    [1, { participants: 1, each: 99_000, sum: 99_000, saving: 0 }],
    [2, { participants: 2, each: 95_050, sum: 190_100, saving: 7900 }],
    [7, { participants: 7, each: 79_999, sum: 559_993, saving: 133_007 }],
  ])("of %i", (count, expected) => expect(groupPrice(pricesIn(degressive), count)).toEqual(expected));

  it("saves nothing where more people pay more", () =>
    expect(groupPrice(pricesIn({ price: 100, priceParticipantTwo: 120 }), 2)).toMatchObject({
      sum: 24_000,
      saving: 0,
    }));
  it("has a table of five tiers", () =>
    expect(priceTiers(pricesIn(degressive)).map(({ each }) => each)).toEqual([99_000, 95_050, 90_000, 85_000, 79_999]));
  it("is not known without a price", () =>
    expect([groupPrice(pricesIn(), 2), priceTiers(pricesIn())]).toEqual([null, []]));
});

/** A price record of one, of two, and of five and more participants. */
const record = (price: number | null, two: number | null = null, five: number | null = null) => ({
  price,
  priceParticipantTwo: two,
  priceParticipantFive: five,
});

describe("what is free", () => {
  it.each<[string, Fields, participants: number, boolean]>([
    ["a first record of 0", { content: { prices: [record(0)] } }, 1, true],
    ["a record of 0 behind one that is paid", { content: { prices: [record(990), record(0)] } }, 1, false],
    ["a paid record behind one of 0", { content: { prices: [record(0), record(990)] } }, 3, true],
    ["a seminar whose fifth is free, for one", { content: { prices: [record(990, 900, 0)] } }, 1, false],
    ["a seminar whose fifth is free, for five", { content: { prices: [record(990, 900, 0)] } }, 5, true],
    ["a seminar that is free for one, for two", { content: { prices: [record(0, 900)] } }, 2, false],
    ["an unknown price", { content: { prices: [record(null)] } }, 1, false],
    ["a theme's 0", { content: { prices: [] }, theme: { content: [{ prices: [record(0)] }] } }, 1, true],
    [
      "a theme's 0 behind an own price",
      { content: { prices: [record(10)] }, theme: { content: [{ prices: [record(0)] }] } },
      1,
      false,
    ],
    ["no record", {}, 1, false],
  ])("%s", (_what, fields, participants, expected) =>
    expect(isFree(eventPrice(buildEvent(fields), participants))).toBe(expected),
  );

  it("is never said of an entry whose sum is not 0", () => {
    const event = buildEvent({ content: { prices: [record(1190), record(0)] } });
    const price = entryPrice({ event, recipients: [buildRecipient()] });
    expect([price?.sum, isFree(price)]).toEqual([119_000, false]);
  });
});

it.each([
  ["one of three who was booked alone", [7], [99_000]],
  ["two of one entry and one of another", [7, 7, 8], [95_050, 95_050, 99_000]],
])("charges %s by how many were booked", (_who, entries, expected) =>
  expect(
    bookedPrices(
      entries.map((itemId) => ({
        item: { itemId, type: "booking", event: buildEvent({ content: { prices: [degressive] } }), recipients: [] },
      })),
    ),
  ).toEqual(expected),
);
