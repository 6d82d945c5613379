import { act, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { saving } from "#i18n/saving.ts";
import { personal, settings } from "#i18n/settings.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { type Rendered } from "#test/support/render.tsx";
import { field, openOwnData, retype } from "#test/support/settings.tsx";

const portal = useMockPortal();

let otherTab: BroadcastChannel;
let heard: unknown[];

beforeEach(() => {
  heard = [];
  otherTab = new BroadcastChannel("kundenportal-settings");
  otherTab.onmessage = ({ data }: MessageEvent<unknown>) => heard.push(data);
});
afterEach(() => otherTab.close());

/** Another tab saves department and mobile number, and says that it has. */
async function saveElsewhere(department: string): Promise<void> {
  Object.assign(portal.state().members[0]?.data ?? {}, { department, mobileNumber: "0171 / 999" });
  await act(async () => {
    otherTab.postMessage({});
    await new Promise((resolve) => setTimeout(resolve, 0));
  });
}

const told = (view: Rendered): HTMLElement | null => view.queryByText(/^An anderer Stelle wurde/);
const lastBody = (): unknown => portal.calls.findLast(({ method }) => method === "POST")?.body;

describe("settings that another tab saves", () => {
  it("are shown where nothing was typed, so that no save puts back what was changed there", async () => {
    const view = await openOwnData();
    retype(view, "Fax", "0531 1");
    await saveElsewhere("Versand");
    await waitFor(() => expect(field(view, "Abteilung")).toHaveValue("Versand"));
    expect(told(view)).toBeNull();
    await view.user.click(view.getByRole("button", { name: saving.save }));
    await waitFor(() =>
      expect(lastBody()).toMatchObject({ department: "Versand", mobileNumber: "0171 / 999", faxNumber: "0531 1" }),
    );
  });

  it("are named where something was typed, which stays and is saved", async () => {
    const view = await openOwnData();
    retype(view, "Abteilung", "Labor");
    await saveElsewhere("Versand");
    await waitFor(() => expect(told(view)).toHaveTextContent("gespeichert: Abteilung (jetzt „Versand“)."));
    expect(told(view)).toHaveTextContent("Ihre Eingaben stehen noch hier und ersetzen es, sobald Sie speichern.");
    expect(field(view, "Abteilung")).toHaveValue("Labor");
    expect(field(view, "Mobilnummer")).toHaveValue("0171 / 999");
    await view.user.click(view.getByRole("button", { name: saving.save }));
    await waitFor(() => expect(lastBody()).toMatchObject({ department: "Labor", mobileNumber: "0171 / 999" }));
    await waitFor(() => expect(told(view)).toBeNull());
  });

  it("take the place of what was typed where the reader gives it up", async () => {
    const view = await openOwnData();
    retype(view, "Abteilung", "Labor");
    await saveElsewhere("Versand");
    await waitFor(() => expect(told(view)).toBeVisible());
    await view.user.click(view.getByRole("button", { name: settings.takeSaved }));
    expect(field(view, "Abteilung")).toHaveValue("Versand");
    expect(told(view)).toBeNull();
  });

  it("are no matter where the same was typed", async () => {
    const view = await openOwnData();
    retype(view, "Abteilung", " Versand ");
    await saveElsewhere("Versand");
    await waitFor(() => expect(field(view, "Mobilnummer")).toHaveValue("0171 / 999"));
    expect(told(view)).toBeNull();
  });

  it("are read again by a page that the way back brings as it was left", async () => {
    const view = await openOwnData();
    Object.assign(portal.state().members[0]?.data ?? {}, { department: "Versand" });
    act(() => void window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })));
    await waitFor(() => expect(field(view, "Abteilung")).toHaveValue("Versand"));
  });

  it("are told to the other tabs where the answer is lost, as they may be saved", async () => {
    const view = await openOwnData();
    portal.select({ scenario: "lost:savePersonalData" });
    retype(view, "Abteilung", "Labor");
    await view.user.click(view.getByRole("button", { name: saving.save }));
    await waitFor(() => expect(heard).toEqual([{}]));
    expect(portal.state().members[0]?.data.department).toBe("Labor");
  });

  it("are told to the other tabs once they are saved, and only then", async () => {
    const view = await openOwnData();
    portal.select({ scenario: "fail:savePersonalData" });
    retype(view, "Abteilung", "Labor");
    await view.user.click(view.getByRole("button", { name: saving.save }));
    await view.findByText(personal.save.unsent);
    expect(heard).toEqual([]);
    await view.user.keyboard("{Escape}");
    portal.select({ scenario: "normal" });
    await view.user.click(view.getByRole("button", { name: saving.save }));
    await waitFor(() => expect(heard).toEqual([{}]));
  });
});
