import { fireEvent, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { toCart } from "#i18n/cart-add.ts";
import { common } from "#i18n/common.ts";
import { plans } from "#i18n/training-plan.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { renderInRoot } from "#test/support/render.tsx";
import { TrainingPlan } from "./training-plan.tsx";

const portal = useMockPortal();

describe("portal-training-plan", () => {
  it("shows groups and themes in the order given, with how much each matters", async () => {
    const view = renderInRoot(<TrainingPlan planId="p-1" />);
    expect(view.getByText(plans.loading)).toBeInTheDocument();
    expect(
      await view.findByRole("heading", { level: 2, name: "Schulungsplan für das neue Gremium" }),
    ).toBeInTheDocument();
    expect(view.getByText("für Betriebsrat Musterwerke Braunschweig")).toBeInTheDocument();
    expect(view.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      "Grundlagen für alle Mitglieder",
      "Für Vorsitz und Stellvertretung",
      "Nach Aufgaben",
      plans.sumHeading,
    ]);
    expect(
      view
        .getAllByRole("article")
        .slice(1)
        .map((article) => article.querySelector(".cluster")?.textContent),
    ).toEqual([
      "BetriebsverfassungsrechtNotwendig",
      "Kündigungsschutz: Anhörung und WiderspruchNotwendig",
      "Reden, die ankommenEmpfohlen",
      "Sitzungen leiten und Beschlüsse fassenEmpfohlen",
      "Datenschutz im HomeofficeMöglich",
    ]);
    expect(view.getByRole("link", { name: "Betriebsverfassungsrecht" })).toHaveAttribute(
      "href",
      "/seminare/t/betriebsverfassungsrecht",
    );
  });

  it("shows date, place and price of a theme with a date, and puts it into the cart", async () => {
    const view = renderInRoot(<TrainingPlan planId="p-1" />);
    await view.findByRole("heading", { level: 2 });
    const [, first, , , without] = view.getAllByRole("article");
    if (first === undefined || without === undefined) throw new Error("The plan has no themes.");
    expect(first).toHaveTextContent("Mo.–Fr., 30.03.–03.04.2026");
    expect(first).toHaveTextContent("1.290,00 €");
    expect(without).toHaveTextContent("Noch kein Termin gewählt. Termine ansehen");
    expect(within(without).getByRole("link", { name: "Termine ansehen" })).toHaveAttribute(
      "href",
      expect.stringContaining("/seminare/t/"),
    );
    expect(within(without).queryByRole("button")).toBeNull();
    await view.user.click(within(first).getByRole("button", { name: /^In den Warenkorb/ }));
    expect(await within(first).findByRole("link", { name: /Warenkorb/ })).toBeInTheDocument();
    expect(view.getAllByText(plans.net)).toHaveLength(1);
    const sum = within(view.getByRole("region", { name: plans.sumHeading })).getByRole("status");
    expect(within(sum).getByText(plans.net)).toBeVisible();
  });

  it("saves all dates as one calendar file, and prints", async () => {
    const print = vi.fn();
    vi.stubGlobal("print", print);
    const view = renderInRoot(<TrainingPlan planId="p-1" />);
    const link = await view.findByRole("link", { name: plans.calendar });
    expect(decodeURIComponent(link.getAttribute("href") ?? "").match(/BEGIN:VEVENT/g)).toHaveLength(3);
    await view.user.click(view.getByRole("button", { name: "Drucken" }));
    expect(print).toHaveBeenCalledOnce();
  });

  it("says what all dates cost for a number of people, and puts them into the cart together", async () => {
    const view = renderInRoot(<TrainingPlan planId="p-1" />);
    const sum = within(await view.findByRole("region", { name: plans.sumHeading }));
    expect(sum.getByRole("status")).toHaveTextContent("3 Seminare für 1 Person: 3.929,50 €");
    const people = sum.getByRole("textbox", { name: plans.people });
    fireEvent.change(people, { target: { value: "2" } });
    expect(sum.getByRole("status")).toHaveTextContent("3 Seminare für 2 Personen: 7.468,00 €");
    await view.user.click(sum.getByRole("button", { name: "Alle in den Warenkorb" }));
    expect(await sum.findByText("Alle 3 Seminare liegen im Warenkorb.")).toBeVisible();
    expect(sum.getByRole("link", { name: toCart })).toBeVisible();
    expect(portal.state().shop.cart.items).toHaveLength(3);
  });

  it("says how many of them got into the cart where some did not", async () => {
    portal.state().shop.places["7001"] = 0;
    const view = renderInRoot(<TrainingPlan planId="p-1" />);
    await view.user.click(await view.findByRole("button", { name: "Alle in den Warenkorb" }));
    expect(await view.findByText(/^2 von 3 Seminaren liegen im Warenkorb\./)).toBeVisible();
  });

  it("says that nobody knows of them where neither answers nor cart came", async () => {
    portal.select({ scenario: "lost:cartAdd+fail:cart" });
    const view = renderInRoot(<TrainingPlan planId="p-1" />);
    await view.user.click(await view.findByRole("button", { name: "Alle in den Warenkorb" }));
    expect(await view.findByText(plans.openInCart(3))).toBeVisible();
    portal.select({ scenario: "normal" });
    await view.user.click(view.getByRole("button", { name: "Alle in den Warenkorb" }));
    expect(await view.findByText("Alle 3 Seminare liegen im Warenkorb.")).toBeVisible();
    expect(portal.state().shop.cart.items).toHaveLength(3);
  });

  it("counts a date once that several entries name", async () => {
    const [group] = portal.state().plans.flatMap(({ groups }) => groups);
    group?.entries.push(...group.entries);
    const view = renderInRoot(<TrainingPlan planId="p-1" />);
    const sum = within(await view.findByRole("region", { name: plans.sumHeading }));
    expect(sum.getByRole("status")).toHaveTextContent("3 Seminare für 1 Person: 3.929,50 €");
  });

  it("offers nothing of what is over", async () => {
    for (const { event } of portal.state().plans.flatMap(({ groups }) => groups.flatMap(({ entries }) => entries)))
      if (event !== null) event.isHistoric = true;
    const view = renderInRoot(<TrainingPlan planId="p-1" />);
    expect(await view.findAllByText(plans.over)).toHaveLength(3);
    expect(view.queryByRole("button", { name: /Warenkorb/ })).toBeNull();
  });

  it("offers what is booked on another page there, and leaves it out of the sum", async () => {
    const [first] = portal.state().plans.flatMap(({ groups }) => groups.flatMap(({ entries }) => entries));
    if (first?.event?.theme) first.event.theme = { ...first.event.theme, redirectUrl: "/kongress" };
    const view = renderInRoot(<TrainingPlan planId="p-1" />);
    expect(await view.findByRole("link", { name: /^Zur Anmeldung: / })).toHaveAttribute("href", "/kongress");
    expect(view.getAllByRole("button", { name: /^In den Warenkorb/ })).toHaveLength(2);
    expect(view.getByRole("region", { name: plans.sumHeading })).toHaveTextContent("2 Seminare für 1 Person");
  });

  it.each([
    ["p-99", plans.unknown],
    ["p-3", plans.none],
  ])("plan %s: %s", async (planId, text) => {
    const view = renderInRoot(<TrainingPlan planId={planId} />);
    expect(await view.findByText(text)).toBeInTheDocument();
  });

  it("survives a plan of which nothing is known", async () => {
    portal.select({ scenario: "nulls:trainingPlan" });
    const view = renderInRoot(<TrainingPlan planId="p-1" />);
    expect(await view.findByRole("heading", { level: 2, name: "Schulungsplan" })).toBeInTheDocument();
  });

  it("draws a failure and loads again when asked", async () => {
    portal.select({ scenario: "fail:trainingPlan" });
    const view = renderInRoot(<TrainingPlan planId="p-1" />);
    await view.findByRole("alert");
    portal.select({ scenario: "normal" });
    await view.user.click(view.getByRole("button", { name: common.retry }));
    expect(
      await view.findByRole("heading", { level: 2, name: "Schulungsplan für das neue Gremium" }),
    ).toBeInTheDocument();
  });
});
