import { defaultConfig, type Config } from "#config/config.ts";
import { widgetName } from "#mount/anchor-id.ts";
import { registry, type WidgetEntry } from "#mount/registry.ts";
import { optionTexts, paramTexts, wordsOf } from "#scripts/hosts/param-texts.ts";
import { themeParts, themeProperties } from "#styles/theme.ts";
import type { Param } from "#widgets/shared/manifest.ts";
import { configGroups, configTexts } from "./config-texts.ts";
import { eventTexts } from "./texts.ts";

/** The keys of the configuration with their defaults, by what they are about. */
export const configLists = (): string =>
  Object.entries(configGroups)
    .map(([id, { de }]) => {
      const keys = (Object.keys(defaultConfig) as (keyof Config)[]).filter((key) => configTexts[key].group === id);
      const items = keys.map(
        (key) => `- \`${key}\` (\`${JSON.stringify(defaultConfig[key])}\`): ${configTexts[key].de}`,
      );
      return [`**${de}**`, "", ...items].join("\n");
    })
    .join("\n\n");

/** The theme's custom properties with their values, as a Markdown list. */
export const propertyList = (): string =>
  themeProperties
    .map(({ name, light, dark, meaning }) => {
      const values = [light, ...(dark === undefined ? [] : [dark])].map((value) => `\`${value}\``);
      return `- \`${name}\` (${values.join(", ")}): ${meaning}`;
    })
    .join("\n");
/** The `::part` names for themes, as a Markdown list. */
export const partList = (): string => themeParts.map(({ name, meaning }) => `- \`${name}\`: ${meaning}`).join("\n");
/** The page events with their details, as a Markdown list. */
export const eventList = (): string =>
  Object.entries(eventTexts)
    .map(([name, { detail, when }]) => `- \`${name}\` \`${detail}\`: ${when}`)
    .join("\n");

/** The keys of tabs by the id of their widget, as a Markdown list. */
export const tabList = (): string =>
  registry
    .filter(({ tabs = [] }) => tabs.length > 0)
    .map(({ id, tabs = [] }) => `- \`${id}\`: ${tabs.map((key) => `\`${key}\``).join(", ")}`)
    .join("\n");

/** An option with its label, where that says more. */
function optionText(option: string): string {
  const { de } = wordsOf(optionTexts, option);
  return de.toLowerCase() === option ? `\`${option}\`` : `\`${option}\` (${de})`;
}

/** What an author writes there: its label, and what the label does not say. */
function valueText(param: Param): string {
  const label = wordsOf(paramTexts, param.attribute).de;
  if (param.type === "json") return `${label} (${param.shape})`;
  if (param.type === "date") return `${label} (\`2026-03-10\`)`;
  if (param.type !== "choice") return label;
  const options = param.options.map(optionText).join(", ");
  return `${label}: ${options}${param.default === undefined ? "" : ` (Vorgabe \`${param.default}\`)`}`;
}

/** Attributes whose values a chapter below the widgets lists. */
const LISTED = ["data-filter", "data-rubric", "data-topic"];

function parameter({ needsOne = [] }: WidgetEntry, param: Param): string {
  const need = param.required === true ? " (nötig)" : needsOne.includes(param.attribute) ? " (eines nötig)" : "";
  const name = `\`${param.attribute}\``;
  return `${LISTED.includes(param.attribute) ? `[${name}](#filter-vorgeben)` : name}${need}: ${valueText(param)}`;
}

const escaped = (value: string): string => value.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

/** The attributes of a widget's example, as text. */
export const attributesOf = ({ example = {} }: WidgetEntry): Record<string, string> => ({
  ...example.attributes,
  ...(example.json && { "data-json": JSON.stringify(example.json) }),
});

/** The id of a widget's example. */
export const idOf = ({ id, example = {} }: WidgetEntry): string => id.replace(/\{.*/, example.ending ?? "");

/** The tag that an author pastes; its values are examples. */
export function snippetOf(line: WidgetEntry): string {
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

function section(line: WidgetEntry, hasPicture: (folder: string) => boolean): string {
  const pages = (line.leadsTo ?? []).map((page) => `\`${page}\``).join(", ");
  const said = [
    `\`${line.id}\`: ${line.shows.de}`,
    ...(line.needsLogin === true ? ["Nur für Angemeldete."] : []),
    ...(pages === "" ? [] : [`Links: ${pages}.`]),
  ];
  const params = line.params.length === 0 ? [] : ["", ...line.params.map((param) => `- ${parameter(line, param)}`)];
  const name = widgetName(line.id);
  const picture = hasPicture(name) ? ["", `![${line.id}](bilder/${name}.png)`] : [];
  return [`### ${line.name}`, "", said.join(" "), ...params, "", "```html", snippetOf(line), "```", ...picture].join(
    "\n",
  );
}

const wingNames: Record<string, string> = {
  portal: "Für Angemeldete: das Kundenportal",
  shop: "Seminare finden und buchen: der Shop",
  forms: "Anfragen und Anmeldungen: die Formulare",
  site: "Lesen und entdecken: die Website",
};

/** The widgets by wing, each by its name, leading to its section. */
export const widgetIndex = (): string =>
  Object.entries(wingNames)
    .map(([wing, title]) => {
      const lines = registry.filter(({ folder }) => folder.startsWith(`${wing}/`));
      const items = lines.map(({ name }) => `- [${name}](widgets.md#${slugOfHeading(name)})`);
      return [`**${title}**`, "", ...items].join("\n");
    })
    .join("\n\n");

/** One section per widget: what it shows, its parameters, what to paste, its picture where there is one. */
export const widgetSections = (hasPicture: (folder: string) => boolean): string =>
  registry.map((line) => section(line, hasPicture)).join("\n\n");
