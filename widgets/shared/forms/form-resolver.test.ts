import { afterEach, describe, expect, it } from "vitest";
import * as yup from "yup";
import { formResolver } from "./form-resolver.ts";

const native = Array.from;
afterEach(() => {
  Array.from = native;
});

const resolve = (values: Record<string, string>): unknown =>
  formResolver({
    name: yup.string().required("Name fehlt"),
    mail: yup.lazy((value: unknown) => (value === "" ? yup.string() : yup.string().email("Keine Adresse"))),
  })(values, undefined, { fields: {}, shouldUseNativeValidation: false });

describe("the rules of a form", () => {
  it("tell what is wrong, and let through what is right or has no rule", async () => {
    await expect(resolve({ name: "", mail: "x" })).resolves.toMatchObject({
      errors: { name: { message: "Name fehlt" }, mail: { message: "Keine Adresse" } },
    });
    const right = { name: "Eva", mail: "", other: "x" };
    await expect(resolve(right)).resolves.toEqual({ errors: {}, values: right });
  });

  it("let nothing through where a library of the page keeps them from being run", async () => {
    Array.from = () => [];
    await expect(resolve({ name: "", mail: "" })).rejects.toThrow("The rules of name, mail were not run.");
  });
});
