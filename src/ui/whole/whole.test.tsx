import { expect, it } from "vitest";
import { renderInRoot } from "#test/support/render.tsx";
import { whole } from "./whole.tsx";

it.each(["E-Mail für Seminare", "Neue Login-E-Mail", "Per E-Mail an Ihre E-Mail-Adresse."])(
  "%s keeps its word in one line, and its letters",
  (text) => {
    const { wrapper } = renderInRoot(<p>{whole(text)}</p>);
    expect(wrapper.textContent).toBe(text);
    expect([...wrapper.querySelectorAll(".unbroken")].map(({ textContent }) => textContent)).toEqual(
      text.match(/E-Mail/g),
    );
  },
);

it("leaves everything else as it is", () => {
  const node = <b>E-Mail</b>;
  expect(whole(node)).toBe(node);
  expect(whole("Telefon")).toBe("Telefon");
});
