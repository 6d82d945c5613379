import * as fc from "fast-check";
import { expect, it } from "vitest";
import { broken, brokenAtRest, take, type Step } from "#test/support/shop-claims.ts";
import { entry, person, recipient, type Server } from "#test/support/shop-server.ts";
import { begin, type World } from "#test/support/shop-world.ts";

/** Two people of one name in a seminar: whoever counts by names loses one of them. */
const NAMESAKES = [11, 12];
const start = (server: Partial<Server>, tabs = 2): World =>
  begin(
    {
      items: [
        entry(
          1,
          1,
          "booking",
          NAMESAKES.map((id) => person(id, recipient("N", `Kommentar ${id}`))),
        ),
      ],
      ...server,
    },
    tabs,
  );

const tab = fc.nat({ max: 1 });
const at = fc.nat({ max: 3 });
const does = <const Name extends string>(...given: Name[]) => fc.constantFrom(...given);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ does: does("type"), tab, at, name: does("N", "van  der Berg", "B") }) },
  {
    weight: 2,
    arbitrary: fc.record({
      does: does("add"),
      tab,
      event: fc.integer({ min: 1, max: 3 }),
      type: does("booking", "waitingList"),
    }),
  },
  { weight: 5, arbitrary: fc.record({ does: does("wait", "rebook"), tab, at }) },
  { weight: 4, arbitrary: fc.record({ does: does("goOn", "takeBack", "reload", "undo"), tab }) },
  { weight: 3, arbitrary: fc.record({ does: does("serve"), tab, at }) },
  { weight: 12, arbitrary: fc.record({ does: does("answer"), tab, at, how: does("ok") }) },
  {
    weight: 5,
    arbitrary: fc.record({ does: does("answer"), tab, at, how: does("refused", "lost", "never", "401", "400") }),
  },
  { weight: 2, arbitrary: fc.record({ does: does("news") }) },
);

it("loses nobody and sends nothing that may not leave, in 10,000 random histories", { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), fc.boolean(), fc.boolean(), (steps, holdsOnce, tidies) => {
      let world = start({ holdsOnce, tidies });
      for (const one of steps) {
        world = take(world, one);
        expect(broken(world)).toEqual([]);
      }
      expect(brokenAtRest(world, NAMESAKES)).toEqual([]);
    }),
    { seed: 20_261_126, numRuns: Number(process.env.RUNS ?? 10_000) },
  );
});
