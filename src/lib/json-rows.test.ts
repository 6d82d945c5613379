import { describe, expect, it } from "vitest";
import { jsonRows } from "./json-rows.ts";

/** The rows, and whether the list came to its end. */
function read(json: string, name = "events"): { rows: unknown[]; isWhole: boolean | null } {
  const rows: unknown[] = [];
  const found = jsonRows(json, name);
  if (found === null) return { rows, isWhole: null };
  for (let step = found.next(); ; step = found.next()) {
    if (step.done === true) return { rows, isWhole: step.value };
    rows.push(JSON.parse(step.value));
  }
}

describe("rows of a list", () => {
  it.each<[unknown]>([
    [{ events: [] }],
    [{ events: [{ a: 1 }, null, [1, [2]], "x", 7, true] }],
    [
      {
        before: { events: [1] },
        text: '"events":[',
        events: [{ title: 'Komma, [Klammer] {und} "Anführung" \\ \n Ende\\' }],
        after: [2],
      },
    ],
    [{ events: [{ events: [{ events: [1] }] }] }],
  ])("of %j are those that JSON.parse gives", (value) => {
    const { events } = value as { events: unknown[] };
    expect(read(JSON.stringify(value))).toEqual({ rows: events, isWhole: true });
    expect(read(JSON.stringify(value, null, 3))).toEqual({ rows: events, isWhole: true });
  });

  it.each(['{"themes":[1]}', '{"events":null}', '{"events":{"a":[1]}}', "[]", "", "<!doctype html>", '{"even'])(
    "are none in %s",
    (json) => expect(read(json)).toEqual({ rows: [], isWhole: null }),
  );

  it.each(['{"events":[{"a":1},{"b":', '{"events":[{"a":1},{"b":"x', '{"events":[{"a":1},'])(
    "of broken JSON are those before the break, and it is told: %s",
    (json) => expect(read(json)).toEqual({ rows: [{ a: 1 }], isWhole: false }),
  );
});
