import { forgetReports, runJobs, vitestJob, type Job } from "./testing/jobs.ts";
import { finish } from "./testing/summary.ts";

/** The packages for CMS, and the proof in a real WordPress. They need a built bundle, as `npm test` leaves one. */
const jobs: readonly Job[] = [
  { name: "Packages for CMS", commands: [["tsx", "scripts/cms.ts"]] },
  vitestJob("WordPress and TYPO3", ["cms"]),
];

forgetReports();
const broken: string[] = [];
// One after the other: the second drives what the first makes.
for (const job of jobs) if (broken.length === 0) broken.push(...(await runJobs([job])));
finish(jobs, broken);
