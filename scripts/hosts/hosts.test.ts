import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { routes } from "#api/routes.ts";
import { defaultConfig } from "#config/config.ts";
import { readConfig } from "#config/read-config.ts";
import { registry } from "#mount/registry.ts";
import { eventTexts } from "#scripts/docs/authors/texts.ts";
import { configSchema } from "./config-schema.ts";
import { writeHostFiles } from "./files.ts";
import { hostManifests } from "./manifests.ts";
import { hostTypes } from "./types.ts";

/** As strict as a host's own project may be. */
const hostOptions: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ["lib.es2022.d.ts", "lib.dom.d.ts"],
  types: [],
  strict: true,
  allowImportingTsExtensions: true,
  noEmit: true,
};

const judge = new Ajv2020({ strict: false, allErrors: true }).compile(configSchema());
const accepts = (raw: unknown): boolean => readConfig(raw, Object.keys(routes)).problems.length === 0;

describe("config.schema.json", () => {
  it.each([
    {},
    defaultConfig,
    { $schema: "/portal/config.schema.json" },
    { apiBase: "/x", showGremiumButtons: false, consent: { cookie: "c" } },
    { endpoints: { event: "/v2/{eventId}" } },
    { pages: { cart: "https://shop.example/cart/{x}", portalEvent: "/termin/{eventId}", wishlist: "" } },
    { menu: [{ title: "Start", uri: "/", visible: true, active: true }, { title: "A" }] },
    ...["/seite", "seite?a=b", "https://www.kunde.example/x", "http://[::1]/x", "//cdn.example/x"].map((loginUrl) => ({
      loginUrl,
    })),
    ...["mailto:a@b.example", "tel:+4930", "", "ä ö/{slug}"].map((contactUrl) => ({ contactUrl })),
    { off: [] },
    { off: ["portal-chatbot", "portal-add-to-cart-{eventId}"] },
    { off: "portal-chatbot" },
    { off: [1] },
    { apiBse: "/x" },
    { apiBase: 3 },
    { apiBase: null },
    { showGremiumButtons: "true" },
    { consent: [] },
    { consent: { cookie: 1 } },
    { consent: { cokie: "c" } },
    { csrf: { cookies: "x" } },
    { endpoints: { evnt: "/x" } },
    { endpoints: { event: 1 } },
    { endpoints: { event: "https://" } },
    { pages: { card: "/x" } },
    { pages: { cart: 1 } },
    { pages: { cart: "//" } },
    { menu: {} },
    { menu: ["x"] },
    { menu: [{ title: 1 }] },
    { menu: [{ titel: "A" }] },
    { loginUrl: "https://" },
    { bookingsUrl: "//" },
    { passwordResetUrl: "http://[" },
    { termsUrl: "javascript:alert(1)" },
    { orderApiBase: "data:text/html,x" },
    [],
    null,
    "x",
  ])("judges %j as the loader does", (raw) => {
    expect(judge(raw)).toBe(accepts(raw));
  });

  it("describes every key in German and in English, with its default", () => {
    const { properties } = configSchema() as { properties: Record<string, Record<string, unknown>> };
    const { $schema, ...keys } = properties;
    expect($schema).toEqual({ type: "string" });
    expect(Object.keys(keys)).toEqual(Object.keys(defaultConfig));
    for (const [key, schema] of Object.entries(keys))
      expect(schema).toMatchObject({
        title: expect.stringMatching(/\S/) as string,
        description: expect.stringMatching(/^[^[\]]+$/) as string,
        "x-description-en": expect.stringMatching(/\S/) as string,
        default: defaultConfig[key as keyof typeof defaultConfig],
      });
  });
});

describe("portal.d.ts", () => {
  it("lets a host's code in TypeScript compile, and tells its mistakes", () => {
    const folder = mkdtempSync(join(tmpdir(), "host-"));
    try {
      writeHostFiles(folder);
      copyFileSync(new URL("sample/host.ts", import.meta.url), join(folder, "host.ts"));
      const found = ts.getPreEmitDiagnostics(ts.createProgram([join(folder, "host.ts")], hostOptions));
      expect(found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, " "))).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  }, 60_000);

  it("knows every event that the manual names", () => {
    const events = [...hostTypes().matchAll(/^ {2}"?([\w:-]+)"?: \{ readonly/gm)].map((match) => match[1]);
    expect(events.sort()).toEqual(Object.keys(eventTexts).sort());
  });
});

describe("manifests.json", () => {
  const { version, wings, widgets } = hostManifests("1.2.3");

  it("holds every widget, in the manual's order and in a wing that has a name", () => {
    expect(version).toBe("1.2.3");
    expect(widgets.map(({ id }) => id)).toEqual(registry.map(({ id }) => id));
    const names = wings.map(({ id }) => id);
    expect(widgets.filter(({ wing }) => !names.includes(wing))).toEqual([]);
  });

  it("says of parameters what a form needs: label, type, options with labels, which must be given", () => {
    const related = widgets.find(({ id }) => id === "portal-related");
    expect(related?.params[0]).toEqual({
      attribute: "data-kind",
      type: "choice",
      de: "Art",
      en: "kind",
      required: true,
      personal: false,
      options: [
        { value: "topics", de: "Fachthemen", en: "topics" },
        { value: "news", de: "Nachrichten", en: "news" },
        { value: "themes", de: "Seminarthemen", en: "themes" },
        { value: "conferences", de: "Fachtagungen", en: "conferences" },
        { value: "videos", de: "Videos", en: "videos" },
      ],
    });
    expect(widgets.find(({ id }) => id === "portal-schedule")?.needsOne).toEqual(["data-event-id", "data-json"]);
  });

  it("describes what stands for the name in braces, and fills it in the example", () => {
    const button = widgets.find(({ id }) => id === "portal-add-to-cart-{eventId}");
    expect(button?.ending).toMatchObject({ name: "eventId", de: "Nummer des Termins" });
    expect(button?.example).toEqual({
      id: "portal-add-to-cart-7001",
      attributes: {},
      html: '<div id="portal-add-to-cart-7001"></div>',
    });
  });

  it.each(widgets)("$id: its example gives all that it needs", ({ params, needsOne, example, ending }) => {
    const given = Object.keys(example.attributes);
    expect(params.filter(({ required, attribute }) => required && !given.includes(attribute))).toEqual([]);
    expect(needsOne.length === 0 || needsOne.some((attribute) => given.includes(attribute))).toBe(true);
    expect(example.id.includes("{")).toBe(false);
    expect(ending === null || example.id.length > 0).toBe(true);
  });
});
