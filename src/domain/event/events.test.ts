import { describe, expect, it } from "vitest";
import { buildEvent } from "#test/support/entities.ts";
import { isOnline, placeName } from "./event-place.ts";
import {
  displayKind,
  documentsAvailable,
  isHistoric,
  isModule,
  isSeries,
  isTradeConference,
  photosAvailable,
} from "./events.ts";

const now = Date.parse("2026-03-10T12:00:00Z");
type Fields = Record<string, unknown>;

describe("isOnline", () => {
  it.each<[string, Fields, boolean]>([
    ["flag true beats a hotel", { isOnlineEvent: true, hotel: { name: "Seehof" } }, true],
    ["flag false beats a missing hotel", { isOnlineEvent: false }, false],
    ["no hotel at all", {}, true],
    ["a hotel", { hotel: { name: "Seehof" } }, false],
    ["hotel id 522", { hotelId: 522 }, true],
    ["hotel id -1", { hotelId: -1 }, true],
    ["hotel id 522 as a text", { hotelId: "522" }, true],
    ["an empty hotel id", { hotelId: "" }, true],
    ["another hotel id", { hotelId: 17 }, false],
    ["the online hotel as an object", { hotel: { id: 522, name: "Online" } }, true],
    ["modules online only", { modules: [{ hotelId: 522 }, { hotelId: -1 }, {}] }, true],
    ["one module in a hotel", { modules: [{ hotelId: 522 }, { hotelId: 17 }] }, false],
    [
      "a series with a hotel id of a module",
      { isTrainingSeries: true, modules: [{ hotelId: 522 }, { hotelId: 17 }] },
      false,
    ],
    ["a series with the id of a hotel object", { isTrainingSeries: true, modules: [{ hotel: { id: "17" } }] }, false],
    ["a series of online ids", { isTrainingSeries: true, modules: [{ hotelId: 522 }, { hotelId: -1 }] }, true],
    ["a series that says nothing", { isTrainingSeries: true, modules: [{}] }, true],
    ["one module with a hotel object", { modules: [{ hotel: { name: "Seehof" } }] }, false],
  ])("%s", (_, fields, expected) => {
    expect(isOnline(buildEvent(fields))).toBe(expected);
  });
});

it.each<[Fields, boolean]>([
  [{ theme: { eventType: 3 } }, true],
  [{ theme: { eventType: 1 } }, false],
  [{ content: { conference: [{}] } }, true],
  [{ content: { conference: [] } }, false],
  [{ content: { conference: [{}, {}] } }, false],
  [{}, false],
])("isTradeConference of %j is %s", (fields, expected) => {
  expect(isTradeConference(buildEvent(fields))).toBe(expected);
});

it.each([true, false, null])("flags given as %s make series and module", (flag) => {
  expect(isSeries(buildEvent({ isTrainingSeries: flag }))).toBe(flag === true);
  expect(isModule(buildEvent({ isModule: flag }))).toBe(flag === true);
});

describe("what has begun and what is over on 10 March at 13:00", () => {
  it.each<[string, Fields, boolean, boolean, boolean]>([
    ["future", { startDate: "2026-03-11T09:00:00", endDate: "2026-03-12" }, false, false, false],
    ["running", { startDate: "2026-03-09", endDate: "2026-03-11" }, false, true, false],
    ["last day without a time", { startDate: "2026-03-09", endDate: "2026-03-10" }, false, true, false],
    ["over an hour ago", { startDate: "2026-03-10T08:30:00", endDate: "2026-03-10T12:00:00" }, true, true, true],
    ["over in an hour", { startDate: "2026-03-10T08:30:00", endDate: "2026-03-10T14:00:00" }, false, true, false],
    ["ends this very moment", { startDate: "2026-03-10", endDate: "2026-03-10T13:00:00" }, false, true, false],
    ["begins this very moment", { startDate: "2026-03-10T13:00:00", endDate: "2026-03-11" }, false, false, false],
    ["without an end, begun today", { startDate: "2026-03-10T08:30:00" }, false, true, false],
    ["without an end, begun yesterday", { startDate: "2026-03-09T08:30:00" }, true, true, true],
    ["without dates", {}, false, false, false],
    ["without dates, flagged", { isHistoric: true }, true, true, true],
    [
      "flag true on a future event",
      { isHistoric: true, startDate: "2026-03-12", endDate: "2026-03-12" },
      true,
      false,
      false,
    ],
    [
      "flag false on a past event",
      { isHistoric: false, startDate: "2026-03-01", endDate: "2026-03-02" },
      false,
      true,
      true,
    ],
  ])("%s", (_, fields, historic, documents, photos) => {
    const event = buildEvent(fields);
    expect([isHistoric(event, now), documentsAvailable(event, now), photosAvailable(event, now)]).toEqual([
      historic,
      documents,
      photos,
    ]);
  });
});

const withFollowUp = { content: { hasOnlineFollowUp: true }, modules: [{}, {}] };

it.each<[string, Fields]>([
  ["series", { isTrainingSeries: true, ...withFollowUp }],
  ["follow-up", withFollowUp],
  ["inhouse", { isInhouse: true, ...withFollowUp }],
  ["inhouse", { isInhouse: true, isTrainingSeries: true }],
  ["single", {}],
  ["single", { content: { hasOnlineFollowUp: true }, modules: [{}] }],
  ["single", { content: { hasOnlineFollowUp: false }, modules: [{}, {}] }],
])("draws a %s for %j", (kind, fields) => {
  expect(displayKind(buildEvent(fields))).toBe(kind);
});

it.each<[string | null, Fields]>([
  ["Online", { isOnlineEvent: true, hotel: { city: "Rostock" } }],
  ["Ostsee", { hotel: { location: { name: "Ostsee" }, city: "Rostock" } }],
  ["Rostock", { hotel: { location: { name: " " }, city: "Rostock" } }],
  ["Rostock", { hotel: { city: "Rostock" } }],
  [null, { hotel: { name: "Seehof" } }],
  [null, { isOnlineEvent: false }],
])("names the place %j of %j", (expected, fields) => {
  expect(placeName(buildEvent(fields))).toBe(expected);
});
