import { escapeHtml } from "#mocks/site/html.ts";
import { widgetName } from "#mount/anchor-id.ts";
import type { HostParam, HostWidget } from "#scripts/hosts/manifests.ts";
import { capital, plain, type Description } from "./description.ts";

/** What every made file says of itself. */
export const MADE = "Made from the product's manifests: changes here are lost.";

/** Where TYPO3 finds the labels. */
export const LABELS = "LLL:EXT:kundenportal/Resources/Private/Language/locallang.xlf:";

/** A sentence in German and in English. */
export interface Label {
  readonly de: string;
  readonly en: string;
}

/** A field of a widget's form: `ending` for the name in braces, else after the attribute. */
interface Field extends Label {
  readonly name: string;
  readonly help: Label;
  readonly required: boolean;
  readonly param: Pick<HostParam, "type" | "options" | "default">;
}

/** The name of a parameter's field: its attribute with underscores, as TYPO3 names fields. */
export const fieldOf = (attribute: string): string => attribute.replaceAll("-", "_");

/** What an editor has to know of a field besides its name. */
function helpOf({ params, needsOne }: HostWidget, { attribute, personal, shape }: HostParam): Label {
  const others = params.filter((other) => needsOne.includes(other.attribute) && other.attribute !== attribute);
  const isOne = needsOne.includes(attribute);
  const join = (parts: readonly (string | false)[]): string => parts.filter((part) => part !== false).join(" ");
  return {
    de: join([
      isOne && `Nötig ist dies oder „${others.map(({ de }) => de).join("“, „")}“.`,
      shape !== undefined && `Ein Objekt der Form ${shape}, in JSON.`,
      personal && "Nennt eine Person: nur auf Seiten verwenden, die nicht öffentlich sind.",
    ]),
    en: join([
      isOne && `Either this or “${others.map(({ en }) => en).join("”, “")}” is needed.`,
      shape !== undefined && `An object of the shape ${shape}, in JSON.`,
      personal && "Names a person: use it only on pages that are not public.",
    ]),
  };
}

/** The fields of a widget's form. */
export const fieldsOf = (widget: HostWidget): Field[] => [
  ...(widget.ending === null
    ? []
    : [
        {
          ...widget.ending,
          name: "ending",
          help: { de: "", en: "" },
          required: true,
          param: { type: widget.ending.type },
        },
      ]),
  ...widget.params.map((param) => ({
    name: fieldOf(param.attribute),
    de: param.de,
    en: param.en,
    help: helpOf(widget, param),
    required: param.required,
    param,
  })),
];

const item = (label: string, value: string, index: number): string =>
  `<numIndex index="${index}" type="array"><label>${label}</label><value>${escapeHtml(value)}</value></numIndex>`;

/** The configuration of a field, as TYPO3's forms read it. */
function configOf({ param, required, name }: Field, widget: string): string {
  const need = required ? "<required>1</required>" : "";
  if (param.type === "json") return `<type>text</type><rows>8</rows><eval>trim</eval>${need}`;
  if (param.type === "url")
    return `<type>link</type><allowedTypes><numIndex index="0">page</numIndex><numIndex index="1">url</numIndex></allowedTypes>${need}`;
  if (param.type === "choice") {
    const items = (param.options ?? []).map(({ value }, index) =>
      item(`${LABELS}widget.${widget}.${name}.${value}`, value, index + 1),
    );
    const standard = param.default === undefined ? "" : `<default>${escapeHtml(param.default)}</default>`;
    return `<type>select</type><renderType>selectSingle</renderType><items type="array">${item("", "", 0)}${items.join("")}</items>${standard}${need}`;
  }
  if (param.type === "number")
    return `<type>input</type><size>20</size><eval>trim,is_in</eval><is_in>0123456789</is_in>${need}`;
  const placeholder = param.type === "date" ? "<placeholder>2026-03-10</placeholder>" : "";
  return `<type>input</type><size>50</size><eval>${param.type === "id" ? "trim,nospace" : "trim"}</eval>${placeholder}${need}`;
}

/** A widget's form, as TYPO3 reads it. */
export function flexForm(widget: HostWidget): string {
  const name = widgetName(widget.id);
  const fields = fieldsOf(widget).map((field) => {
    const help = field.help.de === "" ? "" : `<description>${LABELS}widget.${name}.${field.name}.help</description>`;
    return `      <${field.name}>
        <label>${LABELS}widget.${name}.${field.name}</label>${help}
        <config>${configOf(field, name)}</config>
      </${field.name}>`;
  });
  return `<?xml version="1.0" encoding="utf-8" standalone="yes"?>
<!-- ${MADE} -->
<T3DataStructure>
  <ROOT>
    <type>array</type>
    <el>
${fields.join("\n")}
    </el>
  </ROOT>
</T3DataStructure>
`;
}

/** Every sentence of the forms, by its key. */
export function labelsOf({ manifests }: Description): Record<string, Label> {
  const labels: Record<string, Label> = {
    "field.parameters": { de: "Angaben", en: "Parameters" },
    "field.content": {
      de: "Bis das Widget da ist und ohne JavaScript sehen Besucher",
      en: "What visitors see until the widget is there and without JavaScript",
    },
  };
  for (const { id, de, en } of manifests.wings) labels[`wing.${id}`] = { de: `Kundenportal: ${de}`, en };
  for (const widget of manifests.widgets) {
    const key = `widget.${widgetName(widget.id)}`;
    labels[key] = { de: widget.name, en: capital(widgetName(widget.id).replaceAll("-", " ")) };
    labels[`${key}.description`] = { de: plain(widget.shows.de), en: plain(capital(widget.shows.en)) };
    for (const { name, de, en, help, param } of fieldsOf(widget)) {
      labels[`${key}.${name}`] = { de, en: capital(en) };
      if (help.de !== "") labels[`${key}.${name}.help`] = help;
      for (const option of param.options ?? []) labels[`${key}.${name}.${option.value}`] = option;
    }
  }
  return labels;
}

/** A file of labels: English is TYPO3's source, German stands beside it. */
export function labelFile(labels: Readonly<Record<string, Label>>, original: string, target?: "de"): string {
  const units = Object.entries(labels).map(
    ([key, { de, en }]) =>
      `      <trans-unit id="${escapeHtml(key)}"><source>${escapeHtml(en)}</source>${target === undefined ? "" : `<target>${escapeHtml(de)}</target>`}</trans-unit>`,
  );
  const language = target === undefined ? "" : ` target-language="${target}"`;
  return `<?xml version="1.0" encoding="utf-8" standalone="yes"?>
<!-- ${MADE} -->
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
  <file source-language="en"${language} datatype="plaintext" original="EXT:kundenportal/${original}" product-name="kundenportal">
    <header/>
    <body>
${units.join("\n")}
    </body>
  </file>
</xliff>
`;
}
