import { describe, expect, it, vi } from 'vitest';
import { heightOf } from '#mount/height.ts';

describe('heightOf', () => {
  it.each([
    [390, 720],
    [575, 720],
    [576, 480],
    [1280, 480],
  ])('is that of a window of %i px', (width, height) => {
    vi.stubGlobal('innerWidth', width);
    expect(heightOf({ wide: 480, phone: 720 })).toBe(height);
  });
});
