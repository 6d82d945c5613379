import { expect, it } from "vitest";
import { leadsTo } from "./same-page.ts";

const base = "https://www.example/";

it.each([
  ["/a", "/a", true],
  ["/a/?utm=x#b", "/a", true],
  ["/a/b", "/a", false],
  ["https://other.example/a", "/a", false],
  ["/?p=12&utm=x", "/?p=12", true],
  ["/?p=13", "/?p=12", false],
  ["/", "/?p=12", false],
  ["/?p=12", "/", true],
  ["/?m=1&m=2", "/?m=2", true],
])("%s leads to %s: %s", (address, page, expected) =>
  expect(leadsTo(new URL(address, base), new URL(page, base))).toBe(expected),
);
