import { expect, it } from "vitest";
import { createPage, ofPage } from "./page-values.ts";

it("keeps a value for as long as a page lasts", () => {
  const names = ofPage(() => new Set<string>());
  const others = ofPage(() => new Set<string>());
  names().add("Ada");
  expect([...names()]).toEqual(["Ada"]);
  expect([...others()]).toEqual([]);
  createPage();
  expect([...names()]).toEqual([]);
});
