import { expect, it } from "vitest";
import { telHref } from "./phone.ts";

it.each([
  ["08841 6112-0", "tel:0884161120"],
  ["+49 (0)40 123-45", "tel:+494012345"],
  ["0049 (0)40 123-45", "tel:00494012345"],
  ["(040) 12 34", "tel:0401234"],
  ["0221 123 (Mo–Fr 8–16 Uhr)", "tel:0221123"],
  ["Tel.: 0221/123-0, 8–16 Uhr", "tel:02211230"],
  ["+49 (0)221 123 oder 0171 456", "tel:+49221123"],
])("%s is dialled as %s", (phone, href) => expect(telHref(phone)).toBe(href));
