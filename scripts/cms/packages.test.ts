import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { widgetName } from "#mount/anchor-id.ts";
import { registry } from "#mount/registry.ts";
import { describe as described } from "./description.ts";
import { toPhp, Translated } from "./php.ts";
import { translationTemplate } from "./translations.ts";
import { typo3Files } from "./typo3.ts";
import { dataFiles } from "./wordpress.ts";

const description = described();
const ids = registry.map(({ id }) => id);

describe("PHP", () => {
  it.each([
    ["it's a \\ path", "'it\\'s a \\\\ path'"],
    [12, "12"],
    [true, "true"],
    [null, "null"],
    [[], "array()"],
    [{ a: ["b"], c: undefined }, "array(\n\t'a' => array(\n\t\t'b',\n\t),\n)"],
    [new Translated("Ja, „gut“"), "__( 'Ja, „gut“', 'kundenportal' )"],
  ])("writes %j", (value, text) => {
    expect(toPhp(value, "wordpress")).toBe(text);
  });

  it("writes lists by TYPO3's rules as well", () => {
    expect(toPhp({ a: [1] }, "typo3")).toBe("[\n    'a' => [\n        1,\n    ],\n]");
  });
});

describe("the WordPress plugin's data", () => {
  const { "data/widgets.php": widgets = "", "data/settings.php": settings = "" } = dataFiles(description);

  it("hold every widget and every key of the configuration, sentences ready for translators", () => {
    for (const { id, name } of registry) {
      expect(widgets).toContain(`'${id}' => array(`);
      expect(widgets).toContain(`__( '${name}', 'kundenportal' )`);
    }
    for (const key of Object.keys(description.keys)) expect(settings).toContain(`'${key}' => array(`);
  });
});

describe("the template for translators", () => {
  it("holds each sentence once, with all places, from PHP, scripts, the plugin's head and the block", () => {
    const template = translationTemplate(
      {
        "a.php": "<?php esc_html_e( 'Ja', 'kundenportal' ); __( 'It\\'s', 'kundenportal' ); __( 'Fremd', 'other' );",
        "b.js": 'x=__("Ja", "kundenportal"),y=__(\n"Wählen \\"\\u2026\\"",\n"kundenportal",\n)',
        "c.css": "__('Nein','kundenportal')",
        "kundenportal.php": "<?php\n/**\n * Plugin Name:       Name\n * Version:           1\n */",
        "block/block.json": '{"title":"Ja","description":"Satz","keywords":["Wort"]}',
      },
      "1.0.0",
    );
    expect(template.match(/^(#:|msg(id|ctxt)).*$/gm)).toEqual([
      'msgid ""',
      "#: a.php",
      "#: b.js",
      'msgid "Ja"',
      "#: a.php",
      `msgid "It's"`,
      "#: b.js",
      String.raw`msgid "Wählen \"…\""`,
      "#: kundenportal.php",
      'msgid "Name"',
      "#: block/block.json",
      'msgctxt "block title"',
      'msgid "Ja"',
      "#: block/block.json",
      'msgctxt "block description"',
      'msgid "Satz"',
      "#: block/block.json",
      'msgctxt "block keyword"',
      'msgid "Wort"',
    ]);
  });
});

describe("the TYPO3 extension", () => {
  const files = typo3Files(description);
  const read = async (path: string): Promise<string> => String((await files)[path]);

  it("has every widget in its list, its wizard and both languages", async () => {
    const [data, wizard, english, german] = await Promise.all([
      read("Configuration/Widgets.php"),
      read("Configuration/page.tsconfig"),
      read("Resources/Private/Language/locallang.xlf"),
      read("Resources/Private/Language/de.locallang.xlf"),
    ]);
    for (const { id, name } of registry) {
      expect(data).toContain(`'id' => '${id}'`);
      expect(wizard).toContain(`defValues.CType = kundenportal_${widgetName(id).replaceAll("-", "_")}\n`);
      expect(english).toContain(`id="widget.${widgetName(id)}"`);
      expect(german).toContain(`<target>${name}</target>`);
    }
    expect(wizard.match(/CType = kundenportal_/g)).toHaveLength(ids.length);
  });

  it("names only labels that it has", async () => {
    const all = Object.entries(await files).map(([, body]) => String(body));
    const known = new Set(
      [...(await read("Resources/Private/Language/locallang.xlf")).matchAll(/id="([^"]+)"/g)].map(([, key]) => key),
    );
    const named = all.flatMap((text) => [...text.matchAll(/locallang\.xlf:([\w.-]+\w)/g)].map(([, key = ""]) => key));
    expect(named.length).toBeGreaterThan(ids.length);
    expect(named.filter((key) => !known.has(key))).toEqual([]);
  });

  it("has a form for each widget with parameters, one field each", async () => {
    for (const widget of description.manifests.widgets) {
      const form = (await files)[`Configuration/FlexForms/${widgetName(widget.id)}.xml`];
      const count = widget.params.length + (widget.ending === null ? 0 : 1);
      expect(String(form ?? "").match(/<config>/g)?.length ?? 0, widget.id).toBe(count);
    }
  });

  it("defines a setting for every key, each in a category that there is", async () => {
    const { categories, settings } = parse(await read("Configuration/Sets/Kundenportal/settings.definitions.yaml")) as {
      categories: Record<string, { parent?: string }>;
      settings: Record<string, { category: string; type: string; default: unknown }>;
    };
    const [english, german] = await Promise.all(
      ["", "de."].map((lang) => read(`Configuration/Sets/Kundenportal/${lang}labels.xlf`)),
    );
    for (const [key, { type, default: standard, properties = {} }] of Object.entries(description.keys)) {
      const paths = type === "object" ? Object.keys(properties).map((name) => `${key}.${name}`) : [key];
      for (const path of paths) expect(settings, path).toHaveProperty([`kundenportal.${path}`]);
      if (type === "string") expect(settings[`kundenportal.${key}`]?.default).toBe(standard);
    }
    for (const [name, { category }] of Object.entries(settings)) {
      expect(Object.keys(categories)).toContain(category);
      for (const labels of [english, german]) expect(labels).toContain(`id="settings.${name}"`);
    }
    expect((parse(await read("Configuration/Sets/Kundenportal/config.yaml")) as { name: string }).name).toBe(
      "kundenportal/widgets",
    );
    expect(parse(await read("Configuration/Services.yaml"))).toHaveProperty("services");
  });
});
