import { fireEvent, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { common } from "#i18n/common.ts";
import { forms } from "#i18n/forms.ts";
import { login } from "#i18n/login.ts";
import { saving } from "#i18n/saving.ts";
import { advertising, functions, hotel, loginEmail, personal, settings } from "#i18n/settings.ts";
import { usePortal } from "#state/store.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { type Rendered } from "#test/support/render.tsx";
import { draftKeys, renderSettings, save } from "#test/support/settings.tsx";

const portal = useMockPortal();

/** The page is loaded anew after the login, at the address where it was left. */
function comeBack(view: Rendered): Rendered {
  view.unmount();
  portal.select({ scenario: "normal" });
  usePortal.setState({ resources: {}, session: { state: "active" } });
  return renderSettings();
}

it("whoever is not logged in reads that, though other calls answer, and waits for nothing", async () => {
  portal.select({ scenario: "status-401:user" });
  const view = renderSettings();
  expect(await view.findByText(common.sessionElsewhere)).toBeInTheDocument();
  expect(view.queryByText(settings.loading)).toBeNull();
});

describe("a session that expires in the middle of typing", () => {
  it.each([
    [settings.tabs.functions, "#br-funktionen", "functions", "Vertrauensperson", functions.save.known],
    [settings.tabs.hotel, "#hotelwuensche", "hotel", hotel.disabledFriendlyRoom, hotel.save.known],
    [
      settings.tabs.advertising,
      "#informationsangebot",
      "advertising",
      advertising.sendAdsDigital,
      advertising.save.known,
    ],
  ])("leads back to the very tab: %s", async (tab, hash, draft, name, saved) => {
    const boxOf = async (view: Rendered): Promise<HTMLElement | null> => {
      await view.findByText(saving.save);
      return (
        [...view.wrapper.querySelectorAll("label")].find(({ textContent }) => textContent === name)?.control ?? null
      );
    };
    const view = renderSettings();
    await view.user.click(view.getByRole("tab", { name: tab }));
    const box = await boxOf(view);
    expect(box).not.toBeChecked();
    await view.user.click(box ?? view.wrapper);
    portal.select({ scenario: "expired" });
    await save(view);
    expect(await view.findByText(saving.notSaved.expired)).toBeInTheDocument();
    expect(location.hash).toBe(hash);
    expect(draftKeys()).toEqual([`portal-draft:1001:${draft}`]);
    const after = comeBack(view);
    expect(await after.findByText(forms.restored)).toBeInTheDocument();
    expect(await boxOf(after)).toBeChecked();
    await save(after);
    expect(await after.findByText(saved)).toBeInTheDocument();
    await waitFor(() => expect(draftKeys()).toEqual([]));
  });

  it("keeps a new login e-mail that could not be asked for", async () => {
    const FIELD = /^Neue Login-E-Mail/;
    const view = renderSettings();
    await view.user.click(await view.findByRole("button", { name: personal.changeLoginEmail }));
    fireEvent.change(await view.findByRole("textbox", { name: FIELD }), { target: { value: "neu@werk.example" } });
    portal.select({ scenario: "expired" });
    await view.user.click(view.getByRole("button", { name: loginEmail.send }));
    const dialog = view.getByRole("dialog");
    expect(await within(dialog).findByText(login.first)).toBeInTheDocument();
    await view.user.click(within(dialog).getAllByRole("button", { name: saving.close }).at(-1) ?? dialog);
    await waitFor(() => expect(view.queryByRole("dialog")).toBeNull());
    const after = comeBack(view);
    await after.user.click(await after.findByRole("button", { name: personal.changeLoginEmail }));
    expect(await after.findByRole("textbox", { name: FIELD })).toHaveValue("neu@werk.example");
    await after.user.click(after.getByRole("button", { name: loginEmail.send }));
    expect(await after.findByText(/Bestätigungslink/)).toBeInTheDocument();
    await waitFor(() => expect(draftKeys()).toEqual([]));
  });
});
