import { waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { common } from "#i18n/common.ts";
import { lexicon } from "#i18n/lexicon.ts";
import { lists } from "#i18n/lists.ts";
import { announcedIn } from "#test/support/announced.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { renderInRoot } from "#test/support/render.tsx";
import { AtoZ } from "./a-z.tsx";

const portal = useMockPortal();

function around({ parentElement }: HTMLElement): HTMLElement {
  if (parentElement === null) throw new Error("There is nothing around it.");
  return parentElement;
}

describe("portal-a-z", () => {
  it("shows the words by letter, umlauts with the plain letters", async () => {
    const view = renderInRoot(<AtoZ kind="br" />);
    expect(view.getByText(lexicon.loading)).toBeInTheDocument();
    expect(await view.findByRole("heading", { level: 2, name: "Betriebsratslexikon" })).toBeInTheDocument();
    const heading = await view.findByRole("heading", { level: 3, name: "Buchstabe A" });
    const words = within(around(heading))
      .getAllByRole("link")
      .map(({ textContent }) => textContent);
    expect(words).toEqual(["Abmahnung", "Änderungskündigung", "Arbeitszeit", "Aufhebungsvertrag"]);
    expect(view.getByRole("link", { name: "Abmahnung" })).toHaveAttribute(
      "href",
      "http://localhost:3000/betriebsratslexikon/br/abmahnung",
    );
    expect(view.getByRole("heading", { level: 3, name: "Ziffern und Zeichen" }).parentElement).toHaveTextContent(
      "13. Monatsgehalt",
    );
    expect(portal.calls.map(({ path }) => path)).toEqual(["/export/lexicon"]);
  });

  it("keeps the key of a word as the backend gave it", async () => {
    vi.spyOn(globalThis, "fetch").mockResolvedValue(
      Response.json({ entries: [{ slug: "AGG_2027.html", kind: "br", title: "AGG", teaser: null }] }),
    );
    const view = renderInRoot(<AtoZ kind="br" />);
    expect(await view.findByRole("link", { name: "AGG" })).toHaveAttribute(
      "href",
      "http://localhost:3000/betriebsratslexikon/br/AGG_2027.html",
    );
  });

  it("disables letters without a word", async () => {
    const view = renderInRoot(<AtoZ kind="br" />);
    expect(await view.findByRole("button", { name: "Buchstabe X" })).toBeDisabled();
    expect(view.getByRole("button", { name: "Buchstabe A" })).toBeEnabled();
    expect(within(view.getByRole("navigation", { name: "Buchstaben" })).getAllByRole("button")).toHaveLength(27);
  });

  it("leads to a letter and takes the focus there", async () => {
    Element.prototype.scrollIntoView = () => undefined;
    const view = renderInRoot(<AtoZ kind="br" />);
    await view.user.click(await view.findByRole("button", { name: "Buchstabe M" }));
    await expect.poll(() => view.root.activeElement).toBe(view.getByRole("heading", { level: 3, name: "Buchstabe M" }));
  });

  it.each([
    ["jav", "JAV-Lexikon", "/betriebsratslexikon/jav/berichtsheft", "Berichtsheft"],
    ["sbv", "SBV-Lexikon", "/betriebsratslexikon/sbv/zusatzurlaub", "Zusatzurlaub"],
  ] as const)("shows the words of %s only", async (kind, heading, href, word) => {
    const view = renderInRoot(<AtoZ kind={kind} />);
    expect(await view.findByRole("link", { name: word })).toHaveAttribute("href", `http://localhost:3000${href}`);
    expect(view.getByRole("heading", { level: 2, name: heading })).toBeInTheDocument();
    expect(view.queryByRole("link", { name: "Wahlvorstand" })).toBeNull();
  });

  it("searches as one types, with umlauts or without", async () => {
    const view = renderInRoot(<AtoZ kind="br" />);
    await view.user.type(await view.findByRole("searchbox", { name: lexicon.search }), "uberstund");
    const results = await view.findByRole("region", { name: lexicon.results });
    await waitFor(() =>
      expect(
        within(results)
          .getAllByRole("link")
          .map(({ textContent }) => textContent),
      ).toEqual(["Überstunden"]),
    );
    expect(view.getByRole("status")).toHaveTextContent("1 Stichwort");
    expect(view.queryByRole("navigation")).toBeNull();
    await view.user.type(view.getByRole("searchbox", { name: lexicon.search }), "{Backspace}".repeat(9));
    expect(await view.findByRole("navigation", { name: "Buchstaben" })).toBeInTheDocument();
  });

  it("announces how many were found, from the first key on", async () => {
    const view = renderInRoot(<AtoZ kind="br" />);
    const search = await view.findByRole("searchbox", { name: lexicon.search });
    const said = announcedIn(view.wrapper);
    await view.user.type(search, "Raumfahrt");
    await waitFor(() => expect(said.at(-1)).toBe("0 Stichwörter"));
    expect(said.every((text, index) => text !== said[index - 1])).toBe(true);
  });

  it("says that nothing was found, with a way back to all words", async () => {
    const view = renderInRoot(<AtoZ kind="br" />);
    const search = await view.findByRole("searchbox", { name: lexicon.search });
    await view.user.type(search, "Raumfahrt");
    expect(await view.findByText(lists.none)).toBeInTheDocument();
    await view.user.click(view.getByRole("button", { name: lexicon.reset }));
    expect(await view.findByRole("navigation", { name: "Buchstaben" })).toBeInTheDocument();
    expect(search).toHaveValue("");
    await expect.poll(() => view.root.activeElement).toBe(search);
  });

  it.each(["empty:exports", "nulls:exports"] as const)("says that there is nothing (%s)", async (scenario) => {
    portal.select({ scenario });
    const view = renderInRoot(<AtoZ kind="br" />);
    expect(await view.findByText(lists.none)).toBeInTheDocument();
  });

  it("draws a failure and loads again when asked", async () => {
    portal.select({ scenario: "fail:exports" });
    const view = renderInRoot(<AtoZ kind="br" />);
    await view.findByRole("alert");
    portal.select({ scenario: "normal" });
    await view.user.click(view.getByRole("button", { name: common.retry }));
    expect(await view.findByRole("link", { name: "Abmahnung" })).toBeInTheDocument();
  });
});
