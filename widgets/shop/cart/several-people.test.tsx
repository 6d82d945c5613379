import { fireEvent, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { bookingOptionLabels } from "#i18n/overnight.ts";
import { pickerTexts } from "#i18n/people-picker.ts";
import { seminarIds } from "#mocks/data/shop/catalogue.ts";
import { cartState, openEntry } from "#mocks/data/shop/filled-cart.ts";
import { announcedIn } from "#test/support/announced.ts";
import { fillCart, showCart } from "#test/support/cart.tsx";
import { useMockPortal } from "#test/support/mock-portal.ts";
import type { Rendered } from "#test/support/render.tsx";

const portal = useMockPortal({ customer: "guest" });

const LINES = "Frau Anna Albrecht\nHerr Cem Celik\nFrau Eva Groß";

async function paste(view: Rendered, option: boolean): Promise<void> {
  await view.user.click(await view.findByRole("button", { name: "Mehrere einfügen" }));
  fireEvent.change(await view.findByLabelText(/^Namen, je Zeile/), { target: { value: LINES } });
  if (option) await view.user.click(view.getByRole("radio", { name: bookingOptionLabels.mitNacht_VP }));
  await view.user.click(view.getByRole("button", { name: "3 Teilnehmer:innen hinzufügen" }));
}

describe("several people, of whom not all are added", () => {
  it("are told by name who is in and who is not, with the places left, and those stay in the form", async () => {
    fillCart(portal, seminarIds.lastSeat);
    const view = await showCart();
    await paste(view, true);
    const told = await view.findByRole("alert");
    expect(told).toHaveTextContent("Hinzugefügt: Frau Anna Albrecht.");
    expect(told).toHaveTextContent("Nicht hinzugefügt: Herr Cem Celik und Frau Eva Groß. Ihre Eingaben bleiben");
    expect(told).toHaveTextContent("Für diesen Termin sind nicht genügend Plätze frei.");
    await waitFor(() => expect(told).toHaveTextContent("Zuletzt war 1 Platz frei."));
    expect(view.getByLabelText(/^Namen, je Zeile/)).toHaveValue("Herr Cem Celik\nFrau Eva Groß");
    expect(view.getByRole("group", { name: "Teilnehmer:in 1 von 1" })).toHaveTextContent("Anna Albrecht");
  });

  it("are not called missing where nobody knows what became of them", async () => {
    fillCart(portal, seminarIds.online, 1);
    const view = await showCart();
    portal.select({ scenario: "offline" });
    await paste(view, false);
    const told = await view.findByRole("alert");
    expect(told).toHaveTextContent("Stand unbekannt: Frau Anna Albrecht, Herr Cem Celik und Frau Eva Groß.");
    expect(told).not.toHaveTextContent("icht hinzugefügt");
  });
});

describe("several people who are added", () => {
  it("hand the focus on to what adds the next, and are announced once", async () => {
    fillCart(portal, seminarIds.online, 1);
    const view = await showCart();
    const said = announcedIn(view.wrapper);
    await paste(view, false);
    await waitFor(() => expect(said).toContain("3 Teilnehmer:innen wurden hinzugefügt."));
    expect(view.root.activeElement).toHaveTextContent("Teilnehmer:in hinzufügen");
    expect(said.filter((sentence) => sentence === "3 Teilnehmer:innen wurden hinzugefügt.")).toHaveLength(1);
  });

  it("have said once what all of them chose, and each what differs", async () => {
    Object.assign(portal.state().shop.cart, cartState([openEntry]).shop?.cart);
    const view = await showCart();
    expect(view.getByText("Für alle: Übernachtung und Vollpension")).toBeVisible();
    const told = view.getAllByRole("group", { name: /^Teilnehmer:in \d/ }).map(({ textContent }) => textContent);
    expect(told).toEqual([
      "Frau Eva BeispielBearbeitenEntfernen",
      "Herr Cem ÇelikvegetarischBearbeitenEntfernen",
      "Frau Dr. Käthe Groß-ÜberlingerBearbeitenEntfernen",
    ]);
  });

  it("have their own nights and meals said of each where these differ", async () => {
    const [first, ...others] = openEntry.recipients;
    const recipients = [{ ...first, hotelOverNightOption: "ohneNacht_VP" }, ...others] as typeof openEntry.recipients;
    Object.assign(portal.state().shop.cart, cartState([{ ...openEntry, recipients }]).shop?.cart);
    const view = await showCart();
    expect(view.queryByText(/^Für alle:/)).toBeNull();
    expect(view.getByRole("group", { name: "Teilnehmer:in 1 von 3" })).toHaveTextContent("Nur Vollpension");
    expect(view.getByRole("group", { name: "Teilnehmer:in 3 von 3" })).toHaveTextContent(
      "Übernachtung und Vollpension",
    );
  });
});

describe("the people to tick", () => {
  it.each([
    [seminarIds.online, "Wer nimmt teil?"],
    [seminarIds.open, "Wer fährt?"],
  ])("are asked for by what the event %i is, in the order of their names after the own one", async (id, asked) => {
    portal.select({ customer: "admin" });
    fillCart(portal, id);
    const view = await showCart();
    const list = within(await view.findByRole("group", { name: asked }));
    const [, own, ...others] = list
      .getAllByRole("checkbox")
      .map((box) => (box as HTMLInputElement).labels?.[0]?.textContent);
    expect(own).toBe("Sabine Brinkmann (ich)");
    const lastnames = others.flatMap((name) => /^\S+ (\S+)$/.exec(name ?? "")?.[1] ?? []);
    expect(lastnames.length).toBeGreaterThan(5);
    expect(lastnames).toEqual(lastnames.toSorted((a, b) => a.localeCompare(b, "de")));
    expect(list.queryAllByRole("checkbox", { checked: true })).toEqual([]);
    expect(view.getByRole("button", { name: pickerTexts.takeOver(0) })).toBeVisible();
  });
});
