import { requireChromium } from "./chromium.ts";
import { forgetReports, runJobs, totalsOf, vitestJob, type Job } from "./jobs.ts";

/** The packages for CMS, and the proof in a real WordPress. They need a built bundle, as `npm test` leaves one. */
const jobs: readonly Job[] = [
  { name: "Packages for CMS", commands: [["tsx", "scripts/cms.ts"]] },
  vitestJob("WordPress and TYPO3", ["cms"]),
];

forgetReports();
process.env.CHROMIUM_PATH = requireChromium();
let broken = 0;
// One after the other: the second drives what the first makes.
for (const job of jobs) broken += broken === 0 ? await runJobs([job]) : 0;
const { passed, failed, skipped } = totalsOf(jobs);
console.log(`\n${passed} passed, ${Math.max(failed, broken)} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
process.exit(broken === 0 && skipped === 0 ? 0 : 1);
