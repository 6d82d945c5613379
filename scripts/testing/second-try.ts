import type { Reporter, TestCase } from "vitest/node";

/** Names the tests that passed only at their second try, so that none of them wavers unseen. */
export default class SecondTry implements Reporter {
  private readonly wavering: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky === true) this.wavering.push(`  ${test.module.relativeModuleId}: ${test.fullName}`);
  }

  onTestRunEnd(): void {
    if (this.wavering.length > 0) console.log(`Passed only at the second try:\n${this.wavering.join("\n")}`);
  }
}
