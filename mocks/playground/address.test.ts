import { describe, expect, it } from 'vitest';
import { initial, readAddress, snippetOf, writeAddress, type PlaygroundState } from '#mocks/playground/address.ts';

const state: PlaygroundState = { widget: 'portal-event-overview', customer: 'member', scenario: 'slow+fail:event', today: '2026-10-25', attributes: { 'data-event-id': '7' } };

describe('playground address', () => {
  it('restores what it was written from', () => {
    expect(readAddress(writeAddress(state))).toEqual(state);
    expect(readAddress(writeAddress(initial))).toEqual(initial);
    const page = { ...initial, widget: 'page-start' };
    expect(readAddress(writeAddress(page))).toEqual(page);
  });

  it.each([
    ['nothing', ''],
    ['unknown words', '?widget=portal-x&customer=nobody&scenario=odd&today=2026-02-31'],
    ['an attribute of another widget', '?data-event-id=7'],
  ])('falls back to the start for %s', (_name, search) => {
    expect(readAddress(search)).toEqual(initial);
  });

  it('writes the snippet with escaped attributes', () => {
    expect(snippetOf({ ...state, attributes: { 'data-json': '{"a":"<&"}' } })).toBe('<div id="portal-event-overview" data-json="{&quot;a&quot;:&quot;&lt;&amp;&quot;}"></div>');
  });

  it('writes a whole page, and a wishlist item for {id}', () => {
    expect(snippetOf({ ...initial, widget: 'page-start' })).toContain('<div id="portal-next-event"></div>');
    expect(snippetOf({ ...initial, widget: 'portal-wishlist-remove-{id}' })).toBe('<div id="portal-wishlist-remove-901"></div>');
  });
});
