import { spawnSync } from "node:child_process";
import { requireChromium } from "./browsers/chromium.ts";

/** Looks at every situation of the built bundle at every window width from 320 to 1400 px in steps of 20. */
const { status } = spawnSync(
  "npx",
  ["vitest", "run", "--project=browser", "test/browser/situations", ...process.argv.slice(2)],
  { stdio: "inherit", env: { ...process.env, EVERY_WIDTH: "1", CHROMIUM_PATH: requireChromium() } },
);
process.exit(status ?? 1);
