import { act, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { defaultConfig } from "#config/config.ts";
import { feedback } from "#i18n/feedback.ts";
import { request } from "#i18n/requests.ts";
import { messageWords, sending } from "#i18n/sending.ts";
import { usePortal } from "#state/store.ts";
import { holdBack } from "#test/support/gate.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import type { Rendered } from "#test/support/render.tsx";
import { fieldOf, fill, openRequest, sendRequest } from "#test/support/requests.tsx";

const portal = useMockPortal({ customer: "guest" });

const person = { salutation: "Frau", firstname: "Eva", lastname: "Muster" };
const contact = { ...person, email: "eva@werk.example", topic: "Rechnung", message: "Hallo" };
const called = (name: string): number => portal.calls.filter((call) => call.name === name).length;
const thanks = (view: Rendered): Promise<HTMLElement> => view.findByRole("heading", { name: /^Vielen Dank!/ });
const summary = (view: Rendered): Promise<HTMLElement> => view.findByRole("group", { name: /^Bitte prüfen Sie/ });

it("serves guests without a word about a login, and asks for nothing but who is there", async () => {
  const view = openRequest("contactRequest");
  await waitFor(() => expect(usePortal.getState().resources.user?.state).toMatch(/ready|failed/));
  expect(view.queryByRole("link", { name: /Anmeldung/ })).toBeNull();
  expect(usePortal.getState().session).toEqual({ state: "active" });
  expect(portal.calls.map(({ name }) => name)).toEqual(["user"]);
});

describe("sending", () => {
  it("shows that it is under way, once however often it is pressed, and keeps the focus", async () => {
    const gate = holdBack("/contact-request");
    const view = openRequest("contactRequest");
    fill(view, contact);
    const button = view.getByRole("button", { name: feedback.tiles[0].send });
    view.focus(button);
    await view.user.dblClick(button);
    expect(await view.findByText(request.sending)).toBeInTheDocument();
    expect(button).toHaveAttribute("aria-disabled", "true");
    expect(fieldOf(view, "message")).toHaveAttribute("readonly");
    await expect.poll(() => view.root.activeElement).toBe(button);
    gate.open();
    await thanks(view);
    expect(called("contactRequest")).toBe(1);
  });

  const NOT_SENT = messageWords.unsent;
  const UNKNOWN = messageWords.unknown;

  it.each([
    ["fail", UNKNOWN],
    ["offline", UNKNOWN],
    ["malformed", UNKNOWN],
    ["html", UNKNOWN],
    ["refused", NOT_SENT],
    ["status-500", UNKNOWN],
    ["status-503", UNKNOWN],
    ["status-409", NOT_SENT],
    ["status-422", NOT_SENT],
    ["status-204", UNKNOWN],
  ] as const)(
    "says what is known of a failure (%s), with the phone, and keeps what was typed",
    async (fault, words) => {
      usePortal.setState({ config: { ...defaultConfig, supportPhone: "08841 6112-0" } });
      portal.select({ scenario: `${fault}:contactRequest` });
      const view = openRequest("contactRequest");
      fill(view, contact);
      await sendRequest(view);
      const alert = await view.findByRole("alert");
      expect(alert).toHaveTextContent(words);
      expect(within(alert).getByRole("link")).toHaveAttribute("href", "tel:0884161120");
      expect(Object.keys(contact).map((name) => fieldOf(view, name).value)).toEqual(Object.values(contact));
      portal.select({ scenario: "normal" });
      await sendRequest(view);
      await thanks(view);
      expect(portal.state().requests).toHaveLength(1);
    },
  );

  it("sends a second form of the page after the first, and says that it waits", async () => {
    const gate = holdBack("/contact-request");
    const [first, second] = [openRequest("contactRequest"), openRequest("contactRequest")];
    fill(first, contact);
    fill(second, { ...contact, firstname: "Otto" });
    await sendRequest(first);
    await sendRequest(second);
    expect(await second.findByText(sending.waits)).toBeVisible();
    gate.open();
    await thanks(first);
    await thanks(second);
    expect(portal.state().requests).toHaveLength(2);
  });

  it("puts the server's words above and at the field, and the focus into it", async () => {
    const view = openRequest("contactRequest");
    fill(view, { ...contact, email: "eva@abgelehnt.example" });
    await sendRequest(view);
    expect(within(await summary(view)).getByRole("link")).toHaveTextContent(
      "Diese E-Mail-Adresse nimmt keine Nachrichten an.",
    );
    expect(fieldOf(view, "email")).toHaveAccessibleDescription("Diese E-Mail-Adresse nimmt keine Nachrichten an.");
    await expect.poll(() => view.root.activeElement).toBe(fieldOf(view, "email"));
    expect(view.queryByText(/nicht versandt/)).toBeNull();
    fill(view, { email: "eva@werk.example" });
    await waitFor(() => expect(fieldOf(view, "email")).toBeValid());
    await sendRequest(view);
    await thanks(view);
  });

  const NO_NUMBER = "Zu dieser Firma gibt es keine Kundennummer.";

  it("shows what the server says of a field that the form does not have, beside its own fields", async () => {
    const view = openRequest("contactRequest");
    fill(view, { ...contact, company: "Unbekannt GmbH", email: "eva@abgelehnt.example" });
    await sendRequest(view);
    const box = await summary(view);
    const lines = within(box).getAllByRole("listitem");
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      "Diese E-Mail-Adresse nimmt keine Nachrichten an.",
      NO_NUMBER,
    ]);
    expect(within(box).getAllByRole("link")).toHaveLength(1);
    await expect.poll(() => view.root.activeElement).toBe(fieldOf(view, "email"));
    fill(view, { company: "Werk AG", email: "eva@werk.example" });
    await sendRequest(view);
    await thanks(view);
  });

  it("shows it in the failure where nothing else is wrong", async () => {
    const view = openRequest("contactRequest");
    fill(view, { ...contact, company: "Unbekannt GmbH" });
    await sendRequest(view);
    expect(await view.findByRole("alert")).toHaveTextContent(NO_NUMBER);
    expect(fieldOf(view, "message")).toHaveValue("Hallo");
  });

  it("offers the login where the session is over, and keeps what was typed", async () => {
    portal.select({ customer: "admin", scenario: "expired:contactRequest" });
    const view = openRequest("contactRequest");
    fill(view, contact);
    await sendRequest(view);
    expect(await view.findByText(/^Ihre Anfrage wurde noch nicht gesendet/)).toBeInTheDocument();
    expect(usePortal.getState().session).toMatchObject({ state: "expired", anchor: view.anchor });
    act(() => usePortal.setState({ session: { state: "active" } }));
    expect(await view.findByText(/^Sie sind wieder angemeldet/)).toBeInTheDocument();
    expect(fieldOf(view, "message")).toHaveValue("Hallo");
  });

  it("starts anew after it was sent", async () => {
    const view = openRequest("contactRequest");
    fill(view, contact);
    await sendRequest(view);
    await thanks(view);
    await view.user.click(view.getByRole("button", { name: request.again }));
    expect(fieldOf(view, "message")).toHaveValue("");
  });
});

