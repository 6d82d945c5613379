import { routes, type RouteName } from "#api/routes.ts";
import { holdsAddress } from "#config/address.ts";
import { defaultConfig, emptyMenuEntry, type Config } from "#config/config.ts";
import { pageDefaults, pageNames } from "#config/pages.ts";
import { typeName } from "#domain/answers/issue.ts";
import { configGroups, configTexts, nestedTexts, type Words } from "#scripts/docs/authors/config-texts.ts";
import { pageTexts } from "#scripts/docs/authors/pages.ts";
import { aboutCalls } from "#scripts/openapi/about.ts";

/** A part of a JSON Schema (draft 2020-12), as plain data. */
export type Schema = Readonly<Record<string, unknown>>;

/** What `isAddress` takes, as a pattern: a path, or a whole address of the web, of mail or phone. */
const ADDRESS = String.raw`^(?!(?!https?:|mailto:|tel:)[A-Za-z][A-Za-z0-9+.\-]*:)(?!(https?:)?//([/?#]|$|\[[^\]]*$))`;

const address: Schema = { type: "string", pattern: ADDRESS };

/** The words of a property: German where editors show them, English beside it. Links of Markdown lead nowhere there. */
function described({ de, en }: Words): Schema {
  const plain = (text: string): string => text.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1");
  return { description: plain(de), "x-description-en": plain(en) };
}

/** The schema of an object whose keys are all known and may all be left out. */
const objectOf = (properties: Readonly<Record<string, Schema>>): Schema => ({
  type: "object",
  properties,
  additionalProperties: false,
});

/** The schema of a value like a default: of the same type, an object with the keys of its own. */
function like(key: string, value: unknown, words: Readonly<Record<string, Words>> = {}): Schema {
  if (Array.isArray(value)) return { type: "array", items: { type: "string" } };
  if (typeof value !== "object" || value === null)
    return typeof value === "string" && holdsAddress(key) ? address : { type: typeName(value) };
  return objectOf(
    Object.fromEntries(
      Object.entries(value).map(([name, one]: [string, unknown]) => {
        const text = words[name];
        return [name, { ...like(name, one), ...(text && described(text)), default: one }];
      }),
    ),
  );
}

const endpoints = (): Schema =>
  objectOf(
    Object.fromEntries(
      (Object.keys(routes) as RouteName[]).map((name) => [
        name,
        { ...address, "x-description-en": aboutCalls[name], default: routes[name].path },
      ]),
    ),
  );

const pages = (): Schema =>
  objectOf(
    Object.fromEntries(
      pageNames.map((name) => [name, { ...address, ...described(pageTexts[name]), default: pageDefaults[name] }]),
    ),
  );

/** The schemas of keys whose values have rules of their own. */
const special: Partial<Record<keyof Config, () => Schema>> = {
  endpoints,
  pages,
  consent: () => {
    const schema = like("consent", defaultConfig.consent, nestedTexts.consent);
    const { changeEvent, ...others } = schema.properties as Readonly<Record<string, Schema>>;
    const { type, ...said } = changeEvent ?? {};
    return objectOf({ ...others, changeEvent: { anyOf: [{ type }, { type: "array", items: { type } }], ...said } });
  },
  csrf: () => like("csrf", defaultConfig.csrf, nestedTexts.csrf),
  off: () => ({ type: "array", items: { type: "string" } }),
  menu: () => ({ type: "array", items: like("menu", emptyMenuEntry, nestedTexts.menu) }),
};

function property(key: keyof Config): Schema {
  const { title, group } = configTexts[key];
  const value = defaultConfig[key];
  return {
    title,
    ...described(configTexts[key]),
    ...(special[key]?.() ?? like(key, value)),
    default: value,
    "x-group": group,
  };
}

/**
 * The JSON Schema of what `portal-config` holds, made of the defaults and names by which the loader and the inspector
 * check it. `description` is German, `x-description-en` English; `x-group` names one of `x-groups`, the parts of a
 * form.
 */
export function configSchema(): Schema {
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: "portal-config",
    ...described({
      de: "Konfiguration der Kundenportal-Widgets; jede Angabe hat eine Vorgabe.",
      en: "configuration of the customer portal's widgets; every key has a default",
    }),
    ...objectOf({
      $schema: { type: "string" },
      ...Object.fromEntries((Object.keys(defaultConfig) as (keyof Config)[]).map((key) => [key, property(key)])),
    }),
    "x-groups": Object.entries(configGroups).map(([id, words]) => ({ id, ...words })),
  };
}
