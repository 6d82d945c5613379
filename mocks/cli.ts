import { parseArgs } from "node:util";
import { createPortal } from "./portal.ts";
import { customers, type Customer } from "#mocks/model/state.ts";
import { isScenario, scenarios } from "./scenarios.ts";
import { startPortalServer } from "./server.ts";

const { values } = parseArgs({
  options: {
    port: { type: "string", default: "4173" },
    customer: { type: "string", default: "admin" },
    scenario: { type: "string", default: "normal" },
    today: { type: "string", default: "2026-03-10" },
    root: { type: "string", multiple: true, default: ["dist"] },
  },
});

const isCustomer = (text: string): text is Customer => customers.some((customer) => customer === text);

if (!isCustomer(values.customer)) throw new Error(`--customer must be one of ${customers.join(", ")}`);
if (!isScenario(values.scenario))
  throw new Error(
    `--scenario must be one of ${scenarios.map(({ scenario }) => scenario).join(", ")}, fault:call or several joined by +`,
  );

const { origin, portal } = await startPortalServer({
  port: Number(values.port),
  portal: createPortal({ customer: values.customer, scenario: values.scenario, today: values.today }),
  roots: values.root.map((dir) => ({ prefix: "/", dir })),
  cors: true,
});
console.log(
  `Mock portal at ${origin} as ${portal.selection().customer}, scenario ${portal.selection().scenario}, ${portal.selection().today}`,
);
console.log(`Control: POST ${origin}/__mock/select, POST ${origin}/__mock/reset, GET ${origin}/__mock/state`);
