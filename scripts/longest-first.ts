import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * The files that take longest, the longest first: begun last they would keep one worker busy while the others have
 * nothing left.
 */
const LONG = [
  "situations",
  "situations-public",
  "playground",
  "playground-links",
  "site-walk",
  "site-walk-reading",
  "site-walk-customers",
  "firefox",
  "booking",
  "photos",
  "settings-own-data",
  "shop",
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
