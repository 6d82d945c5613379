import { expect, it } from 'vitest';
import type { BookingChoice } from '#domain/booking-options.ts';
import { cancelling } from '#i18n/booking.ts';
import { bookingErrors, cancelErrors, sentReason, type BookingValues } from './form.ts';

const choice = (required: boolean): BookingChoice => ({ options: ['mitNacht_VP'], preselected: null, required });
const option = 'Bitte wählen Sie eine Verpflegungsoption aus!';
const terms = 'Bitte akzeptieren Sie die AGB und Datenschutzerklärung!';

it.each<[BookingValues, boolean, object]>([
  [{ option: null, terms: false }, true, { option, terms }],
  [{ option: null, terms: true }, true, { option }],
  [{ option: 'mitNacht_VP', terms: false }, true, { terms }],
  [{ option: 'mitNacht_VP', terms: true }, true, {}],
  [{ option: null, terms: true }, false, {}],
  [{ option: null, terms: false }, false, { terms }],
])('a booking of %j, option required: %s', (values, required, errors) => expect(bookingErrors(values, choice(required))).toEqual(errors));

it.each(cancelling.reasons.filter((reason) => reason !== 'Anderer'))('the reason "%s" is enough and sent as it reads', (reason) => {
  const values = { reason, other: ' was anderswo stand ' };
  expect(cancelErrors(values)).toEqual({});
  expect(sentReason(values)).toBe(reason);
});

it.each([
  [null, 'Text', { reason: 'Bitte wählen Sie einen Grund aus.' }],
  ['Anderer', '', { other: 'Bitte geben Sie Ihren Grund an.' }],
  ['Anderer', ' \n', { other: 'Bitte geben Sie Ihren Grund an.' }],
  ['Anderer', ' Umzug ', {}],
])('the reason %j with the text %j', (reason, other, errors) => expect(cancelErrors({ reason, other })).toEqual(errors));

it('sends the free text of another reason, trimmed', () => expect(sentReason({ reason: 'Anderer', other: ' Umzug\nnach Kiel ' })).toBe('Umzug\nnach Kiel'));
