import { fileURLToPath } from "node:url";
import type { HostParam, HostWidget } from "#scripts/hosts/manifests.ts";
import { bundled, filesBelow, filled, moved, type Files } from "./bundle.ts";
import { exampleEnding, keywordsOf, plain, type Description, type Key } from "./description.ts";
import { toPhp, Translated } from "./php.ts";
import { translationTemplate } from "./translations.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const text = (german: string): Translated => new Translated(plain(german));

const param = ({ type, de, required, personal, options, default: standard, shape }: HostParam): object => ({
  type,
  label: text(de),
  required,
  personal,
  ...(options && { options: Object.fromEntries(options.map(({ value, de: label }) => [value, text(label)])) }),
  ...(standard !== undefined && { default: standard }),
  ...(shape !== undefined && { shape }),
});

/** Widgets of this height on a wide page are views of their own, and get more room than a column of text. */
const WIDE = 480;

const widget = (one: HostWidget, wings: Readonly<Record<string, Translated>>): object => ({
  name: text(one.name),
  shows: text(one.shows.de),
  wing: one.wing,
  wingName: wings[one.wing],
  keywords: keywordsOf(one),
  ending: one.ending && { label: text(one.ending.de), type: one.ending.type },
  params: Object.fromEntries(one.params.map((each) => [each.attribute, param(each)])),
  needsOne: one.needsOne,
  height: one.height.wide,
  wide: one.height.wide >= WIDE,
  example: { ending: exampleEnding(one), parameters: one.example.attributes },
});

/** A key with what the form needs of it; the sentences keep their marks for code. */
function key({ type, title, description, pattern, default: standard, properties, items }: Key): object {
  return {
    // A key that also takes a list is a text in the form.
    type: type ?? "string",
    ...(title !== undefined && { title: text(title) }),
    ...(description !== undefined && { description: new Translated(description) }),
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

/** What follows from the manifests and the configuration, as PHP that returns it. */
export function dataFiles({ manifests, groups, keys }: Description): Files {
  const wings = Object.fromEntries(manifests.wings.map(({ id, de }) => [id, text(de)]));
  return {
    "data/widgets.php": phpFile("The widgets.", {
      wings,
      widgets: Object.fromEntries(manifests.widgets.map((one) => [one.id, widget(one, wings)])),
    }),
    "data/settings.php": phpFile("The configuration.", {
      groups: groups.map(({ id, de }) => ({
        id,
        title: text(de),
        keys: Object.keys(keys).filter((name) => keys[name]?.["x-group"] === id),
      })),
      properties: keysOf(keys),
    }),
  };
}

/** The preview of the editor: a page of its own with the mock portal. */
async function previewFiles(): Promise<Files> {
  const pages = await filesBelow(here("preview"), (path) => path.endsWith(".html"));
  return moved({ ...pages, "preview.js": await bundled("scripts/cms/preview/preview.ts") }, "preview");
}

/** The WordPress plugin: its templates, what follows from the manifests, and the built bundle. */
export async function wordpressPlugin(description: Description, built: Files, release: string): Promise<Files> {
  const templates = filled(await filesBelow(here("wordpress")), { version: description.manifests.version, release });
  const scripts = {
    "build/editor.js": await bundled("scripts/cms/editor/editor.tsx"),
    "build/settings.js": await bundled("scripts/cms/admin/settings.ts"),
    "build/pages.js": await bundled("scripts/cms/admin/pages.ts"),
  };
  const own: Files = { ...templates, ...scripts, ...dataFiles(description) };
  return {
    ...own,
    "languages/kundenportal.pot": translationTemplate(own, description.manifests.version),
    ...(await previewFiles()),
    ...moved(built, "portal"),
  };
}
