import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { routes } from "#api/routes.ts";
import { readConfig } from "#config/read-config.ts";
import { readChecks, runChecks } from "./conformance/checks.ts";
import { Client, type Target } from "./conformance/client.ts";
import { clockChecks } from "./conformance/clock.ts";
import { callsFor, isKindWanted } from "./conformance/contract.ts";
import { htmlReport, report } from "./conformance/report.ts";
import { runConformance } from "./conformance/run.ts";
import { writeChecks } from "./conformance/tries.ts";

const USAGE =
  'conformance --base https://portal.example [--cookie "name=value"] [--profile portal|shop|forms|site] [--widgets portal-cart,…] [--write] [--origin https://page.example] [--html report.html] [--config portal-config.json] [--event ID] [--user ID] [--teilnehmer ID] [--timeout SECONDS] [--login ADDRESS, with the password in CONFORMANCE_PASSWORD]';

function failUsage(message: string): never {
  console.error(`${message}\n${USAGE}`);
  process.exit(2);
}

const { values } = parseArgs({
  options: {
    base: { type: "string" },
    cookie: { type: "string", default: "" },
    config: { type: "string" },
    profile: { type: "string" },
    widgets: { type: "string", default: "" },
    write: { type: "boolean", default: false },
    origin: { type: "string" },
    html: { type: "string" },
    event: { type: "string" },
    user: { type: "string" },
    teilnehmer: { type: "string" },
    timeout: { type: "string", default: "30" },
    login: { type: "string" },
  },
});

const named = values.widgets.split(",").filter((id) => id !== "");

function wantedCalls(): ReturnType<typeof callsFor> {
  try {
    return callsFor(values.profile, named);
  } catch (thrown) {
    return failUsage(thrown instanceof Error ? thrown.message : String(thrown));
  }
}

if (values.base === undefined || !URL.canParse(values.base)) failUsage("--base must be an absolute address.");

const { config, problems } = readConfig(
  values.config === undefined ? undefined : JSON.parse(readFileSync(values.config, "utf8")),
  Object.keys(routes),
);
for (const { key, problem } of problems) console.error(`Configuration: ${key} ${problem}.`);

const target: Target = { base: values.base, cookie: values.cookie, config, timeout: Number(values.timeout) * 1000 };
const wanted = wantedCalls();
const login =
  values.login === undefined ? undefined : { email: values.login, password: process.env.CONFORMANCE_PASSWORD ?? "" };
const tries = writeChecks(new Client(target), wanted, { now: Date.now(), login });
if (tries.length > 0) {
  console.log(values.write ? "Is going to write to the backend:" : "With --write it would also try:");
  for (const { name, what } of tries) console.log(`  ${name}: ${what}`);
  console.log("");
}

const verdicts = [
  ...(await runConformance(
    target,
    {
      ...(values.event !== undefined && { eventId: values.event }),
      ...(values.user !== undefined && { userId: values.user }),
      ...(values.teilnehmer !== undefined && { teilnehmerId: values.teilnehmer }),
    },
    wanted,
    (kind) => isKindWanted(kind, values.profile, named),
  )),
  ...(await runChecks(readChecks(target, wanted, values.origin))),
  ...(await runChecks(clockChecks(new Client(target), wanted, Date.now()))),
  ...(values.write ? await runChecks(tries) : []),
];
console.log(report(verdicts));
if (values.html !== undefined) writeFileSync(values.html, htmlReport(verdicts, values.base));
process.exitCode = verdicts.some(({ outcome }) => outcome === "rejected") ? 1 : 0;
