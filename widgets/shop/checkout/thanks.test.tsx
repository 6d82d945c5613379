import { act, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { cartTexts } from "#i18n/cart.ts";
import { checkoutTexts } from "#i18n/checkout.ts";
import { letterTexts } from "#i18n/employer-letter.ts";
import { lastOrder } from "#i18n/last-order.ts";
import { nextBest } from "#i18n/offers.ts";
import { totalCosts } from "#i18n/sentences.ts";
import { seminarIds } from "#mocks/data/shop/catalogue.ts";
import { cartState, openEntry } from "#mocks/data/shop/filled-cart.ts";
import { orderAddress } from "#mocks/testing/shop-addresses.ts";
import { usePortal } from "#state/store.ts";
import { holdAnswers } from "#test/support/gate.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { fillOrder, order, orderedPeople, overview, reloaded, whenOrdered } from "#test/support/ordering.tsx";
import { wholeText } from "#test/support/whole-text.ts";
import { personName } from "#widgets/shop/shared/person-name.ts";

const portal = useMockPortal({ customer: "guest" });
const NAMES = openEntry.recipients.map(personName);

const online = {
  itemId: 95,
  type: "booking" as const,
  eventId: seminarIds.online,
  recipients: openEntry.recipients.map((person, index) => ({
    ...person,
    recipientId: 301 + index,
    hotelOverNightOption: null,
  })),
};

it("thanks once, says where the confirmation goes, and lists who is ordered by seminars; a reload changes nothing", async () => {
  Object.assign(portal.state().shop.cart, cartState([structuredClone(openEntry), online], orderAddress).shop?.cart);
  let view = await overview();
  await order(view);
  await whenOrdered(view, 6);
  for (let load = 0; load < 2; load += 1) {
    expect(view.getByRole("heading", { name: checkoutTexts.thanks })).toBeVisible();
    expect(view.wrapper).toHaveTextContent("Die Bestätigung geht an eva.beispiel@musterwerke.example.");
    const yours = within(view.getByRole("region", { name: checkoutTexts.yours.booking }));
    expect(yours.getByText("Bestellt von Frau Eva Beispiel, Musterwerke GmbH")).toBeVisible();
    expect(yours.getAllByRole("heading", { level: 5 }).map(({ textContent }) => textContent)).toEqual([
      "Betriebsverfassungsrecht",
      "Datenschutz im Homeoffice",
    ]);
    expect(orderedPeople(view)).toEqual([...NAMES, ...NAMES]);
    const rows = yours.getAllByRole("listitem").filter(({ textContent }) => /^(Frau|Herr)/.test(textContent));
    expect(rows).toHaveLength(6);
    for (const row of rows) expect(row).toHaveTextContent(/Bestellnummer: B-\d+/);
    expect(yours.getByText(/Kontorhaus am Hafen, Hamburg$/)).toBeVisible();
    const next = within(view.getByRole("region", { name: checkoutTexts.next }));
    expect(next.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      checkoutTexts.nextKinds.invoice,
      checkoutTexts.untilEach + checkoutTexts.cancelByUs.join(""),
      expect.stringMatching(/^Fr\., 27\.03\.2026Wir senden den Link zu „Datenschutz im Homeoffice“ per E-Mail/),
      expect.stringMatching(/^Sa\., 28\.03\.2026„Datenschutz im Homeoffice“ beginnt\. Ort: Online\./),
      expect.stringMatching(
        /^Mo\., 30\.03\.2026„Betriebsverfassungsrecht“ beginnt\. Ort: Kontorhaus am Hafen, Hamburg\./,
      ),
    ]);
    expect(next.getByRole("link", { name: checkoutTexts.openAccount })).toBeVisible();
    const file = view.getByRole("link", { name: checkoutTexts.calendarAll });
    expect(decodeURIComponent(file.getAttribute("href") ?? "").match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(view.getByRole("link", { name: /Bestellung als PDF/ })).toBeVisible();
    view = reloaded(view);
    await whenOrdered(view, 6);
  }
});

it.each([
  ["the order", () => "A 7", ["Bestellnummer: A 7"]],
  ["each entry", (id: number) => (id < 300 ? "A 7" : "A 8"), ["Bestellnummer: A 7", "Bestellnummer: A 8"]],
])("says once what the people of %s share: number, nights and meals", async (_whose, numberOf, numbers) => {
  Object.assign(portal.state().shop.cart, cartState([structuredClone(openEntry), online], orderAddress).shop?.cart);
  const send = globalThis.fetch;
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const request = input as Request;
    if (!request.url.endsWith("/online-fax")) return send(input, init);
    const { recipientId } = (await request.clone().json()) as { recipientId: number };
    await send(input, init);
    return Response.json({ orderNumber: numberOf(recipientId) });
  });
  const view = await overview();
  expect(view.getAllByText("Für alle: Übernachtung und Vollpension")).toHaveLength(1);
  await order(view);
  await whenOrdered(view, 6);
  expect(view.getAllByText(/^Bestellnummer: /).map(({ textContent }) => textContent)).toEqual(numbers);
  expect(view.getAllByText("Für alle: Übernachtung und Vollpension")).toHaveLength(1);
  const [first] = view.wrapper.querySelectorAll('[data-state="ordered"]');
  expect(first?.textContent.replaceAll("\u00a0", " ")).toBe("Frau Eva Beispiel1.161,00 €");
});

