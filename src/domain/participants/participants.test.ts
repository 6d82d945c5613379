import { expect, it } from "vitest";
import { buildEvent } from "#test/support/entities.ts";
import { emptyParticipant, missingFields, ownPersonFirst } from "./participants.ts";

const severalDays = buildEvent({ startDate: "2026-05-04", endDate: "2026-05-06", hotel: { id: 3 } });
const oneDay = buildEvent({ startDate: "2026-05-04", endDate: "2026-05-04", hotel: { id: 3 } });
const online = buildEvent({ startDate: "2026-05-04", endDate: "2026-05-06" });

it.each([
  ["of several days", severalDays, null, ["salutation", "firstname", "lastname", "hotelOverNightOption"]],
  ["of one day", oneDay, "tagesseminar_OhneNacht", ["salutation", "firstname", "lastname"]],
  ["online", online, null, ["salutation", "firstname", "lastname"]],
  ["unknown", null, null, ["salutation", "firstname", "lastname"]],
])("a new participant of an event %s has the option and lacks the rest", (_what, event, option, missing) => {
  expect(emptyParticipant(event).hotelOverNightOption).toBe(option);
  expect(missingFields(emptyParticipant(event), event)).toEqual(missing);
});

it("lacks nothing when all is given", () => {
  expect(
    missingFields(
      {
        ...emptyParticipant(severalDays),
        salutation: "Frau",
        firstname: "Eva",
        lastname: "Li",
        hotelOverNightOption: "mitNacht_VP",
      },
      severalDays,
    ),
  ).toEqual([]);
});

it.each(["zelt", "", "tagesseminar_OhneNacht"])("lacks an option that the event does not offer (%j)", (option) => {
  const given = { salutation: "Frau", firstname: "Eva", lastname: "Li", hotelOverNightOption: option };
  const input = { ...emptyParticipant(severalDays), ...given };
  expect(missingFields(input, severalDays)).toEqual(["hotelOverNightOption"]);
  expect(missingFields(input, oneDay)).toEqual([]);
});

it("puts the own person first", () => {
  const user = (userId: number, isSelf: boolean | null) => ({ userId, firstName: null, lastName: null, isSelf });
  expect(ownPersonFirst([user(1, null), user(2, false), user(3, true)]).map(({ userId }) => userId)).toEqual([3, 1, 2]);
});
