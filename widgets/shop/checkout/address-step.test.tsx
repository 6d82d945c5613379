import { fireEvent, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { cartTexts } from "#i18n/cart.ts";
import { checkoutTexts as texts } from "#i18n/checkout.ts";
import { seminarIds } from "#mocks/data/shop/catalogue.ts";
import { orderAddress } from "#mocks/testing/shop-addresses.ts";
import { usePortal } from "#state/store.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { fillOrder, reloaded } from "#test/support/ordering.tsx";
import { renderInRoot, type Rendered } from "#test/support/render.tsx";
import { wholeText } from "#test/support/whole-text.ts";
import { Checkout } from "./checkout.tsx";

const portal = useMockPortal({ customer: "guest" });

async function show(options?: null): Promise<Rendered> {
  history.replaceState(null, "", "/checkout");
  fillOrder(portal, seminarIds.open, options);
  const view = renderInRoot(<Checkout />);
  await view.findByRole("button", { name: texts.toOverview });
  return view;
}

const goOn = async (view: Rendered): Promise<void> => {
  await view.user.click(view.getByRole("button", { name: texts.toOverview }));
  await view.findByRole("button", { name: texts.changeAddress });
};

const saved = () => portal.calls.findLast(({ name }) => name === "orderOptions")?.body;

describe("the address", () => {
  it("has what is being ordered and its sum beside it", async () => {
    const view = await show();
    const summary = within(view.getByRole("region", { name: texts.yours.booking }));
    expect(summary.getByText("Betriebsverfassungsrecht")).toBeVisible();
    expect(summary.getByText("3 Teilnehmer:innen")).toBeVisible();
    expect(wholeText(summary.getByText(`${cartTexts.total}:`))).toHaveTextContent(/^Gesamtsumme: 3\.483,00/);
  });

  it("leads back to the cart, and a step that is done is led back to", async () => {
    const view = await show();
    expect(view.getByRole("link", { name: "Zurück zum Warenkorb" })).toHaveAttribute(
      "href",
      `${location.origin}/seminare/warenkorb`,
    );
    await goOn(view);
    const steps = within(view.getByRole("list", { name: "Schritte der Bestellung" }));
    expect(steps.getAllByRole("listitem").map((step) => step.getAttribute("aria-current"))).toEqual([
      null,
      "step",
      null,
    ]);
    await view.user.click(steps.getByRole("button", { name: "Adresse" }));
    expect(view.getByRole("heading", { name: "Schritt 1 von 3: Adresse" })).toBeVisible();
  });

  it("offers a guest the login, from which they come back", async () => {
    const guest = await show(null);
    const link = guest.getByRole("link", { name: "Melden Sie sich an" });
    expect(new URL(link.getAttribute("href") ?? "").searchParams.get("returnTo")).toBe(location.href);
  });

  it("leads to the login page that the author names", async () => {
    usePortal.setState(({ config }) => ({ config: { ...config, pages: { login: "/konto/anmelden" } } }));
    const link = (await show(null)).getByRole("link", { name: "Melden Sie sich an" });
    expect(new URL(link.getAttribute("href") ?? "").pathname).toBe("/konto/anmelden");
    expect(new URL(link.getAttribute("href") ?? "").searchParams.get("returnTo")).toBe(location.href);
  });

  it("keeps typed text over the login, and fills in the rest of what is known", async () => {
    const guest = await show(null);
    fireEvent.change(guest.getByLabelText(/^Firma/), { target: { value: "Nebenwerk GmbH" } });
    portal.select({ customer: "admin" });
    fillOrder(portal, seminarIds.open, null);
    const view = reloaded(guest);
    await waitFor(() => expect(view.getByLabelText(/^Nachname/)).toHaveValue("Brinkmann"));
    expect(view.getByLabelText(/^Firma/)).toHaveValue("Nebenwerk GmbH");
  });

  it("offers no login to who is logged in", async () => {
    portal.select({ customer: "admin" });
    expect((await show(null)).queryByRole("link", { name: "Melden Sie sich an" })).toBeNull();
  });

  it("asks for all that is required first, then for references, and for a message last", async () => {
    const view = await show();
    const further = view.getByRole("group", { name: "Weitere Angaben" });
    const named = within(further)
      .getAllByRole<HTMLInputElement>("textbox")
      .map(({ labels }) => labels?.[0]?.textContent);
    expect(named).toEqual(["Ihr Bestellzeichen", "Kostenstelle", "Nachricht"]);
    const address = within(view.getByRole("group", { name: "Kontakt- und Rechnungsadresse" }));
    expect(address.getAllByRole("textbox").filter((field) => field.getAttribute("aria-required") !== "true")).toEqual(
      [],
    );
    expect(address.getByLabelText(/^E-Mail-Adresse/).compareDocumentPosition(further)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  it("asks for no references where no invoice is written", async () => {
    history.replaceState(null, "", "/checkout");
    fillOrder(portal);
    for (const item of portal.state().shop.cart.items) item.type = "waitingList";
    const view = renderInRoot(<Checkout />);
    const further = within(await view.findByRole("group", { name: "Weitere Angaben" }));
    expect(further.getAllByRole("textbox")).toEqual([further.getByLabelText("Nachricht")]);
  });

  it("ranks its heading below that of the step", async () => {
    const view = await show();
    expect(view.getByRole("heading", { level: 4, name: "Kontakt- und Rechnungsadresse" })).toBeVisible();
  });
});

describe("what is said of the address", () => {
  it("keeps the phone number as it was typed, here and in the overview, and sends it without blanks", async () => {
    const view = await show();
    fireEvent.change(view.getByLabelText(/^Telefon/), { target: { value: "0531 / 55 50-0" } });
    await goOn(view);
    expect(saved()).toMatchObject({ options: { phone: "053155500" } });
    expect(view.getByText("0531 / 55 50-0")).toBeVisible();
    await view.user.click(view.getByRole("button", { name: texts.changeAddress }));
    expect(view.getByLabelText(/^Telefon/)).toHaveValue("0531 / 55 50-0");
  });

  it("names in the overview whoever gives no salutation without one", async () => {
    const view = await show();
    fireEvent.change(view.getByLabelText(/^Anrede/), { target: { value: "Keine Angabe" } });
    await goOn(view);
    const address = within(view.getByRole("region", { name: texts.address }));
    expect(address.getByText("Eva Beispiel")).toBeVisible();
    expect(address.queryByText(/Keine Angabe/)).toBeNull();
  });

  it("sends references and another address for the invoice at the end of the message, and shows all by name", async () => {
    const view = await show();
    const invoice = () => within(view.getByRole("group", { name: "Rechnungsadresse" }));
    expect(view.queryByRole("group", { name: "Rechnungsadresse" })).toBeNull();
    expect(view.getByRole("heading", { name: texts.address })).toBeVisible();
    await view.user.click(view.getByRole("checkbox", { name: texts.otherInvoice }));
    expect(view.getByRole("heading", { name: texts.contact })).toBeVisible();
    expect(view.getByRole("heading", { name: texts.invoice })).toBeVisible();
    await view.user.click(view.getByRole("button", { name: texts.toOverview }));
    expect(await invoice().findByText("Bitte füllen Sie das Feld Firma aus")).toBeVisible();
    expect(invoice().getByText("Die Postleitzahl ist ungültig")).toBeVisible();
    expect(view.getByRole("link", { name: "Rechnungsadresse: Die Postleitzahl ist ungültig" })).toBeVisible();
    const type = (label: RegExp, value: string, at: Pick<typeof view, "getByLabelText"> = view) =>
      fireEvent.change(at.getByLabelText(label), { target: { value } });
    type(/^Nachricht/, "Bitte anrufen");
    type(/^Ihr Bestellzeichen/, "4711/A");
    type(/^Kostenstelle/, "0815");
    type(/^Firma/, "Werk Nord", invoice());
    type(/^Straße/, "Nordstraße 3", invoice());
    type(/^Postleitzahl/, "38 100", invoice());
    type(/^Ort/, "Braunschweig", invoice());
    await goOn(view);
    const block = "Werk Nord\nNordstraße 3\n38100 Braunschweig";
    expect(saved()).toEqual({
      options: {
        ...orderAddress,
        phone: "05315550100",
        message: `Bitte anrufen\n\nIhr Bestellzeichen: 4711/A\nKostenstelle: 0815\n\nRechnungsadresse:\n${block}`,
      },
    });
    expect(view.getByText("Nachricht:").nextElementSibling).toHaveTextContent("Bitte anrufen");
    expect(view.getByText("Kostenstelle:").nextElementSibling).toHaveTextContent("0815");
    expect(view.getByText("Rechnungsadresse:").nextElementSibling?.textContent).toBe(block);
  });
});
