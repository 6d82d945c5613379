import { vitestJob } from "./testing/jobs.ts";
import { runGroups } from "./testing/summary.ts";

/** The packages for CMS, and the proof in a real WordPress. They need a built bundle, as `npm test` leaves one. */
await runGroups(
  [{ name: "Packages for CMS", commands: [["tsx", "scripts/cms.ts"]] }],
  [vitestJob("WordPress and TYPO3", ["cms"])],
);
