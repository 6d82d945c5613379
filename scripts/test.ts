import "./node-version.ts";
import { requireChromium, requireFullChromium } from "./chromium.ts";
import { requireFirefox } from "./firefox.ts";
import { forgetReports, formatJob, lintJob, runJobs, totalsOf, typesJob, vitestJob, type Job } from "./jobs.ts";

/** The longest first, so that the others have the second core to themselves meanwhile. */
const first: Job[] = [
  vitestJob("Views", ["views"]),
  {
    name: "Build and size budget",
    commands: [
      ["tsx", "scripts/build.ts"],
      ["tsx", "scripts/size.ts"],
    ],
  },
  lintJob(),
  formatJob,
  typesJob,
  vitestJob("Rules", ["rules", "rules-alone"]),
  vitestJob("Views alone", ["views-alone"]),
  { name: "Unused files, exports and dependencies", commands: [["knip"]] },
];
/** By themselves: they drive what has been built, and keep both cores busy. */
const second: Job[] = [vitestJob("Browser", ["browser"])];

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
