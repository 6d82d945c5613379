import { describe, expect, it } from "vitest";
import type { CartItem, RecipientInput } from "#domain/entities/cart.ts";
import type { Recipient } from "#domain/entities/recipient.ts";
import { buildEvent, buildRecipient } from "#test/support/entities.ts";
import { nextParticipant, travellersFor } from "./travellers.ts";

const severalDays = buildEvent({ eventId: 1, startDate: "2026-05-04", endDate: "2026-05-06", hotel: { id: 3 } });
const oneDay = buildEvent({ eventId: 2, startDate: "2026-05-11", endDate: "2026-05-11", hotel: { id: 3 } });
const online = buildEvent({ eventId: 3, startDate: "2026-05-18", endDate: "2026-05-19" });

const person = (firstname: string, hotelOverNightOption: string | null, salutation = "Frau"): Recipient =>
  buildRecipient({
    recipientId: firstname,
    salutation,
    firstname,
    lastname: "Lang",
    hotelOverNightOption,
    hotelOptionVegetarian: true,
    hotelOptionWheelchair: false,
    comment: "kommt später",
  });
const entry = (event: CartItem["event"], ...recipients: Recipient[]): CartItem => ({
  itemId: event?.eventId ?? 0,
  type: "booking",
  event,
  recipients,
});
const member = (firstName: string, isSelf = false) => ({ userId: firstName, firstName, lastName: "Lang", isSelf });
const short = ({ firstname, salutation, hotelOverNightOption, comment }: RecipientInput) => [
  firstname,
  salutation,
  hotelOverNightOption,
  comment,
];

describe("who travels perhaps", () => {
  const full = entry(severalDays, person("Eva", "mitNacht_HP"), person("Ida", null));
  it.each([
    ["keeps what was chosen where the event offers it", severalDays, "mitNacht_HP"],
    ["begins as the event does where it does not", oneDay, "tagesseminar_OhneNacht"],
    ["has no stay online", online, null],
  ])("%s", (_what, event, option) => {
    const other = { ...entry(event), itemId: 9 };
    expect(travellersFor(other, [full, other], []).map(({ input }) => short(input))[0]).toEqual([
      "Eva",
      "Frau",
      option,
      null,
    ]);
  });

  it("is each once: people of the order, then the own person and the Gremium, and nobody who is there already", () => {
    const here = entry(online, person("Ida", null));
    const third = { ...entry(online, person("Eva", null)), itemId: 9 };
    const members = [member("Eva"), member("Ada"), member("Ina", true)];
    expect(
      travellersFor(here, [full, here, third], members).map(({ input, isInOrder }) => [input.firstname, isInOrder]),
    ).toEqual([
      ["Eva", true],
      ["Ina", false],
      ["Ada", false],
    ]);
  });
});

describe("the next participant", () => {
  it.each([
    ["nothing chosen in an empty order", entry(severalDays), [], ["", "", null, null]],
    [
      "what was chosen last in the entry",
      entry(severalDays, person("Eva", "ohneNacht_VP"), person("Cem", "mitNacht_HP", "Herr")),
      [],
      ["", "", "mitNacht_HP", null],
    ],
    [
      "what was chosen last in the order",
      entry(severalDays),
      [entry(severalDays, person("Eva", "ohneNacht_VP"))],
      ["", "", "ohneNacht_VP", null],
    ],
    [
      "the event's own option where the last is none of its",
      entry(oneDay),
      [entry(severalDays, person("Eva", "ohneNacht_VP"))],
      ["", "", "tagesseminar_OhneNacht", null],
    ],
  ])("has %s", (_what, item, others, expected) =>
    expect(short(nextParticipant(item, [...others, item]))).toEqual(expected),
  );
});

describe("namesakes", () => {
  const names = (...of: Parameters<typeof travellersFor>) =>
    travellersFor(...of).map(({ input: { firstname, lastname } }) => `${firstname} ${lastname}`);
  const namesake = (recipientId: number, firstname = "Thomas", lastname = "Müller"): Recipient => ({
    ...person(firstname, null),
    recipientId,
    lastname,
  });
  const mine = entry(online);
  const twice = entry(oneDay, namesake(1), namesake(2));

  it.each<[string, Parameters<typeof travellersFor>, number]>([
    ["two of one entry are two", [mine, [mine, twice], []], 2],
    ["one is left once the other is in the entry", [entry(online, namesake(3)), [twice], []], 1],
    ["one in two entries is one", [mine, [entry(oneDay, namesake(1)), entry(severalDays, namesake(2))], []], 1],
    ["two of two entries are two", [mine, [twice, entry(severalDays, namesake(3))], []], 2],
  ])("%s", (_who, given, count) => expect(names(...given)).toEqual(Array<string>(count).fill("Thomas Müller")));

  it("are told apart by their keys, as are names that read alike", () => {
    const alike = entry(severalDays, namesake(5, "Hans Peter", "Lenz"), namesake(6, "Hans", "Peter Lenz"));
    const keys = travellersFor(mine, [twice, alike], []).map(({ key }) => key);
    expect([keys.length, new Set(keys).size]).toEqual([4, 4]);
  });
});
