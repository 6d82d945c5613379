import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { startPortalServer } from "#mocks/serve/server.ts";
import { median, table } from "#scripts/bench/statistics.ts";
import { openChromium, openFirefox, type BrowserTabs } from "#scripts/soak/browser-tabs.ts";
import { hostilePortal } from "#scripts/soak/hostile-portal.ts";
import { soakPages, type Playing } from "#scripts/soak/pages.ts";
import { plans, type Plan } from "#scripts/soak/plans.ts";
import { playRun, type Run } from "#scripts/soak/run.ts";
import { NOW } from "#test/browser/support.ts";

const {
  values: { from = "0", minutes = "Infinity", only = "", firefox = false },
  positionals: [given],
} = parseArgs({
  options: {
    from: { type: "string" },
    minutes: { type: "string" },
    only: { type: "string" },
    firefox: { type: "boolean" },
  },
  allowPositionals: true,
});
const count = Number(given ?? (firefox ? 100 : 1000));
const end = Date.now() + Number(minutes) * 60_000;
const dist = fileURLToPath(new URL("../dist", import.meta.url));
if (!existsSync(`${dist}/portal.js`)) throw new Error("Run npm run build first.");

let playing: Playing = { run: -1, eventId: 0, storage: undefined };
const hostile = hostilePortal();
const server = await startPortalServer({
  portal: hostile.portal,
  roots: [{ prefix: "/", dir: dist }],
  pages: soakPages(() => playing, NOW.getTime() - Date.now()),
});

/** Firefox forbids storage by a setting of its own; Chromium's pages are told so by a script. */
const browsers = new Map<boolean, Promise<BrowserTabs>>();
function tabsFor({ storage }: Plan): Promise<BrowserTabs> {
  const isBlocked = firefox && storage === "blocked";
  const opened = browsers.get(isBlocked) ?? (firefox ? openFirefox(isBlocked) : openChromium());
  browsers.set(isBlocked, opened);
  return opened;
}

/** One after the other: each run is a number, so that `npx tsx scripts/soak.ts 1 --from N` plays run N again. */
const runs: Run[] = [];
for (let number = Number(from); number < Number(from) + count && Date.now() < end; number += 1) {
  const plan = plans[number % plans.length];
  if (plan?.label.startsWith(only) !== true) continue;
  const { eventId, storage } = plan;
  playing = { run: number, eventId, storage: firefox && storage === "blocked" ? undefined : storage };
  const run = await playRun({ browser: await tabsFor(plan), origin: server.origin, hostile }, plan, number);
  runs.push(run);
  for (const fault of run.faults) console.error(`run ${number}, ${plan.label}: ${fault}`);
  if (runs.length % 100 === 0) console.error(`${runs.length} of ${count}`);
}

const sum = (of: (run: Run) => number, among: readonly Run[]): string =>
  String(among.reduce((total, run) => total + of(run), 0));
const line = (name: string, among: readonly Run[]): string[] => [
  name,
  String(among.length),
  sum(({ people }) => people, among),
  sum(({ calls }) => calls, among),
  sum(({ lost }) => lost, among),
  sum(({ refusals }) => refusals, among),
  sum(({ faults }) => faults.length, among),
  `${Math.round(median(among.map(({ milliseconds }) => milliseconds)))} ms`,
];
console.log(
  table([
    ["Hostility", "runs", "people", "checkouts", "lost or refused", "409", "faults", "median"],
    ...plans
      .map((plan) =>
        line(
          plan.label,
          runs.filter((run) => run.plan === plan),
        ),
      )
      .filter(([, played]) => played !== "0"),
    line("all", runs),
  ]),
);
for (const opened of browsers.values()) await (await opened).close();
await server.close();
process.exitCode = runs.some(({ faults }) => faults.length > 0) ? 1 : 0;
