import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { cartHotel, entryHotel } from "#domain/costs/hotel-costs.ts";
import { cartSchema, type Cart, type RecipientInput } from "#domain/entities/cart.ts";
import { cartSum, entryPrice } from "#domain/event/money.ts";
import { buildEvent } from "#test/support/entities.ts";
import { factChanges, serverChanges } from "./cart-changes.ts";
import {
  addedEntry,
  addedRecipient,
  newerCart,
  recipientInput,
  tookEffect,
  withChange,
  type CartChange,
} from "./cart.ts";

const withChanges = (shown: Cart, changes: readonly CartChange[]): Cart => changes.reduce(withChange, shown);
type Fields = Record<string, unknown>;
const event = (eventId: number, more: Fields = {}): Fields => ({
  eventId,
  title: `Seminar ${eventId}`,
  content: { prices: [{ price: 990, priceParticipantTwo: 950.5 }] },
  ...more,
});
const cart = (version: number, items: Fields[], more: Fields = {}): Cart =>
  v.parse(cartSchema, { cartId: "c", version, items, ...more });
const entry = (itemId: number, people: number[] = [], more: Fields = {}): Fields => ({
  itemId,
  type: "booking",
  event: event(itemId * 100, more),
  recipients: people.map((recipientId) => ({ recipientId, firstname: `V${recipientId}`, lastname: `N${recipientId}` })),
});
const person: RecipientInput = {
  salutation: "Frau",
  firstname: "Eva",
  lastname: "Neu",
  hotelOverNightOption: null,
  hotelOptionVegetarian: false,
  hotelOptionWheelchair: false,
  comment: null,
};
const shape = ({ items }: Cart) =>
  items.map(({ itemId, recipients }) => [
    itemId,
    ...recipients.map(({ recipientId, lastname }) => `${String(recipientId)} ${lastname ?? ""}`),
  ]);

describe("which cart stands", () => {
  it.each<[string, Cart | null, Cart, "shown" | "answer"]>([
    ["none was shown", null, cart(1, []), "answer"],
    ["a higher version", cart(3, []), cart(4, []), "answer"],
    ["the same version", cart(3, []), cart(3, []), "answer"],
    ["a lower version", cart(3, []), cart(2, []), "shown"],
    ["a lower version of another cart", cart(3, []), cart(1, [], { cartId: "d" }), "answer"],
    ["no version", cart(3, []), cart(0, [], { version: null }), "answer"],
    ["a lower version without an id", cart(6, [], { cartId: null }), cart(5, [], { cartId: null }), "shown"],
    ["a lower version of a cart that has no id yet", cart(6, [], { cartId: null }), cart(1, []), "answer"],
  ])("%s", (_what, shown, answer, stands) => {
    expect(newerCart(shown, answer)).toBe(stands === "shown" ? shown : answer);
  });
});

describe("changes on their way", () => {
  const shown = cart(1, [entry(1, [11]), entry(2)]);
  it.each<[string, CartChange, unknown[]]>([
    [
      "a new entry",
      { kind: "add", temporaryId: "new", eventId: 9, event: buildEvent({ eventId: 9 }), type: "reservation" },
      [[1, "11 N11"], [2], ["new"]],
    ],
    ["a removed entry", { kind: "delete", itemId: "1" }, [[2]]],
    [
      "a new participant",
      { kind: "recipientAdd", temporaryId: "p", itemId: 2, recipient: person },
      [
        [1, "11 N11"],
        [2, "p Neu"],
      ],
    ],
    [
      "an edited participant",
      { kind: "recipientEdit", itemId: 1, recipientId: 11, recipient: person },
      [[1, "11 Neu"], [2]],
    ],
    ["a removed participant", { kind: "recipientDelete", itemId: 1, recipientId: "11" }, [[1], [2]]],
    ["one of an entry that is gone", { kind: "recipientDelete", itemId: 7, recipientId: 11 }, [[1, "11 N11"], [2]]],
  ])("%s", (_what, change, expected) => {
    expect(shape(withChanges(shown, [change]))).toEqual(expected);
    expect(shape(shown)).toEqual([[1, "11 N11"], [2]]);
  });

  it("follow each other", () => {
    const changes: CartChange[] = [
      { kind: "recipientAdd", temporaryId: "p", itemId: 2, recipient: person },
      { kind: "recipientEdit", itemId: 2, recipientId: "p", recipient: { ...person, lastname: "Neuer" } },
      { kind: "delete", itemId: 1 },
    ];
    expect(shape(withChanges(shown, changes))).toEqual([[2, "p Neuer"]]);
  });

  it("keep the address", () => {
    const { options } = withChanges(shown, [
      {
        kind: "options",
        options: {
          company: "Muster",
          street: null,
          streetNumber: null,
          postalCode: null,
          city: null,
          salutation: null,
          firstname: null,
          lastname: null,
          phone: null,
          email: null,
          message: null,
        },
      },
    ]);
    expect(options?.company).toBe("Muster");
  });
});

