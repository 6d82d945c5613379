import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { berlinDay } from "#domain/time.ts";
import { startSite } from "./server.ts";

const { values } = parseArgs({ options: { today: { type: "string", default: berlinDay(Date.now()) } } });

const dist = fileURLToPath(new URL("../../dist", import.meta.url));
// Imported only then: it builds by being imported.
if (!existsSync(`${dist}/portal.js`)) await import("#scripts/build.ts");

const { origin } = await startSite({ port: Number(process.env.PORT ?? 4174), dist, today: values.today });
console.log(`Demo site at ${origin}`);
