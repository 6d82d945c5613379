import { fireEvent, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { advertising, functions, hotel, personal, settings } from "#i18n/settings.ts";
import type { Member } from "#mocks/model/state.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { renderInRoot, type Rendered } from "#test/support/render.tsx";
import { field, openOwnData, retype, save } from "#test/support/settings.tsx";
import { MemberSettings, UserSettings } from "#widgets/portal/shared/settings/user-settings.tsx";

const portal = useMockPortal();

/** The member of the Gremium at this place, the customer first, whose data the desk changes. */
function memberAt(place: number): Member {
  const member = portal.state().members[place];
  if (member === undefined) throw new Error(`There is no member ${place}`);
  return member;
}
const posts = (): { path: string; body: unknown }[] =>
  portal.calls.filter(({ method }) => method === "POST").map(({ path, body }) => ({ path, body }));
const lastBody = (): unknown => posts().at(-1)?.body;
/** Quick, unlike looking for roles among hundreds of boxes. */
const box = (view: Rendered, label: string): HTMLElement =>
  [...view.wrapper.querySelectorAll("label")].find(({ textContent }) => textContent === label)?.control ?? view.wrapper;

async function ownTab(name: string, label: string): Promise<Rendered> {
  const view = renderInRoot(<UserSettings />);
  await view.user.click(view.getByRole("tab", { name }));
  await view.findByText(label);
  return view;
}

describe("what is saved", () => {
  it("are the reader's changes upon what the backend says now", async () => {
    const view = await openOwnData();
    retype(view, "Fax", "0531 1");
    Object.assign(memberAt(0).data, { department: "Versand", mobileNumber: null });
    await save(view);
    await view.findByText(personal.save.known);
    expect(lastBody()).toMatchObject({ department: "Versand", mobileNumber: null, faxNumber: "0531 1" });
    expect(field(view, "Abteilung")).toHaveValue("Versand");
  });

  it("is a member's as well, on the member's route", async () => {
    const member = memberAt(1);
    const view = renderInRoot(<MemberSettings userId={member.userId} />);
    await view.findByRole("textbox", { name: "Abteilung" });
    retype(view, "Fax", "0531 1");
    Object.assign(member.data, { department: "Versand" });
    await save(view);
    await view.findByText(personal.save.known);
    expect(lastBody()).toMatchObject({ department: "Versand", faxNumber: "0531 1" });
    expect(posts().at(-1)?.path).toBe(`/portal-api/gremium-users/${member.userId}/user-data`);
  });

  it("leaves hotel wishes that somebody else has changed", async () => {
    memberAt(0).data.hotelPreferences = { comments: null, disabledFriendlyRoom: null, vegetarianFood: null };
    const view = await ownTab(settings.tabs.hotel, hotel.vegetarianFood);
    fireEvent.click(box(view, hotel.vegetarianFood));
    memberAt(0).data.hotelPreferences = {
      comments: "Ruhiges Zimmer",
      disabledFriendlyRoom: true,
      vegetarianFood: null,
    };
    await save(view);
    await view.findByText(hotel.save.known);
    expect(lastBody()).toEqual({ comments: "Ruhiges Zimmer", disabledFriendlyRoom: true, vegetarianFood: true });
  });

  it("leaves functions that somebody else has added", async () => {
    const view = await ownTab(settings.tabs.functions, "Vertrauensperson");
    const before = memberAt(0).brFunctions;
    fireEvent.click(box(view, "Vertrauensperson"));
    memberAt(0).brFunctions = [...before, 202];
    await save(view);
    await view.findByText(functions.save.known);
    expect(memberAt(0).brFunctions).toEqual(expect.arrayContaining([...before, 202]));
    expect(memberAt(0).brFunctions.length).toBe(before.length + 2);
  });

  it("leaves topics that somebody else has chosen, and tells one catalogue from the other", async () => {
    const view = await ownTab(settings.tabs.advertising, advertising.sendCatalogDigital);
    fireEvent.click(box(view, advertising.sendCatalogPrint));
    fireEvent.click(box(view, advertising.sendCatalogDigital));
    const { marketing } = portal.state();
    marketing.selectedDigitalTopics = [...marketing.selectedDigitalTopics, 400003];
    const digital = marketing.selectedDigitalTopics;
    await save(view);
    await view.findByText(advertising.save.known);
    expect(portal.state().marketing).toMatchObject({
      sendCatalogPrint: false,
      sendCatalogDigital: true,
      selectedDigitalTopics: digital,
    });
    expect(box(view, advertising.sendCatalogPrint)).not.toBeChecked();
    expect(box(view, advertising.sendCatalogDigital)).toBeChecked();
  });
});

describe("a field that both have changed", () => {
  const held = (view: Rendered): Promise<HTMLElement> =>
    view.findByText(/^Ihre Änderungen sind noch nicht gespeichert/);

  async function bothChanged(): Promise<Rendered> {
    const view = await openOwnData();
    retype(view, "Abteilung", "Labor");
    retype(view, "Fax", "0531 1");
    Object.assign(memberAt(0).data, { department: "Versand" });
    await save(view);
    return view;
  }

  it("holds the save up, and is named with what stands there by now", async () => {
    const view = await bothChanged();
    expect(await held(view)).toHaveTextContent("gespeichert: Abteilung (jetzt „Versand“).");
    expect(posts()).toEqual([]);
    expect(field(view, "Abteilung")).toHaveValue("Labor");
  });

  it("is the reader's once they save again", async () => {
    const view = await bothChanged();
    await held(view);
    await save(view);
    await view.findByText(personal.save.known);
    expect(lastBody()).toMatchObject({ department: "Labor", faxNumber: "0531 1" });
    expect(view.queryByText(/^An anderer Stelle/)).toBeNull();
  });

  it("is the other's where the reader takes it over, and their other changes stay", async () => {
    const view = await bothChanged();
    await held(view);
    await view.user.click(view.getByRole("button", { name: settings.takeSaved }));
    expect(field(view, "Abteilung")).toHaveValue("Versand");
    expect(field(view, "Fax")).toHaveValue("0531 1");
    await save(view);
    await view.findByText(personal.save.known);
    expect(lastBody()).toMatchObject({ department: "Versand", faxNumber: "0531 1" });
  });
});

describe("a save", () => {
  it("fails without being sent where nobody knows what is saved by now", async () => {
    const view = await openOwnData();
    retype(view, "Fax", "0531 1");
    portal.select({ scenario: "fail:userData" });
    await save(view);
    expect(await view.findByText(personal.save.unsent)).toBeInTheDocument();
    expect(posts()).toEqual([]);
    await view.user.keyboard("{Escape}");
    expect(field(view, "Fax")).toHaveValue("0531 1");
  });

  it("of a member's wishes does not wait for one of their data, nor is it swallowed", async () => {
    const member = memberAt(1);
    const data = renderInRoot(<MemberSettings userId={member.userId} />);
    await data.findByRole("textbox", { name: "Abteilung" });
    const other = renderInRoot(<MemberSettings userId={member.userId} />);
    await other.user.click(other.getByRole("tab", { name: settings.tabs.hotel }));
    await other.findByText(hotel.vegetarianFood);
    retype(data, "Fax", "0531 1");
    fireEvent.click(box(other, hotel.vegetarianFood));
    await Promise.all([save(data), save(other)]);
    await data.findByText(personal.save.known);
    await other.findByText(/^Die Hotelwünsche von .* wurden erfolgreich gespeichert!$/);
    await waitFor(() => expect(posts()).toHaveLength(2));
  });

  it("waits for another widget's save of the same, and builds on it", async () => {
    const [one, other] = [await openOwnData(), await openOwnData()];
    retype(one, "Fax", "0531 1");
    retype(other, "Abteilung", "Labor");
    fireEvent.submit(one.wrapper.querySelector("form") ?? one.wrapper);
    fireEvent.submit(other.wrapper.querySelector("form") ?? other.wrapper);
    await one.findByText(personal.save.known);
    await other.findByText(personal.save.known);
    expect(memberAt(0).data).toMatchObject({ department: "Labor", faxNumber: "0531 1" });
  });
});
