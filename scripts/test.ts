import "./shared/node-version.ts";
import { requireChromium, requireFullChromium } from "./browsers/chromium.ts";
import { requireFirefox } from "./browsers/firefox.ts";
import { formatJob, lintJob, typesJob, unusedJob, vitestJob, type Job } from "./testing/jobs.ts";
import { runGroups } from "./testing/summary.ts";

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
  unusedJob,
  formatJob,
];
/** By themselves: they drive what has been built, and keep both cores busy. `all` adds what a release takes first. */
const second: Job[] = [vitestJob("Browser", ["browser", ...(isAll ? ["browser-long"] : [])])];

// What is missing is installed, or said, before anything runs.
requireChromium();
requireFullChromium();
requireFirefox();
await runGroups(first, second);
