import { readdirSync, readFileSync } from "node:fs";
import tseslint from "typescript-eslint";

/** The layers, which others each may import, and which libraries it uses (docs/contributing.md). */
const layers = JSON.parse(readFileSync(new URL("scripts/layers.json", import.meta.url), "utf8"));
const aliasOf = (folder) => folder.replace("src/", "");
const aliases = ["mocks", "test", "scripts", ...layers.map(({ folder }) => aliasOf(folder))];
const WINGS = ["portal", "shop", "forms", "site"];

const UPWARDS = { regex: "(^|/)\\.\\.(/|$)", message: "Use the # aliases across folders." };

/** What a file of a layer may not import; imports inside a layer are free. */
const closedTo = ({ folder, mayImport, libraries }) => [
  UPWARDS,
  ...aliases
    .filter((alias) => alias !== aliasOf(folder) && !mayImport.map(aliasOf).includes(alias))
    .map((alias) => ({ regex: `^#${alias}/`, message: `${folder} may not enter ${alias}.` })),
  {
    regex: `^(?![.#]|virtual:${libraries.map((name) => `|${name}(/|$)`).join("")})`,
    message: `${folder} does not use this library (scripts/layers.json).`,
  },
];

/** Of the wings of widgets/ none enters another; all may enter shared, which enters none. */
const closedToWing = (wing) =>
  WINGS.filter((other) => other !== wing).map((other) => ({
    regex: `^#widgets/${other}/`,
    message: `The wing ${wing} may not enter the wing ${other}: what both need lies in shared.`,
  }));

