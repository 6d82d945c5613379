import * as v from "valibot";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { list, text } from "#domain/entities/fields.ts";
import { createPage } from "#lib/page-values.ts";
import { checkAnswer } from "./check-answer.ts";

const row = v.object({ title: text, days: list(v.number()) });
const schema = v.object({
  present: list(row),
  past: list(row),
  ids: list(v.number()),
  functions: list(v.number()),
  more: v.nullish(v.object({ rows: list(row) }), null),
});

const told = vi.fn();
const hinted = vi.fn();
beforeEach(() => {
  createPage();
  hinted.mockReset();
  vi.spyOn(console, "error").mockImplementation(told);
  vi.spyOn(console, "warn").mockImplementation(hinted);
});
afterEach(() => told.mockReset());

const check = (answer: unknown, contentType?: string) => checkAnswer("eventsPast", schema, answer, contentType);
const titles = ({ present, past }: ReturnType<typeof check>): string =>
  [present, past].map((rows) => rows.map(({ title }) => title).join("")).join("/");
const good = (title: string) => ({ title });
const bad = { title: 1 };

it.each<[string, unknown, string, string]>([
  ["one of three", { present: [good("a"), bad, good("c")] }, "ac/", "present.1.title is number, expected string"],
  [
    "the first and the last",
    { past: [bad, good("b"), bad] },
    "/b",
    "past.0.title is number, expected string; past.2.title is number, expected string",
  ],
  [
    "rows of both lists",
    { present: [bad, good("b")], past: [good("c"), bad] },
    "b/c",
    "present.0.title is number, expected string; past.1.title is number, expected string",
  ],
  [
    "what lies deep in a row, and no more",
    { present: [{ title: "a", days: [1, "x"] }, good("b")] },
    "ab/",
    "present.0.days.1 is string, expected number",
  ],
  [
    "all rows of a list further down",
    { present: [good("a")], more: { rows: [bad] } },
    "a/",
    "more.rows.0.title is number, expected string",
  ],
  [
    "some of many",
    { present: [good("a"), ...Array<object>(7).fill(bad)] },
    "a/",
    [1, 2, 3, 4, 5].map((at) => `present.${at}.title is number, expected string`).join("; "),
  ],
])("leaves out %s", (_name, answer, expected, problem) => {
  expect(titles(check(answer))).toBe(expected);
  expect(told.mock.calls).toEqual([[`[portal] Malformed rows of eventsPast are left out: ${problem}`]]);
});

it.each<[string, unknown, string]>([
  ["all rows", { present: [bad], past: [good("c")] }, "present.0.title is number, expected string"],
  ["all rows but nothing", { present: [null, bad] }, "present.1.title is number, expected string"],
  ["a choice that would travel back", { functions: [1, "x", 3] }, "functions.1 is string, expected number"],
  ["the list itself", { present: "x" }, "present is string, expected Array"],
  [
    "a row and the list beside it",
    { present: [bad, good("b")], past: 3 },
    "present.0.title is number, expected string",
  ],
  ["the answer", null, "the value itself is null, expected Object"],
  ["a list in place of the answer", [good("a")], "the value itself is array, expected Object"],
])("refuses an answer for %s", (_name, answer, problem) => {
  const message = `Malformed answer of eventsPast: ${problem}`;
  expect(() => check(answer)).toThrow(expect.objectContaining({ kind: "malformed", message }));
  expect(told.mock.calls).toEqual([[`[portal] ${message}`]]);
});

it.each([
  ["<!doctype html>", "text/html; charset=utf-8", "text/html (a login page?)"],
  ['{"events":[', "application/json", "broken JSON"],
  ["", "", "an empty body"],
  ["ok", "", "a text"],
  ["a;b", "text/csv", "text/csv"],
])("says what came instead of JSON: %j as %j", (body, contentType, kind) => {
  expect(() => check(body, contentType)).toThrow(`Malformed answer of eventsPast: ${kind} instead of JSON`);
});

it("takes an empty list for an answer with nothing in it, as some backends write it", () => {
  expect(titles(check([]))).toBe("/");
  expect(told).not.toHaveBeenCalled();
});

it("forgives harmless habits, tells each kind once, and says what is wrong beside them", () => {
  expect(titles(check({ present: { 0: good("a"), 4: good("b") }, ids: ["1"], more: [] }))).toBe("ab/");
  expect(titles(check({ present: [good("c"), bad], past: { 1: good("d") }, ids: ["2", "3"] }))).toBe("c/d");
  const kinds = ["an object for a list, which is forgiven: present", "a text for a number, which is forgiven: ids.0"];
  expect(hinted.mock.calls).toEqual(
    [...kinds, "an empty list for an object, which is forgiven: more"].map((kind) => [
      `[portal] eventsPast answers ${kind} (docs/backend.md, "Harmless habits")`,
    ]),
  );
  expect(told).toHaveBeenCalledOnce();
});
