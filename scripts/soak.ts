import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { startPortalServer } from "#mocks/server.ts";
import { launch, NOW } from "#test/browser/support.ts";
import { median, table } from "#scripts/bench/statistics.ts";
import { hostilePortal } from "#scripts/soak/hostile-portal.ts";
import { plans } from "#scripts/soak/kinds.ts";
import { openDesk, playRun, type Run } from "#scripts/soak/run.ts";

const {
  values: { from = "0", minutes = "Infinity" },
  positionals: [count = "1000"],
} = parseArgs({ options: { from: { type: "string" }, minutes: { type: "string" } }, allowPositionals: true });
const end = Date.now() + Number(minutes) * 60_000;
const dist = fileURLToPath(new URL("../dist", import.meta.url));
if (!existsSync(`${dist}/portal.js`)) throw new Error("Run npm run build first.");

const page =
  '<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Kasse</title><link rel="icon" href="data:,"></head><body><div id="portal-checkout"></div><script type="module" src="/portal.js"></script></body></html>';
const hostile = hostilePortal();
const server = await startPortalServer({
  portal: hostile.portal,
  roots: [{ prefix: "/", dir: dist }],
  pages: { "/kasse": page, "/leer": "<!doctype html><title>Leer</title>" },
});
const browser = await launch();
const context = await browser.newContext({ locale: "de-DE", timezoneId: "Europe/Berlin", reducedMotion: "reduce" });
await context.clock.setFixedTime(NOW);
const desk = await openDesk(context);

/** One after the other: each run is a number, so that `npm run soak -- 1 --from N` plays run N again. */
const runs: Run[] = [];
for (let number = Number(from); number < Number(from) + Number(count) && Date.now() < end; number += 1) {
  const plan = plans[number % plans.length];
  if (plan === undefined) continue;
  const run = await playRun(desk, server.origin, hostile, plan, number);
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
    ["Hostility", "runs", "people", "checkouts", "lost or 500", "409", "faults", "median"],
    ...plans
      .map(({ kind, label }) =>
        line(
          label,
          runs.filter(({ plan }) => plan.kind === kind),
        ),
      )
      .filter(([, played]) => played !== "0"),
    line("all", runs),
  ]),
);
await browser.close();
await server.close();
process.exitCode = runs.some(({ faults }) => faults.length > 0) ? 1 : 0;