const widgetsOf = (wing) =>
  readdirSync(new URL(`widgets/${wing}/`, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== "shared")
    .map(({ name }) => name);

/** No widget enters another, nor does what a wing shares enter a widget: `own` is the folder that may be entered. */
const closedToWidgets = (wing, own) => ({
  regex: `^#widgets/${wing}/(?!shared/${own === "shared" ? "" : `|${own}/`})`,
  message: "A widget may not enter another: what two need lies in the wing's shared.",
});

const newMethods = {
  selector: "CallExpression > MemberExpression[property.name=/^(toSorted|toReversed|toSpliced|isWellFormed)$/]",
  message: "Newer than the browsers that the README names.",
};

const unjudged = "The address is drawn unjudged: draw pictures by src/ui/image/image.tsx.";

/** Addresses from the server run scripts and ask strangers; only one place of ours draws them. */
const drawnAddresses = [
  {
    selector: "JSXOpeningElement[name.name=/^(img|picture|source|video|audio|track|iframe|embed|object)$/]",
    message: unjudged,
  },
  {
    selector:
      'CallExpression[callee.property.name="createElement"][arguments.0.value=/^(img|source|video|audio|track|iframe|embed|object)$/]',
    message: unjudged,
  },
  {
    selector: "AssignmentExpression[left.property.name=/^(poster|srcset|srcdoc)$/]",
    message: unjudged,
  },
];

/** What is a text by its looks: written out, put together, or one of i18n's. */
const I18N = "/(^t|T)exts$|^(common|events|forms|lists|saving|sending|settings)$/";
const text = `:matches(JSXText[value=/[^\\s]/], JSXExpressionContainer:matches([expression.type="TemplateLiteral"], [expression.object.name=${I18N}], [expression.callee.object.name=${I18N}]))`;
const other = `:matches(JSXElement, JSXFragment, JSXExpressionContainer[expression.type!=/Literal|JSXEmptyExpression/])`;

/** Translators of pages put other nodes in the place of text nodes, also in open shadow roots. */
const textsBesideNodes = [`${text} ~ ${other}`, `${other} ~ ${text}`].map((selector) => ({
  selector,
  message: "A text beside other nodes has an element of its own, or React writes into one that a translator replaced.",
}));

/** What views leave to the one place that does it. */
const views = [
  ...drawnAddresses,
  ...textsBesideNodes,
  {
    selector: 'CallExpression > MemberExpression[property.name="load"]',
    message: "Resources are read by src/state/reads.ts, whose hooks are in src/state/resources.ts.",
  },
  {
    selector:
      'Program:has(ImportSpecifier[imported.name=/^(useSend|usePageSend|sendWrite|sendInTurn)$/]) > ImportDeclaration[source.value="#ui/dialog/dialog.tsx"]',
    message: "A dialog that sends does not close without a word: draw SendDialog (widgets/shared/dialogs).",
  },
];

/** What a browser may refuse is used in one module, which goes on without. */
const BROWSER = "src/lib/browser.ts";
const STORAGE = "src/lib/storage.ts";
const refusable = ["localStorage", "sessionStorage", "BroadcastChannel"];
const refused = `Throws where a browser refuses it: use ${BROWSER} or ${STORAGE}.`;

const restricted = (files, patterns, syntax = [...drawnAddresses, ...textsBesideNodes]) => ({
  files: [files],
  ignores: ["**/*.test.{ts,tsx}"],
  rules: {
    "no-restricted-imports": ["error", { patterns }],
    // The rule above does not see `import()`.
    "no-restricted-syntax": [
      "error",
      newMethods,
      ...syntax,
      ...patterns.map(({ regex, message }) => ({
        selector: `ImportExpression[source.value=/${regex.replaceAll("/", "\\u002F")}/]`,
        message,
      })),
    ],
  },
});

/** The inspector's panel is an author's, who has it translated by nobody. */
const syntaxOf = { "src/inspector": drawnAddresses };

const rulesOf = (layer) =>
  layer.folder === "widgets"
    ? [
        restricted("widgets/shared/**/*.{ts,tsx}", [...closedTo(layer), ...closedToWing("shared")], views),
        ...WINGS.flatMap((wing) =>
          [...widgetsOf(wing), "shared"].map((own) =>
            restricted(
              `widgets/${wing}/${own}/**/*.{ts,tsx}`,
              [...closedTo(layer), ...closedToWing(wing), closedToWidgets(wing, own)],
              views,
            ),
          ),
        ),
      ]
    : [restricted(`${layer.folder}/**/*.{ts,tsx}`, closedTo(layer), syntaxOf[layer.folder])];

export default tseslint.config(
  {
    ignores: ["dist*/", ".cache/"],
  },
  {
    files: ["**/*.{ts,tsx}"],
    // What needs types, and the rules of React, are checked by .oxlintrc.json (docs/decisions/020).
    extends: [...tseslint.configs.strict, ...tseslint.configs.stylistic],
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "@typescript-eslint/consistent-type-imports": "error",
      // As wide as the formatter prints. What it cannot break stays: one string, one address, one regular expression.
      "max-len": [
        "error",
        {
          code: 120,
          ignorePattern: "eslint-disable-next-line",
          ignoreRegExpLiterals: true,
          ignoreStrings: true,
          ignoreTemplateLiterals: true,
          ignoreUrls: true,
        },
      ],
      // Explanations are no reason to tear a file apart.
      "max-lines": ["error", { max: 250, skipBlankLines: true, skipComments: true }],
      "max-lines-per-function": ["error", { max: 40, skipBlankLines: true, skipComments: true }],
      "no-restricted-imports": ["error", { patterns: [UPWARDS] }],
      "no-console": "error",
    },
  },
  {
    files: ["{src,mount,widgets,api,i18n,styles}/**/*.{ts,tsx}"],
    ignores: ["**/*.test.{ts,tsx}"],
    rules: {
      // Newer than the browsers that the README names.
      "no-restricted-properties": [
        "error",
        { object: "URL", property: "canParse" },
        { object: "URL", property: "parse" },
        { object: "Promise", property: "withResolvers" },
        { object: "Object", property: "groupBy" },
        { object: "AbortSignal", property: "any" },
        { object: "Promise", property: "try" },
        ...["window", "globalThis", "self"].flatMap((object) =>
          refusable.map((property) => ({ object, property, message: refused })),
        ),
        { object: "navigator", property: "locks", message: refused },
      ],
      "no-restricted-globals": ["error", ...refusable.map((name) => ({ name, message: refused }))],
    },
  },
  { files: [BROWSER, STORAGE], rules: { "no-restricted-properties": "off", "no-restricted-globals": "off" } },
  ...layers.flatMap(rulesOf),
  {
    files: ["test/foreign/**/*.ts"],
    ignores: ["**/*.test.ts"],
    rules: {
      "no-restricted-imports": [
        "error",
        { patterns: [{ regex: "^(?!node:|\\./)", message: "A backend of strangers knows nothing of this project." }] },
      ],
    },
  },
  {
    // They share their modules with the next file (vitest.config.ts).
    files: ["**/*.test.{ts,tsx}"],
    ignores: ["**/*.alone.test.{ts,tsx}"],
    rules: {
      "no-restricted-properties": [
        "error",
        ...["mock", "doMock", "resetModules"].map((property) => ({
          object: "vi",
          property,
          message: "Put it into a file *.alone.test.*.",
        })),
      ],
    },
  },
  {
    // A component's elements stand one below the other: what it draws is read as one piece.
    files: ["**/*.tsx"],
    rules: { "max-lines-per-function": ["error", { max: 60, skipBlankLines: true, skipComments: true }] },
  },
  {
    files: ["**/*.test.{ts,tsx}", "test/**", "scripts/**", "mocks/**", "*.config.ts"],
    rules: { "max-lines-per-function": "off", "no-console": "off" },
  },
  {
    // Lists of cases and of data are looked up, not read from the top.
    files: [
      "**/*.test.{ts,tsx}",
      "mocks/situations/**",
      "scripts/docs/authors/config-texts.ts",
      "scripts/openapi/about.ts",
    ],
    rules: { "max-lines": ["error", { max: 420, skipBlankLines: true, skipComments: true }] },
  },
);
