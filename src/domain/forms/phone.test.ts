import { expect, it } from "vitest";
import { telHref } from "./phone.ts";

it.each([
  ["08841 6112-0", "tel:0884161120"],
  ["+49 (0)40 123-45", "tel:+494012345"],
  ["0049 (0)40 123-45", "tel:00494012345"],
  ["(040) 12 34", "tel:0401234"],
])("%s is dialled as %s", (phone, href) => expect(telHref(phone)).toBe(href));
