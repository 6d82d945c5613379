import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { ESLint, Linter } from "eslint";
import { parser } from "typescript-eslint";
import { describe, expect, it } from "vitest";
import layers from "#scripts/layers.json" with { type: "json" };

const root = fileURLToPath(new URL("..", import.meta.url));
const eslint = new ESLint({ cwd: root });
const WINGS = ["portal", "shop", "forms", "site"];
const RULES = [
  "no-restricted-imports",
  "no-restricted-syntax",
  "no-restricted-properties",
  "no-restricted-globals",
] as const;

interface Config {
  readonly rules: Linter.RulesRecord;
}

/** What the project's own settings say of a line in a file, by the rules on imports and syntax. */
async function complaints(file: string, line: string): Promise<string[]> {
  const { rules } = (await eslint.calculateConfigForFile(root + file)) as Config;
  const restricting = Object.fromEntries(RULES.map((name) => [name, rules[name] ?? "off"]));
  const languageOptions = {
    parser,
    parserOptions: { ecmaFeatures: { jsx: true } },
    globals: { window: "readonly", globalThis: "readonly" },
  } as const;
  return new Linter().verify(line, [{ languageOptions, rules: restricting }]).map(({ message }) => message);
}

const imports = (target: string): readonly string[] => [
  `import { a } from "${target}";`,
  `export { a } from "${target}";`,
  `void import("${target}");`,
];
const aliasOf = (folder: string): string => `#${folder.replace("src/", "")}/some.ts`;
const fileIn = (folder: string): string => (folder === "widgets" ? "widgets/shared/some.ts" : `${folder}/some.ts`);

/** Each layer with a way into each other layer. */
const ways = layers.flatMap((layer) =>
  [...layers.map(({ folder }) => folder), "mocks", "test", "scripts"]
    .filter((other) => other !== layer.folder)
    .map((other) => ({ from: layer.folder, to: other, isOpen: layer.mayImport.includes(other) })),
);

describe("the layers", () => {
  it.each(ways)("$from into $to: $isOpen", async ({ from, to, isOpen }) => {
    for (const line of imports(aliasOf(to))) expect(await complaints(fileIn(from), line)).toHaveLength(isOpen ? 0 : 1);
  });

  it.each(layers)("$folder uses its own libraries only, and no way up", async ({ folder, libraries }) => {
    const file = fileIn(folder);
    for (const target of ["lodash", "../some.ts", "./../some.ts", "../../mount/some.ts"])
      for (const line of imports(target)) expect(await complaints(file, line)).toHaveLength(1);
    for (const library of libraries)
      for (const line of imports(library)) expect(await complaints(file, line)).toEqual([]);
    for (const line of imports("./some.ts")) expect(await complaints(file, line)).toEqual([]);
  });

  it.each(WINGS)("the wing %s enters shared and no other wing, which shared does neither", async (wing) => {
    for (const other of WINGS.filter((name) => name !== wing))
      for (const line of imports(`#widgets/${other}/some.ts`))
        expect(await complaints(`widgets/${wing}/shared/some.tsx`, line)).toHaveLength(1);
    for (const line of imports("#widgets/shared/some.ts"))
      expect(await complaints(`widgets/${wing}/shared/some.tsx`, line)).toEqual([]);
    for (const line of imports(`#widgets/${wing}/some.ts`))
      expect(await complaints("widgets/shared/some.ts", line)).toHaveLength(1);
  });

  it("no widget enters another of its wing, nor does what the wing shares", async () => {
    for (const line of imports("#widgets/site/hotels/some.ts")) {
      expect(await complaints("widgets/site/hotel/some.tsx", line)).toHaveLength(1);
      expect(await complaints("widgets/site/shared/list/some.tsx", line)).toHaveLength(1);
      expect(await complaints("widgets/site/hotels/some/some.tsx", line)).toEqual([]);
    }
    for (const line of imports("#widgets/site/shared/some.ts"))
      expect(await complaints("widgets/site/hotel/some.tsx", line)).toEqual([]);
  });

  it("keep views from reading a resource by themselves", async () => {
    expect(await complaints("widgets/site/hotel/some.tsx", "void experts.load(signal);")).toHaveLength(1);
    expect(await complaints("src/state/some.ts", "void experts.load(signal);")).toEqual([]);
  });

  it("keep views from sending in a dialog of their own, which closes without a word", async () => {
    const dialog = 'import { Dialog } from "#ui/dialog/dialog.tsx";';
    const send = 'import { useSend } from "#state/sending/send.ts";';
    expect(await complaints("widgets/site/hotel/some.tsx", `${dialog}\n${send}`)).toEqual([
      expect.stringContaining("SendDialog"),
    ]);
    for (const line of [dialog, send]) expect(await complaints("widgets/site/hotel/some.tsx", line)).toEqual([]);
  });

  const beside = [
    "void <p>Summe: {sum}</p>;",
    "void <p>{texts.total} <b>{sum}</b></p>;",
    "void <p><Icon />{addTexts.labels(count)}</p>;",
    "void <p>{isOpen && <b />}{`${texts.total}: ${sum}`}</p>;",
  ];

  it.each(beside)("keep a text from standing beside other nodes: %s", async (line) => {
    for (const file of ["widgets/site/hotel/some.tsx", "src/ui/some.tsx", "mount/some.tsx"])
      expect(await complaints(file, line)).toContainEqual(expect.stringContaining("translator"));
  });

  it.each(["void <p>{`${texts.total}: ${sum}`}</p>;", 'void <p><span>{texts.total}</span>{" "}<b>{sum}</b></p>;'])(
    "let it stand alone: %s",
    async (line) => expect(await complaints("widgets/site/hotel/some.tsx", line)).toEqual([]),
  );

  it("stand around every folder of src/", () => {
    const folders = readdirSync(`${root}src`, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `src/${name}`);
    expect(
      layers
        .map(({ folder }) => folder)
        .filter((folder) => folder.startsWith("src/"))
        .sort(),
    ).toEqual(folders.sort());
  });
});

describe("what a page or a browser may take away", () => {
  const drawn = [
    "void <img src={url} />;",
    "void <video poster={url} />;",
    "void <iframe src={url} />;",
    'void document.createElement("iframe");',
    "player.poster = url;",
  ];

  it.each(drawn)("no address from the server is drawn unjudged: %s", async (line) => {
    for (const file of [
      "widgets/site/hotel/some.tsx",
      "widgets/shared/some.tsx",
      "src/ui/some/some.tsx",
      "mount/some.tsx",
    ])
      expect(await complaints(file, line)).toEqual([expect.stringContaining("src/ui/image/image.tsx")]);
  });

  const refusable = [
    'localStorage.getItem("a");',
    "sessionStorage.clear();",
    "void window.sessionStorage;",
    'void new BroadcastChannel("a");',
    'void navigator.locks.request("a", act);',
    "const { locks } = navigator;",
  ];

  it.each(refusable)("no other module uses what a browser may refuse: %s", async (line) => {
    for (const file of [
      "src/state/some.ts",
      "widgets/shared/some.tsx",
      "mount/some.ts",
      "api/some.ts",
      "src/ui/some.ts",
    ])
      expect(await complaints(file, line)).toEqual([expect.stringContaining("src/lib/browser.ts")]);
    expect(await complaints("src/lib/browser.ts", line)).toEqual([]);
  });
});
