import { fireEvent, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { forms } from "#i18n/forms.ts";
import { saving } from "#i18n/saving.ts";
import { sending } from "#i18n/sending.ts";
import { planEditor } from "#i18n/training-plan.ts";
import { initialState, usePortal } from "#state/store.ts";
import { holdBack } from "#test/support/gate.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { renderInRoot, type Rendered } from "#test/support/render.tsx";
import { keysSentTo } from "#test/support/sent-keys.ts";
import { TrainingPlanAdmin } from "./training-plan-admin.tsx";

const portal = useMockPortal();

const TITLE = "Schulungsplan für das neue Gremium";
const open = (): Rendered => renderInRoot(<TrainingPlanAdmin />, { id: "portal-training-plan-admin" });

async function edit(title = TITLE): Promise<Rendered> {
  const view = open();
  await view.user.click(await view.findByRole("button", { name: `Bearbeiten: ${title}` }));
  await view.findByRole("textbox", { name: /^Titel/ });
  return view;
}

const press = async (view: Rendered, name: string): Promise<void> =>
  view.user.click(view.getByRole("button", { name }));
const themesIn = (view: Rendered, group: string): string[] =>
  within(view.getByRole("region", { name: group }))
    .queryAllByRole("listitem")
    .map((item) => item.querySelector("strong")?.textContent ?? "")
    .filter((name) => name !== "");
const sent = (name: string): unknown[] => portal.calls.filter((call) => call.name === name).map(({ body }) => body);
const plan = (planId: string) => portal.state().plans.find((candidate) => candidate.planId === planId);

describe("the list of plans", () => {
  it("shows every plan with what can be done with it", async () => {
    const view = open();
    const list = await view.findByRole("list", { name: "Schulungspläne" });
    expect(
      within(list)
        .getAllByRole("heading", { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual([TITLE, "Schulungsplan Schwerbehindertenvertretung", "Entwurf ohne Seminare"]);
    expect(view.getByRole("link", { name: `Ansehen: ${TITLE}` })).toHaveAttribute(
      "href",
      "http://localhost:3000/personalisierter-schulungsplan/p-1",
    );
    expect(view.getByText("Geändert am 08.03.2026, 14:20 Uhr")).toBeInTheDocument();
  });

  it("asks before it deletes", async () => {
    const view = open();
    await view.user.click(await view.findByRole("button", { name: "Löschen: Entwurf ohne Seminare" }));
    const dialog = await view.findByRole("dialog", { name: "Plan löschen" });
    expect(sent("trainingPlanDelete")).toEqual([]);
    await view.user.click(within(dialog).getByRole("button", { name: "Löschen" }));
    await waitFor(() => expect(view.queryByRole("heading", { level: 3, name: "Entwurf ohne Seminare" })).toBeNull());
    expect(plan("p-3")).toBeUndefined();
    await expect
      .poll(() => view.root.activeElement)
      .toBe(view.getByRole("heading", { level: 2, name: "Schulungspläne" }));
  });

  it("says when a plan could not be deleted", async () => {
    portal.select({ scenario: "fail:trainingPlanDelete" });
    const view = open();
    await view.user.click(await view.findByRole("button", { name: "Löschen: Entwurf ohne Seminare" }));
    await view.user.click(within(await view.findByRole("dialog")).getByRole("button", { name: "Löschen" }));
    expect(await view.findByText(planEditor.removeWords.unsent)).toBeInTheDocument();
  });

  it("has deleted a plan whose answer was lost, as the list says", async () => {
    portal.select({ scenario: "lost:trainingPlanDelete" });
    const view = open();
    await view.user.click(await view.findByRole("button", { name: "Löschen: Entwurf ohne Seminare" }));
    await view.user.click(within(await view.findByRole("dialog")).getByRole("button", { name: "Löschen" }));
    await waitFor(() => expect(view.queryByText("Entwurf ohne Seminare")).toBeNull());
    expect(view.queryByRole("alert")).toBeNull();
    expect(sent("trainingPlanDelete")).toHaveLength(1);
  });

  it("says that nobody knows while nothing can tell, and asks again without deleting", async () => {
    const view = open();
    await view.user.click(await view.findByRole("button", { name: "Löschen: Entwurf ohne Seminare" }));
    portal.select({ scenario: "lost:trainingPlanDelete+fail:trainingPlans" });
    await view.user.click(within(await view.findByRole("dialog")).getByRole("button", { name: "Löschen" }));
    expect(await view.findByText(planEditor.removeWords.unknown)).toBeInTheDocument();
    portal.select({ scenario: "normal" });
    await press(view, sending.check);
    await waitFor(() => expect(view.queryByText("Entwurf ohne Seminare")).toBeNull());
    expect(sent("trainingPlanDelete")).toHaveLength(1);
  });

  it("says that there is none", async () => {
    portal.select({ scenario: "empty:trainingPlans" });
    expect(await open().findByText(planEditor.none)).toBeInTheDocument();
  });
});

describe("the editor", () => {
  it("makes a new plan of title, recipient, greeting and groups", async () => {
    const view = open();
    await view.user.click(await view.findByRole("button", { name: planEditor.create }));
    await view.findByRole("heading", { level: 2, name: planEditor.newTitle });
    await press(view, "Speichern");
    expect(view.getByText(planEditor.titleMissing)).toBeInTheDocument();
    await view.user.type(view.getByRole("textbox", { name: /^Titel/ }), "Plan 2027");
    await press(view, planEditor.addGroup);
    await view.user.type(view.getByRole("textbox", { name: planEditor.groupTitle }), "Start");
    await view.user.type(view.getByRole("searchbox", { name: planEditor.themeSearch }), "betriebsverf");
    await view.user.click(await view.findByRole("button", { name: "„Betriebsverfassungsrecht“ hinzufügen" }));
    expect(themesIn(view, "Start")).toEqual(["Betriebsverfassungsrecht"]);
    await press(view, "Speichern");
    expect(await view.findByText(planEditor.saved)).toBeInTheDocument();
    expect(sent("trainingPlanCreate")).toMatchObject([
      {
        plan: {
          title: "Plan 2027",
          recipient: "",
          greeting: "",
          groups: [
            {
              title: "Start",
              entries: [
                {
                  themeId: 701,
                  url: "http://localhost:3000/seminare/t/betriebsverfassungsrecht",
                  priority: "should",
                  event: { eventId: 7001 },
                },
              ],
            },
          ],
        },
      },
    ]);
    expect(await view.findByRole("heading", { level: 3, name: "Plan 2027" })).toBeInTheDocument();
  });

  it("orders themes by keyboard, over the end of a group as well, and keeps the focus", async () => {
    const view = await edit();
    const down = view.getByRole("button", { name: "„Betriebsverfassungsrecht“ nach unten" });
    await view.user.click(down);
    expect(themesIn(view, "Grundlagen für alle Mitglieder")).toEqual([
      "Kündigungsschutz: Anhörung und Widerspruch",
      "Betriebsverfassungsrecht",
    ]);
    await expect
      .poll(() => view.root.activeElement)
      .toBe(view.getByRole("button", { name: "„Betriebsverfassungsrecht“ nach unten" }));
    expect(view.getByText("„Betriebsverfassungsrecht“ steht jetzt an Stelle 2 von 2.")).toBeInTheDocument();
    await press(view, "„Betriebsverfassungsrecht“ nach unten");
    expect(themesIn(view, "Für Vorsitz und Stellvertretung")).toEqual([
      "Betriebsverfassungsrecht",
      "Reden, die ankommen",
      "Sitzungen leiten und Beschlüsse fassen",
    ]);
    await press(view, "„Nach Aufgaben“ nach oben");
    expect(view.getAllByRole("region").map((group) => group.getAttribute("aria-label"))).toEqual([
      "Grundlagen für alle Mitglieder",
      "Nach Aufgaben",
      "Für Vorsitz und Stellvertretung",
    ]);
  });

  it("takes a theme out and back", async () => {
    const view = await edit();
    await press(view, "„Betriebsverfassungsrecht“ entfernen");
    expect(themesIn(view, "Grundlagen für alle Mitglieder")).toEqual(["Kündigungsschutz: Anhörung und Widerspruch"]);
    await expect.poll(() => view.root.activeElement).toBe(view.getByRole("button", { name: "Rückgängig" }));
    await press(view, "Rückgängig");
    expect(themesIn(view, "Grundlagen für alle Mitglieder")).toEqual([
      "Betriebsverfassungsrecht",
      "Kündigungsschutz: Anhörung und Widerspruch",
    ]);
  });

  it("takes several things out, and back in turn", async () => {
    const view = await edit();
    const before = view.getAllByRole("region").map((group) => themesIn(view, group.getAttribute("aria-label") ?? ""));
    await press(view, "„Betriebsverfassungsrecht“ entfernen");
    await press(view, "„Kündigungsschutz: Anhörung und Widerspruch“ entfernen");
    await press(view, "„Grundlagen für alle Mitglieder“ entfernen");
    for (const name of [
      "Grundlagen für alle Mitglieder",
      "Kündigungsschutz: Anhörung und Widerspruch",
      "Betriebsverfassungsrecht",
    ]) {
      expect(view.getByText(`„${name}“ wurde entfernt.`)).toBeInTheDocument();
      await press(view, "Rückgängig");
    }
    expect(view.queryByRole("button", { name: "Rückgängig" })).toBeNull();
    expect(view.getAllByRole("region").map((group) => themesIn(view, group.getAttribute("aria-label") ?? ""))).toEqual(
      before,
    );
  });

  it("saves with the version that was read", async () => {
    const view = await edit();
    await view.user.selectOptions(view.getAllByRole("combobox", { name: "Priorität" })[0] ?? view.wrapper, "Möglich");
    await press(view, "Speichern");
    expect(await view.findByText(planEditor.saved)).toBeInTheDocument();
    expect(sent("trainingPlanEdit")).toMatchObject([
      {
        plan: { planId: "p-1", version: 3, groups: [{ entries: [{ priority: "can" }, { priority: "must" }] }, {}, {}] },
      },
    ]);
  });

  it("has both ways on where somebody else has saved: theirs", async () => {
    const view = await edit();
    Object.assign(plan("p-1") ?? {}, { version: 4, title: "Von anderen geändert" });
    await view.user.type(view.getByRole("textbox", { name: "Empfänger" }), " neu");
    await press(view, "Speichern");
    expect(await view.findByText(planEditor.conflict)).toBeInTheDocument();
    expect(view.getByRole("textbox", { name: "Empfänger" })).toHaveValue("Betriebsrat Musterwerke Braunschweig neu");
    await press(view, planEditor.loadTheirs);
    await waitFor(() => expect(view.getByRole("textbox", { name: /^Titel/ })).toHaveValue("Von anderen geändert"));
    expect(view.getByRole("textbox", { name: "Empfänger" })).toHaveValue("Betriebsrat Musterwerke Braunschweig");
  });

  it("has both ways on where somebody else has saved: mine, with their version", async () => {
    const view = await edit();
    Object.assign(plan("p-1") ?? {}, { version: 4 });
    await view.user.type(view.getByRole("textbox", { name: "Empfänger" }), " neu");
    await press(view, "Speichern");
    await view.findByText(planEditor.conflict);
    await press(view, planEditor.saveMine);
    expect(await view.findByText(planEditor.saved)).toBeInTheDocument();
    expect(plan("p-1")).toMatchObject({ version: 5, recipient: "Betriebsrat Musterwerke Braunschweig neu" });
  });

  it("has saved a plan whose answer was lost, as the plan says", async () => {
    const view = await edit();
    portal.select({ scenario: "lost:trainingPlanEdit" });
    await view.user.type(view.getByRole("textbox", { name: "Empfänger" }), " neu");
    await press(view, "Speichern");
    expect(await view.findByText(planEditor.saved)).toBeInTheDocument();
    expect(sent("trainingPlanEdit")).toHaveLength(1);
  });

  it("has saved a plan though the same save, sent again by the browser, is refused", async () => {
    const { handle } = portal;
    portal.handle = (asked) => (asked.url.includes("/edit/") ? handle(asked).then(() => handle(asked)) : handle(asked));
    const view = await edit();
    await view.user.type(view.getByRole("textbox", { name: "Empfänger" }), " neu");
    await press(view, "Speichern");
    expect(await view.findByText(planEditor.saved)).toBeInTheDocument();
    portal.handle = handle;
  });

  it("does not know what has become of a plan where nothing can tell, and looks when asked", async () => {
    const view = await edit();
    await view.user.type(view.getByRole("textbox", { name: "Empfänger" }), " neu");
    portal.select({ scenario: "lost:trainingPlanEdit+fail:trainingPlan" });
    await press(view, "Speichern");
    expect(await view.findByText(/^Wir wissen noch nicht, ob der Plan gespeichert ist\./)).toBeInTheDocument();
    portal.select({ scenario: "normal" });
    await press(view, sending.check);
    expect(await view.findByText(planEditor.saved)).toBeInTheDocument();
    expect(sent("trainingPlanEdit")).toHaveLength(1);
  });

  it("saves a second new plan of the page after the first, and stays locked for neither", async () => {
    const gate = holdBack("/create");
    const views = [open(), open()] as const;
    for (const [index, view] of views.entries()) {
      await view.user.click(await view.findByRole("button", { name: planEditor.create }));
      fireEvent.change(await view.findByRole("textbox", { name: /^Titel/ }), { target: { value: `Plan ${index}` } });
      await press(view, "Speichern");
    }
    expect(views[1].getByText(sending.waits)).toBeVisible();
    gate.open();
    for (const view of views) expect(await view.findByText(planEditor.saved)).toBeInTheDocument();
    expect(sent("trainingPlanCreate")).toMatchObject([{ plan: { title: "Plan 0" } }, { plan: { title: "Plan 1" } }]);
  });

  it("sends a new plan that has not arrived with one key for all tries, and with another once it is changed", async () => {
    const keys = keysSentTo("/create");
    const view = open();
    await view.user.click(await view.findByRole("button", { name: planEditor.create }));
    fireEvent.change(await view.findByRole("textbox", { name: /^Titel/ }), { target: { value: "Plan 2027" } });
    portal.select({ scenario: "status-500:trainingPlanCreate" });
    await press(view, "Speichern");
    const failed = await view.findByText(/^Der Plan konnte nicht gespeichert werden/);
    await press(view, "Speichern");
    await waitFor(() => expect(failed).not.toBeInTheDocument());
    await view.findByText(/^Der Plan konnte nicht gespeichert werden/);
    portal.select({ scenario: "normal" });
    await view.user.type(view.getByRole("textbox", { name: "Empfänger" }), "Gremium");
    await press(view, "Speichern");
    expect(await view.findByText(planEditor.saved)).toBeInTheDocument();
    const [first, second, changed] = keys;
    expect(first).toMatch(/./);
    expect(second).toBe(first);
    expect(changed).toMatch(/./);
    expect(changed).not.toBe(first);
  });

  it("keeps what was typed when saving fails, and over a reload", async () => {
    const view = await edit();
    portal.select({ scenario: "fail:trainingPlanEdit" });
    await view.user.type(view.getByRole("textbox", { name: "Empfänger" }), " neu");
    await press(view, "Speichern");
    expect(await view.findByText(/^Der Plan konnte nicht gespeichert werden/)).toBeInTheDocument();
    view.unmount();
    portal.select({ scenario: "normal" });
    const again = await edit();
    expect(again.getByRole("textbox", { name: "Empfänger" })).toHaveValue("Betriebsrat Musterwerke Braunschweig neu");
    await press(again, forms.discard);
    expect(again.getByRole("textbox", { name: "Empfänger" })).toHaveValue("Betriebsrat Musterwerke Braunschweig");
  });

  it("keeps what was typed for after the login, though a logout in another tab has deleted the draft", async () => {
    const view = await edit();
    await view.user.type(view.getByRole("textbox", { name: "Empfänger" }), " neu");
    for (const key of Object.keys(sessionStorage)) if (key.includes("plan")) sessionStorage.removeItem(key);
    portal.select({ scenario: "expired:trainingPlanEdit" });
    await press(view, "Speichern");
    expect(await view.findByText(/^Sie sind nicht mehr angemeldet/)).toBeInTheDocument();
    view.unmount();
    usePortal.setState(initialState, true);
    portal.select({ scenario: "normal" });
    const again = await edit();
    expect(again.getByRole("textbox", { name: "Empfänger" })).toHaveValue("Betriebsrat Musterwerke Braunschweig neu");
  });

  it("says of a new plan that it could not be saved, where the backend has no such call", async () => {
    const view = open();
    await view.user.click(await view.findByRole("button", { name: planEditor.create }));
    await view.user.type(await view.findByRole("textbox", { name: /^Titel/ }), "Neu");
    portal.select({ scenario: "status-404:trainingPlanCreate" });
    await press(view, "Speichern");
    expect(await view.findByText(planEditor.words.unsent)).toBeInTheDocument();
    expect(view.queryByText(planEditor.gone)).toBeNull();
  });

  it("keeps the keyboard's place: at its heading when it opens, at that of the list when it closes", async () => {
    const view = await edit();
    await expect.poll(() => view.root.activeElement).toBe(view.getByRole("heading", { level: 2, name: TITLE }));
    await press(view, planEditor.back);
    await expect
      .poll(() => view.root.activeElement)
      .toBe(await view.findByRole("heading", { level: 2, name: "Schulungspläne" }));
  });

  it("takes nothing while it saves, and says so to screen readers", async () => {
    const gate = holdBack("/edit/");
    const view = await edit();
    const recipient = view.getByRole("textbox", { name: "Empfänger" });
    await view.user.type(recipient, " neu");
    await press(view, "Speichern");
    await waitFor(() => expect(recipient).toHaveAttribute("readonly"));
    fireEvent.input(recipient, { target: { value: "zu spät" } });
    await press(view, "„Grundlagen für alle Mitglieder“ entfernen");
    expect(recipient).toHaveValue("Betriebsrat Musterwerke Braunschweig neu");
    gate.open();
    expect(await view.findByText(planEditor.saved)).toBeInTheDocument();
    expect(plan("p-1")).toMatchObject({ recipient: "Betriebsrat Musterwerke Braunschweig neu" });
    expect(plan("p-1")?.groups).toHaveLength(3);
  });

  it("saves a plan that a colleague has deleted as a new one", async () => {
    const view = await edit();
    await view.user.type(view.getByRole("textbox", { name: "Empfänger" }), " neu");
    portal.select({ scenario: "status-404:trainingPlanEdit" });
    await press(view, "Speichern");
    expect(await view.findByText(planEditor.gone)).toBeInTheDocument();
    await press(view, planEditor.saveAsNew);
    expect(await view.findByText(planEditor.saved)).toBeInTheDocument();
    expect(sent("trainingPlanCreate")).toMatchObject([
      { plan: { title: TITLE, recipient: "Betriebsrat Musterwerke Braunschweig neu" } },
    ]);
  });

  it("leads to what was typed into a plan that is gone, also on a page loaded anew, to save or to give up", async () => {
    const before = await edit();
    await before.user.type(before.getByRole("textbox", { name: "Empfänger" }), " neu");
    before.unmount();
    portal.state().plans = portal.state().plans.filter(({ planId }) => planId !== "p-1");
    usePortal.setState({ resources: {} });
    const view = await edit();
    expect(view.getByText(planEditor.gone)).toBeInTheDocument();
    expect(view.getByRole("textbox", { name: "Empfänger" })).toHaveValue("Betriebsrat Musterwerke Braunschweig neu");
    view.unmount();
    const again = await edit();
    await press(again, planEditor.saveAsNew);
    expect(await again.findByText(planEditor.saved)).toBeInTheDocument();
    expect(sent("trainingPlanCreate")).toMatchObject([
      { plan: { recipient: "Betriebsrat Musterwerke Braunschweig neu" } },
    ]);
    expect(await again.findAllByRole("button", { name: `Bearbeiten: ${TITLE}` })).toHaveLength(1);
    expect(again.queryByText(planEditor.gone)).toBeNull();
  });

  it("drops what was typed into a plan that is gone once it is given up", async () => {
    const before = await edit();
    await before.user.type(before.getByRole("textbox", { name: "Empfänger" }), " neu");
    before.unmount();
    portal.state().plans = portal.state().plans.filter(({ planId }) => planId !== "p-1");
    usePortal.setState({ resources: {} });
    const view = await edit();
    await press(view, forms.discard);
    await view.findByRole("button", { name: planEditor.create });
    expect(view.queryByText(planEditor.gone)).toBeNull();
    expect(Object.keys(sessionStorage).filter((key) => key.includes("plan"))).toEqual([]);
  });

  it("asks before unsaved input is left", async () => {
    const view = await edit();
    await view.user.type(view.getByRole("textbox", { name: "Empfänger" }), " neu");
    await press(view, planEditor.back);
    expect(await view.findByRole("dialog", { name: saving.leaveTitle })).toBeInTheDocument();
  });
});
