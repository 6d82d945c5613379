import { describe, expect, it } from 'vitest';
import { emptyFeedback, missingFeedback } from './feedback.ts';

describe('missingFeedback', () => {
  it.each([
    ['', '', ['subject', 'message']],
    [' ', '\n', ['subject', 'message']],
    ['x', '', ['message']],
    ['', 'x', ['subject']],
    ['x', 'y', []],
    ['x'.repeat(5000), 'y'.repeat(100_000), []],
  ])('of %j and %j', (subject, message, missing) => {
    expect(missingFeedback({ ...emptyFeedback, subject, message })).toEqual(missing);
  });
});
