import "./shared/node-version.ts";
import { requireChromium, requireFullChromium } from "./browsers/chromium.ts";
import { requireFirefox } from "./browsers/firefox.ts";
import { forgetReports, formatJob, lintJob, runJobs, typesJob, vitestJob, type Job } from "./testing/jobs.ts";
import { finish } from "./testing/summary.ts";

/** Whether what only a release needs is proved too. */
const isAll = process.argv.includes("all");

/**
 * The longest first, so that short ones fill what is left at the end. The views have two workers, as one waits for
 * timers and for its files a quarter of its time.
 */
const first: Job[] = [
  vitestJob("Views", ["views"], "--maxWorkers=2"),
  vitestJob("Rules", ["rules", "rules-alone", ...(isAll ? ["rules-long"] : [])]),
  {
    name: "Build and sizes",
    commands: [
      ["vite", "build"],
      ["tsx", "scripts/size.ts"],
    ],
  },
  typesJob,
  lintJob(),
  vitestJob("Views alone", ["views-alone"]),
  { name: "Unused files, exports and dependencies", commands: [["knip"]] },
  formatJob,
];
/** By themselves: they drive what has been built, and keep both cores busy. `all` adds what a release takes first. */
const second: Job[] = [vitestJob("Browser", ["browser", ...(isAll ? ["browser-long"] : [])])];

forgetReports();
try {
  requireChromium();
  requireFullChromium();
  requireFirefox();
} catch (thrown) {
  console.error(thrown instanceof Error ? thrown.message : thrown);
  finish([], ["the search for browsers"]);
}
const broken = await runJobs(first);
finish([...first, ...second], broken.length > 0 ? broken : await runJobs(second));
