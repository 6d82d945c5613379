import { fireEvent, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { fieldErrors } from "#i18n/fields.ts";
import { registration } from "#i18n/registration.ts";
import { request, requestForms } from "#i18n/requests.ts";
import { showPassword } from "#i18n/sentences.ts";
import { usePortal } from "#state/store.ts";
import { holdBack, holdTimers } from "#test/support/gate.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { renderInRoot, type Rendered } from "#test/support/render.tsx";
import { fieldOf, fill, sendRequest } from "#test/support/requests.tsx";
import { LONGEST_WAIT } from "./availability.ts";
import { UserRegistration } from "./user-registration.tsx";

const portal = useMockPortal({ customer: "guest" });
/** Without the word that is held together, which is an element of its own. */
const TAKEN = /-Adresse ist bereits registriert\.$/;
const KNOWN = "sabine.brinkmann@musterwerke.example";

const typed = {
  salutation: "Frau",
  firstname: "Eva",
  lastname: "Muster",
  company: "Musterwerke GmbH",
  phone: "0731 / 55 55-50",
  street: "Straße des 17. Juni",
  streetNumber: "135",
  postalCode: "10 623",
  city: "Berlin",
  email: " eva@neu.example ",
  password: " Sieben Wale im Mai ",
};
const body = { ...typed, phone: "0731555550", postalCode: "10623", email: "eva@neu.example" };

function open(): Rendered {
  const view = renderInRoot(<UserRegistration />, { id: "portal-user-registration" });
  const later = performance.now() + 10_000;
  vi.spyOn(performance, "now").mockReturnValue(later);
  return view;
}

const sent = (): unknown[] => portal.calls.filter(({ name }) => name === "userRegistration").map((call) => call.body);
const asked = (): string[] =>
  portal.calls
    .filter(({ name }) => name === "emailAvailability")
    .map(({ path }) => new URL(path, "http://x").searchParams.get("email") ?? "");
function leave(view: Rendered, email: string): void {
  fill(view, { email });
  fireEvent.blur(fieldOf(view, "email"));
}

describe("sending", () => {
  it("sends what the contract names, everything but the password trimmed, and says what comes next", async () => {
    const view = open();
    fill(view, typed);
    await sendRequest(view);
    const told = await view.findByRole("group", {
      name: requestForms.userRegistration.sent,
    });
    await waitFor(() => expect(view.root.activeElement).toBe(told));
    expect(sent()).toEqual([body]);
  });

  it("keeps the password nowhere: no draft, no fingerprint that a guess could be checked by", async () => {
    portal.select({ scenario: "fail:userRegistration" });
    const view = open();
    fill(view, typed);
    await sendRequest(view);
    expect(await view.findByRole("alert")).toHaveTextContent(request.words.unknown);
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toMatch(/Wale|passw/i);
    expect(fieldOf(view, "password").value).toBe(typed.password);
    expect(fieldOf(view, "firstname").value).toBe("Eva");
  });

  it.each(["fail", "malformed", "html", "status-409"] as const)(
    "says that it failed (%s), keeps what was typed, the password included, and goes through the next time",
    async (fault) => {
      vi.spyOn(console, "error").mockReturnValue();
      portal.select({ scenario: `${fault}:userRegistration` });
      const view = open();
      fill(view, typed);
      await sendRequest(view);
      expect(await view.findByRole("alert")).toHaveTextContent(
        fault === "status-409" ? "Ihre Nachricht wurde nicht versandt." : "ob Ihre Nachricht angekommen ist.",
      );
      expect(Object.keys(typed).map((name) => fieldOf(view, name).value)).toEqual(Object.values(typed));
      portal.select({ scenario: "normal" });
      await sendRequest(view);
      await view.findByRole("group", { name: /^Ihr Konto wurde angelegt\./ });
      expect(portal.state().requests).toHaveLength(1);
    },
  );

  it("refuses a password of seven characters, blanks counted", async () => {
    const view = open();
    fill(view, { ...typed, password: "1234567" });
    await sendRequest(view);
    const summary = within(await view.findByRole("group", { name: /^Bitte prüfen Sie/ }));
    expect(summary.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([fieldErrors.password]);
    fill(view, { password: "1234567 " });
    await sendRequest(view);
    await waitFor(() => expect(sent()).toHaveLength(1));
  });
});

describe("availability", () => {
  it("is asked once for a complete address that is left, and says at once that it is taken, with the way to the login", async () => {
    const view = open();
    // The form is filled in anew once it is known who is there.
    await waitFor(() => expect(usePortal.getState().resources.user?.state).toBe("ready"));
    leave(view, "sabine");
    leave(view, KNOWN);
    expect(await view.findByText(TAKEN)).toBeInTheDocument();
    expect(view.getByRole("link", { name: registration.toLogin })).toHaveAttribute(
      "href",
      expect.stringContaining("/kundenportal/login"),
    );
    fireEvent.blur(fieldOf(view, "email"));
    expect(asked()).toEqual([KNOWN]);
  });

  it("sends nothing for an address that is taken, until it is another", async () => {
    const view = open();
    fill(view, { ...typed, email: KNOWN });
    await sendRequest(view);
    await waitFor(() => expect(view.getAllByText(TAKEN).length).toBeGreaterThan(1));
    await expect.poll(() => view.root.activeElement).toBe(fieldOf(view, "email"));
    expect(sent()).toEqual([]);
    fill(view, { email: typed.email });
    await sendRequest(view);
    await waitFor(() => expect(sent()).toHaveLength(1));
  });

  it("of one address says nothing of another one, typed and left", async () => {
    const view = open();
    await waitFor(() => expect(usePortal.getState().resources.user?.state).toBe("ready"));
    leave(view, KNOWN);
    await view.findByText(TAKEN);
    leave(view, "eva@neu.example");
    await waitFor(() => expect(asked()).toEqual([KNOWN, "eva@neu.example"]));
    expect(view.queryByText(TAKEN)).toBeNull();
    expect(view.queryByRole("link", { name: registration.toLogin })).toBeNull();
    leave(view, KNOWN);
    expect(await view.findByText(TAKEN)).toBeInTheDocument();
  });

  it("shows the way to the login where the address was sent without being left", async () => {
    const view = open();
    fill(view, { ...typed, email: KNOWN });
    await sendRequest(view);
    expect(await view.findByRole("link", { name: registration.toLogin })).toBeInTheDocument();
    fill(view, { email: typed.email });
    await waitFor(() => expect(view.queryByRole("link", { name: registration.toLogin })).toBeNull());
  });

  it("that never comes keeps nobody from registering", async () => {
    holdBack("email-availability");
    const timers = holdTimers(LONGEST_WAIT);
    const view = open();
    fill(view, typed);
    await sendRequest(view);
    await waitFor(() => expect(asked()).toHaveLength(0));
    await timers.open();
    await waitFor(() => expect(sent()).toHaveLength(1));
  });

  it("is waited for by sending", async () => {
    const gate = holdBack("email-availability");
    const view = open();
    fill(view, typed);
    fireEvent.blur(fieldOf(view, "email"));
    await sendRequest(view);
    await waitFor(() =>
      expect(view.wrapper.querySelector('button[type="submit"]')).toHaveAttribute("aria-disabled", "true"),
    );
    expect(sent()).toEqual([]);
    gate.open();
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(asked()).toEqual(["eva@neu.example"]);
  });

  it("is waited for by sending, and that of an older address does not count", async () => {
    const gate = holdBack("email-availability");
    const view = open();
    await waitFor(() => expect(usePortal.getState().resources.user?.state).toBe("ready"));
    fill(view, typed);
    leave(view, KNOWN);
    const underWay = (): string[] => vi.mocked(fetch).mock.calls.map(([input]) => new Request(input).url);
    await waitFor(() => expect(underWay().join(" ")).toContain(encodeURIComponent(KNOWN)));
    fill(view, { email: typed.email });
    await sendRequest(view);
    expect(await view.findByText(request.sending)).toBeInTheDocument();
    expect(sent()).toEqual([]);
    gate.open();
    await view.findByRole("group", { name: /^Ihr Konto wurde angelegt\./ });
    expect(sent()).toEqual([body]);
  });

  it.each([
    "fail:emailAvailability",
    "offline:emailAvailability",
    "html:emailAvailability",
    "nulls:emailAvailability",
  ] as const)("blocks nobody when nobody can say (%s)", async (scenario) => {
    vi.spyOn(console, "error").mockReturnValue();
    portal.select({ scenario });
    const view = open();
    fill(view, typed);
    await sendRequest(view);
    await waitFor(() => expect(sent()).toHaveLength(1));
  });
});

describe("the password", () => {
  it("is shown on demand, and rated in words", async () => {
    const view = open();
    expect(fieldOf(view, "password")).toMatchObject({ type: "password", autocomplete: "new-password" });
    await view.user.click(view.getByRole("button", { name: showPassword }));
    expect(fieldOf(view, "password").type).toBe("text");
    fill(view, { password: "kurz" });
    expect(await view.findByText(registration.strength.short)).toBeInTheDocument();
    fill(view, { password: "passwort1" });
    expect(await view.findByText(/^Sicherheit: schwach/)).toBeInTheDocument();
    fill(view, { password: "Sieben Wale im Mai" });
    expect(await view.findByText(registration.strength.strong)).toBeInTheDocument();
  });
});
