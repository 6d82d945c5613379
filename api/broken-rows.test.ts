import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { cartSchema } from "#domain/entities/cart.ts";
import { eventSchema } from "#domain/entities/event.ts";
import { date, list, text } from "#domain/entities/fields.ts";
import { hotelSchema } from "#domain/entities/hotel.ts";
import { marketingPreferencesSchema } from "#domain/entities/people.ts";
import { planSchema } from "#domain/entities/plan.ts";
import { recipientSchema } from "#domain/entities/recipient.ts";
import { withoutBrokenRows } from "./broken-rows.ts";

const rest = (schema: v.GenericSchema, answer: object): object | null =>
  withoutBrokenRows(answer, v.safeParse(schema, answer).issues ?? []);

const seminar = (title: string, content: object | null = null) => ({ eventId: 1, title, content });
const entry = (itemId: number, event: object, recipients: object[] = []) => ({ itemId, event, recipients });
const cartAnswer = v.object({ cart: cartSchema });
const eventAnswer = v.object({ event: eventSchema });
const eventsAnswer = v.object({ events: list(eventSchema) });
const asItIs = (price: unknown) => ({ prices: [{ price }, { price: 900 }] });

it.each<[string, v.GenericSchema, object, object]>([
  [
    "an entry of the cart",
    cartAnswer,
    { cart: { cartId: 1, items: [entry(1, { title: 7 }), entry(2, seminar("b"))] } },
    { cart: { cartId: 1, items: [entry(2, seminar("b"))] } },
  ],
  [
    "an event whose id as a number is rounded when it is read, and names another one",
    eventsAnswer,
    JSON.parse(
      '{"events": [{"eventId": 9007199254740993, "title": "a"}, {"eventId": 9007199254740991, "title": "b"}]}',
    ) as object,
    { events: [{ eventId: 9_007_199_254_740_991, title: "b" }] },
  ],
  [
    "a price, without another one taking its place, as the first one holds",
    cartAnswer,
    { cart: { items: [entry(1, seminar("a", asItIs("1.250,50"))), entry(2, seminar("b", asItIs(5)))] } },
    { cart: { items: [entry(1, seminar("a", { prices: [{}, { price: 900 }] })), entry(2, seminar("b", asItIs(5)))] } },
  ],
  [
    "the only price of an event, in whose place that of the theme would step",
    eventAnswer,
    { event: { ...seminar("a", { prices: [{ price: "1.290" }] }), theme: { content: [asItIs(5)] } } },
    { event: { ...seminar("a", { prices: [{}] }), theme: { content: [asItIs(5)] } } },
  ],
  [
    "a participant of the cart, who stays with nothing but the id",
    cartAnswer,
    { cart: { items: [entry(1, seminar("a"), [{ recipientId: 4, firstname: 7 }]), entry(2, seminar("b"))] } },
    { cart: { items: [entry(1, seminar("a"), [{ recipientId: 4 }]), entry(2, seminar("b"))] } },
  ],
  [
    "a participant of the cart whose id cannot be read either,",
    cartAnswer,
    {
      cart: {
        items: [
          entry(1, seminar("a"), [{ firstname: 7 }, { recipientId: {}, firstname: "Ida" }, { firstname: "Eva" }]),
          entry(2, seminar("b")),
        ],
      },
    },
    { cart: { items: [entry(1, seminar("a"), [{ firstname: "Eva" }]), entry(2, seminar("b"))] } },
  ],
  [
    "a participant of a listed event, and all of another, whose list then reads as not given",
    eventsAnswer,
    {
      events: [
        { ...seminar("a"), recipients: [{ type: 1 }, { firstname: "Eva" }] },
        { ...seminar("b"), recipients: [{ type: 1 }] },
      ],
    },
    {
      events: [
        { ...seminar("a"), recipients: [{ firstname: "Eva" }] },
        { ...seminar("b"), recipients: null },
      ],
    },
  ],
  [
    "a price of a hotel, in an event and among hotels",
    v.object({ event: eventSchema, hotels: list(hotelSchema) }),
    {
      event: { hotel: { prices: [{ validFrom: "bald" }, { catering: 40 }] } },
      hotels: [{ prices: [{ catering: "viel" }, { catering: 40 }] }],
    },
    { event: { hotel: { prices: [{ catering: 40 }] } }, hotels: [{ prices: [{ catering: 40 }] }] },
  ],
  [
    "a topic of a single event",
    eventAnswer,
    { event: seminar("a", { topics: [{ title: 1 }, { title: "Recht" }], benefits: [{ text: [] }] }) },
    { event: seminar("a", { topics: [{ title: "Recht" }], benefits: null }) },
  ],
  [
    "what a day of the programme holds, but not the day, as days count",
    eventAnswer,
    { event: seminar("a", { schedule: [{ title: "Anreisetag" }, { morning: 1 }, { title: "Seminartag" }] }) },
    { event: seminar("a", { schedule: [{ title: "Anreisetag" }, {}, { title: "Seminartag" }] }) },
  ],
  [
    "what a module of a series holds, but not its place,",
    eventsAnswer,
    { events: [{ ...seminar("a"), modules: [seminar("A"), { startDate: "bald" }] }, seminar("b")] },
    { events: [{ ...seminar("a"), modules: [seminar("A"), {}] }, seminar("b")] },
  ],
  [
    "the same of a single series",
    eventAnswer,
    { event: { ...seminar("a"), modules: [{ startDate: "bald" }, seminar("B")] } },
    { event: { ...seminar("a"), modules: [{}, seminar("B")] } },
  ],
  [
    "an event whose own date cannot be read, and a picture of another's hotel",
    eventsAnswer,
    { events: [{ startDate: "2026-02-31" }, { title: "b", hotel: { images: [{ url: 1 }, { url: "/a.jpg" }] } }] },
    { events: [{ title: "b", hotel: { images: [{ url: "/a.jpg" }] } }] },
  ],
])("leaves out %s", (_name, schema, answer, expected) => {
  expect(rest(schema, answer)).toEqual(expected);
});

