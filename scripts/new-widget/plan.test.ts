import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { callOf } from "./names.ts";
import { inserted, newWidget } from "./plan.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const list = newWidget({
  id: "portal-my-list",
  wing: "site",
  read: { name: "myEntries", path: "{generalApiBase}/get-my-entries" },
});
const form = newWidget({
  id: "portal-form-my-visit",
  wing: "forms",
  write: { name: "visitRequest", path: "{generalApiBase}/visit-request" },
  fields: ["salutation", "email", "desiredDate?", "message?"],
});

describe("npm run new:widget", () => {
  it.each([
    ["list", list],
    ["form", form],
  ])("finds the place for each line of a %s", (_name, { inserts }) => {
    for (const { file, text } of inserts)
      expect(inserted(file, readFileSync(root + file, "utf8"), inserts)).toContain(text);
  });

  it("says which file has no place for a line any more", () => {
    expect(() => inserted("api/routes.ts", "", list.inserts)).toThrow("api/routes.ts does not have");
  });

  it("writes what travels of each field", () => {
    const body = '{"salutation":"Frau Dr.","email":"eva@werk.example","desiredDate":"2026-03-10","message":"Hallo"}';
    expect(form.inserts.find(({ file }) => file === "mocks/testing/site-addresses.ts")?.text).toBe(
      `  visitRequest: once("/general-api/visit-request", ${body}),\n`,
    );
  });

  it("knows no field that no form has", () => {
    const wanted = {
      id: "portal-x",
      wing: "forms",
      write: { name: "x", path: "{generalApiBase}/x" },
      fields: ["shoe"],
    };
    expect(() => newWidget(wanted)).toThrow('No form has a field "shoe"');
  });

  it.each([
    ["trainers={generalApiBase}/get-trainers", { name: "trainers", path: "{generalApiBase}/get-trainers" }],
    ["Trainers={generalApiBase}/x", null],
    ["trainers=/x", null],
  ])("reads a call: %s", (given, call) => expect(callOf(given)).toEqual(call));
});
