import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * The files that take longest, the longest first: begun last they would keep one worker busy while the others have
 * nothing left.
 */
const LONG = [
  "situations-portal.long",
  "situations",
  "situations-public.long",
  "site-walk.long",
  "hostile-host.long",
  "site-walk-reading.long",
  "site.long",
  "playground.long",
  "playground-links.long",
  "old-libraries.long",
  "playground-states.long",
  "site-walk-customers.long",
  "shop",
  "two-people",
].map((name) => `/test/browser/${name}.test.ts`);

/** The order of the test files: the long ones, then as vitest has them, which goes by the last run or by size. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const place = LONG.findIndex((end) => moduleId.endsWith(end));
      return place === -1 ? LONG.length : place;
    };
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}