describe("defence against programs", () => {
  it("asks where nobody has touched the form, and lets go on who confirms", async () => {
    const view = openRequest("newsletterRequest");
    fill(view, { email: "eva@werk.example" });
    const form = view.wrapper.querySelector("form");
    act(() => form?.requestSubmit());
    const question = await view.findByRole("checkbox", { name: /^Bitte bestätigen Sie/ });
    await expect.poll(() => view.root.activeElement).toBe(question);
    act(() => form?.requestSubmit());
    expect(called("newsletterRequest")).toBe(0);
    await view.user.click(question);
    await sendRequest(view);
    await view.findByRole("heading", { name: /^Fast geschafft!/ });
  });

  it("asks where it is sent sooner than anybody reads", async () => {
    const view = openRequest("newsletterRequest");
    vi.restoreAllMocks();
    fill(view, { email: "eva@werk.example" });
    vi.spyOn(performance, "now").mockReturnValue(0);
    await sendRequest(view);
    expect(await view.findByRole("checkbox", { name: /^Bitte bestätigen Sie/ })).toBeInTheDocument();
  });

  it("hides no field", () => {
    const view = openRequest("contactRequest");
    expect(view.wrapper.querySelectorAll('input[type="hidden"], [hidden], [tabindex="-1"]:not(form)')).toHaveLength(0);
  });
});
