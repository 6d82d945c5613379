import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const WIDEST = 120;

describe("style files", () => {
  it("are as narrow as code, which the linter looks after", () => {
    const wide = ["src", "styles", "widgets", "mount", "mocks"].flatMap((folder) =>
      readdirSync(root + folder, { recursive: true, encoding: "utf8" })
        .filter((file) => file.endsWith(".css"))
        .flatMap((file) =>
          readFileSync(`${root}${folder}/${file}`, "utf8")
            .split("\n")
            .flatMap((line, index) => (line.length > WIDEST ? [`${folder}/${file}:${index + 1}`] : [])),
        ),
    );
    expect(wide).toEqual([]);
  });
});
