import { expect, it } from 'vitest';
import { cancelling } from '#i18n/booking.ts';
import { messagesOf } from '#test/support/rules.ts';
import { bookingResolver, cancelResolver } from './dialog-rules.ts';
import { sentReason, type BookingValues } from './dialog-values.ts';

const option = 'Bitte wählen Sie eine Verpflegungsoption aus!';
const terms = 'Bitte akzeptieren Sie die AGB und Datenschutzerklärung!';

it.each<[BookingValues, boolean, object]>([
  [{ option: '', terms: false }, true, { option, terms }],
  [{ option: '', terms: true }, true, { option }],
  [{ option: 'mitNacht_VP', terms: false }, true, { terms }],
  [{ option: 'mitNacht_VP', terms: true }, true, {}],
  [{ option: '', terms: true }, false, {}],
  [{ option: '', terms: false }, false, { terms }],
])('a booking of %j, option required: %s', async (values, required, errors) => expect(await messagesOf(bookingResolver(required), values)).toEqual(errors));

it.each(cancelling.reasons.filter((reason) => reason !== 'Anderer'))('the reason "%s" is enough and sent as it reads', async (reason) => {
  const values = { reason, other: ' was anderswo stand ' };
  expect(await messagesOf(cancelResolver(), values)).toEqual({});
  expect(sentReason(values)).toBe(reason);
});

it.each([
  ['', 'Text', { reason: 'Bitte wählen Sie einen Grund aus.' }],
  ['Anderer', '', { other: 'Bitte geben Sie Ihren Grund an.' }],
  ['Anderer', ' \n', { other: 'Bitte geben Sie Ihren Grund an.' }],
  ['Anderer', ' Umzug ', {}],
])('the reason %j with the text %j', async (reason, other, errors) => expect(await messagesOf(cancelResolver(), { reason, other })).toEqual(errors));

it('sends the free text of another reason, trimmed', () => expect(sentReason({ reason: 'Anderer', other: ' Umzug\nnach Kiel ' })).toBe('Umzug\nnach Kiel'));
