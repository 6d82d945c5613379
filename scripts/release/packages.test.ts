import { describe, expect, it } from "vitest";
import { billOfMaterials } from "./bill-of-materials.ts";
import { cleared, licenceText } from "./packages.ts";

const one = { name: "one", version: "1.2.3", identifier: "MIT", text: "Copyright (c) Erika Muster" };

describe("the packages in the bundle", () => {
  it.each(["MIT", "ISC", "BSD-3-Clause", "(MPL-2.0 OR Apache-2.0)"])("may stand under %s", (identifier) => {
    expect(cleared({ ...one, identifier }).licence).toBe(identifier);
  });

  it.each(["GPL-3.0-only", "(MIT AND GPL-2.0-only)", "SEE LICENSE IN LICENSE.md", "UNLICENSED"])(
    "may not stand under %s",
    (identifier) => {
      expect(() => cleared({ ...one, identifier })).toThrow(`one@1.2.3 is in the bundle under ${identifier}`);
    },
  );

  it("name a licence and bring its text", () => {
    expect(() => cleared({ name: "one", version: "1.2.3", text: "x" })).toThrow("under no licence");
    expect(() => cleared({ name: "one", version: "1.2.3", identifier: "MIT" })).toThrow("without the text");
    expect(cleared({ name: "tiny-case", version: "1.0.3", identifier: "MIT" }).text).toContain("Jason Quense");
  });

  it("are named with the whole text of their licence", () => {
    const text = licenceText([cleared(one), cleared({ ...one, name: "@two/three" })]);
    expect(text).toContain("one 1.2.3 (MIT)\n\nCopyright (c) Erika Muster\n");
    expect(text).toContain("@two/three 1.2.3 (MIT)");
  });

  it("are listed in a bill of materials that is the same each time", () => {
    const packages = [
      cleared({ ...one, name: "@two/three" }),
      cleared({ ...one, identifier: "(MPL-2.0 OR Apache-2.0)" }),
    ];
    const text = billOfMaterials(packages);
    expect(billOfMaterials([...packages].reverse())).toBe(text);
    expect(JSON.parse(text)).toMatchObject({
      bomFormat: "CycloneDX",
      specVersion: "1.6",
      components: [
        {
          name: "@two/three",
          version: "1.2.3",
          purl: "pkg:npm/%40two/three@1.2.3",
          licenses: [{ license: { id: "MIT" } }],
        },
        { name: "one", purl: "pkg:npm/one@1.2.3", licenses: [{ expression: "(MPL-2.0 OR Apache-2.0)" }] },
      ],
    });
  });
});
