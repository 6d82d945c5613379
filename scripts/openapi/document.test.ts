import { createConfig, lintFromString } from "@redocly/openapi-core";
import addFormats from "ajv-formats";
import Ajv from "ajv/dist/2020.js";
import { beforeAll, describe, expect, it } from "vitest";
import { routes } from "#api/routes.ts";
import type { JsonObject } from "#lib/json-object.ts";
import { openApiDocument } from "./document.ts";

const document = openApiDocument();
const operations = Object.values(document.paths as Record<string, Record<string, JsonObject>>).flatMap((path) =>
  Object.values(path),
);
const operation = (name: string): JsonObject => operations.find(({ operationId }) => operationId === name) ?? {};
const { schemas } = document.components as { schemas: Record<string, { properties: JsonObject; required?: string[] }> };

/** Every object of the document, with where it stands. */
function* objectsIn(value: unknown, at = "#"): Generator<[string, JsonObject]> {
  if (typeof value !== "object" || value === null) return;
  if (!Array.isArray(value)) yield [at, value as JsonObject];
  for (const [key, part] of Object.entries(value)) {
    if (key === "example" || key === "examples") continue;
    yield* objectsIn(part, `${at}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`);
  }
}

/** What a public linter says against a document: the rule, its words, the place. */
async function problemsOf(openApi: object) {
  const config = await createConfig({
    extends: ["recommended"],
    // `/events/future` beside `/events/{eventId}` is the older site's: what is literal wins.
    rules: {
      "no-ambiguous-paths": "off",
      // What `data-json` of an anchor holds is answered by no call.
      "no-unused-components": "off",
    },
  });
  const problems = await lintFromString({ source: JSON.stringify(openApi), config });
  return problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer] as const);
}

describe("the OpenAPI document", () => {
  it("passes a public linter, which judges it by the specification first", async () => {
    expect(await problemsOf(document)).toEqual([]);
  }, 60_000);

  it("would not pass with a mistake in it", async () => {
    const wrong = { ...document, paths: { "no-slash": { get: { responses: 7 } } } };
    expect((await problemsOf(wrong)).map(([rule]) => rule)).toEqual(expect.arrayContaining(["struct"]));
  }, 60_000);

  it("holds every call of the contract once", () => {
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(routes).sort());
  });

  it("refers only to what it holds", () => {
    const pointers = [...JSON.stringify(document).matchAll(/"#\/components\/(\w+)\/(\w+)"/g)];
    expect(pointers.map(([pointer]) => pointer)).toContain('"#/components/schemas/Event"');
    const components = document.components as Record<string, JsonObject>;
    expect(pointers.filter(([, kind = "", name = ""]) => components[kind]?.[name] === undefined)).toEqual([]);
    expect(JSON.stringify(document)).not.toContain("$defs");
  });

  it("describes every field and every operation", () => {
    const silent = [...objectsIn(document)].flatMap(([at, { properties }]) =>
      typeof properties === "object" && properties !== null
        ? Object.entries(properties as Record<string, JsonObject>)
            .filter(([, { description }]) => typeof description !== "string" || description === "")
            .map(([key]) => `${at}/${key}`)
        : [],
    );
    expect(silent).toEqual([]);
    expect(operations.filter(({ summary }) => typeof summary !== "string")).toEqual([]);
  });

  it("says that fields may be null, which are needed, what ids are, and that modules are events", () => {
    expect(schemas.Event?.properties).toMatchObject({
      bookingNumber: { type: ["string", "number", "null"] },
      title: { type: "string" },
      eventId: { type: "integer" },
      moduleId: { anyOf: [{ $ref: "#/components/schemas/Id" }, { type: "null" }] },
      startDate: { $ref: "#/components/schemas/IsoDate" },
      modules: { type: ["array", "null"], items: { $ref: "#/components/schemas/Event" } },
    });
    expect(schemas.Event?.required).toEqual(["eventId", "title", "startDate", "endDate"]);
    expect(schemas.Recipient?.properties.approvalState).toMatchObject({
      enum: ["pending", "confirmed", "rejected", null],
    });
  });

  it("says what is sent, by whom, with which headers, and what may be answered", () => {
    expect(operation("cancelRecipient")).toMatchObject({
      parameters: [{ name: "recipientId", in: "path" }, { $ref: "#/components/parameters/CsrfToken" }],
      requestBody: {
        content: {
          "application/json": { schema: { required: ["reason"], properties: { reason: { type: "string" } } } },
        },
      },
    });
    expect(operation("checkout")).toMatchObject({
      "x-callers": ["guest", "customer", "admin", "editor"],
      "x-widgets": ["portal-event-detail", "portal-checkout", "portal-online-fax"],
    });
    expect(Object.keys(operation("checkout").responses as object)).toEqual([
      "200",
      "400",
      "401",
      "403",
      "409",
      "429",
      "500",
      "503",
    ]);
    expect(JSON.stringify(operation("checkout").parameters)).toContain("IdempotencyKey");
    expect(operation("feedbackSend")).toMatchObject({ security: [{ bearer: [] }] });
    expect(operation("exports")).toMatchObject({ security: [{}, { session: [] }] });
    expect(operation("userData")).toMatchObject({ security: [{ session: [] }] });
  });
});

