import { fireEvent } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { saving } from "#i18n/saving.ts";
import { useMockPortal } from "#test/support/door.ts";
import { renderInRoot, type Rendered } from "#test/support/render.tsx";
import { MemberSettings } from "./user-settings.tsx";

const portal = useMockPortal();
const saves = () => portal.calls.filter((call) => call.method === "POST").map(({ path, body }) => ({ path, body }));

beforeEach(() => sessionStorage.clear());

/** Opens a tab and waits for its form. */
async function tab(name: string): Promise<Rendered> {
  const view = renderInRoot(<MemberSettings userId={1002} />);
  await view.user.click(view.getByRole("tab", { name }));
  await view.findByText(saving.save);
  return view;
}

describe("a member's settings", () => {
  it("has three tabs, no login and no password", async () => {
    const view = renderInRoot(<MemberSettings userId={1002} />);
    expect(await view.findByDisplayValue("Müller")).toBeInTheDocument();
    expect(view.getAllByRole("tab").map((each) => each.textContent)).toEqual([
      "Persönlichen Daten",
      "BR-Funktionen",
      "Hotelwünsche",
    ]);
    expect(view.queryByText("Passwort ändern")).toBeNull();
  });

  it.each([
    ["Persönlichen Daten", "/portal-api/gremium-users/1002/user-data"],
    ["BR-Funktionen", "/portal-api/br-functions/70002"],
    ["Hotelwünsche", "/portal-api/gremium-users/1002/user-data"],
  ])("saves %s to %s only", async (name, path) => {
    const view = await tab(name);
    await view.user.click(view.getByText(saving.save));
    expect(await view.findByText(/erfolgreich/)).toBeInTheDocument();
    expect(saves().map((each) => each.path)).toEqual([path]);
  });

  it("sends a member's hotel wishes under their own names", async () => {
    const view = await tab("Hotelwünsche");
    fireEvent.change(view.getByRole("textbox", { name: "Anmerkungen für das Hotel" }), {
      target: { value: "Bitte hoch oben" },
    });
    await view.user.click(view.getByText(saving.save));
    expect(await view.findByText("Ihre Hotelwünsche wurden erfolgreich gespeichert!")).toBeInTheDocument();
    expect(saves()[0]?.body).toEqual({
      hotelComments: "Bitte hoch oben",
      hotelDisabledFriendlyRoom: false,
      hotelVegetarianFood: false,
    });
  });
});
