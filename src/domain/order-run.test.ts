import { describe, expect, it } from 'vitest';
import { endsIntent, isOrdered, lookedUp, nextMove, resumed, stepAfter, withStep, type CheckoutAnswer, type OrderEntry, type OrderStep } from './order-run.ts';

const run = (...steps: OrderStep[]): OrderEntry[] => steps.map((step, index) => ({ recipientId: index + 1, step }));
const stepsOf = (entries: readonly OrderEntry[]): OrderStep[] => entries.map(({ step }) => step);

describe('an answer', () => {
  it.each<[CheckoutAnswer, OrderStep, boolean]>([
    [{ status: 200 }, 'booked', true],
    [{ status: 403 }, 'converted', true],
    [{ status: 409, reason: 'duplicate' }, 'converted', true],
    [{ status: 409, reason: 'soldOut' }, 'soldOut', true],
    [{ status: 409, reason: 'closed' }, 'closed', true],
    [{ status: 409, reason: 'changed' }, 'changed', true],
    [{ status: 409, reason: 'else' }, 'failed', true],
    [{ status: 409 }, 'failed', true],
    [{ status: 0 }, 'lost', false],
    [{ status: 500 }, 'lost', false],
    [{ status: 503 }, 'lost', false],
    [{ status: 204 }, 'lost', false],
    [{ status: 400 }, 'failed', false],
    [{ status: 404 }, 'failed', false],
  ])('%j makes it %s, known: %s', (answer, step, known) => {
    expect(stepAfter(answer)).toBe(step);
    expect(endsIntent(answer)).toBe(known);
  });
});

it.each<[OrderStep, boolean]>([['booked', true], ['converted', true], ['failed', false], ['lost', false], ['soldOut', false], ['waiting', false]])('%s is never sent again: %s', (step, expected) => {
  expect(isOrdered(step)).toBe(expected);
});

describe('the next move', () => {
  it.each<[OrderStep[], unknown]>([
    [['waiting', 'waiting'], { move: 'send', recipientId: 1 }],
    [['booked', 'waiting'], { move: 'send', recipientId: 2 }],
    [['booked', 'lost', 'waiting', 'lost'], { move: 'look-up', recipientIds: [2, 4] }],
    [['changed', 'waiting'], { move: 'confirm' }],
    [['soldOut', 'waiting'], { move: 'send', recipientId: 2 }],
    [['failed', 'booked'], { move: 'end' }],
    [[], { move: 'end' }],
  ])('of %j', (steps, expected) => expect(nextMove(run(...steps))).toEqual(expected));

  it('after a reload in the middle looks up what was on its way', () => {
    expect(nextMove(resumed(run('booked', 'sending', 'waiting')))).toEqual({ move: 'look-up', recipientIds: [2] });
  });
});

describe('looking up', () => {
  it('shows as booked what was ordered, and offers again what was not', () => {
    const states = [{ recipientId: '1', ordered: true }, { recipientId: 2, ordered: false }];
    expect(stepsOf(lookedUp(run('lost', 'lost', 'lost', 'waiting'), states))).toEqual(['booked', 'failed', 'lost', 'waiting']);
  });
  it('never takes back what was booked', () => expect(stepsOf(lookedUp(run('booked', 'converted'), [{ recipientId: 1, ordered: false }, { recipientId: 2, ordered: false }]))).toEqual(['booked', 'converted']));
  it('finds what another tab has ordered', () => expect(stepsOf(lookedUp(run('waiting'), [{ recipientId: 1, ordered: true }]))).toEqual(['booked']));
});

it('moves one participant alone', () => expect(stepsOf(withStep(run('waiting', 'waiting'), '2', 'sending'))).toEqual(['waiting', 'sending']));
