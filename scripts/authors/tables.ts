import { defaultConfig, type Config } from "#config/config.ts";
import { typeName } from "#domain/entities/issue.ts";
import { nameOf } from "#mount/anchor-id.ts";
import { registry, type WidgetLine } from "#mount/registry.ts";
import { themeParts, themeProperties } from "#styles/theme.ts";
import type { Param } from "#widgets/shared/manifest.ts";
import { configTexts } from "./config-texts.ts";
import { eventTexts } from "./texts.ts";

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");

const types: Record<string, string> = {
  string: "Text",
  boolean: "`true` oder `false`",
  object: "Objekt",
  array: "Liste",
};

/** Keys, types and defaults of the configuration. */
export function configTable(): string {
  const rows = (Object.keys(defaultConfig) as (keyof Config)[]).map((key) => [
    `\`${key}\``,
    types[typeName(defaultConfig[key])] ?? "",
    `\`${JSON.stringify(defaultConfig[key])}\``,
    configTexts[key].de,
  ]);
  return table(["Schlüssel", "Typ", "Vorgabe", "Bedeutung"], rows);
}

export const propertyTable = (): string =>
  table(
    ["Eigenschaft", "helle Seite", "dunkle Seite", "Bedeutung"],
    themeProperties.map(({ name, light, dark, meaning }) => [
      `\`${name}\``,
      `\`${light}\``,
      `\`${dark ?? light}\``,
      meaning,
    ]),
  );
export const partTable = (): string =>
  table(
    ["Teil", "Bedeutung"],
    themeParts.map(({ name, meaning }) => [`\`${name}\``, meaning]),
  );
export const eventTable = (): string =>
  table(
    ["Ereignis", "`detail`", "wann"],
    Object.entries(eventTexts).map(([name, { detail, when }]) => [`\`${name}\``, `\`${detail}\``, when]),
  );

export const tabTable = (): string =>
  table(
    ["Widget", "Schlüssel"],
    registry.flatMap(({ id, tabs = [] }) =>
      tabs.length === 0 ? [] : [[`\`${id}\``, tabs.map((key) => `\`${key}\``).join(", ")]],
    ),
  );

function typeText(param: Param): string {
  if (param.type === "json") return `JSON (${param.shape})`;
  if (param.type === "choice")
    return `${param.options.map((option) => `\`${option}\``).join(", ")}${param.default === undefined ? "" : ` (Vorgabe \`${param.default}\`)`}`;
  return {
    number: "Zahl",
    id: "Kennung aus Buchstaben, Ziffern, - und _",
    date: "Datum, zum Beispiel 2026-03-10",
    text: "Text",
    url: "Adresse",
  }[param.type];
}

function parameter({ needsOne = [] }: WidgetLine, param: Param): string {
  const oneOf = needsOne.length === 2 ? "eines von beiden ist nötig" : "eines davon ist nötig";
  const need = param.required === true ? "nötig" : needsOne.includes(param.attribute) ? oneOf : "freiwillig";
  return `\`${param.attribute}\`: ${typeText(param)}, ${need}`;
}

const escaped = (value: string): string => value.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

/** The attributes of a widget's example, as text. */
export const attributesOf = ({ example = {} }: WidgetLine): Record<string, string> => ({
  ...example.attributes,
  ...(example.json && { "data-json": JSON.stringify(example.json) }),
});

/** The id of a widget's example. */
export const idOf = ({ id, example = {} }: WidgetLine): string => id.replace(/\{.*/, example.ending ?? "");

/** The tag that an author pastes; its values are examples. */
export function snippetOf(line: WidgetLine): string {
  return `<div id="${idOf(line)}"${Object.entries(attributesOf(line))
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join("")}></div>`;
}

/** A heading's own anchor as readers of the manual spell it: lower case, no punctuation, dashes for blanks. */
const slugOfHeading = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .replaceAll(" ", "-");

const firstSentence = (text: string): string => /^.*?\.(?=\s|$)/.exec(text)?.[0] ?? text;

function section(line: WidgetLine, hasPicture: (folder: string) => boolean): string {
  const ways = (line.leadsTo ?? []).map((page) => `\`${page}\``).join(", ");
  const needs = [
    ...(line.needsLogin === true ? ["Nur für Angemeldete."] : []),
    ...(ways === "" ? [] : [`Führt zu den [Seiten](konfiguration.md#seiten) ${ways}.`]),
  ];
  const params =
    line.params.length === 0 ? ["Keine Parameter."] : line.params.map((param) => `- ${parameter(line, param)}`);
  const name = nameOf(line.id);
  const picture = hasPicture(name) ? ["", `![${line.id}](bilder/${name}.png)`] : [];
  return [
    `### ${line.name}`,
    "",
    `\`${line.id}\`: ${line.shows.de}`,
    "",
    ...params,
    ...(needs.length === 0 ? [] : ["", needs.join(" ")]),
    "",
    "<!-- snippet -->",
    "```html",
    snippetOf(line),
    "```",
    ...picture,
  ].join("\n");
}

const wingNames: Record<string, string> = {
  portal: "Für Angemeldete: das Kundenportal",
  shop: "Seminare finden und buchen: der Shop",
  forms: "Anfragen und Anmeldungen: die Formulare",
  site: "Lesen und entdecken: die Website",
};

/** The widgets by wing, each by its name with what it shows, leading to its section. */
export const widgetIndex = (): string =>
  Object.entries(wingNames)
    .map(([wing, title]) => {
      const lines = registry.filter(({ folder }) => folder.startsWith(`${wing}/`));
      const items = lines.map(
        ({ name, shows }) => `- [${name}](widgets.md#${slugOfHeading(name)}): ${firstSentence(shows.de)}`,
      );
      return [`**${title}**`, "", ...items].join("\n");
    })
    .join("\n\n");

/** One section per widget: what it shows, its parameters, what to paste, its picture where there is one. */
export const widgetSections = (hasPicture: (folder: string) => boolean): string =>
  registry.map((line) => section(line, hasPicture)).join("\n\n");
