import { fireEvent, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { common } from "#i18n/common.ts";
import { notLoaded } from "#i18n/errors.ts";
import { saving } from "#i18n/saving.ts";
import { sending } from "#i18n/sending.ts";
import { advertising, functions, hotel, loginEmail, personal, settings } from "#i18n/settings.ts";
import { holdBack } from "#test/support/gate.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { type Rendered } from "#test/support/render.tsx";
import { draftKeys, renderSettings } from "#test/support/settings.tsx";

const portal = useMockPortal();
const posts = () => portal.calls.filter(({ method }) => method === "POST");
// By its text: looking for roles among hundreds of topics takes seconds.
const button = (view: Rendered): HTMLElement => view.getByText(saving.save);
const save = (view: Rendered): Promise<void> => view.user.click(button(view));
const department = (view: Rendered): HTMLElement => view.getByRole("textbox", { name: personal.department });

/** The own data with another department typed. */
async function typed(): Promise<Rendered> {
  const view = renderSettings();
  await view.findByRole("textbox", { name: personal.department });
  fireEvent.change(department(view), { target: { value: "Einkauf" } });
  return view;
}

async function closeDialog(view: Rendered): Promise<void> {
  const buttons = within(view.getByRole("dialog")).getAllByRole("button", { name: saving.close });
  await view.user.click(buttons.at(-1) ?? view.wrapper);
  await waitFor(() => expect(view.queryByRole("dialog")).toBeNull());
}

describe("own data", () => {
  it.each(["malformed:savePersonalData", "status-204:savePersonalData"] as const)(
    "count as saved with any 2xx, whatever it says (%s)",
    async (scenario) => {
      portal.select({ scenario });
      const view = await typed();
      await save(view);
      expect(await view.findByText(personal.save.known)).toBeInTheDocument();
      await waitFor(() => expect(draftKeys()).toEqual([]));
    },
  );

  it.each([
    ["fail:userData", notLoaded],
    ["malformed:userData", "Der Server hat eine unverständliche Antwort gesendet."],
    ["html:userData", "Die Inhalte konnten nicht geladen werden. Vielleicht müssen Sie sich neu anmelden."],
  ] as const)("say so when they cannot be read (%s), and are read again when asked", async (scenario, message) => {
    portal.select({ scenario });
    const view = renderSettings();
    expect(await view.findByRole("alert")).toHaveTextContent(message);
    portal.select({ scenario: "normal" });
    await view.user.click(view.getByRole("button", { name: common.retry }));
    expect(await view.findByRole("textbox", { name: personal.department })).toBeInTheDocument();
    expect(view.queryByRole("alert")).toBeNull();
  });
});

describe("another login e-mail", () => {
  const field = (view: Rendered): HTMLElement => view.getByRole("textbox", { name: /^Neue Login-E-Mail/ });
  const send = (view: Rendered): Promise<void> => view.user.click(view.getByRole("button", { name: loginEmail.send }));

  async function asked(address: string): Promise<Rendered> {
    const view = renderSettings();
    await view.user.click(await view.findByRole("button", { name: personal.changeLoginEmail }));
    await view.findByRole("textbox", { name: /^Neue Login-E-Mail/ });
    fireEvent.change(field(view), { target: { value: address } });
    await send(view);
    return view;
  }

  it.each([
    ["refused:saveLoginEmail", saving.failed],
    ["status-400:saveLoginEmail", saving.failed],
    ["fail:saveLoginEmail", loginEmail.words.unknown],
    ["malformed:saveLoginEmail", loginEmail.words.unknown],
    ["html:saveLoginEmail", loginEmail.words.unknown],
    ["status-204:saveLoginEmail", loginEmail.words.unknown],
  ] as const)(
    "says what is known of a failure (%s), keeps the address and goes through the next time",
    async (how, words) => {
      portal.select({ scenario: how });
      const view = await asked("neu@werk.example");
      expect(await view.findByText(words)).toBeInTheDocument();
      expect(field(view)).toHaveValue("neu@werk.example");
      portal.select({ scenario: "normal" });
      await send(view);
      expect(await view.findByText(/Bestätigungslink/)).toBeInTheDocument();
      expect(posts().at(-1)?.body).toEqual({ loginEmail: "neu@werk.example" });
    },
  );

  it("is refused when somebody else has it", async () => {
    const view = await asked("joerg.mueller@musterwerke.example");
    expect(await view.findByText(saving.failed)).toBeInTheDocument();
  });
});

describe("works-council functions", () => {
  async function ticked(...names: readonly string[]): Promise<Rendered> {
    const view = renderSettings();
    await view.user.click(view.getByRole("tab", { name: settings.tabs.functions }));
    await view.findByText(saving.save);
    for (const name of names) await view.user.click(view.getByRole("checkbox", { name }));
    await save(view);
    return view;
  }

  it("that the server refuses without a sentence are called a conflict", async () => {
    const view = await ticked("Mitglied des Betriebsrats", "Leitende:r Angestellte:r");
    expect(await view.findByText(functions.save.unsent)).toBeInTheDocument();
  });

  it.each(["fail:saveBrFunctions", "html:saveBrFunctions", "status-204:saveBrFunctions"] as const)(
    "are kept and called a conflict when saving fails (%s), and saved the next time",
    async (scenario) => {
      portal.select({ scenario });
      const view = await ticked("Ersatzmitglied");
      expect(await view.findByText(functions.save.unsent)).toBeInTheDocument();
      expect(view.getByRole("checkbox", { name: "Ersatzmitglied" })).toBeChecked();
      portal.select({ scenario: "normal" });
      await save(view);
      expect(await view.findByText(functions.save.known)).toBeInTheDocument();
      expect(portal.state().members[0]?.brFunctions).toEqual([101, 201, 104]);
    },
  );
});

describe.each([
  [settings.tabs.functions, "saveBrFunctions", "/user-br-functions", functions.save],
  [settings.tabs.hotel, "saveHotelPreferences", "/hotel-preferences", hotel.save],
  [settings.tabs.advertising, "saveAdvertising", "/advertising/", advertising.save],
] as const)("the form of %s", (tab, route, path, texts) => {
  /** The form with its last tick turned. */
  async function turned(): Promise<{ view: Rendered; last: HTMLInputElement; before: boolean }> {
    const view = renderSettings();
    await view.user.click(view.getByRole("tab", { name: tab }));
    await view.findByText(saving.save);
    const last = [...view.wrapper.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')].at(-1);
    if (last === undefined) throw new Error("There is no tick");
    const before = last.checked;
    fireEvent.click(last);
    return { view, last, before };
  }
  /** Works-council functions have no save dialog. */
  const closeWhereOpen = async (view: Rendered): Promise<void> => {
    if (texts.title !== null) await closeDialog(view);
    else expect(view.queryByRole("dialog")).toBeNull();
  };

  it("keeps its ticks when saving fails, and says so", async () => {
    portal.select({ scenario: `fail:${route}` });
    const { view, last, before } = await turned();
    await save(view);
    expect(await view.findByText(texts.unsent)).toBeInTheDocument();
    await closeWhereOpen(view);
    expect(last.checked).toBe(!before);
    expect(draftKeys()).toHaveLength(1);
  });

  it("is saved where its answer was lost and the backend says so", async () => {
    portal.select({ scenario: `lost:${route}` });
    const { view } = await turned();
    await save(view);
    expect(await view.findByText(texts.known)).toBeInTheDocument();
    expect(posts()).toHaveLength(1);
    await waitFor(() => expect(draftKeys()).toEqual([]));
  });

  it("waits for a slow backend and sends once", async () => {
    const { view } = await turned();
    const { open } = holdBack(path);
    await save(view);
    expect(await view.findByText(saving.saving)).toBeInTheDocument();
    if (texts.title !== null) {
      await view.user.keyboard("{Escape}");
      await view.user.click(view.getByRole("button", { name: sending.leave }));
      await waitFor(() => expect(view.queryByRole("dialog")).toBeNull());
      expect(await view.findByText(/^Ihre Anfrage ist unterwegs/)).toBeInTheDocument();
    }
    expect(button(view).closest("button")).toHaveAttribute("aria-disabled", "true");
    await save(view);
    open();
    expect(await view.findByText(texts.known)).toBeInTheDocument();
    expect(posts()).toHaveLength(1);
  });
});
