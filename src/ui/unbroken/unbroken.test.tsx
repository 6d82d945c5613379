import { expect, it } from "vitest";
import { loginEmail, personal } from "#i18n/settings.ts";
import { renderInRoot } from "#test/support/render.tsx";
import { unbroken } from "./unbroken.ts";

it.each([personal.seminarEmail, loginEmail.field, "Per E-Mail an Ihre E-Mail-Adresse."])(
  "%s keeps its word in one line, and its letters",
  (text) => {
    const { wrapper } = renderInRoot(<p>{unbroken(text)}</p>);
    expect(wrapper.textContent).toBe(text);
    expect([...wrapper.querySelectorAll(".unbroken")].map(({ textContent }) => textContent)).toEqual(
      text.match(/E-Mail/g),
    );
  },
);

it("leaves everything else as it is", () => {
  const node = <b>E-Mail</b>;
  expect(unbroken(node)).toBe(node);
  expect(unbroken("Telefon")).toBe("Telefon");
});

it.each([
  ["Sa.–So., 28.–29.03.2026", ["Sa.–So.,", "28.–29.03.2026"]],
  ["30.03.–03.04.2026, Hamburg", ["30.03.–03.04.2026,"]],
  ["Bestellnummer: B-289967075", ["B-289967075"]],
  ["Wird auf 09.–11.04. umgebucht.", ["09.–11.04."]],
])("%s breaks between words alone", (text, held) => {
  const { wrapper } = renderInRoot(<p>{unbroken(text)}</p>);
  expect(wrapper.textContent).toBe(text);
  expect([...wrapper.querySelectorAll(".unbroken")].map(({ textContent }) => textContent)).toEqual(held);
});

it("lets months apart from each other break", () => {
  expect(unbroken("März – Juni 2026")).toBe("März – Juni 2026");
});
