import { fireEvent, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { common } from "#i18n/common.ts";
import { notLoaded } from "#i18n/errors.ts";
import { saving } from "#i18n/saving.ts";
import { sending } from "#i18n/sending.ts";
import { hotel, personal, settings } from "#i18n/settings.ts";
import { holdBack } from "#test/support/gate.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { renderInRoot, type Rendered } from "#test/support/render.tsx";
import { retype, save } from "#test/support/settings.tsx";
import { MemberSettings } from "#widgets/portal/shared/settings/user-settings.tsx";

const portal = useMockPortal();
const saves = () => portal.calls.filter((call) => call.method === "POST").map(({ path, body }) => ({ path, body }));

const ROUTE = "/portal-api/gremium-users/1002/user-data";
const WISHES_SAVED = "Die Hotelwünsche von Herrn Müller wurden erfolgreich gespeichert!";

/** Opens a tab and waits for its form. */
async function tab(name: string): Promise<Rendered> {
  const view = renderInRoot(<MemberSettings userId={1002} />);
  await view.user.click(view.getByRole("tab", { name }));
  await view.findByText(saving.save);
  return view;
}

const comments = (view: Rendered): HTMLElement => view.getByRole("textbox", { name: hotel.comments });

/** Types a wish for the hotel and saves it. */
async function wish(): Promise<Rendered> {
  const view = await tab("Hotelwünsche");
  fireEvent.change(comments(view), { target: { value: "Bitte hoch oben" } });
  await save(view);
  return view;
}

async function closeDialog(view: Rendered): Promise<void> {
  await view.user.click(view.getAllByRole("button", { name: common.close }).at(-1) ?? view.wrapper);
  await waitFor(() => expect(view.queryByRole("dialog")).toBeNull());
}

describe("a member's settings", () => {
  it("has three tabs, no login and no password", async () => {
    const view = renderInRoot(<MemberSettings userId={1002} />);
    expect(await view.findByDisplayValue("Müller")).toBeInTheDocument();
    expect(view.getAllByRole("tab").map((each) => each.textContent)).toEqual([
      settings.tabs.memberPersonal,
      "BR-Funktionen",
      "Hotelwünsche",
    ]);
    expect(view.queryByText(personal.changePassword)).toBeNull();
  });

  it.each([
    [settings.tabs.memberPersonal, ROUTE],
    ["BR-Funktionen", "/portal-api/br-functions/70002"],
    ["Hotelwünsche", ROUTE],
  ])("saves %s to %s only", async (name, path) => {
    const view = await tab(name);
    await save(view);
    expect(await view.findByText(/erfolgreich/)).toBeInTheDocument();
    expect(saves().map((each) => each.path)).toEqual([path]);
  });

  it("sends the personal data field by field as the contract names them, an empty e-mail as null", async () => {
    const view = await tab(settings.tabs.memberPersonal);
    retype(view, "Abteilung", "Halle 7");
    retype(view, personal.seminarEmail, "");
    await save(view);
    expect(await view.findByText(personal.save.known)).toBeInTheDocument();
    expect(saves()).toEqual([
      {
        path: ROUTE,
        body: {
          firstname: "Jörg",
          lastname: "Müller",
          salutation: "Herr",
          department: "Halle 7",
          businessPhoneNumber: "+49 531 5550-101",
          businessPhoneNumber2: null,
          privatePhoneNumber: null,
          mobileNumber: "0171 / 555 0101",
          mobileNumber2: null,
          faxNumber: null,
          birthday: "1966-02-11",
          seminarEmail: null,
          personEmail: "joerg1@post.example",
        },
      },
    ]);
  });

  it("sends functions by teilnehmerId, tells of a conflict, and asks for none of the reader's own", async () => {
    const view = await tab("BR-Funktionen");
    await view.user.click(view.getByRole("checkbox", { name: "Vorsitzende:r" }));
    await save(view);
    expect(
      await view.findByText(
        "Beim Speichern ist ein Fehler aufgetreten: Vorsitz und stellvertretender Vorsitz können nicht gleichzeitig ausgeübt werden.",
      ),
    ).toBeInTheDocument();
    await view.user.click(view.getByRole("checkbox", { name: "Stellvertretende:r Vorsitzende:r" }));
    await save(view);
    expect(
      await view.findByText(
        "Die Betriebsrats- und Betriebsfunktionen von Herrn Müller wurden erfolgreich gespeichert!",
      ),
    ).toBeInTheDocument();
    expect(saves()).toEqual([
      { path: "/portal-api/br-functions/70002", body: { functions: [102, 101] } },
      { path: "/portal-api/br-functions/70002", body: { functions: [101] } },
    ]);
    expect(portal.calls.filter(({ path }) => path.includes("user-br-functions"))).toEqual([]);
  });
});

describe("a member's hotel wishes", () => {
  it("are sent under their own names", async () => {
    const view = await wish();
    expect(await view.findByText(WISHES_SAVED)).toBeInTheDocument();
    expect(saves()).toEqual([
      {
        path: ROUTE,
        body: { hotelComments: "Bitte hoch oben", hotelDisabledFriendlyRoom: false, hotelVegetarianFood: false },
      },
    ]);
  });

  it.each(["fail", "status-403", "status-404"] as const)(
    "stay as typed when saving fails (%s), and are saved the next time",
    async (fault) => {
      portal.select({ scenario: `${fault}:saveGremiumPersonalData` });
      const view = await wish();
      expect(await view.findByText(hotel.save.unsent)).toBeInTheDocument();
      await closeDialog(view);
      expect(comments(view)).toHaveValue("Bitte hoch oben");
      portal.select({ scenario: "normal" });
      await save(view);
      expect(await view.findByText(WISHES_SAVED)).toBeInTheDocument();
    },
  );

  it.each(["malformed", "status-204"] as const)("count as saved with any 2xx, whatever it says (%s)", async (fault) => {
    portal.select({ scenario: `${fault}:saveGremiumPersonalData` });
    expect(await (await wish()).findByText(WISHES_SAVED)).toBeInTheDocument();
  });

  it("wait for a slow answer with a word and are sent once", async () => {
    const view = await tab("Hotelwünsche");
    const gate = holdBack(ROUTE);
    fireEvent.change(comments(view), { target: { value: "Bitte hoch oben" } });
    await save(view);
    expect(await view.findByText(saving.saving)).toBeInTheDocument();
    await view.user.keyboard("{Escape}");
    await view.user.click(view.getByRole("button", { name: sending.leave }));
    await waitFor(() => expect(view.queryByRole("dialog")).toBeNull());
    await save(view);
    gate.open();
    expect(await view.findByText(WISHES_SAVED)).toBeInTheDocument();
    expect(saves()).toHaveLength(1);
  });

  it.each([
    ["fail", notLoaded],
    ["malformed", "Der Server hat eine unverständliche Antwort gesendet."],
    ["status-403", notLoaded],
  ] as const)("say so when they cannot be read (%s), and are read again when asked", async (fault, message) => {
    portal.select({ scenario: `${fault}:hotelPreferences` });
    const view = renderInRoot(<MemberSettings userId={1002} />);
    await view.user.click(view.getByRole("tab", { name: "Hotelwünsche" }));
    expect(await view.findByRole("alert")).toHaveTextContent(message);
    portal.select({ scenario: "normal" });
    await view.user.click(view.getByRole("button", { name: common.retry }));
    await waitFor(() => expect(comments(view)).toBeInTheDocument());
  });
});
