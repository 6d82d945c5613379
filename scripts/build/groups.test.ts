import { existsSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { SHARED_FILES } from "./groups.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

const isThere = (path: string): boolean =>
  existsSync(root + path) && statSync(root + path).isDirectory() === path.endsWith("/");

describe("the files that widgets share", () => {
  it.each(Object.entries(SHARED_FILES))("hold folders and modules that are there: %s", (_name, folders) => {
    expect(folders.filter((folder) => !isThere(folder))).toEqual([]);
  });

  it.each(["widgets/shared/form/", "widgets/shared/forms", "widgets/shared/forms/field.ts"])(
    "does not take %s for one that is there",
    (path) => {
      expect(isThere(path)).toBe(false);
    },
  );

  it("names each folder once", () => {
    const folders = Object.values(SHARED_FILES).flat();
    const inOthers = folders.filter((one) => folders.some((other) => other !== one && one.startsWith(other)));
    expect(inOthers).toEqual([]);
    expect(new Set(folders).size).toBe(folders.length);
  });
});
