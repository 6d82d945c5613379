import "#scripts/shared/node-version.ts";
import { parseArgs } from "node:util";
import { berlinDay } from "#domain/dates/time.ts";
import { createPortal } from "#mocks/model/portal.ts";
import { isScenario, scenarios } from "#mocks/model/scenarios.ts";
import { customers, type Customer } from "#mocks/model/state.ts";
import { builtOnce, dist, startOr } from "./first-start.ts";
import { startPortalServer } from "./server.ts";

const { values } = parseArgs({
  options: {
    port: { type: "string", default: process.env.PORT ?? "4173" },
    customer: { type: "string", default: "admin" },
    scenario: { type: "string", default: "normal" },
    today: { type: "string", default: berlinDay(Date.now()) },
    sessions: { type: "boolean", default: false },
  },
});

const isCustomer = (text: string): text is Customer => customers.some((customer) => customer === text);

if (!isCustomer(values.customer)) throw new Error(`--customer must be one of ${customers.join(", ")}`);
if (!isScenario(values.scenario))
  throw new Error(
    `--scenario must be one of ${scenarios.map(({ scenario }) => scenario).join(", ")}, fault:call or several joined by +`,
  );

const { customer, scenario, today, sessions } = values;
await builtOnce();
const { origin, portal } = await startOr(
  () =>
    startPortalServer({
      port: Number(values.port),
      portal: createPortal({ customer, scenario, today }),
      roots: ["/portal/", "/"].map((prefix) => ({ prefix, dir: dist })),
      cors: true,
      sessions,
    }),
  (port) => `npm run portal -- --port ${port}`,
);
console.log(
  `Mock portal at ${origin} as ${portal.selection().customer}, scenario ${portal.selection().scenario}, ${portal.selection().today}`,
);
console.log(`Control: POST ${origin}/__mock/select, POST ${origin}/__mock/reset, GET ${origin}/__mock/state`);
