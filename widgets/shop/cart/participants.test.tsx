import { act, fireEvent, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { addTexts } from "#i18n/cart-add.ts";
import { cartTexts } from "#i18n/cart.ts";
import { fieldErrors } from "#i18n/fields.ts";
import { bookingOptionLabels } from "#i18n/overnight.ts";
import { participantTexts } from "#i18n/participants.ts";
import { pastedTexts } from "#i18n/pasted-people.ts";
import { pickerTexts } from "#i18n/people-picker.ts";
import { clearOption } from "#i18n/recipients.ts";
import { seminarIds } from "#mocks/data/shop/catalogue.ts";
import { initialState, usePortal } from "#state/store.ts";
import { fillCart, fillIn, showCart } from "#test/support/cart.tsx";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { namedAbout } from "#test/support/named-about.ts";
import type { Rendered } from "#test/support/render.tsx";

const portal = useMockPortal({ customer: "guest" });

const fill = (eventId: number, people?: number): void => fillCart(portal, eventId, people);
const sent = (name: string): unknown[] => portal.calls.filter((call) => call.name === name).map(({ body }) => body);

describe("participants", () => {
  it("need salutation, names and option", async () => {
    fill(seminarIds.open);
    const view = await showCart();
    await view.user.click(await view.findByRole("button", { name: participantTexts.saveNew }));
    for (const message of [
      fieldErrors.salutation,
      fieldErrors.firstname,
      fieldErrors.lastname,
      participantTexts.optionMissing,
    ]) {
      expect(await view.findByText(message)).toBeVisible();
    }
    expect(sent("recipientAdd")).toEqual([]);
  });

  it("see what the hotel costs by each option", async () => {
    fill(seminarIds.open);
    const view = await showCart();
    const option = (name: string) => view.findByRole("radio", { name });
    expect(await option(bookingOptionLabels.mitNacht_VP)).toHaveAccessibleDescription(
      "Hotelkosten ca. 1.107,00\u00a0€",
    );
    expect(await option(bookingOptionLabels.ohneNacht_VP)).toHaveAccessibleDescription("Hotelkosten ca. 342,00\u00a0€");
  });

  it("see no costs of a hotel whose prices are not known", async () => {
    for (const event of portal.state().shop.events) Object.assign(event.hotel ?? {}, { prices: [] });
    fill(seminarIds.open);
    const view = await showCart();
    expect(
      await view.findByRole("radio", { name: bookingOptionLabels.ohneNacht_VP }),
    ).not.toHaveAccessibleDescription();
  });

  it("stay in sight where the cart's row about one cannot be read, and are asked for anew", async () => {
    fill(seminarIds.online, 2);
    Object.assign(portal.state().shop.cart.items[0]?.recipients[0] ?? {}, { lastname: 7.5, firstname: {} });
    const view = await showCart();
    const first = await view.findByRole("group", { name: "Teilnehmer:in 1 von 2" });
    expect(first).toHaveTextContent(cartTexts.unnamed);
    expect(first).toHaveTextContent(/Es fehlt: .*Vorname.*Nachname/);
    await view.user.click(within(first).getByRole("button", { name: /bearbeiten$/ }));
    await fillIn(view, { salutation: "Frau", firstname: "Ida", lastname: "Ohm" });
    await view.user.click(view.getByRole("button", { name: participantTexts.save }));
    await waitFor(() =>
      expect(view.getByRole("group", { name: "Teilnehmer:in 1 von 2" })).toHaveTextContent("Frau Ida Ohm"),
    );
  });

  it("are added as typed", async () => {
    fill(seminarIds.open);
    const view = await showCart();
    await fillIn(view, { salutation: "Herr", firstname: "Jörg", lastname: "Müller" });
    await view.user.click(view.getByRole("radio", { name: bookingOptionLabels.mitNacht_VP }));
    await view.user.click(view.getByRole("checkbox", { name: participantTexts.vegetarian }));
    await view.user.click(view.getByRole("button", { name: participantTexts.saveNew }));
    expect(await view.findByRole("group", { name: "Teilnehmer:in 1 von 1" })).toHaveTextContent(
      "Herr Jörg MüllerÜbernachtung und Vollpension, vegetarisch",
    );
    await waitFor(() =>
      expect(sent("recipientAdd")).toEqual([
        {
          itemId: seminarIds.open * 10,
          recipient: {
            salutation: "Herr",
            firstname: "Jörg",
            lastname: "Müller",
            hotelOverNightOption: "mitNacht_VP",
            hotelOptionVegetarian: true,
            hotelOptionWheelchair: false,
            comment: null,
          },
        },
      ]),
    );
  });

  it("are added once however fast the button is pressed, and brought back once", async () => {
    const pressTwice = (button: HTMLElement): void => act(() => [button, button].forEach((each) => each.click()));
    fill(seminarIds.online);
    const view = await showCart();
    await fillIn(view, { salutation: "Frau", firstname: "Eva", lastname: "Lang" });
    pressTwice(view.getByRole("button", { name: participantTexts.saveNew }));
    await view.findByRole("button", { name: participantTexts.add });
    await view.user.click(view.getByRole("button", { name: participantTexts.paste }));
    fireEvent.change(await view.findByLabelText(/^Namen, je Zeile/), { target: { value: "Albrecht; Anna" } });
    await view.user.selectOptions(view.getByLabelText(/^Anrede/), "Frau");
    pressTwice(view.getByRole("button", { name: "1 Teilnehmer:in hinzufügen" }));
    await view.findByRole("group", { name: "Teilnehmer:in 2 von 2" });
    pressTwice(view.getByRole("button", { name: "Frau Anna Albrecht entfernen" }));
    pressTwice(await view.findByRole("button", { name: cartTexts.undo }));
    await view.findByRole("group", { name: "Teilnehmer:in 2 von 2" });
    await waitFor(() =>
      expect(portal.state().shop.cart.items[0]?.recipients.map(({ lastname }) => lastname)).toEqual([
        "Lang",
        "Albrecht",
      ]),
    );
    expect([sent("recipientAdd").length, sent("recipientDelete").length]).toEqual([3, 1]);
  });

  it("of an online event choose no option", async () => {
    fill(seminarIds.online);
    const view = await showCart();
    expect(view.queryByRole("radio")).toBeNull();
    await fillIn(view, { salutation: "Frau", firstname: "Eva", lastname: "Lang" });
    await view.user.click(view.getByRole("button", { name: participantTexts.saveNew }));
    await waitFor(() => expect(sent("recipientAdd")).toMatchObject([{ recipient: { hotelOverNightOption: null } }]));
  });

  it("keep what was typed when the last place goes, with other dates in place", async () => {
    fill(seminarIds.online);
    portal.select({ scenario: "refused-soldOut:recipientAdd" });
    const view = await showCart();
    await fillIn(view, { salutation: "Frau", firstname: "Eva", lastname: "Lang" });
    await view.user.click(view.getByRole("button", { name: participantTexts.saveNew }));
    expect(await view.findByText(participantTexts.soldOut)).toBeVisible();
    expect(view.getByLabelText(/^Nachname/)).toHaveValue("Lang");
    expect(await view.findAllByRole("button", { name: namedAbout(addTexts.labels.booking) })).toHaveLength(2);
  });

  it("are pasted as lines, seen before they are added, and go out in order", async () => {
    fill(seminarIds.open, 1);
    const view = await showCart();
    await view.user.click(view.getByRole("button", { name: participantTexts.paste }));
    const lines = await view.findByLabelText(/^Namen, je Zeile/);
    fireEvent.change(lines, { target: { value: "Albrecht; Anna\nBöhm; Bernd\nÇelik\n" } });
    expect(view.getByText("Vorname fehlt")).toBeVisible();
    fireEvent.change(lines, { target: { value: "Albrecht; Anna\nBöhm; Bernd\nida@werk.example" } });
    expect(view.getByRole("row", { name: /^ida@werk\.example .*statt Name$/ })).toBeVisible();
    fireEvent.change(lines, { target: { value: "Albrecht; A" } });
    expect(view.getByRole("row", { name: /^Albrecht A .*Vorname ist zu kurz$/ })).toBeVisible();
    fireEvent.change(lines, { target: { value: "Albrecht; Anna\nBöhm; Bernd\nÇelik\n" } });
    await view.user.selectOptions(view.getByLabelText(/^Anrede/), "Keine Angabe");
    await view.user.click(view.getByRole("radio", { name: bookingOptionLabels.ohneNacht_VP }));
    fireEvent.change(lines, { target: { value: "Çelik" } });
    await view.user.click(view.getByRole("button", { name: "Teilnehmer:innen hinzufügen" }));
    expect(view.getByText(pastedTexts.linesWrong)).toBeVisible();
    expect(sent("recipientAdd")).toEqual([]);
    fireEvent.change(lines, { target: { value: "Albrecht; Anna\nÇelik\nBöhm; Bernd" } });
    expect(view.getByText("1 unvollständige Zeile bleibt im Feld, bis Sie sie ergänzen.")).toBeVisible();
    await view.user.click(view.getByRole("button", { name: "2 Teilnehmer:innen hinzufügen" }));
    await waitFor(() => expect(lines).toHaveValue("Çelik"));
    await waitFor(() => expect(view.root.activeElement).toBe(lines));
    expect(view.getByText("Vorname fehlt")).toBeVisible();
    fireEvent.change(lines, { target: { value: "Çelik; Cem" } });
    await view.user.click(view.getByRole("button", { name: "1 Teilnehmer:in hinzufügen" }));
    await waitFor(() =>
      expect(view.getByRole("group", { name: "Teilnehmer:in 4 von 4" })).toHaveTextContent("Cem Çelik"),
    );
    await waitFor(() =>
      expect(sent("recipientAdd")).toMatchObject([
        { recipient: { lastname: "Albrecht" } },
        { recipient: { lastname: "Böhm" } },
        { recipient: { lastname: "Çelik", hotelOverNightOption: "ohneNacht_VP" } },
      ]),
    );
  });

  it("are pasted as a list has them, with a salutation of their own where the line names one or it is chosen", async () => {
    fill(seminarIds.online, 1);
    const view = await showCart();
    await view.user.click(view.getByRole("button", { name: participantTexts.paste }));
    const value = "Vorname\tNachname\nAnna\tSchmidt\nHerr Dr. Bernd\tMüller";
    fireEvent.change(await view.findByLabelText(/^Namen, je Zeile/), { target: { value } });
    expect(view.getByLabelText("Wie sprechen wir Bernd Müller an?")).toHaveValue("Herr Dr.");
    await view.user.click(view.getByRole("button", { name: pastedTexts.swapNames }));
    expect(view.getByLabelText("Wie sprechen wir Müller Bernd an?")).toHaveValue("Herr Dr.");
    await view.user.click(view.getByRole("button", { name: pastedTexts.swapNames }));
    await view.user.click(view.getByRole("button", { name: "2 Teilnehmer:innen hinzufügen" }));
    expect(view.getByText(fieldErrors.salutation)).toBeVisible();
    expect(view.getByLabelText("Wie sprechen wir Anna Schmidt an?")).toBeInvalid();
    await view.user.selectOptions(view.getByLabelText("Wie sprechen wir Anna Schmidt an?"), "Frau");
    await view.user.click(view.getByRole("button", { name: "2 Teilnehmer:innen hinzufügen" }));
    await waitFor(() =>
      expect(sent("recipientAdd")).toMatchObject([
        { recipient: { firstname: "Anna", lastname: "Schmidt", salutation: "Frau" } },
        { recipient: { firstname: "Bernd", lastname: "Müller", salutation: "Herr Dr." } },
      ]),
    );
  });

  it("are edited, removed and brought back", async () => {
    fill(seminarIds.open, 2);
    const view = await showCart();
    await view.user.click(view.getByRole("button", { name: "Frau Vor1 Nach1 bearbeiten" }));
    fireEvent.change(await view.findByLabelText(/^Nachname/), { target: { value: "Anders" } });
    await view.user.click(view.getByRole("button", { name: "Speichern" }));
    expect(await view.findByText("Frau Vor1 Anders")).toBeVisible();
    await view.user.click(view.getByRole("button", { name: "Frau Vor2 Nach2 entfernen" }));
    await waitFor(() => expect(view.root.activeElement).toHaveAccessibleName("Frau Vor1 Anders entfernen"));
    expect(await view.findByText("Frau Vor2 Nach2 wurde entfernt.")).toBeVisible();
    await view.user.click(view.getByRole("button", { name: cartTexts.undo }));
    await waitFor(() =>
      expect(portal.state().shop.cart.items[0]?.recipients.map(({ lastname }) => lastname)).toEqual([
        "Anders",
        "Nach2",
      ]),
    );
  });

  it("have chosen no option that the event does not offer, and choose one", async () => {
    fill(seminarIds.open, 2);
    const [first] = portal.state().shop.cart.items[0]?.recipients ?? [];
    if (first !== undefined) first.hotelOverNightOption = "zelt";
    const view = await showCart();
    expect(view.getByText(participantTexts.missing([participantTexts.option]))).toBeVisible();
    await view.user.click(view.getByRole("button", { name: "Frau Vor1 Nach1 bearbeiten" }));
    await view.user.click(await view.findByRole("button", { name: participantTexts.save }));
    expect(await view.findByText(fieldErrors.hotelOverNightOption)).toBeVisible();
    expect(sent("recipientEdit")).toEqual([]);
    await view.user.click(view.getByRole("radio", { name: bookingOptionLabels.ohneNacht_VP }));
    await view.user.click(view.getByRole("button", { name: participantTexts.save }));
    await waitFor(() =>
      expect(sent("recipientEdit")).toMatchObject([{ recipient: { hotelOverNightOption: "ohneNacht_VP" } }]),
    );
  });

  it("take the option over for all", async () => {
    fill(seminarIds.open, 3);
    const [first] = portal.state().shop.cart.items[0]?.recipients ?? [];
    if (first !== undefined) first.hotelOverNightOption = "ohneNacht_HP";
    const view = await showCart();
    const [take] = view.getAllByRole("button", { name: participantTexts.forAll });
    if (take === undefined) throw new Error("There is no such button");
    await view.user.click(take);
    await waitFor(() =>
      expect(
        portal.state().shop.cart.items[0]?.recipients.map(({ hotelOverNightOption }) => hotelOverNightOption),
      ).toEqual(["ohneNacht_HP", "ohneNacht_HP", "ohneNacht_HP"]),
    );
    expect(await view.findByText(participantTexts.forAllDone)).toBeInTheDocument();
  });

  it("are picked from the Gremium by who is logged in, the own person first", async () => {
    portal.select({ customer: "admin" });
    fill(seminarIds.online);
    const view = await showCart();
    const list = within(await view.findByRole("group", { name: pickerTexts.whoOnline }));
    expect(list.getAllByRole("checkbox")[1]).toHaveAccessibleName("Sabine Brinkmann (ich)");
    await view.user.click(view.getByRole("button", { name: "Übernehmen" }));
    expect(view.getByText(pickerTexts.nobodyTicked)).toBeVisible();
    await view.user.click(list.getByRole("checkbox", { name: "Sabine Brinkmann (ich)" }));
    await view.user.click(list.getByRole("checkbox", { name: /Müller$/ }));
    await view.user.click(view.getByRole("button", { name: "2 Teilnehmer:innen übernehmen" }));
    expect(sent("recipientAdd")).toEqual([]);
    await view.user.selectOptions(view.getByLabelText(/^Anrede von Sabine Brinkmann/), "Frau");
    await view.user.selectOptions(view.getByLabelText(/^Anrede von .* Müller/), "Herr Dr.");
    const takeOver = view.getByRole("button", { name: "2 Teilnehmer:innen übernehmen" });
    // Pressed twice before anything is drawn.
    act(() => {
      takeOver.click();
      takeOver.click();
    });
    expect(usePortal.getState().cart.pending).toHaveLength(2);
    await waitFor(() =>
      expect(sent("recipientAdd")).toMatchObject([
        { recipient: { lastname: "Brinkmann", salutation: "Frau", hotelOverNightOption: null } },
        { recipient: { lastname: "Müller", salutation: "Herr Dr." } },
      ]),
    );
  });

  it("are given one salutation together, except those who have their own", async () => {
    portal.select({ customer: "admin" });
    fill(seminarIds.online);
    const view = await showCart();
    const ofOthers = { name: /^Anrede für alle ohne eigene Anrede/ };
    await view.user.click(await view.findByRole("checkbox", { name: "Sabine Brinkmann (ich)" }));
    expect(view.queryByRole("combobox", ofOthers)).toBeNull();
    await view.user.click(view.getByRole("checkbox", { name: "Alle (12)" }));
    await view.user.click(view.getByRole("button", { name: "12 Teilnehmer:innen übernehmen" }));
    expect(view.root.activeElement).toBe(view.getByRole("combobox", ofOthers));
    expect(view.getAllByText(fieldErrors.salutation)).toHaveLength(1);
    await view.user.selectOptions(view.getByLabelText(/^Anrede von .* Müller/), "Herr Dr.");
    await view.user.selectOptions(view.getByRole("combobox", ofOthers), "Frau");
    await view.user.click(view.getByRole("button", { name: "12 Teilnehmer:innen übernehmen" }));
    await waitFor(() => expect(portal.state().shop.cart.items[0]?.recipients).toHaveLength(12));
    const given = portal.state().shop.cart.items[0]?.recipients.map(({ salutation }) => salutation);
    expect(given?.toSorted()).toEqual([...Array<string>(11).fill("Frau"), "Herr Dr."]);
  });

  it("are picked by name, and one whose name is too short says what to do with it", async () => {
    fill(seminarIds.open, 1);
    fill(seminarIds.online);
    const [person] = portal.state().shop.cart.items[0]?.recipients ?? [];
    if (person !== undefined) Object.assign(person, { lastname: "X" });
    const view = await showCart();
    const list = within(await view.findByRole("group", { name: pickerTexts.whoOnline }));
    expect(list.getByRole("checkbox", { name: / X$/ })).toBeChecked();
    expect(list.getByText(pickerTexts.shortNames.lastname)).toBeVisible();
  });

  it("are taken over from another entry of the order, each with what was chosen, and asked for what is missing", async () => {
    fill(seminarIds.open, 2);
    fill(seminarIds.online, 1);
    fill(seminarIds.few);
    const [onlinePerson] = portal.state().shop.cart.items[1]?.recipients ?? [];
    if (onlinePerson !== undefined) Object.assign(onlinePerson, { lastname: "Lang", hotelOverNightOption: null });
    const view = await showCart();
    await view.findByRole("group", { name: pickerTexts.who });
    await view.user.click(view.getByRole("checkbox", { name: "Alle (3)" }));
    expect(view.getByRole("button", { name: "Übernehmen" })).toBeVisible();
    await view.user.click(view.getByRole("checkbox", { name: "Alle (3)" }));
    const stay = within(view.getByRole("radiogroup", { name: /^Übernachtung und Verpflegung, wo/ }));
    const half = stay.getByRole("radio", { name: bookingOptionLabels.ohneNacht_HP });
    expect(half).toHaveAccessibleDescription(/^Hotelkosten ca\. [\d.]+,\d\d\s€$/);
    await view.user.click(half);
    await view.user.click(view.getByRole("button", { name: "3 Teilnehmer:innen übernehmen" }));
    await waitFor(() =>
      expect(
        portal
          .state()
          .shop.cart.items[2]?.recipients.map(({ lastname, hotelOverNightOption }) => [lastname, hotelOverNightOption]),
      ).toEqual([
        ["Nach1", "mitNacht_VP"],
        ["Nach2", "mitNacht_VP"],
        ["Lang", "ohneNacht_HP"],
      ]),
    );
  });

  it("leave the next form to be opened, whose button has the focus then", async () => {
    fill(seminarIds.online);
    const view = await showCart();
    await fillIn(view, { salutation: "Frau", firstname: "Eva", lastname: "Lang" });
    await view.user.click(view.getByRole("button", { name: participantTexts.saveNew }));
    await expect.poll(() => view.root.activeElement).toHaveTextContent(participantTexts.add);
    expect(view.queryByLabelText(/^Nachname/)).toBeNull();
  });

  it("follow each other in one form while more are planned, with the option as chosen last", async () => {
    fill(seminarIds.open);
    sessionStorage.setItem("portal-draft:visit::places", JSON.stringify({ [seminarIds.open]: 3 }));
    const view = await showCart();
    await fillIn(view, { salutation: "Herr", firstname: "Jörg", lastname: "Müller" });
    await view.user.click(view.getByRole("radio", { name: bookingOptionLabels.ohneNacht_HP }));
    await view.user.click(view.getByRole("button", { name: participantTexts.saveNew }));
    await waitFor(() => expect(view.getByLabelText(/^Nachname/)).toHaveValue(""));
    expect(view.getByLabelText(/^Anrede/)).toHaveValue("");
    await view.user.click(view.getByRole("radio", { name: bookingOptionLabels.ohneNacht_HP }));
    expect(view.getByRole("radio", { name: bookingOptionLabels.ohneNacht_HP })).toBeChecked();
    expect(view.queryByRole("button", { name: clearOption })).toBeNull();
    fireEvent.keyDown(view.getByLabelText(/^Anrede/), { key: "Escape" });
    expect(view.queryByLabelText(/^Nachname/)).toBeNull();
    expect(view.getByRole("button", { name: participantTexts.add })).toBeVisible();
  });

  it("say what is missing, and are led to from the way to the checkout", async () => {
    fill(seminarIds.open, 2);
    const [, second] = portal.state().shop.cart.items[0]?.recipients ?? [];
    if (second !== undefined) Object.assign(second, { salutation: null, hotelOverNightOption: null });
    const view = await showCart();
    expect(view.getByText("Es fehlt: Anrede, Übernachtung und Verpflegung")).toBeVisible();
    fireEvent.click(view.getByRole("link", { name: cartTexts.toCheckout }));
    expect(await view.findByRole("button", { name: "Speichern" })).toBeVisible();
    await expect.poll(() => view.root.activeElement).toBe(view.getByLabelText(/^Anrede/));
  });

  it("are ticked where others are named already, instead of typed into a form, on the way to the checkout", async () => {
    fill(seminarIds.open, 2);
    fill(seminarIds.online, 0);
    const view = await showCart();
    const all = await view.findByRole("checkbox", { name: pickerTexts.all(2) });
    fireEvent.click(view.getByRole("link", { name: cartTexts.toCheckout }));
    await expect.poll(() => view.root.activeElement).toBe(all);
    expect(view.queryByRole("button", { name: participantTexts.saveNew })).toBeNull();
  });

  it("find what was typed again after a reload, one by one and pasted, until it is added or given up", async () => {
    fill(seminarIds.online, 1);
    const view = await showCart();
    await view.user.click(view.getByRole("button", { name: participantTexts.add }));
    await fillIn(view, { firstname: "Eva" });
    await view.user.type(view.getByLabelText("Kommentar"), "kommt später");
    const reload = async (before: Rendered): Promise<Rendered> => {
      before.unmount();
      usePortal.setState(initialState, true);
      return showCart();
    };
    const second = await reload(view);
    expect(await second.findByLabelText(/^Vorname/)).toHaveValue("Eva");
    expect(second.getByLabelText("Kommentar")).toHaveValue("kommt später");
    await second.user.click(second.getByRole("button", { name: participantTexts.paste }));
    fireEvent.change(await second.findByLabelText(/^Namen, je Zeile/), { target: { value: "Albrecht; Anna" } });
    const third = await reload(second);
    expect(await third.findByLabelText(/^Namen, je Zeile/)).toHaveValue("Albrecht; Anna");
    expect(third.getByLabelText(/^Vorname/)).toHaveValue("Eva");
    const pasted = within(third.getByRole("group", { name: participantTexts.paste }));
    await third.user.click(pasted.getByRole("button", { name: "Abbrechen" }));
    const fourth = await reload(third);
    expect(fourth.queryByLabelText(/^Namen, je Zeile/)).toBeNull();
    await fourth.user.click(await fourth.findByRole("button", { name: "Abbrechen" }));
    const last = await reload(fourth);
    expect(last.queryByLabelText(/^Vorname/)).toBeNull();
    expect(sessionStorage.getItem("portal-draft:visit:participant of 7022")).toBeNull();
  });
});
