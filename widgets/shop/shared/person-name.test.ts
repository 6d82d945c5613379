import { describe, expect, it } from "vitest";
import { cartTexts } from "#i18n/cart.ts";
import { personName } from "#widgets/shop/shared/person-name.ts";

describe("the name of a participant", () => {
  it.each([
    [{ salutation: "Frau", firstname: "Eva", lastname: "Beispiel" }, "Frau Eva Beispiel"],
    [{ salutation: "Keine Angabe", firstname: "Eva", lastname: "Beispiel" }, "Eva Beispiel"],
    [{ salutation: "Divers", firstname: "Eva", lastname: "Beispiel" }, "Eva Beispiel"],
    [{ salutation: null, firstname: " ", lastname: "Beispiel" }, "Beispiel"],
    [{ salutation: null, firstname: null, lastname: null }, cartTexts.unnamed],
    [{ salutation: "Keine Angabe", firstname: "", lastname: null }, cartTexts.unnamed],
  ])("of %o is %s", (person, name) => expect(personName(person)).toBe(name));
});
