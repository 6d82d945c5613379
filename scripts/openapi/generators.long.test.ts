import openapiTs, { astToString } from "openapi-typescript";
import { FetchingJSONSchemaStore, InputData, JSONSchemaInput, quicktype } from "quicktype-core";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { routes } from "#api/routes.ts";
import type { JsonObject } from "#lib/json-object.ts";
import { openApiDocument } from "./document.ts";

const document = openApiDocument();
const schemas = (document.components as { schemas: Record<string, JsonObject> }).schemas;
const complaintsOf = (source: string): string[] =>
  (
    ts.transpileModule(source, { reportDiagnostics: true, compilerOptions: { target: ts.ScriptTarget.ES2022 } })
      .diagnostics ?? []
  ).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));

describe("generators of strangers accept the document:", () => {
  it("openapi-typescript makes types of every operation and every shape", async () => {
    const source = astToString(await openapiTs(JSON.stringify(document), { silent: true }));
    expect(complaintsOf(source)).toEqual([]);
    for (const name of [...Object.keys(routes), ...Object.keys(schemas)])
      expect(source).toMatch(new RegExp(`^\\s+"?${name}"?: `, "m"));
  }, 30_000);

  it.each([
    ["java", /public class Cart \{/],
    ["php", /class Cart\b/],
    ["csharp", /public partial class Cart\b/],
  ] as const)(
    "quicktype makes %s of every shape",
    async (lang, cart) => {
      const input = new JSONSchemaInput(new FetchingJSONSchemaStore());
      const names = Object.keys(schemas);
      const whole = {
        type: "object",
        properties: Object.fromEntries(names.map((name) => [name, { $ref: `#/components/schemas/${name}` }])),
        components: { schemas },
      };
      await input.addSource({ name: "Contract", schema: JSON.stringify(whole) });
      const inputData = new InputData();
      inputData.addInput(input);
      const { lines } = await quicktype({ inputData, lang });
      expect(lines.join("\n")).toMatch(cart);
      expect(lines.length).toBeGreaterThan(names.length * 5);
    },
    30_000,
  );
});
