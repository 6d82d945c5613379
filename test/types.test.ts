import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import tseslint from "typescript-eslint";
import { describe, expect, it } from "vitest";

const config = fileURLToPath(new URL("../.oxlintrc.json", import.meta.url));
const { rules } = JSON.parse(readFileSync(config, "utf8")) as { readonly rules: Readonly<Record<string, unknown>> };

/** Not known to oxlint 1.94; the project has hardly any class. */
const UNKNOWN = ["typescript/no-unsafe-class-instance-assignment"];

const { strictTypeChecked, stylisticTypeChecked, disableTypeChecked } = tseslint.configs;
const isOn = (entry: unknown): boolean => (Array.isArray(entry) ? entry[0] : entry) !== "off";
const recommended = new Map<string, unknown>(
  [...strictTypeChecked, ...stylisticTypeChecked].flatMap((one) => Object.entries(one.rules ?? {})),
);
const typed = Object.keys(disableTypeChecked.rules ?? {})
  .filter((name) => recommended.has(name) && isOn(recommended.get(name)))
  .map((name) => name.replace("@typescript-eslint/", "typescript/"));

/** What the project's settings say of files of their own, as `rule` or `TS…`. */
function complaints(files: Readonly<Record<string, string>>): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), "types-"));
  try {
    writeFileSync(join(folder, "tsconfig.json"), '{ "compilerOptions": { "strict": true, "noUnusedLocals": true } }');
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    const { stdout } = spawnSync("npx", ["oxlint", "-c", config, "-f", "unix", folder], {
      encoding: "utf8",
      shell: process.platform === "win32",
    });
    return [...stdout.matchAll(/\[Error\/[\w-]+\(([^)]+)\)\]/g)].map(([, rule = ""]) => rule);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe("the rules that need types", () => {
  it("are all those that typescript-eslint recommends", () => {
    expect(typed).toContain("typescript/no-floating-promises");
    expect(typed.filter((name) => rules[name] === undefined)).toEqual(UNKNOWN);
  });

  it("fail on a promise that nobody waits for, and on what the compiler refuses", () => {
    expect(
      complaints({
        "some.ts": 'export async function save(): Promise<void> {}\nsave();\nexport const price: number = "12";\n',
      }),
    ).toEqual(expect.arrayContaining(["no-floating-promises", "TS2322"]));
  });

  it("let pass what is right", () => {
    expect(complaints({ "some.ts": "export const price = 12;\n" })).toEqual([]);
  });
});

describe("the rules of React", () => {
  /** A component that does what none may do. */
  const wrong = `
import { useEffect, useMemo, useRef, useState } from "react";
let drawn = 0;
export function Some({ list, isOpen }: { list: string[]; isOpen: boolean }) {
  const [text, setText] = useState("");
  const seen = useRef(0);
  if (isOpen) useState(1);
  const Inner = () => <b>{text}</b>;
  useEffect(() => {
    setText("x");
  }, []);
  useEffect(() => {
    setText(list.join());
  }, []);
  drawn += 1;
  const width = Math.random() + seen.current;
  try {
    return <Inner />;
  } catch {
    return <p>{width}</p>;
  }
}
`;

  it("are kept", () => {
    expect(complaints({ "some.tsx": wrong })).toEqual(
      expect.arrayContaining([
        "error-boundaries",
        "exhaustive-deps",
        "globals",
        "purity",
        "refs",
        "rules-of-hooks",
        "set-state-in-effect",
        "static-components",
      ]),
    );
  });
});

describe("files", () => {
  it("do not import each other, not even a type", () => {
    const files = {
      "cart.ts": 'import type { Price } from "./price.ts";\nexport interface Cart {\n  readonly sum: Price;\n}\n',
      "price.ts": 'import type { Cart } from "./cart.ts";\nexport type Price = Cart | number;\n',
    };
    expect(complaints(files)).toEqual(expect.arrayContaining(["no-cycle"]));
  });
});