it.each<[string, v.GenericSchema, object]>([
  ["the only entry of a cart", cartAnswer, { cart: { items: [entry(1, { title: 7 })] } }],
  ["all events", eventsAnswer, { events: [{ title: 1 }, null, { title: 2 }] }],
  ["all participants", v.object({ recipients: list(recipientSchema) }), { recipients: [{ firstname: 1 }] }],
  [
    "an entry of a plan, which is saved as a whole",
    v.object({ plan: planSchema }),
    { plan: { groups: [{ title: "A", entries: [{ title: 1 }, { title: "b" }] }, { title: "B" }] } },
  ],
  ["a chosen topic", marketingPreferencesSchema, { selectedPrintTopics: [1, null, {}] }],
  ["what lies in no list", eventAnswer, { event: { title: 1 } }],
])("leaves out nothing for %s", (_name, schema, answer) => {
  expect(rest(schema, answer)).toBeNull();
});

describe("any answer", () => {
  const rowSchema = v.object({ name: text, when: date, parts: list(v.object({ name: text })) });
  const schema = v.object({ rows: list(rowSchema), box: v.nullish(v.object({ rows: list(rowSchema) }), null) });
  const name = fc.constantFrom("a", "b", null);
  const good = fc.record({
    name,
    when: fc.constantFrom("2026-03-10", null),
    parts: fc.array(fc.record({ name }), { maxLength: 2 }),
  });
  const bad = fc.oneof(
    fc.record({ name: fc.constant(7), when: fc.constant("2026-03-10") }),
    fc.record({ name, when: fc.constantFrom("2026-02-31", 5) }),
    fc.record({ name, parts: fc.constant("viele") }),
    fc.constantFrom<unknown>("x", 3),
  );
  const rows = fc.array(fc.tuple(fc.boolean(), good, bad), { maxLength: 6 });
  const given = (drawn: [boolean, unknown, unknown][]): unknown[] =>
    drawn.map(([isBad, row, no]) => (isBad ? no : row));
  const kept = (drawn: [boolean, unknown, unknown][]): unknown[] =>
    drawn.flatMap(([isBad, row]) => (isBad ? [] : [row]));

  it("keeps every row that can be read, in its order, and fits then", () => {
    fc.assert(
      fc.property(rows, rows, (top, inside) => {
        const answer = { rows: given(top), box: { rows: given(inside) } };
        const isEmptied = (drawn: [boolean, unknown, unknown][]) => drawn.length > 0 && kept(drawn).length === 0;
        const left = rest(schema, answer);
        const box = { rows: isEmptied(inside) ? null : kept(inside) };
        expect(left).toEqual(isEmptied(top) ? null : { rows: kept(top), box });
        if (left !== null) expect(v.is(schema, left)).toBe(true);
      }),
    );
  });

  it("keeps a row whose own parts cannot be read, without them", () => {
    fc.assert(
      fc.property(
        good,
        fc.array(fc.constantFrom<unknown>({ name: 1 }, 7), { minLength: 1, maxLength: 3 }),
        (row, odd) => {
          const answer = { rows: [{ ...row, parts: [...odd, ...row.parts, ...odd] }] };
          const parts = row.parts.length === 0 ? null : row.parts;
          expect(rest(schema, answer)).toEqual({ rows: [{ ...row, parts }] });
        },
      ),
    );
  });
});
