import { existsSync } from "node:fs";
import layers from "#scripts/layers.json" with { type: "json" };
import { aboutWrites } from "#scripts/openapi/about.ts";
import { callTable, nextReadTable, widgetCallTable } from "#scripts/openapi/call-tables.ts";
import { openApiDocument } from "#scripts/openapi/document.ts";
import { wordTable } from "#scripts/openapi/words.ts";
import { registerLists, statementText } from "#scripts/privacy/privacy.ts";
import { criteriaSum, criteriaTable, reportYaml } from "./accessibility/report.ts";
import { filterLists } from "./authors/filters.ts";
import { pageList } from "./authors/pages.ts";
import { recipeConfig, recipeLists } from "./authors/recipes.ts";
import {
  configLists,
  eventList,
  partList,
  propertyList,
  tabList,
  widgetIndex,
  widgetSections,
} from "./authors/tables.ts";
import { fillExcerpts } from "./excerpts.ts";
import { lists } from "./lists.ts";

function actionTable(): string {
  return [
    "| action | when |",
    "| --- | --- |",
    ...Object.entries(aboutWrites).map(([name, when]) => `| \`${name}\` | ${when} |`),
  ].join("\n");
}

/** The layers, each below those that it may enter. */
const layerList = (): string => layers.map(({ folder, holds }) => `- \`${folder}\`: ${holds}`).join("\n");

/** Replaces what stands between `<!-- table:name -->` and `<!-- /table:name -->`. @throws Error without the marks */
function fill(text: string, name: string, content: string): string {
  const marks = new RegExp(`(<!-- table:${name} -->\\n)[\\s\\S]*?(<!-- /table:${name} -->)`);
  if (!marks.test(text)) throw new Error(`No marks for table ${name}`);
  return text.replace(marks, (_whole, open: string, close: string) => `${open}${content}\n${close}`);
}

const hasPicture = (folder: string): boolean =>
  existsSync(new URL(`../../docs/autoren/bilder/${folder}.png`, import.meta.url));

/** The files with parts that come from the code, and how each is brought up to date. */
export const documents: Record<string, (text: string) => string> = {
  ...lists,
  "docs/autoren/README.md": (text) => fill(text, "index", widgetIndex()),
  "docs/autoren/widgets.md": (text) =>
    fill(fill(fill(text, "widgets", widgetSections(hasPicture)), "filters", filterLists()), "tabs", tabList()),
  "docs/autoren/konfiguration.md": (text) =>
    fill(fill(fill(text, "config", configLists()), "pages", pageList()), "events", eventList()),
  "docs/autoren/datenschutz.md": (text) => fill(fill(text, "register", registerLists()), "statement", statementText()),
  "docs/autoren/gestaltung.md": (text) => fill(fill(text, "properties", propertyList()), "parts", partList()),
  "docs/autoren/seiten.md": (text) => fill(fill(text, "config", recipeConfig()), "recipes", recipeLists()),
  "docs/barrierefreiheit/bericht.md": (text) => fill(fill(text, "sum", criteriaSum()), "criteria", criteriaTable()),
  "docs/barrierefreiheit/bericht.yaml": reportYaml,
  "docs/backend.md": (text) =>
    fill(
      fill(fill(fill(text, "calls", callTable()), "widgets", widgetCallTable()), "next", nextReadTable()),
      "words",
      wordTable(),
    ),
  "docs/openapi.json": () => `${JSON.stringify(openApiDocument(), null, 2)}\n`,
  "docs/contributing.md": (text) => fillExcerpts(fill(text, "layers", layerList())),
  "docs/data-layer.md": (text) => fill(text, "actions", actionTable()),
};
