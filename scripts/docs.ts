import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { lists } from "./docs/lists.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

function bringUpToDate(documents: Readonly<Record<string, (text: string) => string>>): void {
  for (const [file, write] of Object.entries(documents)) {
    const before = existsSync(root + file) ? readFileSync(root + file, "utf8") : "";
    const after = write(before);
    if (after === before) continue;
    writeFileSync(root + file, after);
    console.log(`wrote ${file}`);
  }
}

bringUpToDate(lists);
// Imported only now: it reads the lists.
const { documents } = await import("./docs/documents.ts");
bringUpToDate(documents);
