import { act, fireEvent, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { common } from "#i18n/common.ts";
import { notLoaded } from "#i18n/errors.ts";
import { forms } from "#i18n/forms.ts";
import { saving } from "#i18n/saving.ts";
import {
  advertising,
  company,
  functions,
  hotel,
  loginEmail,
  settings,
  personal as personalTexts,
} from "#i18n/settings.ts";
import { usePortal } from "#state/store.ts";
import { holdAnswers } from "#test/support/gate.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { renderInRoot, type Rendered } from "#test/support/render.tsx";
import { openOwnData, retype, save } from "#test/support/settings.tsx";
import { wholeText } from "#test/support/whole-text.ts";
import { UserSettings } from "#widgets/portal/shared/settings/user-settings.tsx";

const portal = useMockPortal();
const DRAFT = "portal-draft:1001:personal";
const saves = () => portal.calls.filter((call) => call.method === "POST").map(({ path, body }) => ({ path, body }));

/** A link of the page, or going back, names a tab. */
const goToHash = (key: string): void =>
  act(() => {
    history.replaceState(null, "", `#${key}`);
    window.dispatchEvent(new Event("hashchange"));
  });

/** Opens a tab and waits for its form. */
async function tab(name: string): Promise<Rendered> {
  const view = renderInRoot(<UserSettings />, { id: "portal-user-settings" });
  await view.user.click(view.getByRole("tab", { name }));
  await view.findByText(saving.save);
  return view;
}

describe("saving", () => {
  it("checks on the first save, then live, and sends nothing while a field is wrong", async () => {
    const view = await openOwnData();
    retype(view, "Persönliche E-Mail", "a@b");
    expect(view.queryByRole("alert")).toBeNull();
    await save(view);
    expect(wholeText(await view.findByText(/^Bitte geben Sie eine gültige/))).toHaveTextContent(
      /gültige E-Mail-Adresse an$/,
    );
    await expect.poll(() => view.root.activeElement).toBe(view.getByRole("textbox", { name: "Persönliche E-Mail" }));
    expect(saves()).toEqual([]);
    retype(view, "Persönliche E-Mail", "a@b.de");
    await waitFor(() => expect(view.queryByRole("alert")).toBeNull());
  });

  it.each([
    "fail:savePersonalData",
    "offline:savePersonalData",
    "status-400:savePersonalData",
    "status-403:savePersonalData",
  ] as const)("keeps the input when it fails (%s), and can be tried again", async (scenario) => {
    portal.select({ scenario });
    const view = await openOwnData();
    retype(view, "Abteilung", "Einkauf");
    await save(view);
    expect(await view.findByText(saving.failed)).toBeInTheDocument();
    expect(JSON.parse(sessionStorage.getItem(DRAFT) ?? "")).toEqual({ department: "Einkauf" });
    await view.user.click(view.getAllByRole("button", { name: common.close })[1] ?? view.wrapper);
    await waitFor(() => expect(view.queryByRole("dialog")).toBeNull());
    expect(view.getByRole("textbox", { name: "Abteilung" })).toHaveValue("Einkauf");
    portal.select({ scenario: "normal" });
    await save(view);
    expect(await view.findByText(personalTexts.save.known)).toBeInTheDocument();
    expect(sessionStorage.getItem(DRAFT)).toBeNull();
  });

  it("sends one request however often the button is pressed", async () => {
    const view = await openOwnData();
    const button = view.getByRole("button", { name: saving.save });
    fireEvent.click(button);
    fireEvent.click(button);
    expect(await view.findByText(personalTexts.save.known)).toBeInTheDocument();
    expect(saves()).toHaveLength(1);
  });

  it("keeps a draft through an expired session and brings it back", async () => {
    const view = await openOwnData();
    retype(view, "Abteilung", "Einkauf");
    portal.select({ scenario: "expired" });
    await save(view);
    expect(await view.findByText(/Ihre Änderungen sind noch nicht gespeichert/)).toBeInTheDocument();
    expect(usePortal.getState().session.state).toBe("expired");
    view.unmount();
    portal.select({ scenario: "normal" });
    usePortal.setState({ resources: {}, session: { state: "active" } });
    const after = await openOwnData();
    expect(after.getByText(forms.restored)).toBeInTheDocument();
    expect(after.getByRole("textbox", { name: "Abteilung" })).toHaveValue("Einkauf");
    await after.user.click(after.getByRole("button", { name: forms.discard }));
    expect(after.getByRole("textbox", { name: "Abteilung" })).toHaveValue("Fertigung, Halle 4");
    expect(sessionStorage.getItem(DRAFT)).toBeNull();
  });

  it("asks before unsaved input is left, by tab and by leaving the page", async () => {
    const view = await openOwnData();
    const leaves = (): boolean => window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
    expect(leaves()).toBe(true);
    retype(view, "Abteilung", "Einkauf");
    expect(leaves()).toBe(false);
    await view.user.click(view.getByRole("tab", { name: "Hotelwünsche" }));
    await view.user.click(view.getByRole("button", { name: saving.stay }));
    expect(view.getByRole("textbox", { name: "Abteilung" })).toHaveValue("Einkauf");
    await view.user.click(view.getByRole("tab", { name: "Hotelwünsche" }));
    await view.user.click(view.getByRole("button", { name: "Verwerfen" }));
    expect(await view.findByRole("textbox", { name: hotel.comments })).toBeInTheDocument();
    expect(leaves()).toBe(true);
    expect(sessionStorage.getItem(DRAFT)).toBeNull();
  });

  it("does not ask where the address names the tab that is open", async () => {
    const view = await openOwnData();
    retype(view, "Abteilung", "Einkauf");
    goToHash("meine-daten");
    expect(view.queryByRole("dialog")).toBeNull();
    goToHash("hotelwuensche");
    expect(view.getByRole("dialog", { name: saving.leaveTitle })).toBeInTheDocument();
  });
});

describe("saving before leaving", () => {
  const ask = async (typed: Record<string, string>): Promise<Rendered> => {
    const view = await openOwnData();
    for (const [label, text] of Object.entries(typed)) retype(view, label, text);
    await view.user.click(view.getByRole("tab", { name: "Hotelwünsche" }));
    const question = view.getByRole("dialog", { name: saving.leaveTitle });
    await view.user.click(within(question).getByRole("button", { name: "Speichern" }));
    return view;
  };

  it("goes on once the reader has seen that it is saved", async () => {
    const view = await ask({ Abteilung: "Einkauf" });
    const done = await view.findByRole("dialog", { name: "Persönliche Daten speichern" });
    await within(done).findByText(personalTexts.save.known);
    expect(view.queryByRole("textbox", { name: hotel.comments })).toBeNull();
    await view.user.click(within(done).getAllByRole("button", { name: "Schließen" })[0] ?? done);
    expect(await view.findByRole("textbox", { name: hotel.comments })).toBeInTheDocument();
    expect(saves()).toEqual([expect.objectContaining({ path: "/portal-api/user-data" })]);
    expect(sessionStorage.getItem(DRAFT)).toBeNull();
  });

  it.each([
    ["what is typed is wrong", { "Persönliche E-Mail": "a@b" }, "normal", /^Bitte geben Sie eine gültige/],
    ["the server refuses", { Abteilung: "Einkauf" }, "fail:savePersonalData", /^Ein Fehler ist aufgetreten/],
  ] as const)("stays where %s, and a later save goes nowhere", async (_why, typed, scenario, why) => {
    portal.select({ scenario });
    const view = await ask(typed);
    await view.findByText(why);
    for (const button of view.queryAllByRole("button", { name: "Schließen" }).slice(0, 1))
      await view.user.click(button);
    await waitFor(() => expect(view.queryByRole("dialog")).toBeNull());
    portal.select({ scenario: "normal" });
    retype(view, "Persönliche E-Mail", "a@b.de");
    await save(view);
    await view.findByText(personalTexts.save.known);
    await view.user.click(view.getAllByRole("button", { name: "Schließen" })[0] ?? view.wrapper);
    await waitFor(() => expect(view.queryByRole("dialog")).toBeNull());
    expect(view.getByRole("textbox", { name: "Abteilung" })).toBeInTheDocument();
  });

  it.each([
    ["goes on once the reader has seen that it is saved", "normal", true],
    ["stays where it is not", "fail:savePersonalData", false],
  ] as const)("that has begun is not asked about: %s", async (_what, scenario, goes) => {
    portal.select({ scenario });
    const view = await openOwnData();
    const answers = holdAnswers("/user-data");
    retype(view, "Abteilung", "Einkauf");
    await save(view);
    await view.findByText(saving.saving);
    goToHash("hotelwuensche");
    expect(view.queryByRole("dialog", { name: saving.leaveTitle })).toBeNull();
    answers.open();
    await view.findByText(goes ? personalTexts.save.known : personalTexts.save.unsent);
    expect(view.queryByText(saving.leaveQuestion)).toBeNull();
    await view.user.click(view.getAllByRole("button", { name: "Schließen" })[0] ?? view.wrapper);
    await waitFor(() => expect(view.queryByRole("dialog")).toBeNull());
    if (goes) await view.findByRole("textbox", { name: hotel.comments });
    else expect(view.getByRole("textbox", { name: "Abteilung" })).toBeInTheDocument();
    expect(saves()).toHaveLength(1);
  });

  it("goes at once where the note is quiet", async () => {
    const view = await tab("BR-Funktionen");
    await view.user.click(view.getByRole("checkbox", { name: "Vertrauensperson" }));
    await view.user.click(view.getByRole("tab", { name: "Hotelwünsche" }));
    await view.user.click(within(view.getByRole("dialog")).getByRole("button", { name: "Speichern" }));
    expect(await view.findByRole("textbox", { name: hotel.comments })).toBeInTheDocument();
    expect(saves()).toHaveLength(1);
  });
});

describe("login e-mail", () => {
  it("asks for a change and tells of the confirmation link", async () => {
    const view = await openOwnData();
    await view.user.click(view.getByRole("button", { name: loginEmail.title }));
    await view.findByRole("textbox", { name: /^Neue Login-E-Mail/ });
    await view.user.click(view.getByRole("button", { name: loginEmail.send }));
    expect(wholeText(await view.findByText(/^Bitte geben Sie eine gültige/))).toHaveTextContent(
      /gültige E-Mail-Adresse an$/,
    );
    fireEvent.change(view.getByRole("textbox", { name: /^Neue Login-E-Mail/ }), {
      target: { value: " neu@werk.example " },
    });
    await view.user.click(view.getByRole("button", { name: loginEmail.send }));
    expect(wholeText(await view.findByText(/^Die Anfrage zur/))).toHaveTextContent(
      /^Die Anfrage zur E-Mail Adress Änderung wurde erfolgreich abgeschickt!$/,
    );
    expect(view.getByText(/Bestätigungslink/)).toBeInTheDocument();
    expect(saves()).toEqual([{ path: "/portal-api/login-email", body: { loginEmail: "neu@werk.example" } }]);
  });
});

describe("the other tabs", () => {
  it("shows the company with its country", async () => {
    const view = renderInRoot(<UserSettings />);
    await view.user.click(view.getByRole("tab", { name: "Firmendaten" }));
    expect(await view.findByText("Deutschland")).toBeInTheDocument();
    expect(view.getByText("K-204711")).toBeInTheDocument();
    expect(view.getByText("Werkstraße 100")).toBeInTheDocument();
    expect(view.getByText(company.readOnly)).toBeInTheDocument();
    expect(view.queryByRole("textbox")).toBeNull();
  });

  it("sends function ids, and tells a known from an unknown failure", async () => {
    const view = await tab("BR-Funktionen");
    expect(
      view
        .getAllByRole("checkbox")
        .slice(0, 4)
        .map((box) => box.parentElement?.textContent),
    ).toEqual(["Vorsitzende:r", "Stellvertretende:r Vorsitzende:r", "Mitglied des Betriebsrats", "Ersatzmitglied"]);
    await view.user.click(view.getByRole("checkbox", { name: "Stellvertretende:r Vorsitzende:r" }));
    await save(view);
    expect(
      await view.findByText(
        "Beim Speichern ist ein Fehler aufgetreten: Vorsitz und stellvertretender Vorsitz können nicht gleichzeitig ausgeübt werden.",
      ),
    ).toBeInTheDocument();
    expect(view.queryByRole("dialog")).toBeNull();
    expect(view.getByText("Von Ihnen geändert: Stellvertretende:r Vorsitzende:r.")).toBeInTheDocument();
    await view.user.click(view.getByRole("checkbox", { name: "Vertrauensperson" }));
    expect(
      view.getByText("Von Ihnen geändert: Stellvertretende:r Vorsitzende:r, Vertrauensperson."),
    ).toBeInTheDocument();
    await view.user.click(view.getByRole("checkbox", { name: "Vertrauensperson" }));
    portal.select({ scenario: "fail:saveBrFunctions" });
    await save(view);
    expect(await view.findByText(functions.save.unsent)).toBeInTheDocument();
    portal.select({ scenario: "normal" });
    await view.user.click(view.getByRole("checkbox", { name: "Stellvertretende:r Vorsitzende:r" }));
    await view.user.click(view.getByRole("checkbox", { name: "Vertrauensperson" }));
    await save(view);
    expect(await view.findByText(functions.save.known)).toBeInTheDocument();
    expect(saves().at(-1)).toEqual({ path: "/portal-api/user-br-functions", body: { functions: [101, 201, 301] } });
    await view.user.click(view.getByRole("checkbox", { name: "Vertrauensperson" }));
    expect(view.queryByText(/wurden erfolgreich gespeichert/)).toBeNull();
  });

  it("sends the hotel wishes", async () => {
    const view = await tab("Hotelwünsche");
    await view.user.click(view.getByRole("checkbox", { name: hotel.disabledFriendlyRoom }));
    await save(view);
    expect(await view.findByText(hotel.save.known)).toBeInTheDocument();
    expect(saves()).toEqual([
      {
        path: "/portal-api/hotel-preferences",
        body: { comments: "Bitte ein ruhiges Zimmer zum Hof.", disabledFriendlyRoom: true, vegetarianFood: true },
      },
    ]);
  });

  it("lets go of a chosen topic by its chip, and keeps the focus in the list", async () => {
    const view = await tab("Informationsangebot");
    const chosen = view.getAllByRole("list", { name: advertising.chosen })[0] ?? view.wrapper;
    await view.user.click(within(chosen).getByRole("button", { name: "Thema „Arbeitsrecht: Grundlagen“ abwählen" }));
    expect(within(chosen).queryByText("Arbeitsrecht: Grundlagen")).toBeNull();
    expect(view.getAllByText("1 von 160 ausgewählt")).toHaveLength(2);
    expect(view.root.activeElement).toHaveTextContent(advertising.showTopics);
    expect(view.wrapper.querySelectorAll('input[type="checkbox"]:checked')).toHaveLength(4);
  });

  it("sends the information offers, found by search", async () => {
    usePortal.setState(({ config }) => ({ config: { ...config, advertisingHash: "h1" } }));
    const view = await tab("Informationsangebot");
    expect(view.wrapper.querySelectorAll('input[type="checkbox"]')).toHaveLength(324);
    expect(view.getByText(advertising.catalogueText)).toBeInTheDocument();
    expect(view.getByText(advertising.delay)).toBeInTheDocument();
    const tick = (label: string, index = 0): boolean =>
      fireEvent.click(
        view.getAllByText((_, shown) => shown?.textContent === label, { selector: "label" })[index] ?? view.wrapper,
      );
    fireEvent.change(view.wrapper.querySelectorAll('input[type="search"]')[1] ?? view.wrapper, {
      target: { value: "oeffent" },
    });
    expect(await view.findByText("1 von 160 ausgewählt, 16 angezeigt")).toBeInTheDocument();
    // Enter has nothing left to do in the search, and saves nothing.
    await view.user.type(view.getAllByRole("searchbox")[1] ?? view.wrapper, "{Enter}");
    expect(saves()).toEqual([]);
    tick(advertising.sendAdsDigital);
    tick(advertising.sendCatalogPrint);
    tick("Arbeitsrecht: Grundlagen");
    tick("Öffentlichkeitsarbeit: Grundlagen", 1);
    expect(view.getByText("2 von 160 ausgewählt, 16 angezeigt")).toBeInTheDocument();
    await save(view);
    expect(await view.findByText(advertising.save.known)).toBeInTheDocument();
    expect(saves()).toEqual([
      {
        path: "/portal-api/advertising/h1",
        body: {
          donotbulkpostalmail: false,
          donotbulkemail: false,
          sendCatalogPrint: false,
          sendCatalogDigital: false,
          a24_sendcatalogue_bit: false,
          printTopics: "300004",
          digitalTopics: "400002,400010",
          contactId: "7f1c-204711",
        },
      },
    ]);
  });

  it("shows the server's sentence when the offers are refused", async () => {
    portal.select({ scenario: "refused:saveAdvertising" });
    const view = await tab("Informationsangebot");
    await save(view);
    expect(await view.findByText("Die Änderung wurde fachlich abgelehnt.")).toBeInTheDocument();
  });

  it.each(["nulls", "empty"] as const)(
    "survives answers in which everything optional is missing: %s",
    async (scenario) => {
      portal.select({ scenario });
      const view = renderInRoot(<UserSettings />);
      for (const name of [
        settings.tabs.personal,
        "Firmendaten",
        "BR-Funktionen",
        "Hotelwünsche",
        "Informationsangebot",
      ]) {
        await view.user.click(view.getByRole("tab", { name }));
        await waitFor(() => expect(view.queryByText(settings.loading)).toBeNull());
        expect(view.queryByRole("alert")).toBeNull();
      }
    },
  );

  it.each(["Firmendaten", "BR-Funktionen", "Hotelwünsche", "Informationsangebot"])(
    "draws a failure in %s and loads again when asked",
    async (name) => {
      portal.select({ scenario: "fail" });
      const view = renderInRoot(<UserSettings />);
      await view.user.click(view.getByRole("tab", { name }));
      expect(await view.findByRole("alert")).toHaveTextContent(notLoaded);
      portal.select({ scenario: "normal" });
      await view.user.click(view.getByRole("button", { name: common.retry }));
      await waitFor(() => expect(view.queryByRole("alert")).toBeNull());
    },
  );
});
