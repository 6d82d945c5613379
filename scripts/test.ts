import "./node-version.ts";
import { requireChromium, requireFullChromium } from "./chromium.ts";
import { requireFirefox } from "./firefox.ts";
import { forgetReports, formatJob, lintJob, runJobs, totalsOf, typesJob, vitestJob, type Job } from "./jobs.ts";

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

/** The closing line that every caller reads; a skipped test counts as a failure of the line. */
function finish(brokenJobs: number): never {
  const { passed, failed, skipped, slowest } = totalsOf([...first, ...second]);
  if (slowest.length > 0) console.log(`\nThe slowest files:\n${slowest.join("\n")}`);
  console.log(`\n${passed} passed, ${Math.max(failed, brokenJobs)} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
  process.exit(brokenJobs === 0 && skipped === 0 ? 0 : 1);
}

forgetReports();
try {
  process.env.CHROMIUM_PATH = requireChromium();
  requireFullChromium();
  process.env.FIREFOX_PATH = requireFirefox();
} catch (thrown) {
  console.error(thrown instanceof Error ? thrown.message : thrown);
  finish(1);
}
const broken = await runJobs(first);
finish(broken > 0 ? broken : await runJobs(second));
