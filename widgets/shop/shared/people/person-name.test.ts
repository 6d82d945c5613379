import { describe, expect, it } from "vitest";
import { personName } from "./person-name.ts";

describe("the name of a participant", () => {
  it.each([
    [{ salutation: "Frau", firstname: "Eva", lastname: "Beispiel" }, "Frau Eva Beispiel"],
    [{ salutation: "Keine Angabe", firstname: "Eva", lastname: "Beispiel" }, "Eva Beispiel"],
    [{ salutation: null, firstname: " ", lastname: "Beispiel" }, "Beispiel"],
    [{ salutation: null, firstname: null, lastname: null }, "Ohne Namen"],
    [{ salutation: "Keine Angabe", firstname: "", lastname: null }, "Ohne Namen"],
  ])("of %o is %s", (person, name) => expect(personName(person)).toBe(name));
});
