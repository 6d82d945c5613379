import { expect, it } from "vitest";
import { safeLink } from "./link.ts";

it.each([
  [null, null],
  ["", null],
  ["  ", null],
  ["/seminare/t/x", "/seminare/t/x"],
  ["artikel", "artikel"],
  ["?a=b:c", "?a=b:c"],
  ["#hier", "#hier"],
  ["/seite:1", "/seite:1"],
  ["//host.example/x", "//host.example/x"],
  ["https://host.example/x", "https://host.example/x"],
  [" HTTP://host.example ", "HTTP://host.example"],
  ["mailto:a@b.de", "mailto:a@b.de"],
  ["tel:+49123", "tel:+49123"],
  ["javascript:alert(1)", null],
  ["java\nscript:alert(1)", null],
  ["data:text/html,x", null],
])("%j leads to %j", (url, expected) => {
  expect(safeLink(url)).toBe(expected);
});
