import { describe, expect, it, vi } from 'vitest';
import { heightOf } from '#mount/height.ts';

describe('heightOf', () => {
  it.each([
    ['480', 390, '480'],
    ['480', 1280, '480'],
    ['480/720', 575, '720'],
    ['480/720', 576, '480'],
  ])('reads %s at %i px as %s', (heights, width, height) => {
    vi.stubGlobal('innerWidth', width);
    expect(heightOf(heights)).toBe(height);
  });
});