it("names the customer's own signs with the order, and never those of a cart that was filled again", async () => {
  const message = "Bitte gemeinsam setzen.\n\nIhr Bestellzeichen: BR-2026-14\nKostenstelle: 4711";
  Object.assign(portal.state().shop.cart, cartState([openEntry], { ...orderAddress, message }).shop?.cart);
  let view = await overview();
  await order(view);
  await whenOrdered(view, 3);
  for (let load = 0; load < 2; load += 1) {
    const yours = within(view.getByRole("region", { name: checkoutTexts.yours.booking }));
    expect(yours.getByText("Ihr Bestellzeichen: BR-2026-14")).toBeVisible();
    expect(yours.getByText("Kostenstelle: 4711")).toBeVisible();
    expect(yours.queryByText(/gemeinsam setzen/)).toBeNull();
    view = reloaded(view);
    await whenOrdered(view, 3);
  }
  Object.assign(portal.state().shop.cart, cartState([online], { ...orderAddress, message }).shop?.cart);
  view = reloaded(view);
  await whenOrdered(view, 3);
  expect(view.queryByText("Kostenstelle: 4711")).toBeNull();
});

it("tells a customer until when it can be cancelled, and where, and whom to ask", async () => {
  usePortal.setState(({ config }) => ({ config: { ...config, supportPhone: "0800 123456" } }));
  portal.select({ customer: "admin" });
  fillOrder(portal);
  const view = await overview();
  await order(view);
  await whenOrdered(view, 3);
  expect(view.getByText("Bis So., 22.03.2026")).toBeVisible();
  expect(view.getByText(/^Fragen zu Bestellung, Rechnung oder Stornierung\?/)).toBeVisible();
  expect(view.getByRole("link", { name: "Kundenportal" })).toBeVisible();
});

it("of a request says that it has arrived in the words of one, and asks for no money", async () => {
  usePortal.setState(({ config }) => ({ config: { ...config, supportPhone: "0800 123456" } }));
  const waiting = { ...structuredClone(openEntry), type: "waitingList" as const, eventId: seminarIds.full };
  Object.assign(portal.state().shop.cart, cartState([waiting], orderAddress).shop?.cart);
  const view = await overview();
  expect(view.getByRole("heading", { name: "Kontaktadresse" })).toBeVisible();
  const answers = holdAnswers("online-fax");
  await view.user.click(view.getByRole("button", { name: checkoutTexts.request }));
  expect(await view.findByText(/^Ihre Anfrage wird gesendet\./)).toBeVisible();
  expect(view.getByRole("list", { name: "Schritte der Anfrage" })).toBeVisible();
  answers.open();
  expect(await view.findByRole("heading", { name: checkoutTexts.thanksRequest })).toBeVisible();
  expect(view.getAllByText(checkoutTexts.requested)).toHaveLength(1);
  expect(view.queryByText(/^Ihre Buchungsanfrage|^Gesamtsumme|zzgl\./)).toBeNull();
  expect(view.getByText(/^Sobald ein Platz frei wird/)).toBeVisible();
  expect(view.getByText("Angefragt von Frau Eva Beispiel, Musterwerke GmbH")).toBeVisible();
  const told = [...view.wrapper.querySelectorAll('[data-state="ordered"]')].map(({ textContent }) => textContent);
  expect(told).toEqual(Array(3).fill(expect.stringMatching(/Nummer der Anfrage: B-\d+$/)));
  expect(view.getByText(/^Fragen zu Ihrer Anfrage\?/)).toBeVisible();
  expect(view.getByRole("link", { name: /Anfrage als PDF/ })).toBeVisible();
  expect(view.queryByText(/[Bb]estell/)).toBeNull();
});

it("stands again where the way back leads, and is found from where that ends", async () => {
  fillOrder(portal);
  let view = await overview();
  await order(view);
  await whenOrdered(view, 3);
  act(() => {
    history.replaceState(null, "", "/checkout?schritt=uebersicht");
    window.dispatchEvent(new PopStateEvent("popstate"));
  });
  await whenOrdered(view, 3);
  expect(view.queryByText(cartTexts.empty)).toBeNull();
  act(() => {
    history.replaceState(null, "", "/checkout");
    window.dispatchEvent(new PopStateEvent("popstate"));
  });
  expect(view.getByText(cartTexts.empty)).toBeVisible();
  expect(await view.findByText(lastOrder.hint)).toBeVisible();
  expect(view.queryByText(nextBest.advice)).toBeNull();
  await view.user.click(view.getByRole("button", { name: lastOrder.show }));
  await whenOrdered(view, 3);
  history.replaceState(null, "", "/checkout");
  view = reloaded(view);
  await view.user.click(await view.findByRole("button", { name: lastOrder.show }));
  await whenOrdered(view, 3);
  expect(orderedPeople(view)).toEqual(NAMES);
});

