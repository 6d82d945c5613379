import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Ajv } from "ajv";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { criteria } from "./report.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const report = parse(readFileSync(`${root}docs/barrierefreiheit/bericht.yaml`, "utf8")) as {
  readonly chapters: Readonly<Record<string, { readonly criteria?: readonly { readonly num: string }[] }>>;
};

const contact = {
  type: "object",
  required: ["email"],
  properties: { name: { type: "string" }, email: { type: "string" } },
};
const levels = ["supports", "partially-supports", "does-not-support", "not-applicable", "not-evaluated"];
const adherence = {
  type: "object",
  required: ["level"],
  properties: { level: { enum: levels }, notes: { type: "string" } },
};
const components = {
  type: "array",
  items: { type: "object", required: ["name"], properties: { name: { enum: ["web"] }, adherence } },
};
const chapter = {
  type: "object",
  additionalProperties: false,
  properties: {
    notes: { type: "string" },
    disabled: { type: "boolean" },
    criteria: {
      type: "array",
      items: { type: "object", required: ["num"], properties: { num: { type: "string" }, components } },
    },
  },
};
const chapters = [
  "success_criteria_level_a",
  "success_criteria_level_aa",
  "success_criteria_level_aaa",
  "functional_performance_criteria",
  "hardware",
  "software",
  "support_documentation_and_services",
];

/** What OpenACR asks of a report (version 0.1.0), as far as this one has it; keys that it does not know are refused. */
const openAcr = {
  type: "object",
  additionalProperties: false,
  required: ["title", "product", "author", "chapters"],
  properties: {
    title: { type: "string" },
    product: {
      type: "object",
      required: ["name"],
      properties: { name: { type: "string" }, version: { type: "string" } },
    },
    author: contact,
    catalog: { type: "string" },
    notes: { type: "string" },
    evaluation_methods_used: { type: "string" },
    legal_disclaimer: { type: "string" },
    chapters: {
      type: "object",
      additionalProperties: false,
      properties: Object.fromEntries(chapters.map((name) => [name, chapter])),
    },
  },
};

/** WCAG 2.2 has so many criteria of each level. */
const COUNTS = { A: 31, AA: 24 } as const;

describe("the conformance report", () => {
  it("has the structure of OpenACR", () => {
    const validate = new Ajv({ allErrors: true }).compile(openAcr);
    validate(report);
    expect(validate.errors).toBeNull();
  });

  it("has every criterion of WCAG 2.2, A and AA, once", () => {
    expect(new Set(criteria.map(({ num }) => num)).size).toBe(criteria.length);
    for (const [level, count] of Object.entries(COUNTS))
      expect(criteria.filter((criterion) => criterion.level === level)).toHaveLength(count);
    expect(report.chapters.success_criteria_level_aa?.criteria).toHaveLength(COUNTS.AA);
  });

  it.each(criteria.filter(({ tests }) => tests.length > 0).map(({ num, tests }) => [num, tests] as const))(
    "names tests for %s that are there",
    (_num, tests) => expect(tests.filter((test) => !existsSync(root + test))).toEqual([]),
  );

  it("calls proved what a test is named for, and nothing else", () => {
    const wrong = criteria.filter(
      ({ standing, tests }) => (standing === "proved" || standing === "partly") !== tests.length > 0,
    );
    expect(wrong.map(({ num }) => num)).toEqual([]);
  });
});
