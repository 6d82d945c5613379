import { readdirSync } from "node:fs";
import { toJsonSchema } from "@valibot/to-json-schema";
import type * as v from "valibot";
import { date, id } from "#domain/entities/fields.ts";
import { isObject, type JsonObject } from "#lib/json-object.ts";
import { aboutFields } from "./about-fields.ts";
import { aboutOf, docsOf, type Docs, type FieldDoc } from "./docstrings.ts";

/** Readings of an entity of which fewer fields are looked at: no shape of their own. */
const partial = ["listedEventSchema", "searchedEventSchema", "listedRecipientSchema"];
const renamed: Readonly<Record<string, string>> = {
  contentSchema: "EventContent",
  hotelStaySchema: "Stay",
  locationSchema: "LocationGallery",
  imageSchema: "Image",
};

/** Shapes of what an author writes. */
const inJson: Readonly<Record<string, string>> = {
  CalculatorInput: "what `data-json` of portal-price-calculator holds",
  LocationGallery: "what `data-json` of portal-location-gallery holds",
  Stay: "what `data-json` of portal-hotel-prices holds",
};

const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === "object" && value !== null && "kind" in value && value.kind === "schema";

const componentName = (constant: string): string =>
  renamed[constant] ?? constant.charAt(0).toUpperCase() + constant.slice(1).replace(/Schema$/, "");

/** The name of each entity's schema in the code, by its name under `components.schemas`. */
const constants = new Map<string, string>();
const entities: Record<string, v.GenericSchema> = {};
const folder = new URL("../../src/domain/entities/", import.meta.url);
// All but the kinds of fields, of which the entities are made.
for (const name of readdirSync(folder).filter((file) => /^[\w-]+\.ts$/.test(file) && file !== "fields.ts")) {
  const exported = (await import(new URL(name, folder).href)) as Readonly<Record<string, unknown>>;
  for (const [constant, value] of Object.entries(exported)) {
    if (!isSchema(value) || partial.includes(constant)) continue;
    const component = componentName(constant);
    entities[component] = value;
    constants.set(component, constant);
  }
}

const definitions = { IsoDate: date, Id: id, ...entities };

/** Written by hand: what a rule checks, and what may be of two types. */
const byHand: Record<string, JsonObject> = {
  IsoDate: {
    type: "string",
    description:
      "ISO 8601: `yyyy-MM-dd` (a day in Europe/Berlin), or a date with a time of day; with an offset it is an instant, without one the time on the clock in Berlin. An impossible day such as 2026-02-31 is refused.",
    examples: ["2026-03-10", "2026-03-10T08:30:00", "2026-03-10T08:30:00+01:00", "2026-03-10T07:30:00Z"],
  },
  Id: {
    type: ["integer", "string"],
    description:
      "An identifier of the backend's own making, number or text; the bundle sends it back exactly as it came. In paths and queries it is text.",
    examples: [4711, "a-4711"],
  },
  Problem: {
    type: "object",
    description:
      "What went wrong, for developers. The bundle reads the status alone; the customer never sees this sentence. Any other body, none included, does as well.",
    properties: { message: { type: "string", description: "One sentence, without personal data." } },
    examples: [{ message: "Body: email: must not be empty" }],
  },
};

const isList = (value: unknown): value is unknown[] => Array.isArray(value);

/** The members of nested `anyOf`s in one list. */
const alternatives = (schema: JsonObject): JsonObject[] =>
  isList(schema.anyOf) ? schema.anyOf.filter(isObject).flatMap(alternatives) : [schema];

const typesOf = ({ type }: JsonObject): unknown[] => (isList(type) ? type : [type]);
const typed = (types: readonly unknown[]): unknown => (types.length === 1 ? types[0] : types);
const isBare = (schema: JsonObject): boolean => "type" in schema && Object.keys(schema).length === 1;

/** `anyOf` of mere types becomes one list of types, as OpenAPI 3.1 writes "string or null". */
function joined(parts: readonly JsonObject[]): JsonObject {
  const bare = parts.filter(isBare);
  const others = parts.filter((part) => !isBare(part));
  const types = [...new Set(bare.flatMap(typesOf))];
  const [only] = others;
  if (only === undefined) return { type: typed(types) };
  if (others.length === 1 && types.length === 0) return only;
  if (others.length === 1 && "type" in only) return { ...only, type: [...new Set([...typesOf(only), ...types])] };
  return { anyOf: [...others, ...types.map((type) => ({ type }))] };
}

/** The same without null. */
function sure(schema: JsonObject): JsonObject {
  if (isList(schema.anyOf)) {
    const { anyOf, ...rest } = schema;
    return { ...rest, ...joined((anyOf as JsonObject[]).filter(({ type }) => type !== "null")) };
  }
  return isList(schema.type) ? { ...schema, type: typed(schema.type.filter((type) => type !== "null")) } : schema;
}