it("says what the hotel costs beside the sum, after a reload as well", async () => {
  fillOrder(portal);
  let view = await overview();
  await order(view);
  await whenOrdered(view, 3);
  const hotel = (): string => wholeText(view.getByText(`${cartTexts.hotel}:`)).textContent;
  const said = hotel();
  expect(said).toMatch(/^zzgl\. Hotelkosten: ca\. (?!0,00)[\d.]+,\d\d\s€$/);
  expect(view.getByText(`${totalCosts}:`)).toBeVisible();
  view = reloaded(view);
  await whenOrdered(view, 3);
  expect(hotel()).toBe(said);
});

it("writes the letter to the employer, by the law of the committee that it is for", async () => {
  fillOrder(portal);
  const view = await overview();
  await order(view);
  await whenOrdered(view, 3);
  await view.user.click(view.getByRole("button", { name: checkoutTexts.letter }));
  const dialog = within(await view.findByRole("dialog", { name: letterTexts.title }));
  const text = (): string =>
    dialog.getByRole<HTMLTextAreaElement>("textbox", { name: /^Text der Mitteilung/ }).value.replaceAll("\u00a0", " ");
  expect(text()).toMatch(/^Teilnahme an einer Schulung nach § 37 Abs\. 6 BetrVG\n/);
  expect(text()).toContain("Die betrieblichen Notwendigkeiten hat er bei der zeitlichen Lage berücksichtigt.");
  expect(text()).toContain(
    `Es nehmen teil: ${NAMES.join(", ")}\nSeminarkosten: 3.483,00 €, zzgl. gesetzlicher MwSt.\n`,
  );
  expect(text()).toMatch(/\nHotelkosten: ca\. [\d.]+,\d\d €/);
  await view.user.click(dialog.getByRole("radio", { name: /^Jugend-/ }));
  expect(text()).toMatch(/ nach § 65 Abs\. 1 in Verbindung mit § 37 Abs\. 6 BetrVG\n/);
  expect(text()).toContain("trägt nach § 65 Abs. 1 in Verbindung mit § 40 Abs. 1 BetrVG der Arbeitgeber.");
  await view.user.click(dialog.getByRole("radio", { name: "Schwerbehindertenvertretung" }));
  expect(text()).not.toContain("beschlossen");
  expect(text()).toMatch(/^Teilnahme an einer Schulung nach § 179 Abs\. 4 SGB IX\n/);
  expect(text()).toContain("Die Kosten trägt nach § 179 Abs. 8 SGB IX der Arbeitgeber.");
  await view.user.click(dialog.getByRole("button", { name: "Text kopieren" }));
  expect(await dialog.findByText(letterTexts.copied)).toBeVisible();
  expect((await navigator.clipboard.readText()).replaceAll("\u00a0", " ")).toBe(text());
});

it("prints the letter to the employer alone, as it was changed, and says where the browser lets no window open", async () => {
  fillOrder(portal);
  const view = await overview();
  await order(view);
  await whenOrdered(view, 3);
  await view.user.click(view.getByRole("button", { name: checkoutTexts.letter }));
  const dialog = within(await view.findByRole("dialog", { name: letterTexts.title }));
  const sheet = document.implementation.createHTMLDocument();
  const [print, close, ways] = [vi.fn(), vi.fn(), new EventTarget()];
  const opened = Object.assign(ways, { document: sheet, print, close }) as unknown as Window;
  const open = vi.spyOn(window, "open").mockReturnValueOnce(opened).mockReturnValueOnce(null);
  await view.user.type(dialog.getByRole("textbox", { name: /^Text der Mitteilung/ }), "\nBetriebsrat");
  await view.user.click(dialog.getByRole("button", { name: "Drucken" }));
  expect(print).toHaveBeenCalledOnce();
  expect(sheet.title).toBe(letterTexts.title);
  expect(sheet.body.textContent).toMatch(/^Teilnahme an einer Schulung [^]*Mit freundlichen Grüßen[^]*\nBetriebsrat$/);
  opened.dispatchEvent(new Event("afterprint"));
  expect(close).toHaveBeenCalledOnce();
  await view.user.click(dialog.getByRole("button", { name: "Drucken" }));
  expect(dialog.getByText(letterTexts.noSheet)).toBeVisible();
  expect(open).toHaveBeenCalledTimes(2);
});
