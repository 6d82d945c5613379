import { BaseSequencer, type TestSpecification } from "vitest/node";

const isLong = ({ moduleId }: TestSpecification): boolean => moduleId.includes(".long.test.");

/**
 * The order of the test files: those that take minutes first, so that none of them is still running while the other
 * workers have nothing left; otherwise as vitest sorts them, by the duration of the last run or by size.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((a, b) => Number(isLong(b)) - Number(isLong(a)));
  }
}
