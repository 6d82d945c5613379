import { spawnSync } from "node:child_process";

/** Looks at every situation of the built bundle at every window width from 320 to 1400 px in steps of 20. */
const { status } = spawnSync(
  "npx",
  ["vitest", "run", "--project=browser", "test/browser/situations", ...process.argv.slice(2)],
  { stdio: "inherit", env: { ...process.env, EVERY_WIDTH: "1" } },
);
process.exit(status ?? 1);
