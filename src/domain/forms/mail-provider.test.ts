import { expect, it } from "vitest";
import { suggestAddress } from "./mail-provider.ts";

it.each([
  ["eva@wbe.de", "eva@web.de"],
  ["eva@web.d", "eva@web.de"],
  ["eva@webb.de", "eva@web.de"],
  ["eva@gmx.ed", "eva@gmx.de"],
  ["eva@gmial.com", "eva@gmail.com"],
  ["eva@gmail.co", "eva@gmail.com"],
  ["eva@t-onlin.de", "eva@t-online.de"],
  ["eva@tonline.de", "eva@t-online.de"],
  ["eva@hotnail.com", "eva@hotmail.com"],
  [" Eva.M@Googelmail.com ", "Eva.M@googlemail.com"],
])("%s was probably meant as %s", (typed, meant) => expect(suggestAddress(typed)).toBe(meant));

it.each([
  "eva@web.de",
  "eva@WEB.DE",
  "eva@gmx.at",
  "eva@mail.com",
  "eva@musterwerke.example",
  "eva@ab.de",
  "eva",
  "@web.d",
  "",
  "eva@",
])("%s is not doubted", (typed) => expect(suggestAddress(typed)).toBeNull());
