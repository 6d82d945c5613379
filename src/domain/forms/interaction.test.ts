import { expect, it } from "vitest";
import { seemsAutomatic } from "./interaction.ts";

it.each([
  [{ elapsed: 0, touches: 0 }, true],
  [{ elapsed: 60_000, touches: 0 }, true],
  [{ elapsed: 49, touches: 9 }, true],
  [{ elapsed: 50, touches: 1 }, false],
  [{ elapsed: 60_000, touches: 40 }, false],
])("%j", (interaction, expected) => expect(seemsAutomatic(interaction)).toBe(expected));
