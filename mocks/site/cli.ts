import "#scripts/shared/node-version.ts";
import { parseArgs } from "node:util";
import { berlinDay } from "#domain/dates/time.ts";
import { builtOnce, dist, startOr } from "#mocks/serve/first-start.ts";
import { tools } from "./parts/service.ts";
import { startSite } from "./server.ts";

const { values } = parseArgs({ options: { today: { type: "string", default: berlinDay(Date.now()) } } });

await builtOnce();
const { origin } = await startOr(
  () => startSite({ port: Number(process.env.PORT ?? 4174), dist, today: values.today }),
  (port) => `PORT=${port} npm run site`,
);
console.log(`Demo site at ${origin}`);
console.log(`Its editors' pages: ${origin}${tools.start}`);
