import { expect, it } from 'vitest';
import { tidyPhone, tidyPostalCode } from './typed.ts';

it.each([
  ['0731 / 55 55-0', '073155550'],
  ['0731.5555', '07315555'],
  [' (0731) 5555 ', '07315555'],
  ['+49 (0)731 5555', '+497315555'],
  ['+49 731 55–0', '+49731550'],
  ['anrufen!', 'anrufen!'],
  ['0731 5555 App. 7', '0731 5555 App. 7'],
  ['49+731', '49+731'],
  ['  ', ''],
])('phone %j', (typed, tidy) => expect(tidyPhone(typed)).toBe(tidy));

it.each([['89073', '89073'], ['89 073', '89073'], [' 8 9 0 7 3', '89073'], ['D-89073', '89073'], ['DE 89.073', '89073'], ['8907a', '8907a'], ['D', 'D'], ['', '']])('post code %j', (typed, tidy) => expect(tidyPostalCode(typed)).toBe(tidy));
