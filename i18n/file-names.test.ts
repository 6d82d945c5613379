import { expect, it } from 'vitest';
import { photoFileName, photosZipName } from './file-names.ts';

it.each([
  ['4711', 12, false, 'Seminar-4711-Bild12.jpeg'],
  ['4711', '3', true, 'Seminar-4711-FlipChart3.jpeg'],
  ['BR/47', 1, null, 'Seminar-BR-47-Bild1.jpeg'],
  [null, null, null, 'Seminar-Bild.jpeg'],
])('photo of %s, number %s, flipchart %s: %s', (bookingNumber, nr, isFlipChart, expected) => {
  expect(photoFileName({ bookingNumber }, { nr, isFlipChart })).toBe(expected);
});

it.each([
  ['4711', '2026-03-10T08:30:00', 'Seminar-4711-10.03.2026.zip'],
  ['4711', null, 'Seminar-4711.zip'],
  [null, null, 'Seminar.zip'],
])('zip of %s starting %s: %s', (bookingNumber, startDate, expected) => {
  expect(photosZipName({ bookingNumber, startDate })).toBe(expected);
});