describe("the examples", () => {
  const ajv = new Ajv({ strict: false, allErrors: true });
  beforeAll(() => {
    addFormats(ajv);
    ajv.addSchema(document, "contract");
  });
  const media = [...objectsIn(document)].filter(
    ([at, { schema }]) =>
      at.endsWith("content/application~1json") &&
      !at.startsWith("#/components") &&
      (schema as JsonObject | undefined)?.$ref !== "#/components/schemas/Problem",
  );

  it("stand at every body and every answer", () => {
    expect(media.filter(([, { example }]) => example === undefined).map(([at]) => at)).toEqual([]);
  });

  it.each(media)("%s fits its schema", (at, { example }) => {
    const pointer = at.split("/").map(encodeURIComponent).join("/").replace("%23", "#");
    ajv.validate({ $ref: `contract${pointer}/schema` }, example);
    expect(ajv.errors).toBeNull();
  });
});

/** What the prose of a field promises of its value. */
const promises: readonly (readonly [RegExp, RegExp])[] = [
  [/no blanks or separators|without blanks|digits with an optional/, /^\+?[\dA-Za-z]*$/],
  [/\ba slug\b/, /^[a-z0-9]+(-[a-z0-9]+)*$/],
  [/(?:Berlin day|Day in Europe\/Berlin),? `yyyy-MM-dd`/, /^\d{4}-\d{2}-\d{2}$/],
  [/joined by commas/, /^(?:[^,\s]+(?:,[^,\s]+)*)?$/],
  [/^Address of (?!the login|to)/, /^(?:https?:\/\/|\/|data:image\/)/],
  [/^E-mail address/, /^[^@\s]+@[^@\s]+$/],
];

/** Every text of an example, with the prose of its field. */
function* textsWithProse(schema: JsonObject, value: unknown, at: string): Generator<[string, string, string]> {
  const { $ref, properties, items, anyOf } = schema as Record<string, unknown>;
  if (typeof $ref === "string") {
    const name = $ref.split("/").at(-1) ?? "";
    yield* textsWithProse(schemas[name] ?? {}, value, at);
  }
  if (Array.isArray(anyOf)) for (const one of anyOf as JsonObject[]) yield* textsWithProse(one, value, at);
  if (Array.isArray(value)) for (const row of value) yield* textsWithProse((items ?? {}) as JsonObject, row, at);
  if (typeof value !== "object" || value === null || Array.isArray(value) || properties === undefined) return;
  for (const [key, part] of Object.entries(value)) {
    const field = (properties as Record<string, JsonObject | undefined>)[key];
    if (field === undefined) continue;
    if (typeof part === "string") yield [`${at}/${key}`, String(field.description), part];
    else yield* textsWithProse(field, part, `${at}/${key}`);
  }
}

it("every example keeps what the prose of its fields promises", () => {
  const media = [...objectsIn(document)].filter(
    ([, { example, schema }]) => example !== undefined && schema !== undefined,
  );
  const told = media.flatMap(([at, { schema, example }]) => [...textsWithProse(schema as JsonObject, example, at)]);
  expect(promises.filter(([words]) => told.every(([, prose]) => !words.test(prose)))).toEqual([]);
  const broken = told.filter(([, prose, text]) =>
    promises.some(([words, rule]) => words.test(prose) && !rule.test(text)),
  );
  expect(broken).toEqual([]);
});

it("says null of what may be null, in fields that are needed as well", () => {
  const silent = Object.entries(schemas)
    .filter(([, schema]) => "properties" in schema)
    .flatMap(([name, { properties, required = [] }]) =>
      Object.entries(properties)
        .filter(
          ([key, field]) =>
            required.includes(key) && /\bnull (?:where|for)\b/.test(String((field as JsonObject).description)),
        )
        .map(([key]) => `${name}.${key}`),
    );
  expect(silent).toEqual([]);
});
