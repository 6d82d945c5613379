import { fileURLToPath } from "node:url";
import { stringify } from "yaml";
import { widgetName } from "#mount/anchor-id.ts";
import type { HostWidget } from "#scripts/hosts/manifests.ts";
import { filesBelow, filled, moved, type Files } from "./bundle.ts";
import { capital, plain, type Description, type Key } from "./description.ts";
import { toPhp } from "./php.ts";
import { fieldOf, fieldsOf, flexForm, labelFile, LABELS, labelsOf, MADE, type Label } from "./typo3-forms.ts";

/** The type of a widget's element. */
const typeOf = (id: string): string => `kundenportal_${widgetName(id).replaceAll("-", "_")}`;

/** The wizard for new content, which TYPO3 makes by itself since version 13: an entry for each widget, by wings. */
function pageTsConfig({ manifests }: Description): string {
  const entry = ({ id, wing }: HostWidget): string => {
    const label = `${LABELS}widget.${widgetName(id)}`;
    return `      ${typeOf(id)} {
        iconIdentifier = kundenportal-${wing}
        title = ${label}
        description = ${label}.description
        tt_content_defValues.CType = ${typeOf(id)}
      }`;
  };
  const groups = manifests.wings.map(
    ({ id }) => `  kundenportal_${id} {
    header = ${LABELS}wing.${id}
    show = *
    elements {
${manifests.widgets
  .filter(({ wing }) => wing === id)
  .map(entry)
  .join("\n")}
    }
  }`,
  );
  return `# ${MADE}\n[typo3.branch == "12.4"]\nmod.wizards.newContentElement.wizardItems {\n${groups.join("\n")}\n}\n[END]\n`;
}

/** The keys of the configuration whose values are single ones, by their paths. */
const settingsOf = (keys: Readonly<Record<string, Key>>): [string, Key][] =>
  Object.entries(keys).flatMap(([name, key]) =>
    key.properties === undefined
      ? [[name, key] as [string, Key]]
      : Object.entries(key.properties).map(([inner, one]): [string, Key] => [`${name}.${inner}`, one]),
  );

/** What a key is called: German has titles, English sentences. */
function titleOf(keys: Readonly<Record<string, Key>>, path: string): Label {
  const [name = "", inner] = path.split(".");
  const title = keys[name]?.title ?? name;
  const english = capital(plain(keys[name]?.["x-description-en"] ?? name));
  return inner === undefined ? { de: title, en: english } : { de: `${title}: ${inner}`, en: `${english}: ${inner}` };
}

/** The sentences of the settings, by the keys under which TYPO3 looks for them. */
function settingLabels({ keys, groups }: Description): Record<string, Label> {
  const labels: Record<string, Label> = {
    label: { de: "Kundenportal-Widgets", en: "Customer portal widgets" },
    "categories.kundenportal": { de: "Kundenportal", en: "Customer portal" },
    "settings.kundenportal.script": { de: "Adresse des Skripts", en: "Address of the script" },
    "settings.description.kundenportal.script": {
      de: "Leer: das mitgelieferte Skript. Sonst EXT:…, ein Pfad der Website oder eine ganze Adresse.",
      en: "Empty: the script of the extension. Otherwise EXT:…, a path of the site or a whole address.",
    },
  };
  for (const { id, de, en } of groups) labels[`categories.kundenportal.${id}`] = { de, en };
  for (const [path, { description, "x-description-en": english }] of settingsOf(keys)) {
    labels[`settings.kundenportal.${path}`] = titleOf(keys, path);
    if (description !== undefined && english !== undefined)
      labels[`settings.description.kundenportal.${path}`] = { de: plain(description), en: capital(plain(english)) };
  }
  return labels;
}

function settingDefinitions({ keys, groups }: Description): string {
  const groupOf = (path: string): string => keys[path.split(".")[0] ?? ""]?.["x-group"] ?? "";
  const settings = settingsOf(keys).map(([path, { type, default: standard }]): [string, object] => [
    `kundenportal.${path}`,
    {
      category: `kundenportal.${groupOf(path)}`,
      type: type === "boolean" ? "bool" : "string",
      default: type === "array" ? JSON.stringify(standard) : standard,
    },
  ]);
  const document = {
    categories: {
      kundenportal: {},
      ...Object.fromEntries(groups.map(({ id }) => [`kundenportal.${id}`, { parent: "kundenportal" }])),
    },
    settings: {
      "kundenportal.script": { category: "kundenportal", type: "string", default: "" },
      ...Object.fromEntries(settings),
    },
  };
  return `# ${MADE}\n${stringify(document, { lineWidth: 0 })}`;
}

/** One content object for each element. */
const elements = ({ manifests }: Description): string =>
  `# ${MADE}\n${manifests.widgets.map(({ id }) => `tt_content.${typeOf(id)} =< lib.kundenportal\n`).join("")}`;

/** A file of labels in English and one in German. */
const labelFiles = (folder: string, name: string, labels: Readonly<Record<string, Label>>): Files => ({
  [`${folder}${name}`]: labelFile(labels, folder + name),
  [`${folder}de.${name}`]: labelFile(labels, folder + name, "de"),
});

const phpFile = (value: object): string =>
  `<?php\n\ndeclare(strict_types=1);\n\n// ${MADE}\nreturn ${toPhp(value, "typo3")};\n`;

function dataFiles(description: Description): Files {
  const { manifests, keys } = description;
  const widgets = manifests.widgets.map((widget) => [
    widgetName(widget.id),
    {
      id: widget.id,
      type: typeOf(widget.id),
      wing: widget.wing,
      fields: fieldsOf(widget).map(({ name }) => name),
      params: Object.fromEntries(widget.params.map(({ attribute }) => [fieldOf(attribute), attribute])),
    },
  ]);
  const settings = settingsOf(keys).map(([path, { type = "string", default: standard }]) => [
    path,
    { type, default: standard },
  ]);
  return {
    "Configuration/Widgets.php": phpFile({
      wings: Object.fromEntries(manifests.wings.map(({ id }) => [id, `wing.${id}`])),
      widgets: Object.fromEntries(widgets) as object,
    }),
    "Configuration/Settings.php": phpFile(Object.fromEntries(settings) as object),
    "Configuration/page.tsconfig": pageTsConfig(description),
    "Configuration/TypoScript/elements.typoscript": elements(description),
    "Configuration/Sets/Kundenportal/settings.definitions.yaml": settingDefinitions(description),
    ...Object.fromEntries(
      manifests.widgets
        .filter((widget) => fieldsOf(widget).length > 0)
        .map((widget) => [`Configuration/FlexForms/${widgetName(widget.id)}.xml`, flexForm(widget)]),
    ),
    ...labelFiles("Resources/Private/Language/", "locallang.xlf", labelsOf(description)),
    ...labelFiles("Configuration/Sets/Kundenportal/", "labels.xlf", settingLabels(description)),
  };
}

/** The TYPO3 extension without the bundle: its templates, and what follows from the manifests. */
export async function typo3Files(description: Description): Promise<Files> {
  const templates = await filesBelow(fileURLToPath(new URL("typo3", import.meta.url)));
  return { ...filled(templates, { version: description.manifests.version }), ...dataFiles(description) };
}

/** The TYPO3 extension with the built bundle. */
export const typo3Extension = async (description: Description, built: Files): Promise<Files> => ({
  ...(await typo3Files(description)),
  ...moved(built, "Resources/Public/portal"),
});