const isNullable = (schema: JsonObject): boolean =>
  sure(schema) !== schema && JSON.stringify(sure(schema)) !== JSON.stringify(schema);

/** A reference to what may be null everywhere but where it is required. */
const isLoose = ({ $ref }: JsonObject): boolean =>
  $ref === "#/components/schemas/IsoDate" || $ref === "#/components/schemas/Id";

/** Defaults and empty lists say nothing to a backend; references point to where OpenAPI keeps its schemas. */
function tidy(value: unknown): unknown {
  if (isList(value)) return value.map(tidy);
  if (typeof value === "string") return value.replace("#/$defs/", "#/components/schemas/");
  if (!isObject(value)) return value;
  const silent = ["default", "$schema", "$defs"];
  const entries = Object.entries(value)
    .filter(([key]) => !silent.includes(key))
    .map(([key, part]) => [key, key === "properties" && isObject(part) ? mapValues(part) : tidy(part)] as const);
  const schema = Object.fromEntries(entries);
  if (isList(schema.required) && schema.required.length === 0) delete schema.required;
  // Rows that are null are dropped: nothing that a backend should make use of.
  if (isObject(schema.items)) schema.items = sure(schema.items);
  if (!isList(schema.anyOf)) return schema;
  const rest = Object.fromEntries(Object.entries(schema).filter(([key]) => key !== "anyOf"));
  return { ...rest, ...joined(alternatives(schema)) };
}

const mapValues = (part: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, tidy(inner)]));

function described(schema: JsonObject, doc: FieldDoc | undefined): JsonObject {
  const nullable = isLoose(schema) ? { anyOf: [schema, { type: "null" }] } : schema;
  if (doc === undefined) return nullable;
  const shown = doc.isRequired ? sure(nullable) : nullable;
  const whole = doc.isInteger ? { type: doc.isRequired ? "integer" : ["integer", "null"] } : shown;
  const choices = isNullable(whole) ? [...doc.values, null] : doc.values;
  return {
    ...whole,
    ...(doc.values.length > 0 && { enum: choices }),
    ...(doc.format !== null && { format: doc.format }),
    description: doc.description,
  };
}

/** What is said of a field: by its own docstring, else of that call, else by its name. */
const docOf = (key: string, docs: Docs, call: string): FieldDoc | undefined =>
  docs[key] ?? aboutFields[`${call}.${key}`] ?? aboutFields[key];

/** The object with what its fields' docstrings say; a field without one is described by its name. */
function withDocs(schema: JsonObject, docs: Docs, call: string): JsonObject {
  const needed = Object.keys(schema.properties as JsonObject).filter((key) => docOf(key, docs, call)?.isRequired);
  const properties = Object.entries(schema.properties as Record<string, JsonObject>).map(
    ([key, part]) => [key, within(described(part, docOf(key, docs, call)), call)] as const,
  );
  const { required, ...rest } = schema;
  const all = [...new Set([...(isList(required) ? required : []), ...needed])];
  return { ...rest, ...(all.length > 0 && { required: all }), properties: Object.fromEntries(properties) };
}

/** The same for objects that stand within others without a name of their own. */
function within(schema: JsonObject, call: string): JsonObject {
  if (isObject(schema.properties)) return withDocs(schema, {}, call);
  if (isList(schema.anyOf))
    return { ...schema, anyOf: schema.anyOf.map((part) => (isObject(part) ? within(part, call) : part)) };
  return isObject(schema.items) ? { ...schema, items: within(schema.items, call) } : schema;
}

function convert(schema: v.GenericSchema): JsonObject {
  return toJsonSchema(schema, {
    typeMode: "input",
    errorMode: "ignore",
    target: "draft-2020-12",
    definitions,
  }) as JsonObject;
}

/**
 * The JSON Schema of what may arrive or is sent; entities are references to `components.schemas`.
 * @param call whose body or answer it is, where a field means another thing there
 */
export const schemaOf = (schema: v.GenericSchema, call = ""): JsonObject =>
  within(tidy(convert(schema)) as JsonObject, call);

/** All named schemas, for `components.schemas`. */
export function componentSchemas(): JsonObject {
  const found = Object.entries(entities).map(([name, schema]): [string, JsonObject] => {
    const defs = convert(schema).$defs;
    const own = isObject(defs) && isObject(defs[name]) ? defs[name] : {};
    const constant = constants.get(name) ?? "";
    const about = aboutOf(constant).replace(/ ?\((?:spec|contract)[^)]*\)/g, "");
    const description = [about, ...(inJson[name] === undefined ? [] : [`Answered by no call: ${inJson[name]}.`])]
      .join(" ")
      .trim();
    return [
      name,
      { ...(description !== "" && { description }), ...withDocs(tidy(own) as JsonObject, docsOf(constant), name) },
    ];
  });
  return { ...byHand, ...Object.fromEntries(found.sort(([a], [b]) => (a < b ? -1 : 1))) };
}
