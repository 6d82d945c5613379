import { describe, expect, it } from "vitest";
import { renderInRoot } from "#test/support/render.tsx";
import { Compound, partsOf } from "./compound.tsx";

describe("the joints of long words", () => {
  it.each([
    [
      "Gesamtbetriebsratsarbeit und Konzernbetriebsvereinbarungen",
      "Gesamt-betriebs-rats-arbeit und Konzern-betriebs-vereinbarungen",
    ],
    ["Jugend- und Auszubildendenvertretung: Auftakt", "Jugend- und Auszubildenden-vertretung: Auftakt"],
    ["Schwerbehindertenrecht", "Schwerbehinderten-recht"],
    ["Betriebsverfassungsrecht Teil 1", "Betriebs-verfassungs-recht Teil 1"],
    ["Was der Arbeitgeber darf – und was nicht", "Was der Arbeitgeber darf\u00a0– und was nicht"],
    ["Wirtschaftsausschuss", "Wirtschafts-ausschuss"],
    ["Interessenvertretung", "Interessen-vertretung"],
    ["Teilnehmerunterlagen", "Teilnehmer-unterlagen"],
    ["BETRIEBSRATSMITGLIEDER", "BETRIEBS-RATS-MITGLIEDER"],
  ])("%s", (text, expected) => expect(partsOf(text).join("-")).toBe(expected));

  it.each(["Ratschläge", "Arbeitsschutz", "Betriebsräte", "Freizeitausgleich", "Jugendvertretung", ""])(
    "are none in %s, which is short or of other parts",
    (text) => expect(partsOf(text)).toEqual([text]),
  );
});

describe("a title", () => {
  it("reads as it was written", () => {
    const view = renderInRoot(
      <h3>
        <Compound text="Betriebsverfassungsrecht Teil 1" />
      </h3>,
    );
    expect(view.getByRole("heading", { name: "Betriebsverfassungsrecht Teil 1" })).toHaveTextContent(
      /^Betriebsverfassungsrecht Teil 1$/,
    );
    expect(view.wrapper.querySelectorAll(".joint")).toHaveLength(2);
    // An element for each part, and one for the number that stays with its word: lists have hundreds of titles.
    expect(view.wrapper.querySelectorAll("h3 > span")).toHaveLength(3);
  });

  it.each([
    ["Betriebsverfassungsrecht Teil 1", ["Teil 1"]],
    ["Rhetorik Modul 2 und Modul 3: Auftritt", ["Modul 2", "Modul 3"]],
    ["Arbeitsrecht 2026", []],
    ["Datenschutz 4.0", []],
    ["Wirtschaftsausschuss 1", []],
  ])("keeps the number of a part with its word: %s", (text, whole) => {
    const { wrapper } = renderInRoot(<Compound text={text} />);
    expect([...wrapper.querySelectorAll(".unbroken")].map(({ textContent }) => textContent)).toEqual(whole);
    expect(wrapper.textContent).toBe(text);
  });
});
