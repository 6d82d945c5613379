import { expect, it } from "vitest";
import { buildEvent } from "#test/support/entities.ts";
import { lastTier } from "./last-tier.ts";

const tiers = { price: 990, priceParticipantTwo: 950, priceParticipantThree: 900, priceParticipantFour: 850 };

it.each([
  [{ ...tiers, priceParticipantFive: 800 }, 5, 80_000],
  [tiers, 4, 85_000],
  [{ price: 100, priceParticipantTwo: 90 }, 2, 9000],
  [{ price: 100, priceParticipantTwo: 90, priceParticipantThree: 95, priceParticipantFive: 90 }, 5, 9000],
  [{ price: 100 }, 1, 10_000],
])("the last price of %j holds from %i on", (record, participants, each) =>
  expect(lastTier(buildEvent({ content: { prices: [record] } }))).toMatchObject({ participants, each }),
);

it("there is none without a price", () => expect(lastTier(buildEvent({ content: { prices: [] } }))).toBeNull());
