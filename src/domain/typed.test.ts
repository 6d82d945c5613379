import { expect, it } from "vitest";
import { tidyEmail, tidyLine, tidyPhone, tidyPostalCode } from "./typed.ts";

it.each([
  ["0731 / 55 55-0", "073155550"],
  ["0731.5555", "07315555"],
  [" (0731) 5555 ", "07315555"],
  ["+49 (0)731 5555", "+497315555"],
  ["0049 (0)731 5555", "00497315555"],
  ["+49 ( 0 ) 731 5555", "+497315555"],
  ["(0) 731 5555", "07315555"],
  ["\u202a+49 731 5555\u202c", "+497315555"],
  ["+49 731 55–0", "+49731550"],
  ["anrufen!", "anrufen!"],
  ["0731 5555 App. 7", "0731 5555 App. 7"],
  ["49+731", "49+731"],
  ["  ", ""],
])("phone %j", (typed, tidy) => expect(tidyPhone(typed)).toBe(tidy));

it.each([
  ["89073", "89073"],
  ["89 073", "89073"],
  [" 8 9 0 7 3", "89073"],
  ["D-89073", "89073"],
  ["DE 89.073", "89073"],
  ["\u200e89073", "89073"],
  ["8907a", "8907a"],
  ["D", "D"],
  ["", ""],
])("post code %j", (typed, tidy) => expect(tidyPostalCode(typed)).toBe(tidy));

it.each([
  ["  Eva  ", "Eva"],
  ["Müller\u00adLüdenscheidt", "MüllerLüdenscheidt"],
  ["\u200bEva\ufeff", "Eva"],
  ["👩\u200d🏫", "👩\u200d🏫"],
])("line %j", (typed, tidy) => expect(tidyLine(typed)).toBe(tidy));

it.each([
  ["\u200bmax@web.de ", "max@web.de"],
  ["max\u200d@web.de", "max@web.de"],
  ["max@müller.de", "max@müller.de"],
])("e-mail address %j", (typed, tidy) => expect(tidyEmail(typed)).toBe(tidy));
