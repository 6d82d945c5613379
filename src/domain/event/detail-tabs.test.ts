import { describe, expect, it } from "vitest";
import { buildEvent } from "#test/support/entities.ts";
import { detailTabs, guideKind } from "./detail-tabs.ts";

const now = Date.parse("2026-03-10T12:00:00Z");
type Fields = Record<string, unknown>;

/** What each kind shows with every filter open: G I A S B V D W; lower case once historic it is gone. */
const kinds: [string, Fields, string][] = [
  ["trade conference", { theme: { eventType: 3 }, isOnlineEvent: false }, "gSBVD"],
  ["online trade conference", { theme: { eventType: 3 }, isOnlineEvent: true }, "gSBVD"],
  ["series", { isTrainingSeries: true, isOnlineEvent: false }, "g"],
  ["online series", { isTrainingSeries: true, isOnlineEvent: true }, "g"],
  ["module", { isModule: true, isOnlineEvent: false }, "ISBVD"],
  ["online module", { isModule: true, isOnlineEvent: true }, "IADw"],
  ["conference module", { isModule: true, theme: { eventType: 3 }, isOnlineEvent: false }, "SBVD"],
  ["online event", { isOnlineEvent: true }, "gIADw"],
  ["seminar", { isOnlineEvent: false }, "gIASBVD"],
  ["in-house event", { isInhouse: true, isOnlineEvent: false }, "gIASBVD"],
];
const keys: Record<string, string> = {
  G: "gremium",
  I: "inhalt",
  A: "ablaufplan",
  S: "standort",
  B: "bilder",
  V: "videos",
  D: "dokumente",
  W: "wegweiser",
};
const flags = [true, false];
const filters = flags.flatMap((isHistoric) =>
  flags.flatMap((rhetoric) =>
    flags.flatMap((schedule) => flags.map((topics) => ({ isHistoric, rhetoric, schedule, topics }))),
  ),
);

describe.each(kinds)("%s", (_, fields, letters) => {
  it.each(filters)(
    "historic $isHistoric, rhetoric $rhetoric, schedule $schedule, topics $topics",
    ({ isHistoric, rhetoric, schedule, topics }) => {
      const event = buildEvent({
        ...fields,
        isHistoric,
        isRhetoric: rhetoric,
        theme: { ...(fields.theme as Fields | undefined), content: [{ topics: topics ? [{}] : [] }, { topics: [{}] }] },
        content: { schedule: schedule ? [{ title: "Seminartag" }] : [] },
      });
      const dropped = [
        ...(isHistoric ? ["g", "w"] : []),
        ...(rhetoric ? [] : ["V"]),
        ...(schedule ? [] : ["A"]),
        ...(topics || fields.isModule === true ? [] : ["I"]),
      ];
      const expected = Array.from(letters)
        .filter((letter) => !dropped.includes(letter))
        .map((letter) => keys[letter.toUpperCase()]);
      expect(detailTabs(event, now)).toEqual(expected);
    },
  );
});

it("shows an event of which nothing is known as an online event", () => {
  expect(detailTabs(buildEvent(), now)).toEqual(["gremium", "dokumente", "wegweiser"]);
});

it("reads historic from the dates where no flag is given", () => {
  expect(detailTabs(buildEvent({ endDate: "2026-03-09" }), now)).toEqual(["dokumente"]);
});

it.each<[Fields, string]>([
  [{ isWebinar: true }, "webinar"],
  [{ content: { prices: [{ price: 0 }] } }, "webinar"],
  [{ content: { prices: [{ price: 490 }] } }, "online-seminar"],
  [{}, "online-seminar"],
])("%j has the guide of a %s", (fields, expected) => {
  expect(guideKind(buildEvent(fields))).toBe(expected);
});
