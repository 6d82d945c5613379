import * as fc from "fast-check";
import { beforeEach, expect } from "vitest";
import { createPage } from "#lib/page-values.ts";
import type { Portal } from "#mocks/model/portal.ts";
import { Customers, type Step } from "./customers.ts";
import * as pages from "./page.ts";
import { HOW, type Person, type TypedForm } from "./page.ts";
import { SECRET } from "./right.ts";

const stepsOf = (who: Person): fc.Arbitrary<Step> =>
  fc.oneof(
    { weight: 5, arbitrary: fc.record({ does: fc.constant("type"), field: fc.nat(20), text: fc.nat(5) }) },
    { weight: 2, arbitrary: fc.record({ does: fc.constant("send"), how: fc.constantFrom(...HOW) }) },
    {
      weight: 4,
      arbitrary: fc.record({
        does: fc.constant("come"),
        // Mostly the same person with the same form: what was typed is to be there again.
        as: fc.constantFrom<Person>(who, who, "guest", "admin", "admin", "member"),
        form: fc.constantFrom(0 as const, 0 as const, 1 as const),
        isKnown: fc.constantFrom(true, true, true, true, false),
        isHostile: fc.boolean(),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        does: fc.constant("logInElsewhere"),
        as: fc.constantFrom<Person>("admin", "member"),
        learns: fc.constantFrom("by news", "by sending"),
      }),
    },
    { weight: 1, arbitrary: fc.record({ does: fc.constant("logOutElsewhere") }) },
    { weight: 1, arbitrary: fc.record({ does: fc.constant("discard") }) },
  );

const keptTexts = (): string =>
  [sessionStorage, localStorage]
    .flatMap((storage) => Object.keys(storage).map((key) => storage.getItem(key)))
    .join("\n");

/** Makes writes end as steps say, in each test of the file. */
export const useTypedPages = (): void => beforeEach(pages.standInTheWay);

/**
 * Tests that typed text is kept for its owner, and for nobody else, over any sequence of typing, failures, reloads,
 * other persons and hosts.
 * @param two pairs of forms of one browser
 */
export async function staysTyped(
  portal: Portal,
  two: fc.Arbitrary<readonly [TypedForm, TypedForm]>,
  numRuns: number,
): Promise<void> {
  let handovers = 0;
  const sequence = fc.constantFrom<Person>("admin", "guest").chain((first) =>
    fc.record({
      two,
      first: fc.constant(first),
      steps: fc.array(stepsOf(first), { minLength: 8, maxLength: 14 }),
    }),
  );
  await fc.assert(
    fc.asyncProperty(sequence, async ({ two: pair, first, steps }) => {
      createPage();
      sessionStorage.clear();
      localStorage.clear();
      portal.reset();
      const customers = new Customers(portal, pair);
      try {
        await customers.come(first, 0, true);
        for (const one of steps) {
          await customers.take(one);
          await customers.check(JSON.stringify(one));
          expect(keptTexts()).not.toContain(SECRET);
        }
      } finally {
        handovers += customers.handovers;
        customers.leave();
        pages.leavePage();
        if (customers.hasSaved) pages.forgetBases();
      }
    }),
    // A shorter counterexample would take longer than the test may.
    { seed: 25, numRuns: Number(process.env.RUNS ?? numRuns), endOnFailure: true },
  );
  expect(handovers, "the page never became another person's while it stood open").toBeGreaterThan(0);
}
