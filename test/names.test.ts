import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const SHIPPED = ["src", "api", "i18n", "widgets", "mount", "styles"];

/** Manifests export the same names, each for its widget. */
const NAMED_ALIKE = /\/manifest\.ts$|\.test\.tsx?$|\.d\.ts$/;

const EXPORTED = /^export (?:async )?(?:function\*?|const|class|interface|type|enum) (\w+)/gm;

const files = SHIPPED.flatMap((folder) =>
  readdirSync(root + folder, { recursive: true, encoding: "utf8" }).map(
    (file) => `${folder}/${file.replaceAll("\\", "/")}`,
  ),
).filter((file) => /\.tsx?$/.test(file) && !NAMED_ALIKE.test(file));

it("gives each exported name one meaning", () => {
  const homes = new Map<string, readonly string[]>();
  for (const file of files)
    for (const [, name = ""] of readFileSync(root + file, "utf8").matchAll(EXPORTED))
      homes.set(name, [...(homes.get(name) ?? []), file]);
  expect(homes.size).toBeGreaterThan(1000);
  expect([...homes].filter(([, places]) => new Set(places).size > 1)).toEqual([]);
});
