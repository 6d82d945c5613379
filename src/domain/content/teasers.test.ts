import { expect, it } from "vitest";
import type { Teaser } from "#domain/entities/content.ts";
import { recommendable } from "./teasers.ts";

const now = Date.parse("2026-03-10T08:00:00Z");
const HERE = "https://www.example/seminare/p/7001?utm=x";
const teaser = (id: string, more: Partial<Teaser> = {}): Teaser => ({
  id,
  link: `/${id}`,
  image: null,
  title: id,
  teaser: null,
  tags: [],
  date: null,
  ...more,
});

it.each([
  ["without a title", "news", { title: " " }, false],
  ["without a link", "news", { link: null }, false],
  ["an old article", "news", { date: "2020-01-01" }, true],
  ["an old film", "videos", { date: "2020-01-01" }, true],
  ["a theme without a date", "themes", {}, true],
  ["a theme that was yesterday", "themes", { date: "2026-03-09" }, false],
  ["a theme of today", "themes", { date: "2026-03-10" }, true],
  ["a conference that has begun this morning", "conferences", { date: "2026-03-10T08:30:00" }, false],
  ["a conference that begins later", "conferences", { date: "2026-03-10T09:30:00" }, true],
] as const)("%s (%s)", (_what, kind, more, expected) =>
  expect(recommendable([teaser("a", more)], kind, now, HERE)).toHaveLength(expected ? 1 : 0),
);

it("names a page once", () =>
  expect(
    recommendable([teaser("a"), teaser("b", { link: "/a" }), teaser("c")], "topics", now, HERE).map(({ id }) => id),
  ).toEqual(["a", "c"]));

it.each([
  ["the page itself", "/seminare/p/7001/#top"],
  ["what the page is about", "https://www.example/seminare/t/betriebsverfassungsrecht/"],
])("leaves out %s", (_what, link) => {
  const own = "https://www.example/seminare/t/betriebsverfassungsrecht";
  const given = [teaser("a", { link }), teaser("b", { link: "/seminare/t/betriebsverfassungsrecht-2" })];
  expect(recommendable(given, "themes", now, HERE, own).map(({ id }) => id)).toEqual(["b"]);
});

it("keeps what only the query tells from the page itself", () => {
  const given = ["/?p=12", "/?p=13"].map((link) => teaser(link, { link }));
  const shown = recommendable(given, "news", now, "https://www.example/?p=12&utm=x", "https://www.example/?theme=7");
  expect(shown.map(({ id }) => id)).toEqual(["/?p=13"]);
});