describe("what has become of an answer that was lost", () => {
  const before = cart(1, [entry(1, [11])]);
  const named = (lastname: string): Cart =>
    cart(2, [
      {
        ...entry(1, [11]),
        recipients: [...(before.items[0]?.recipients ?? []), { recipientId: 12, firstname: "Eva", lastname }],
      },
    ]);
  const adding = {
    kind: "recipientAdd",
    temporaryId: "t",
    itemId: 1,
    recipient: { ...person, lastname: "van  der Berg" },
  } as const;
  it.each([
    ["the name as it was typed", named("van  der Berg"), true],
    ["the name as the backend has put it in order", named("Van der Berg"), true],
    ["another name", named("Berg"), false],
    ["nobody new", before, false],
  ])("is told by %s", (_what, after, expected) => expect(tookEffect(before, after, adding)).toBe(expected));

  it("goes by what the entry asks for", () => {
    const waiting = cart(2, [{ ...entry(1), type: "waitingList" }]);
    const add = { kind: "add", temporaryId: "t", eventId: 100, event: null, type: "booking" } as const;
    expect([tookEffect(null, waiting, add), tookEffect(null, cart(2, [entry(1)]), add)]).toEqual([false, true]);
  });
});

describe("what an answer made", () => {
  const before = cart(1, [entry(1, [11])]);
  it("is the new entry of an event", () =>
    expect(addedEntry(before, cart(2, [entry(1, [11]), entry(2)]), { eventId: 200, type: "booking" })?.itemId).toBe(2));
  it("is the entry that was there when nothing is new", () =>
    expect(addedEntry(before, before, { eventId: "100", type: "booking" })?.itemId).toBe(1));
  it.each<[string, number[], number | null]>([
    ["new", [11, 12], 12],
    ["none", [11], null],
    ["unclear", [11, 12, 13], null],
  ])("is the participant: %s", (_what, people, id) => {
    expect(addedRecipient(before, cart(2, [entry(1, people)]), 1, person)).toBe(id);
  });
  it("is the new participant of that name", () =>
    expect(addedRecipient(before, cart(2, [entry(1, [11, 12, 13])]), 1, { firstname: "V13", lastname: "N13" })).toBe(
      13,
    ));
});

describe("undoing a removal", () => {
  it("sends what a participant was, nothing as null", () => {
    const [recipient] =
      cart(1, [
        { itemId: 1, recipients: [{ recipientId: 5, firstname: "Eva", comment: "  ", hotelOptionVegetarian: true }] },
      ]).items[0]?.recipients ?? [];
    expect(recipient && recipientInput(recipient)).toEqual({
      salutation: "",
      firstname: "Eva",
      lastname: "",
      hotelOverNightOption: null,
      hotelOptionVegetarian: true,
      hotelOptionWheelchair: false,
      comment: null,
    });
  });
});

