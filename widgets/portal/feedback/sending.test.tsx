import { act, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { defaultConfig } from "#config/config.ts";
import { feedback } from "#i18n/feedback.ts";
import { usePortal } from "#state/store.ts";
import { message, open, sendButton, settled, subject, thanks, write } from "#test/support/feedback.tsx";
import { useMockPortal } from "#test/support/mock-portal.ts";
import type { Rendered } from "#test/support/render.tsx";
import { keysSentTo } from "#test/support/sent-keys.ts";
import { wholeText } from "#test/support/whole-text.ts";

const portal = useMockPortal();

let told: unknown[];
const listen = (event: Event): void => {
  told.push((event as CustomEvent<unknown>).detail);
};

beforeEach(() => {
  told = [];
  document.addEventListener("portal:submit", listen);
});

afterEach(() => {
  document.removeEventListener("portal:submit", listen);
});

const values = (view: Rendered): string[] =>
  [subject(view), message(view)].map((field) => (field as HTMLInputElement).value);
const sent = (): unknown[] => portal.calls.filter((call) => call.name === "feedbackSend").map((call) => call.body);
const submit = (outcome: string) => ({ widget: "portal-feedback", action: "feedbackSend", outcome });

const NOT_SENT = feedback.words.unsent;
const UNKNOWN = feedback.words.unknown;

describe("sending", () => {
  it("happens once, with bearer token, and is told without a word of what was written", async () => {
    const view = open();
    await settled(view);
    await write(view);
    await view.user.dblClick(sendButton(view));
    const said = await thanks(view);
    await waitFor(() => expect(view.root.activeElement).toBe(said));
    expect(view.getByText("Lob")).toBeInTheDocument();
    expect(sent()).toHaveLength(1);
    expect(portal.calls.filter((call) => call.name === "token")).toHaveLength(1);
    expect(told).toEqual([submit("started"), submit("succeeded")]);
    expect((window as { dataLayer?: unknown }).dataLayer).toEqual([
      { event: "portal:submit", ...submit("started") },
      { event: "portal:submit", ...submit("succeeded") },
    ]);
    expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
  });

  it("shows that it is under way and keeps the focus", async () => {
    const view = open();
    await settled(view);
    await write(view);
    let release: () => void = () => undefined;
    const network = fetch;
    vi.stubGlobal("fetch", (request: Request) =>
      request.url.endsWith("/get-token")
        ? network(request)
        : new Promise<Response>((resolve) => {
            release = () => resolve(Response.json({ success: true }));
          }),
    );
    view.focus(sendButton(view));
    await view.user.click(sendButton(view));
    await waitFor(() => expect(sendButton(view)).toHaveAttribute("aria-disabled", "true"));
    await expect.poll(() => view.root.activeElement).toBe(sendButton(view));
    expect(view.getByText(feedback.sending)).toBeInTheDocument();
    expect(subject(view)).toHaveAttribute("readonly");
    await waitFor(() => act(release));
    await thanks(view);
  });

  it("starts afresh after a success", async () => {
    const view = open();
    await view.user.click(view.getByRole("radio", { name: "Kontodaten" }));
    await write(view);
    await view.user.click(sendButton(view));
    await view.user.click(await view.findByRole("button", { name: feedback.back }));
    await expect.poll(() => view.root.activeElement).toBe(view.getByRole("heading", { name: feedback.title }));
    expect(view.getByRole("radio", { name: "Seminare" })).toBeChecked();
    expect(values(view)).toEqual(["", ""]);
    expect(sessionStorage).toHaveLength(0);
  });

  it.each([
    ["status-500:feedbackSend", UNKNOWN],
    ["offline:feedbackSend", UNKNOWN],
    ["refused:feedbackSend", NOT_SENT],
    ["status-400:feedbackSend", NOT_SENT],
    ["html:feedbackSend", UNKNOWN],
    ["malformed:feedbackSend", UNKNOWN],
    ["status-204:feedbackSend", UNKNOWN],
  ] as const)("says what is known of a failure (%s) and keeps what was typed", async (scenario, words) => {
    usePortal.setState({ config: { ...defaultConfig, supportPhone: "08841 6112-0" } });
    const view = open();
    await settled(view);
    await view.user.click(view.getByRole("radio", { name: "Kontodaten" }));
    await write(view);
    portal.select({ scenario });
    await view.user.click(sendButton(view));
    const notice = await view.findByRole("group", { name: words });
    await waitFor(() => expect(notice).toBe(view.root.activeElement));
    expect(wholeText(view.getByText(/^Bitte versuchen/))).toHaveTextContent(
      "Bitte versuchen Sie es später erneut oder rufen Sie uns an: 08841 6112-0",
    );
    expect(told).toEqual([submit("started"), submit("failed")]);
    expect(sent()).toHaveLength(1);
    await view.user.click(view.getByRole("button", { name: feedback.back }));
    expect(view.getByRole("radio", { name: "Kontodaten" })).toBeChecked();
    expect(values(view)).toEqual(["Lob", "Alles bestens."]);
  });
});

it("carries one key for all tries while nobody knows what became of it, and another once it is changed", async () => {
  const keys = keysSentTo("/feedback-api/send");
  portal.select({ scenario: "status-500:feedbackSend" });
  const view = open();
  await settled(view);
  await write(view);
  const fail = async (): Promise<void> => {
    await view.user.click(sendButton(view));
    await view.findByRole("group", { name: UNKNOWN });
    await view.user.click(view.getByRole("button", { name: feedback.back }));
  };
  await fail();
  await fail();
  await view.user.type(message(view), " Danke!");
  await fail();
  const [first, second, changed] = keys;
  expect(first).toMatch(/./);
  expect(second).toBe(first);
  expect(changed).toMatch(/./);
  expect(changed).not.toBe(first);
});

describe("an expired session", () => {
  it("keeps the form and all that was typed, and lets it be sent after the login", async () => {
    const view = open();
    await settled(view);
    await write(view);
    portal.select({ scenario: "expired" });
    await view.user.click(sendButton(view));
    expect(await view.findByRole("alert")).toHaveTextContent(feedback.unsent.expired);
    expect(subject(view)).toHaveValue("Lob");
    expect(usePortal.getState().session).toMatchObject({ state: "expired", anchor: view.anchor });
    expect(told).toEqual([submit("started"), submit("failed")]);
    portal.select({ scenario: "normal" });
    act(() => usePortal.setState({ session: { state: "active" } }));
    expect(await view.findByText(feedback.unsent.again)).toBeInTheDocument();
    await view.user.click(sendButton(view));
    await thanks(view);
    expect(portal.state().feedback).toHaveLength(1);
  });
});

describe("drafts", () => {
  it("bring back what was typed before a reload", async () => {
    const before = open();
    await before.user.click(before.getByRole("radio", { name: feedback.tiles[3].title }));
    await write(before);
    await waitFor(() => expect(sessionStorage).toHaveLength(1));
    before.unmount();
    const view = open();
    expect(await view.findByDisplayValue("Lob")).toBeInTheDocument();
    expect(view.getByDisplayValue("Alles bestens.")).toBeInTheDocument();
    expect(view.getByRole("radio", { name: feedback.tiles[3].title })).toBeChecked();
  });

  it("never replace what is being typed", async () => {
    const before = open();
    await write(before);
    await waitFor(() => expect(sessionStorage).toHaveLength(1));
    before.unmount();
    usePortal.setState({ resources: {} });
    let letIn: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      letIn = resolve;
    });
    const network = fetch;
    vi.stubGlobal("fetch", async (request: Request) => {
      if (request.url.endsWith("/get-user")) await gate;
      return network(request);
    });
    const view = open();
    await view.user.type(subject(view), "Neu");
    letIn();
    await waitFor(() => expect(sessionStorage.getItem(sessionStorage.key(0) ?? "")).toContain("Neu"));
    expect(subject(view)).toHaveValue("Neu");
  });
});
