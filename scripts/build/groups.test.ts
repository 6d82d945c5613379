import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { SHARED_FILES } from "./groups.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

const isFilled = (folder: string): boolean => {
  try {
    return folder.endsWith("/") && readdirSync(root + folder).length > 0;
  } catch {
    return false;
  }
};

describe("the files that widgets share", () => {
  it.each(Object.entries(SHARED_FILES))("hold folders that are there: %s", (_name, folders) => {
    expect(folders.filter((folder) => !isFilled(folder))).toEqual([]);
  });

  it("does not take a folder for one that is not there", () => {
    expect(isFilled("widgets/shared/forms/")).toBe(true);
    expect(isFilled("widgets/shared/form/")).toBe(false);
    expect(isFilled("widgets/shared/forms/fields.ts")).toBe(false);
  });

  it("names each folder once", () => {
    const folders = Object.values(SHARED_FILES).flat();
    const inOthers = folders.filter((one) => folders.some((other) => other !== one && one.startsWith(other)));
    expect(inOthers).toEqual([]);
    expect(new Set(folders).size).toBe(folders.length);
  });
});