describe("what the backend changed by itself", () => {
  const shown = cart(1, [
    entry(1, [11, 12], { startDate: "2026-05-04", endDate: "2026-05-06", hotel: { id: 3, name: "Haus" } }),
  ]);
  const after = (more: Fields, people = [11, 12]) =>
    cart(2, [
      entry(1, people, { startDate: "2026-05-04", endDate: "2026-05-06", hotel: { id: 3, name: "Haus" }, ...more }),
    ]);

  it.each<[string, Fields, string[]]>([
    ["nothing", {}, []],
    ["the title", { title: "Anders" }, []],
    ["the price", { content: { prices: [{ price: 990, priceParticipantTwo: 960 }] } }, ["price"]],
    ["a tier that nobody pays", { content: { prices: [{ price: 1, priceParticipantTwo: 950.5 }] } }, []],
    ["the date", { endDate: "2026-05-07" }, ["dates"]],
    ["the hotel", { hotel: { id: 4, name: "Hof" } }, ["hotel"]],
    ["all of it", { startDate: "2026-06-04", hotel: null, content: { prices: [] } }, ["price", "dates", "hotel"]],
  ])("%s", (_what, more, facts) => {
    expect(factChanges(shown, after(more)).flatMap((change) => change.facts)).toEqual(facts);
  });

  it("stands old beside new", () => {
    expect(factChanges(shown, after({ content: { prices: [{ price: 1000 }] } }))[0]).toMatchObject({
      before: { price: 95_050, hotel: "Haus" },
      after: { price: 100_000, hotel: "Haus" },
    });
  });

  it("is not the tier that one more participant reaches", () =>
    expect(
      serverChanges(
        withChanges(shown, [{ kind: "recipientAdd", temporaryId: "p", itemId: 1, recipient: person }]),
        after({}, [11, 12, 13]),
      ),
    ).toEqual([]));
  it("is not an entry that comes with its own id", () => {
    const expected = withChanges(shown, [
      { kind: "add", temporaryId: "new", eventId: 9, event: buildEvent(event(200)), type: "booking" },
    ]);
    expect(
      serverChanges(
        expected,
        cart(2, [
          ...[entry(1, [11, 12], { startDate: "2026-05-04", endDate: "2026-05-06", hotel: { id: 3, name: "Haus" } })],
          entry(2),
        ]),
      ),
    ).toEqual([]);
  });
  it.each<[string, Cart, string[]]>([
    ["an entry that is gone", cart(2, []), ["removed"]],
    [
      "an entry that nobody asked for",
      cart(2, [
        entry(1, [11, 12], { startDate: "2026-05-04", endDate: "2026-05-06", hotel: { id: 3, name: "Haus" } }),
        entry(2),
      ]),
      ["added"],
    ],
    ["a participant that is gone", after({}, [11]), ["participants"]],
  ])("is %s", (_what, answer, kinds) => expect(serverChanges(shown, answer).map(({ kind }) => kind)).toEqual(kinds));
});

describe("sums", () => {
  const total = (...items: Fields[]) => cartSum(cart(1, items));
  it.each<[string, ReturnType<typeof total>, ReturnType<typeof total>]>([
    ["of nothing", total(), { sum: 0, saving: 0, complete: true }],
    [
      "of two and one participants",
      total(entry(1, [11, 12]), entry(2, [21])),
      { sum: 289_100, saving: 7900, complete: true },
    ],
    ["of an entry without participants", total(entry(1)), { sum: 0, saving: 0, complete: true }],
    [
      "of an entry without a price",
      total(entry(1, [11]), entry(2, [21], { content: null })),
      { sum: 99_000, saving: 0, complete: false },
    ],
  ])("%s", (_what, sum, expected) => expect(sum).toEqual(expected));

  it("show what one would pay before anybody is named", () => {
    const [item] = cart(1, [entry(1)]).items;
    expect(item && entryPrice(item)).toMatchObject({ participants: 1, sum: 99_000 });
  });

  const record = (more: Fields): Fields => ({ conference: false, rhetoric: false, ...more });
  const hotel = {
    id: 3,
    name: "Haus",
    prices: [
      record({ overnight: true, fullBoard: true, catering: 60, singleRoom: 100 }),
      record({ overnight: false, fullBoard: false, catering: 30.5 }),
    ],
  };
  const stay = { eventId: 1, startDate: "2026-05-04", endDate: "2026-05-06", hotel, content: { duration: 2.5 } };
  it.each<[string, (string | null)[], number | null]>([
    ["with the night and without", ["mitNacht_VP", "ohneNacht_HP"], 57_150],
    ["while one has not chosen", ["mitNacht_VP", null], null],
    ["of an option without a price", ["mitNacht_HP"], null],
    ["of nobody", [], null],
  ])("of the hotel %s", (_what, options, expected) => {
    const [item] = cart(1, [
      {
        itemId: 1,
        event: stay,
        recipients: options.map((hotelOverNightOption, index) => ({ recipientId: index, hotelOverNightOption })),
      },
    ]).items;
    expect(item && entryHotel(item, 0)).toBe(expected);
  });

  it("are those of the seminars in a hotel, whatever placeholder an online event has for one", () => {
    const items = [
      {
        itemId: 1,
        type: "booking",
        event: stay,
        recipients: [{ recipientId: 1, hotelOverNightOption: "mitNacht_VP" }],
      },
      ...[{ isOnlineEvent: true }, { hotelId: 522, hotel: { id: 522, name: "Online", prices: [] } }].map(
        (online, index) => ({
          itemId: index + 2,
          type: "booking",
          event: { ...stay, ...online },
          recipients: [{ recipientId: index + 2, hotelOverNightOption: null }],
        }),
      ),
    ];
    const all = cart(1, items).items;
    expect(all).toHaveLength(3);
    expect(cartHotel(all, 0)).toBe(entryHotel(all[0] ?? { event: null, recipients: [] }, 0));
    expect(cartHotel(all, 0)).toBeGreaterThan(0);
  });
});
