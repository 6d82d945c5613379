import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { requireChromium } from './chromium.ts';

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
}

const totals = { passed: 0, failed: 0, skipped: 0 };

function step(name: string, command: string, args: string[]): void {
  console.log(`\n== ${name}`);
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) {
    console.error(`\n${name} failed (${[command, ...args].join(' ')}).`);
    finish(1);
  }
}

/** Runs the given vitest projects and adds their counts, also when they fail. */
function vitest(name: string, ...projects: string[]): void {
  console.log(`\n== ${name}`);
  const file = `test-results/${projects.join('-')}.json`;
  const { status } = spawnSync('npx', ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...projects.map((project) => `--project=${project}`)], { stdio: 'inherit', shell: process.platform === 'win32' });
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  totals.passed += report.numPassedTests;
  totals.failed += report.numFailedTests;
  totals.skipped += report.numPendingTests + report.numTodoTests;
  if (status !== 0) finish(1);
}

/** The closing line that every caller reads; a skipped test counts as a failure of the line. */
function finish(status: number): never {
  const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : '';
  console.log(`\n${totals.passed} passed, ${Math.max(totals.failed, status)} failed${skipped}`);
  process.exit(status === 0 && totals.skipped === 0 ? 0 : 1);
}

rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results', { recursive: true });
try {
  process.env.CHROMIUM_PATH = requireChromium();
} catch (thrown) {
  console.error(thrown instanceof Error ? thrown.message : thrown);
  finish(1);
}
step('Types', 'npx', ['tsc', '--noEmit']);
step('Lint', 'npx', ['eslint', '.', '--max-warnings=0']);
step('Unused files, exports and dependencies', 'npx', ['knip']);
vitest('Rules and views', 'rules', 'views');
step('Build', 'npx', ['tsx', 'scripts/build.ts']);
step('Size budget', 'npx', ['tsx', 'scripts/size.ts']);
vitest('Browser', 'browser');
finish(0);
