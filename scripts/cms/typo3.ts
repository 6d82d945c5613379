import { fileURLToPath } from "node:url";
import { stringify } from "yaml";
import { nameOf } from "#mount/anchor-id.ts";
import type { HostWidget } from "#scripts/hosts/manifests.ts";
import { filesBelow, filled, moved, type Files } from "./bundle.ts";
import { plain, type Description, type Key } from "./description.ts";
import { toPhp } from "./php.ts";
import { fieldOf, fieldsOf, flexForm, labelFile, LABELS, labelsOf, MADE, structure } from "./typo3-forms.ts";

/** The wizard for new content: a group for each wing, an entry for each widget. */
function pageTsConfig({ manifests }: Description): string {
  const entry = ({ id }: HostWidget): string => {
    const name = nameOf(id);
    return `      ${name} {
        iconIdentifier = kundenportal-widget
        title = ${LABELS}widget.${name}
        description = ${LABELS}widget.${name}.description
        tt_content_defValues.CType = kundenportal_widget
        tt_content_defValues.tx_kundenportal_widget = ${name}
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
  return `# ${MADE}\nmod.wizards.newContentElement.wizardItems {\n${groups.join("\n")}\n}\n`;
}

/** The keys of the configuration whose values are single ones, by their paths. */
const settingsOf = (keys: Readonly<Record<string, Key>>): [string, Key][] =>
  Object.entries(keys).flatMap(([name, key]) =>
    key.properties === undefined
      ? [[name, key] as [string, Key]]
      : Object.entries(key.properties).map(([inner, one]): [string, Key] => [`${name}.${inner}`, one]),
  );

function settingDefinitions({ keys, groups }: Description): string {
  const groupOf = (path: string): string => keys[path.split(".")[0] ?? ""]?.["x-group"] ?? "";
  const titleOf = (path: string): string => {
    const [name = "", inner] = path.split(".");
    return inner === undefined ? (keys[name]?.title ?? name) : `${keys[name]?.title ?? name}: ${inner}`;
  };
  const settings = settingsOf(keys).map(([path, { type, description, default: standard }]): [string, object] => [
    `kundenportal.${path}`,
    {
      label: titleOf(path),
      ...(description !== undefined && { description: plain(description) }),
      category: `kundenportal.${groupOf(path)}`,
      type: type === "boolean" ? "bool" : "string",
      default: type === "array" ? JSON.stringify(standard) : standard,
    },
  ]);
  const script = {
    label: "Adresse des Skripts",
    description: "Leer: das mitgelieferte Skript.",
    category: "kundenportal",
    type: "string",
    default: "",
  };
  const document = {
    categories: {
      kundenportal: { label: "Kundenportal" },
      ...Object.fromEntries(groups.map(({ id, de }) => [`kundenportal.${id}`, { label: de, parent: "kundenportal" }])),
    },
    settings: { "kundenportal.script": script, ...Object.fromEntries(settings) },
  };
  return `# ${MADE}\n${stringify(document, { lineWidth: 0 })}`;
}

const phpFile = (value: object): string =>
  `<?php\n\ndeclare(strict_types=1);\n\n// ${MADE}\nreturn ${toPhp(value, "typo3")};\n`;

function dataFiles(description: Description): Files {
  const { manifests, keys } = description;
  const labels = labelsOf(description);
  const widgets = manifests.widgets.map((widget) => [
    nameOf(widget.id),
    {
      id: widget.id,
      wing: widget.wing,
      hasFields: fieldsOf(widget).length > 0,
      params: Object.fromEntries(widget.params.map(({ attribute }) => [fieldOf(attribute), attribute])),
    },
  ]);
  const settings = settingsOf(keys).map(([path, { type, default: standard }]) => [path, { type, default: standard }]);
  return {
    "Configuration/Widgets.php": phpFile({
      wings: Object.fromEntries(manifests.wings.map(({ id }) => [id, `wing.${id}`])),
      widgets: Object.fromEntries(widgets) as object,
    }),
    "Configuration/Settings.php": phpFile(Object.fromEntries(settings) as object),
    "Configuration/page.tsconfig": pageTsConfig(description),
    "Configuration/Sets/Kundenportal/settings.definitions.yaml": settingDefinitions(description),
    "Configuration/FlexForms/none.xml": structure("      <none><config><type>passthrough</type></config></none>"),
    ...Object.fromEntries(
      manifests.widgets
        .filter((widget) => fieldsOf(widget).length > 0)
        .map((widget) => [`Configuration/FlexForms/${nameOf(widget.id)}.xml`, flexForm(widget)]),
    ),
    "Resources/Private/Language/locallang.xlf": labelFile(labels),
    "Resources/Private/Language/de.locallang.xlf": labelFile(labels, "de"),
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
