import { describe, expect, it, vi } from "vitest";
import { heightOf, isBlock } from "#mount/height.ts";

describe("heightOf", () => {
  it.each([
    [390, 720],
    [575, 720],
    [576, 480],
    [1280, 480],
  ])("is that of a window of %i px", (width, height) => {
    vi.stubGlobal("innerWidth", width);
    expect(heightOf(480, 720)).toBe(height);
  });
});

it.each([
  [40, false],
  [99, false],
  [100, true],
  [480, true],
])("takes a widget of %i px for a block: %s", (height, expected) => {
  expect(isBlock(height)).toBe(expected);
});
