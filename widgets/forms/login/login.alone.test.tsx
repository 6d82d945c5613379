import { act, fireEvent, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { localLoginTexts } from "#i18n/local-login.ts";
import { hidePassword, showPassword } from "#i18n/sentences.ts";
import { usePortal } from "#state/store.ts";
import { holdBack, holdTimers } from "#test/support/gate.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { renderInRoot, type Rendered } from "#test/support/render.tsx";
import { fieldOf, fill } from "#test/support/requests.tsx";
import { leaveFor } from "./leave-for.ts";
import { LEAVING_MS, Login } from "./login.tsx";

vi.mock("./leave-for.ts");

const portal = useMockPortal({ customer: "guest" });
const EMAIL = "sabine.brinkmann@musterwerke.example";
const site = location.origin;

beforeEach(() => vi.mocked(leaveFor).mockReset());

const open = (props: { email?: string } = {}): Rendered => renderInRoot(<Login {...props} />, { id: "portal-login" });
const send = (view: Rendered): Promise<void> => view.user.click(view.getByRole("button", { name: "Anmelden" }));
const calls = (): unknown[] => portal.calls.filter(({ name }) => name === "localLogin").map(({ body }) => body);

async function logIn(view: Rendered, password = "portal-demo"): Promise<void> {
  fill(view, { email: ` ${EMAIL} `, password });
  await send(view);
}

describe("the form", () => {
  it("is one real form with the names that password managers look for", () => {
    const view = open({ email: "eva@werk.example" });
    expect(fieldOf(view, "email")).toMatchObject({
      type: "text",
      inputMode: "email",
      autocomplete: "username",
      value: "eva@werk.example",
    });
    expect(fieldOf(view, "password")).toMatchObject({ type: "password", autocomplete: "current-password", value: "" });
    expect(fieldOf(view, "email").form).toBe(fieldOf(view, "password").form);
    expect(view.getByRole("link", { name: localLoginTexts.forgotten })).toHaveAttribute(
      "href",
      `${site}/passwort-zuruecksetzen?email=eva%40werk.example`,
    );
    fill(view, { email: " " });
    expect(view.getByRole("link", { name: localLoginTexts.forgotten })).toHaveAttribute(
      "href",
      `${site}/passwort-zuruecksetzen`,
    );
  });

  it("gives way to who is logged in already, unless it is in use", async () => {
    portal.select({ customer: "admin" });
    const view = open();
    expect(await view.findByText("Sie sind bereits angemeldet als Sabine Brinkmann.")).toBeInTheDocument();
    expect(view.queryByRole("textbox")).toBeNull();
    expect(view.getByRole("link", { name: "Weiter" })).toHaveAttribute("href", `${site}/kundenportal`);
    expect(view.getByRole("link", { name: "abmelden" })).toHaveAttribute("href", "/logout");
    expect(view.getByRole("link", { name: "abmelden" })).toHaveAttribute("rel", "nofollow");
  });

  it("shows the password to who wants to see it, but not while it is sent", async () => {
    const gate = holdBack("local-login");
    const view = open();
    await view.user.click(view.getByRole("button", { name: showPassword }));
    expect(fieldOf(view, "password")).toMatchObject({ type: "text", autocomplete: "current-password" });
    await view.user.click(view.getByRole("button", { name: hidePassword }));
    expect(fieldOf(view, "password").type).toBe("password");
    await view.user.click(view.getByRole("button", { name: showPassword }));
    await logIn(view);
    await waitFor(() => expect(fieldOf(view, "password").type).toBe("password"));
    gate.open();
    await waitFor(() => expect(leaveFor).toHaveBeenCalledTimes(1));
  });

  it("requires both and judges nothing else", async () => {
    const view = open();
    await send(view);
    await expect.poll(() => view.root.activeElement).toBe(fieldOf(view, "email"));
    expect(fieldOf(view, "email")).toHaveAccessibleDescription(localLoginTexts.emailMissing);
    expect(fieldOf(view, "password")).toHaveAccessibleDescription(localLoginTexts.passwordMissing);
    expect(view.queryByRole("alert")).toBeNull();
    fill(view, { email: "keine adresse" });
    expect(view.queryByText(localLoginTexts.emailMissing)).toBeNull();
    fill(view, { password: " " });
    await send(view);
    await waitFor(() => expect(calls()).toEqual([{ email: "keine adresse", password: " " }]));
  });

  it("sends once, however often one presses", async () => {
    const gate = holdBack("local-login");
    const view = open();
    await logIn(view);
    await send(view);
    fireEvent.submit(view.wrapper.querySelector("form") ?? view.wrapper);
    gate.open();
    await waitFor(() => expect(leaveFor).toHaveBeenCalledTimes(1));
    expect(calls()).toEqual([{ email: EMAIL, password: "portal-demo" }]);
  });
});

describe("the way on", () => {
  it.each([
    ["", `${site}/kundenportal`],
    [
      "?returnTo=%2Fkundenportal%2Feinstellungen%3Fa%3D1%23hotelwuensche",
      `${site}/kundenportal/einstellungen?a=1#hotelwuensche`,
    ],
    ["?returnTo=%2Fkundenportal%2Feinstellungen#hotelwuensche", `${site}/kundenportal/einstellungen#hotelwuensche`],
    ["?returnTo=https%3A%2F%2Ffremd.example%2F", `${site}/kundenportal`],
    ["?returnTo=%2F%2Ffremd.example", `${site}/kundenportal`],
    ["?returnTo=%5C%5Cfremd.example", `${site}/kundenportal`],
    ["?returnTo=%09%2F%2Ffremd.example", `${site}/kundenportal`],
    ["?returnTo=%2F%5Cfremd.example", `${site}/kundenportal`],
    ["?returnTo=data%3Atext%2Fhtml%2Cx", `${site}/kundenportal`],
    ["?returnTo=http%3A%2F%2Ffremd.example%3A80%2F", `${site}/kundenportal`],
    ["?returnTo=%2Fx%2F..%2Flogout", `${site}/kundenportal`],
    ["?returnTo=javascript%3Aalert(1)", `${site}/kundenportal`],
    [`?returnTo=${encodeURIComponent(`${site}@fremd.example/`)}`, `${site}/kundenportal`],
    ["?returnTo=%2Fkundenportal%2Flogin%3FreturnTo%3D%2Fx", `${site}/kundenportal`],
    ["?returnTo=%2Flogout", `${site}/kundenportal`],
  ])("with %s is %s", async (query, expected) => {
    history.replaceState(null, "", `/kundenportal/login${query}`);
    await logIn(open());
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith(expected));
  });
});

