import * as v from "valibot";
import { expect, it } from "vitest";
import { isIsoDate } from "#domain/dates/iso-date.ts";
import { codeText } from "./fields.ts";

it.each([
  ["2026-03-10", true],
  ["2026-03-10T08:30", true],
  ["2026-03-29T02:30:00", true],
  ["2026-03-10 08:30:15.1234567", true],
  ["2026-03-10T08:30:00Z", true],
  ["2026-03-10T08:30:00+02:00", true],
  ["2026-03-10T08:30:00-0530", true],
  ["2026-03-10T08:30:00+02", true],
  ["2026-03-10 08:30:00.123456+02", true],
  ["2026-02-31", false],
  ["2026-02-31T08:30:00", false],
  ["2026-03-10T25:00:00", false],
  ["2026-03-10T08:61", false],
  ["10.03.2026", false],
  ["2026-3-10", false],
  ["", false],
])("%j is a date: %s", (text, expected) => {
  expect(isIsoDate(text)).toBe(expected);
});

it.each([
  [undefined, null],
  [null, null],
  ["0815", "0815"],
  [4711, "4711"],
  [0, "0"],
])("a code %j reads as %j", (given, read) => {
  expect(v.parse(codeText, given)).toBe(read);
});
