import { describe, expect, it } from "vitest";
import { fromGermanDay } from "#domain/forms/typed.ts";
import { toGermanDay } from "./german-day.ts";

describe("days as Germans type them", () => {
  it.each([
    [null, ""],
    ["1970-05-03", "03.05.1970"],
    ["1970-05-03T00:00:00", "03.05.1970"],
    ["1985-01-31T23:30:00Z", "01.02.1985"],
  ])('prints %s as "%s"', (iso, expected) => {
    expect(toGermanDay(iso)).toBe(expected);
  });

  it.each([
    ["03.05.1970", "1970-05-03"],
    ["3.5.1970", "1970-05-03"],
    ["3. 5. 1970", "1970-05-03"],
    [" 29.02.2024 ", "2024-02-29"],
    ["29.02.2023", null],
    ["31.04.1970", null],
    ["00.01.1970", null],
    ["01.13.1970", null],
    ["03.05.70", null],
    ["03.05.19700", null],
    ["1970-05-03", null],
    ["03/05/1970", null],
    ["", null],
  ])('reads "%s" as %s', (typed, expected) => {
    expect(fromGermanDay(typed)).toBe(expected);
  });
});
