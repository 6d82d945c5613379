import { within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { common } from "#i18n/common.ts";
import { experts } from "#i18n/downloads.ts";
import { lists } from "#i18n/lists.ts";
import { announcedIn } from "#test/support/announced.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { renderInRoot } from "#test/support/render.tsx";
import { Experts } from "./experts.tsx";

const portal = useMockPortal();

describe("portal-experts", () => {
  it("shows everybody with role, text and topics", async () => {
    const view = renderInRoot(<Experts />);
    expect(view.getByText(experts.loading)).toBeInTheDocument();
    const list = await view.findByRole("list", { name: experts.heading });
    expect(within(list).getAllByRole("listitem")).toHaveLength(10);
    const card = view.getByRole("heading", { level: 3, name: "Dr. Henrike Osterloh" }).closest("li");
    expect(card).toHaveTextContent("Fachanwältin für Arbeitsrecht");
    expect(card).toHaveTextContent("Arbeitsrecht \u00b7 Kündigung");
  });

  it("shows the initials of somebody without a picture", async () => {
    const view = renderInRoot(<Experts />);
    const card = (await view.findByRole("heading", { level: 3, name: "Ole Petersen" })).closest("li");
    expect(card?.querySelector(".card-image")).toHaveTextContent(/^OP$/);
    expect(card?.querySelector("img")).toBeNull();
  });

  it("starts with the author’s topic, which the reader can drop", async () => {
    const view = renderInRoot(<Experts topic="rhetorik" />);
    expect(await view.findByText("2 Personen")).toBeInTheDocument();
    expect(view.getByRole("combobox", { name: "Thema" })).toHaveValue("Rhetorik");
    await view.user.selectOptions(view.getByRole("combobox", { name: "Thema" }), "Alle");
    expect(await view.findByText("10 Personen")).toBeInTheDocument();
  });

  it("says that nobody stands for a topic, with a way to drop it", async () => {
    const view = renderInRoot(<Experts topic="Raumfahrt" />);
    expect(await view.findByText(lists.none)).toBeInTheDocument();
    await view.user.click(view.getByRole("button", { name: lists.reset }));
    expect(await view.findByText("10 Personen")).toBeInTheDocument();
  });

  it("finds names as they are typed, with umlauts or without", async () => {
    const view = renderInRoot(<Experts />);
    await view.user.type(await view.findByRole("searchbox", { name: "Suchen" }), "weissen");
    expect(await view.findByText("1 Person")).toBeInTheDocument();
    expect(view.getByRole("heading", { level: 3, name: "Jörg Weißenborn" })).toBeInTheDocument();
  });

  it("announces the number once for each choice, none included", async () => {
    const view = renderInRoot(<Experts />);
    await view.findByText("10 Personen");
    const said = announcedIn(view.wrapper);
    await view.user.selectOptions(view.getByRole("combobox", { name: "Thema" }), "Rhetorik");
    await view.findByText("2 Personen");
    await view.user.type(view.getByRole("searchbox", { name: "Suchen" }), "ß");
    await view.user.type(view.getByRole("searchbox", { name: "Suchen" }), "xx");
    await view.findByText("0 Personen");
    await view.user.click(view.getByRole("button", { name: lists.reset }));
    await view.findByText("10 Personen");
    expect(said).toEqual(["2 Personen", "1 Person", "0 Personen", "10 Personen"]);
  });

  it("survives people of whom nothing is known", async () => {
    portal.select({ scenario: "nulls:expertData" });
    const view = renderInRoot(<Experts />);
    expect(await view.findAllByRole("heading", { level: 3, name: experts.unnamed })).toHaveLength(10);
  });

  it("draws a failure and loads again when asked", async () => {
    portal.select({ scenario: "fail:expertData" });
    const view = renderInRoot(<Experts />);
    await view.findByRole("alert");
    portal.select({ scenario: "normal" });
    await view.user.click(view.getByRole("button", { name: common.retry }));
    expect(await view.findByText("10 Personen")).toBeInTheDocument();
  });
});
