import { widgetName } from "#mount/anchor-id.ts";
import { configSchema } from "#scripts/hosts/config-schema.ts";
import { hostManifests, type HostManifests, type HostWidget } from "#scripts/hosts/manifests.ts";
import { project } from "#scripts/shared/project.ts";

/** A key of the configuration, as its JSON Schema describes it. */
export interface Key {
  /** Missing where a text or a list will do. */
  readonly type?: "string" | "boolean" | "object" | "array";
  readonly title?: string;
  readonly description?: string;
  readonly pattern?: string;
  readonly default?: unknown;
  readonly properties?: Readonly<Record<string, Key>>;
  readonly items?: Key;
  readonly "x-group"?: string;
  readonly "x-description-en"?: string;
}

interface Schema {
  readonly properties: Readonly<Record<string, Key>>;
  readonly "x-groups": readonly { readonly id: string; readonly de: string; readonly en: string }[];
}

/** What all packages are made of: the manifests and the configuration, by groups. */
export interface Description {
  readonly manifests: HostManifests;
  readonly groups: Schema["x-groups"];
  readonly keys: Readonly<Record<string, Key>>;
}

/** Reads what every integrator gets as `manifests.json` and `config.schema.json`; the packages know no more. */
export function describe(): Description {
  const { properties, "x-groups": groups } = configSchema() as unknown as Schema;
  // `$schema` is for editors of the file, no key of the configuration.
  const keys = Object.fromEntries(Object.entries(properties).filter(([name]) => name !== "$schema"));
  return { manifests: hostManifests(project.version), groups, keys };
}

/** A sentence without Markdown's marks for code. */
export const plain = (text: string): string => text.replaceAll("`", "");

/** A phrase as it begins a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * A sentence about a key as a form says it: fields stand where a file would hold JSON, and the manual's chapters are
 * not there.
 */
export const formSentence = (text: string): string =>
  capital(text.replace(/(?:, zum Beispiel|, as|:) `\{"[^`]*`/, "").replace(/, siehe [^,;`]+$/, ""));

/** The text in place of the name in braces in a widget's example; '' for an id without braces. */
export const exampleEnding = ({ id, example }: HostWidget): string =>
  id.includes("{") ? example.id.slice(id.indexOf("{")) : "";

/** Words by which somebody may look for a widget besides its name: those of its id and of its English phrase. */
export const keywordsOf = ({ id, shows }: HostWidget): string[] => [
  ...new Set([...widgetName(id).split("-"), ...shows.en.split(/[^A-Za-z]+/)].filter((word) => word.length > 3)),
];