describe("a 200", () => {
  it.each(["malformed:localLogin", "empty:localLogin", "nulls:localLogin"] as const)(
    "is a login whatever its target: %s",
    async (scenario) => {
      vi.spyOn(console, "error").mockReturnValue();
      portal.select({ scenario });
      await logIn(open());
      await waitFor(() => expect(leaveFor).toHaveBeenCalledWith(`${site}/kundenportal`));
    },
  );
});

describe("a page that is not left", () => {
  it("has a way on, and a form that can be used again after a while", async () => {
    const timers = holdTimers(LEAVING_MS);
    const view = open();
    await logIn(view);
    const way = await view.findByRole("link", { name: "Weiter" });
    expect(way).toHaveAttribute("href", `${site}/kundenportal`);
    expect(fieldOf(view, "password")).toHaveAttribute("readonly");
    await timers.open();
    expect(fieldOf(view, "password")).not.toHaveAttribute("readonly");
    await send(view);
    await waitFor(() => expect(leaveFor).toHaveBeenCalledTimes(2));
  });

  it("can be used again when the way back brings it", async () => {
    const view = open();
    await logIn(view);
    await view.findByRole("link", { name: "Weiter" });
    // The way back comes long after the page has begun to listen for it.
    await waitFor(() => {
      act(() => void window.dispatchEvent(new Event("pageshow")));
      expect(fieldOf(view, "password")).not.toHaveAttribute("readonly");
    });
  });
});

describe("what is refused", () => {
  it("says that one of both is wrong: no expired session, and the address stays", async () => {
    const view = open();
    await logIn(view, "falsch");
    expect(await view.findByRole("alert")).toHaveTextContent(localLoginTexts.wrong);
    await expect.poll(() => view.root.activeElement).toBe(fieldOf(view, "password"));
    expect(fieldOf(view, "email").value).toContain(EMAIL);
    expect(usePortal.getState().session).toEqual({ state: "active" });
    await logIn(view);
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith(`${site}/kundenportal`));
  });

  it.each([
    ["status-429:localLogin", localLoginTexts.tooMany],
    ["status-429-after-120:localLogin", "Ein neuer Versuch ist in 2 Minuten möglich."],
    ["fail:localLogin", localLoginTexts.failed],
    ["offline:localLogin", localLoginTexts.failed],
    ["html:localLogin", localLoginTexts.failed],
  ] as const)('%s reads "%s", and nothing is lost', async (scenario, text) => {
    vi.spyOn(console, "error").mockReturnValue();
    portal.select({ scenario });
    const view = open();
    await logIn(view);
    expect(await view.findByText(text)).toBeInTheDocument();
    expect(["email", "password"].map((name) => fieldOf(view, name).value.trim())).toEqual([EMAIL, "portal-demo"]);
    expect(leaveFor).not.toHaveBeenCalled();
    expect(JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)])).not.toContain("portal-demo");
  });
});
