import { within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { defaultConfig } from "#config/config.ts";
import { personal, settings } from "#i18n/settings.ts";
import { usePortal } from "#state/store.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { untouched } from "#test/support/own-data.ts";
import { renderInRoot, type Rendered } from "#test/support/render.tsx";
import { field, openOwnData, retype, save } from "#test/support/settings.tsx";
import { wholeText } from "#test/support/whole-text.ts";
import { UserSettings } from "#widgets/portal/shared/settings/user-settings.tsx";

const portal = useMockPortal();

const saves = () => portal.calls.filter((call) => call.method === "POST");

const labelled = (view: Rendered): [string, string][] =>
  view.getAllByRole<HTMLInputElement>("textbox").map((box) => [box.labels?.[0]?.textContent ?? "", box.value]);

describe("Meine Daten", () => {
  it("says that it loads, then shows every field", async () => {
    const view = renderInRoot(<UserSettings />);
    expect(view.getByText(settings.loading)).toBeInTheDocument();
    await view.findByRole("textbox", { name: "Abteilung" });
    expect(labelled(view)).toEqual([
      ["Vorname", "Sabine"],
      ["Nachname", "Brinkmann"],
      [personal.birthday, "10.01.1965"],
      ["Abteilung", "Fertigung, Halle 4"],
      [personal.seminarEmail, "sabine.brinkmann@musterwerke.example"],
      [personal.personEmail, "sabine0@post.example"],
      [personal.businessPhoneNumber, "+49 531 5550-100"],
      [personal.businessPhoneNumber2, ""],
      ["Telefon privat", ""],
      ["Mobilnummer", "0171 / 555 0100"],
      ["Mobilnummer 2", ""],
      ["Fax", ""],
    ]);
    expect(portal.calls.map(({ name }) => name).sort()).toEqual(["salutations", "user", "userData"]);
  });

  it("says of its own fields what the browser knows of the customer", async () => {
    const view = await openOwnData();
    const tokens = view
      .getAllByRole<HTMLInputElement>("textbox")
      .flatMap((box) =>
        box.readOnly || box.autocomplete === "off" ? [] : [[box.labels?.[0]?.textContent, box.autocomplete]],
      );
    expect(Object.fromEntries(tokens)).toEqual({
      [personal.seminarEmail]: "work email",
      [personal.personEmail]: "home email",
      [personal.businessPhoneNumber]: "work tel",
      "Telefon privat": "home tel",
      Mobilnummer: "mobile tel",
      Fax: "fax tel",
    });
    expect(view.getByRole("combobox", { name: "Anrede" })).toHaveAttribute("autocomplete", "honorific-prefix");
  });

  it("leaves the login e-mail as it is and sends to the reset service with it", async () => {
    const view = await openOwnData();
    expect(view.getByLabelText("Login-E-Mail")).toHaveTextContent(/^sabine\.brinkmann@musterwerke\.example$/);
    expect(view.queryByRole("textbox", { name: "Login-E-Mail" })).toBeNull();
    expect(view.getByRole("link", { name: /^Passwort ändern/ })).toHaveAttribute(
      "href",
      `${location.origin}/passwort-zuruecksetzen?email=sabine.brinkmann%40musterwerke.example`,
    );
  });

  it.each([
    ["", personal.nameHint, null],
    [
      "+49 (0)8841 61 12-0",
      "Namen können Sie hier nicht ändern. Bitte wenden Sie sich dafür telefonisch an unser Support-Team: +49 (0)8841 61 12-0",
      "tel:+49884161120",
    ],
  ])('has names that only the support changes, by phone: "%s"', async (supportPhone, hint, href) => {
    usePortal.setState({ config: { ...defaultConfig, supportPhone } });
    const view = await openOwnData();
    for (const name of ["Vorname", "Nachname"]) expect(field(view, name)).toHaveAttribute("readonly");
    const text = wholeText(view.getByText(/^Namen können Sie/));
    expect(text).toHaveTextContent(hint);
    expect(text.querySelector("a")?.getAttribute("href") ?? null).toBe(href);
  });

  it("offers the twelve salutations, the empty one by its label", async () => {
    const view = await openOwnData();
    await view.findByRole("option", { name: personal.noSalutation });
    expect(
      within(view.getByRole("combobox", { name: "Anrede" }))
        .getAllByRole("option")
        .map((option) => option.textContent),
    ).toEqual([
      personal.noSalutation,
      "Divers",
      "Dr.",
      "Frau",
      "Frau Dr.",
      "Frau Prof.",
      "Frau Prof. Dr.",
      "Herr",
      "Herr Dr.",
      "Herr Prof.",
      "Herr Prof. Dr.",
      "Prof. Dr.",
    ]);
  });

  it("sends every field of the contract, the birthday as a day, what is empty as null", async () => {
    const view = await openOwnData();
    retype(view, personal.birthday, "3.5.1970");
    retype(view, "Abteilung", " Einkauf ");
    retype(view, personal.mobileNumber, " ");
    retype(view, personal.personEmail, "");
    await save(view);
    expect(await view.findByText(personal.save.known)).toBeInTheDocument();
    expect(saves()).toEqual([
      {
        name: "savePersonalData",
        method: "POST",
        path: "/portal-api/user-data",
        status: 200,
        bytes: expect.any(Number) as number,
        body: { ...untouched, department: "Einkauf", birthday: "1970-05-03", mobileNumber: null, personEmail: null },
      },
    ]);
  });

  it("go back as they came when nothing was touched", async () => {
    const view = await openOwnData();
    await save(view);
    expect(await view.findByText(personal.save.known)).toBeInTheDocument();
    expect(saves().map(({ path, body }) => ({ path, body }))).toEqual([
      { path: "/portal-api/user-data", body: untouched },
    ]);
  });

  it("can be edited while the salutations fail, and keep the one they have", async () => {
    portal.select({ scenario: "fail:salutations" });
    const view = await openOwnData();
    expect(await view.findByRole("alert")).toBeInTheDocument();
    retype(view, "Abteilung", "Einkauf");
    await save(view);
    expect(await view.findByText(personal.save.known)).toBeInTheDocument();
    expect(saves().map(({ body }) => body)).toEqual([{ ...untouched, department: "Einkauf" }]);
  });
});
