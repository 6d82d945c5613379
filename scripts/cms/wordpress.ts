import { fileURLToPath } from "node:url";
import type { HostParam, HostWidget } from "#scripts/hosts/manifests.ts";
import { bundled, filesBelow, filled, moved, textOf, type Files } from "./bundle.ts";
import { capital, exampleEnding, formSentence, keywordsOf, plain, type Description, type Key } from "./description.ts";
import { english, englishFiles, englishIn } from "./english.ts";
import { toPhp, Translated } from "./php.ts";
import { translationTemplate } from "./translations.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** A German sentence with its English phrase, if there is one, which begins and ends as sentences do. */
function sentence(de: string, en?: string): Translated {
  const end = de.endsWith(".") && en?.endsWith(".") === false ? "." : "";
  return new Translated(de, en && capital(en) + end);
}

const text = (de: string, en?: string): Translated => sentence(plain(de), en && plain(en));

const param = ({ type, de, en, required, personal, options, default: standard, shape }: HostParam): object => ({
  type,
  label: text(de, en),
  required,
  personal,
  ...(options && { options: Object.fromEntries(options.map((one) => [one.value, text(one.de, one.en)])) }),
  ...(standard !== undefined && { default: standard }),
  ...(shape !== undefined && { shape }),
});

/** Widgets of this height on a wide page are views of their own, and get more room than a column of text. */
const WIDE = 480;

const widget = (one: HostWidget, wings: Readonly<Record<string, Translated>>): object => ({
  name: text(one.name),
  shows: text(one.shows.de, one.shows.en),
  // Visitors read it, beside widgets that speak German: it does not follow the author's language.
  fallback: { name: plain(one.name), shows: plain(one.shows.de) },
  wing: one.wing,
  wingName: wings[one.wing],
  keywords: keywordsOf(one),
  ending: one.ending && { label: text(one.ending.de, one.ending.en), type: one.ending.type },
  params: Object.fromEntries(one.params.map((each) => [each.attribute, param(each)])),
  needsOne: one.needsOne,
  height: one.height.wide,
  wide: one.height.wide >= WIDE,
  example: { ending: exampleEnding(one), parameters: one.example.attributes },
});

/** A key with what the form needs of it; the sentences keep their marks for code. */
function key(schema: Key): object {
  const { type, title, description, pattern, default: standard, properties, items } = schema;
  const said = description && formSentence(description);
  const told = schema["x-description-en"];
  return {
    // A key that also takes a list is a text in the form.
    type: type ?? "string",
    ...(title !== undefined && { title: text(title) }),
    // What only says the title again is left out.
    ...(said !== undefined && said !== title && { description: sentence(said, told && formSentence(told)) }),
    ...(pattern !== undefined && { pattern }),
    ...(standard !== undefined && { default: standard }),
    ...(properties && { properties: keysOf(properties) }),
    ...(items && { items: key(items) }),
  };
}

const keysOf = (keys: Readonly<Record<string, Key>>): object =>
  Object.fromEntries(Object.entries(keys).map(([name, one]) => [name, key(one)]));

const phpFile = (about: string, value: object): string =>
  `<?php\n/**\n * ${about} Made from the product's manifests: changes here are lost.\n *\n * @package Kundenportal\n */\n\ndefined( 'ABSPATH' ) || exit;\n\nreturn ${toPhp(value, "wordpress")};\n`;

/** What follows from the manifests and the configuration, as values. */
function dataOf({ manifests, groups, keys }: Description) {
  const wings = Object.fromEntries(manifests.wings.map(({ id, de, en }) => [id, text(de, en)]));
  return {
    widgets: { wings, widgets: Object.fromEntries(manifests.widgets.map((one) => [one.id, widget(one, wings)])) },
    settings: {
      groups: groups.map(({ id, de, en }) => ({
        id,
        title: text(de, en),
        keys: Object.keys(keys).filter((name) => keys[name]?.["x-group"] === id),
      })),
      properties: keysOf(keys),
    },
  };
}

/** What follows from the manifests and the configuration, as PHP that returns it. */
export function dataFiles(description: Description): Files {
  const { widgets, settings } = dataOf(description);
  return {
    "data/widgets.php": phpFile("The widgets.", widgets),
    "data/settings.php": phpFile("The configuration.", settings),
  };
}

/** The English that the manifests have for the sentences of these files. */
export const manifestEnglish = (description: Description): Map<string, string> => englishIn(dataOf(description));

const templates = (): Promise<Files> => filesBelow(here("wordpress"));

/**
 * All that asks for sentences: PHP, and the sources of the scripts under the paths of what is made of them, because a
 * bundler renames the calls and makes one of two.
 */
export async function askingFiles(description: Description): Promise<Files> {
  const sources = async (folder: string, keep?: (path: string) => boolean): Promise<string> =>
    Object.values(await filesBelow(here(folder), keep))
      .map(textOf)
      .join("\n");
  return {
    ...(await templates()),
    ...dataFiles(description),
    "build/editor.js": await sources("editor"),
    "build/pages.js": await sources("admin", (path) => path === "pages.ts"),
  };
}

/** The preview of the editor: a page of its own with the mock portal. */
async function previewFiles(): Promise<Files> {
  const pages = await filesBelow(here("preview"), (path) => path.endsWith(".html"));
  return moved({ ...pages, "preview.js": await bundled("scripts/cms/preview/preview.ts") }, "preview");
}

/** The WordPress plugin: its templates, what follows from the manifests, and the built bundle. */
export async function wordpressPlugin(description: Description, built: Files, release: string): Promise<Files> {
  const { version } = description.manifests;
  const asking = await askingFiles(description);
  return {
    ...filled(await templates(), { version, release }),
    "build/editor.js": await bundled("scripts/cms/editor/editor.tsx"),
    "build/settings.js": await bundled("scripts/cms/admin/settings.ts"),
    "build/pages.js": await bundled("scripts/cms/admin/pages.ts"),
    ...dataFiles(description),
    "languages/kundenportal.pot": translationTemplate(asking, version),
    ...englishFiles(await english(manifestEnglish(description)), asking),
    ...(await previewFiles()),
    ...moved(built, "portal"),
  };
}
