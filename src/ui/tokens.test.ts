import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));
const files = ["styles", "src", "mount", "widgets"]
  .flatMap((folder) =>
    readdirSync(root + folder, { recursive: true, encoding: "utf8" }).map((name) => `${folder}/${name}`),
  )
  .filter((name) => /\.(css|tsx?)$/.test(name));
const sources = files.map((name) => [name, readFileSync(root + name, "utf8")] as const);
const defined = new Set(
  sources.flatMap(([, text]) => [...text.matchAll(/(--p-[\w-]+)['"]?\s*:/g)].map(([, token]) => token)),
);

// A style with a token that is not there is void as a whole, and nobody says so.
it("tokens that styles name are all there", () => {
  expect(defined).toContain("--p-accent");
  const unknown = sources.flatMap(([name, text]) =>
    [...text.matchAll(/var\((--p-[\w-]+)/g)]
      .filter(([, token]) => !defined.has(token))
      .map(([, token = ""]) => `${name}: ${token}`),
  );
  expect(unknown).toEqual([]);
});
