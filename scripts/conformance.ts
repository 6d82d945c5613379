import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { routes } from '#api/routes.ts';
import { readConfig } from '#config/read-config.ts';
import { report } from './conformance/report.ts';
import { runConformance } from './conformance/run.ts';

const USAGE = 'npm run conformance -- --base https://portal.example --cookie "name=value" [--config portal-config.json] [--event ID] [--user ID] [--teilnehmer ID] [--timeout SECONDS]';

const { values } = parseArgs({
  options: {
    base: { type: 'string' },
    cookie: { type: 'string', default: '' },
    config: { type: 'string' },
    event: { type: 'string' },
    user: { type: 'string' },
    teilnehmer: { type: 'string' },
    timeout: { type: 'string', default: '30' },
  },
});

if (values.base === undefined || !URL.canParse(values.base)) {
  console.error(`--base must be an absolute address.\n${USAGE}`);
  process.exit(2);
}

const { config, problems } = readConfig(values.config === undefined ? undefined : JSON.parse(readFileSync(values.config, 'utf8')), Object.keys(routes));
for (const { key, problem } of problems) console.error(`Configuration: ${key} ${problem}.`);

const verdicts = await runConformance(
  { base: values.base, cookie: values.cookie, config, timeout: Number(values.timeout) * 1000 },
  { ...(values.event !== undefined && { eventId: values.event }), ...(values.user !== undefined && { userId: values.user }), ...(values.teilnehmer !== undefined && { teilnehmerId: values.teilnehmer }) },
);
console.log(report(verdicts));
process.exitCode = verdicts.some(({ outcome }) => outcome === 'rejected') ? 1 : 0;
