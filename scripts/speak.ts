import { builtOnce } from "#mocks/serve/first-start.ts";
import { sideBySide, wantedOf } from "./shared/side-by-side.ts";
import type { Journey } from "./speak/journey.ts";
import { journeys } from "./speak/journeys.ts";
import { play, type Told } from "./speak/play.ts";
import { requirePrograms } from "./speak/programs.ts";
import { startStillSite } from "./speak/site.ts";
import { FOLDER, store, textOf, unsaid } from "./speak/text.ts";

const SIDE_BY_SIDE = 4;

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
const wanted = process.argv.slice(2);
requirePrograms();
await builtOnce();
const site = await startStillSite();
let failed = 0;

async function go(journey: Journey): Promise<void> {
  const told: Told[] = [];
  try {
    await play(journey, site, (each) => told.push(each));
    store(journey, told);
    const missing = unsaid(journey, textOf(journey, told));
    if (missing.length > 0) throw new Error(`not spoken: ${missing.join(" | ")}`);
    console.log(`${journey.id}: ${told.length} steps`);
  } catch (thrown) {
    failed += 1;
    console.error(`${journey.id}: ${String(thrown)}\nUp to there:\n${textOf(journey, told)}`);
  }
}

await sideBySide(wantedOf(journeys, wanted), SIDE_BY_SIDE, go);
await site.close();
console.log(`What was spoken stands in ${FOLDER}/.`);
process.exit(failed === 0 ? 0 : 1);
