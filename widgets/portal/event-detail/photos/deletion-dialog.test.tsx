import { act, fireEvent, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { common } from "#i18n/common.ts";
import { photoDeletion, photos } from "#i18n/photos.ts";
import { sending } from "#i18n/sending.ts";
import { usePortal } from "#state/store.ts";
import { buildEvent } from "#test/support/entities.ts";
import { holdBack } from "#test/support/gate.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { renderInRoot, type Rendered } from "#test/support/render.tsx";
import { PhotosView } from "./photos.tsx";

const portal = useMockPortal();

const past = buildEvent({
  eventId: 5101,
  bookingNumber: "S-5101-26",
  startDate: "2026-01-23T17:30:00",
  endDate: "2026-01-27T12:00:00",
});

async function openDeletion(view: Rendered): Promise<HTMLElement> {
  await view.user.click(await view.findByRole("button", { name: "Bild 2 vergrößern" }));
  await view.user.click(within(await view.findByRole("dialog")).getByRole("button", { name: photoDeletion.open }));
  return view.findByRole("dialog", { name: photoDeletion.title("Bild 2") });
}

/** The tools of testing-library type into the document, not into a shadow root. */
const type = (dialog: HTMLElement, text: string): void =>
  void fireEvent.change(within(dialog).getByRole("textbox", { name: /Löschgrund/ }), { target: { value: text } });

describe("deletion request", () => {
  it("asks for a reason (EMPTY)", async () => {
    const view = renderInRoot(<PhotosView event={past} />);
    const dialog = await openDeletion(view);
    expect(dialog.querySelector("form")).toHaveAttribute("data-state", "NONE");
    type(dialog, "  ");
    await view.user.click(within(dialog).getByRole("button", { name: photoDeletion.open }));
    await waitFor(() => expect(dialog.querySelector("form")).toHaveAttribute("data-state", "EMPTY"));
    const reason = within(dialog).getByRole("textbox");
    await expect.poll(() => view.root.activeElement).toBe(reason);
    expect(reason).toHaveAccessibleDescription(photoDeletion.EMPTY);
    type(dialog, "x");
    await waitFor(() => expect(reason).toBeValid());
    expect(portal.calls.some((call) => call.name === "photoDelete")).toBe(false);
  });

  it.each([
    ["normal", "SUCCESS", photoDeletion.words.known],
    ["malformed:photoDelete", "SUCCESS", photoDeletion.words.known],
    ["status-422:photoDelete", "ALREADY_REQUESTED", photoDeletion.words.refused],
    ["status-400:photoDelete", "FAILED", photoDeletion.words.unsent],
    ["status-204:photoDelete", "FAILED", photoDeletion.words.unknown],
    ["html:photoDelete", "FAILED", photoDeletion.words.unknown],
    ["fail:photoDelete", "FAILED", photoDeletion.words.unknown],
    ["offline:photoDelete", "FAILED", photoDeletion.words.unknown],
  ] as const)("is answered (%s): %s", async (scenario, state, text) => {
    portal.select({ scenario });
    const view = renderInRoot(<PhotosView event={past} />);
    const outcomes: unknown[] = [];
    view.anchor.addEventListener("portal:submit", (event) => outcomes.push((event as CustomEvent).detail));
    const dialog = await openDeletion(view);
    type(dialog, "Ich bin zu sehen & möchte das nicht");
    await view.user.click(within(dialog).getByRole("button", { name: photoDeletion.open }));
    expect(await within(dialog).findByText(text)).toBeInTheDocument();
    expect(dialog.querySelector("form")).toHaveAttribute("data-state", state);
    const asked = portal.calls.filter((call) => call.name === "photoDelete");
    expect(
      asked.map((call) => [
        call.method,
        new URL(call.path, "http://x").pathname,
        new URL(call.path, "http://x").searchParams.get("reason"),
      ]),
    ).toEqual([["GET", "/portal-api/photos/5101002/delete", "Ich bin zu sehen & möchte das nicht"]]);
    expect(outcomes).toEqual(
      ["started", state === "SUCCESS" ? "succeeded" : "failed"].map((outcome) => ({
        widget: "portal-test",
        action: "photoDelete",
        outcome,
      })),
    );
    if (state !== "FAILED") expect(within(dialog).queryByRole("textbox")).toBeNull();
  });

  it("offers the login where the session is over, and keeps the reason", async () => {
    portal.select({ scenario: "expired:photoDelete" });
    const view = renderInRoot(<PhotosView event={past} />);
    const dialog = await openDeletion(view);
    type(dialog, "Grund");
    await view.user.click(within(dialog).getByRole("button", { name: photoDeletion.open }));
    const failure = await within(dialog).findByRole("alert");
    expect(failure).toHaveTextContent(/^Löschen könnte nicht beantragt werden\. Sie sind nicht mehr angemeldet\./);
    expect(within(dialog).getByRole("link", { name: /^Zur Anmeldung/ })).toHaveAttribute("target", "_blank");
    expect(within(dialog).getByRole("textbox")).toHaveValue("Grund");
    act(() => usePortal.setState({ session: { state: "active" } }));
    await expect.poll(() => within(dialog).queryByRole("link")).toBeNull();
    expect(within(dialog).getByText(/^Sie sind wieder angemeldet\./)).toBeInTheDocument();
  });

  it("is closed by the back button before the picture below it, and asks first what is typed", async () => {
    const view = renderInRoot(<PhotosView event={past} />);
    const dialog = await openDeletion(view);
    type(dialog, "Ich bin zu sehen");
    act(() => history.back());
    expect(await within(dialog).findByText(photoDeletion.confirm.question)).toBeInTheDocument();
    await view.user.click(within(dialog).getByRole("button", { name: photoDeletion.confirm.leave }));
    await waitFor(() => expect(view.queryByRole("dialog", { name: /^Löschung/ })).toBeNull());
    expect(view.getByRole("dialog", { name: /^Bild 2/ })).toBeInTheDocument();
    await waitFor(() => expect(history.state).toMatchObject({ portalListOver: 1 }));
    act(() => history.back());
    await waitFor(() => expect(view.queryByRole("dialog")).toBeNull());
  });

  it.each<[string, (view: Rendered, dialog: HTMLElement) => Promise<unknown>]>([
    ["by its button", (view, dialog) => view.user.click(within(dialog).getByRole("button", { name: common.close }))],
    ["by Escape", (view) => view.user.keyboard("{Escape}")],
  ])("is under way once (IN_PROGRESS), is not left %s without a word, and stays said", async (_how, close) => {
    const gate = holdBack("/delete");
    const view = renderInRoot(<PhotosView event={past} />);
    const dialog = await openDeletion(view);
    type(dialog, "Grund");
    const submit = within(dialog).getByRole("button", { name: photoDeletion.open });
    act(() => {
      submit.click();
      submit.click();
    });
    await view.user.click(submit);
    expect(await within(dialog).findByText(photoDeletion.IN_PROGRESS)).toBeInTheDocument();
    expect(dialog.querySelector("form")).toHaveAttribute("data-state", "IN_PROGRESS");
    await close(view, dialog);
    expect(within(dialog).getByText(/^Ihre Anfrage ist bereits unterwegs/)).toBeInTheDocument();
    await view.user.click(within(dialog).getByRole("button", { name: sending.leave }));
    await waitFor(() => expect(view.queryByRole("dialog", { name: /^Löschung/ })).toBeNull());
    const viewer = within(view.getByRole("dialog", { name: /^Bild 2/ }));
    expect(await viewer.findByText(/^Ihre Anfrage ist unterwegs/)).toBeInTheDocument();
    gate.open();
    // Heard, as it comes late, but seen on the button alone.
    expect((await viewer.findByText(photoDeletion.words.known)).closest(".visually-hidden")).not.toBeNull();
    expect(viewer.getByRole("button", { name: photoDeletion.asked })).toHaveAttribute("aria-disabled", "true");
    expect(portal.calls.filter(({ name }) => name === "photoDelete")).toHaveLength(1);
  });

  /** Asks for picture 2, whose request is held, leaves the dialog, and asks for picture 3, which is answered. */
  async function askTwice(): Promise<{ view: Rendered; gate: { open: () => void } }> {
    const gate = holdBack("/5101002/delete");
    const view = renderInRoot(<PhotosView event={past} />);
    const dialog = await openDeletion(view);
    type(dialog, "Grund");
    await view.user.click(within(dialog).getByRole("button", { name: photoDeletion.open }));
    await within(dialog).findByText(photoDeletion.IN_PROGRESS);
    await view.user.click(within(dialog).getByRole("button", { name: common.close }));
    await view.user.click(within(dialog).getByRole("button", { name: sending.leave }));
    const viewer = view.getByRole("dialog", { name: /^Bild 2/ });
    await within(viewer).findByText(/^Ihre Anfrage ist unterwegs/);
    await view.user.click(within(viewer).getByRole("button", { name: photos.next }));
    await view.user.click(within(viewer).getByRole("button", { name: photoDeletion.open }));
    const second = await view.findByRole("dialog", { name: photoDeletion.title("Bild 3") });
    type(second, "Anderer Grund");
    await view.user.click(within(second).getByRole("button", { name: photoDeletion.open }));
    await within(second).findByText(photoDeletion.words.known);
    await view.user.click(within(second).getByText(common.close));
    await waitFor(() => expect(view.queryByRole("dialog", { name: /^Löschung/ })).toBeNull());
    return { view, gate };
  }

  it("is told of each picture, though another is asked for meanwhile", async () => {
    const { view, gate } = await askTwice();
    portal.select({ scenario: "fail:photoDelete" });
    gate.open();
    const viewer = within(view.getByRole("dialog", { name: /^Bild 3/ }));
    expect(await viewer.findByText(photoDeletion.words.unknown)).toBeVisible();
    await view.user.click(viewer.getByRole("button", { name: sending.reopen }));
    const again = await view.findByRole("dialog", { name: photoDeletion.title("Bild 2") });
    expect(within(again).getByRole("textbox")).toHaveValue("Grund");
  });

  it("stays said on both pictures where the first answer comes last", async () => {
    const { view, gate } = await askTwice();
    gate.open();
    for (const name of ["Bild 2", "Bild 3"])
      expect(
        await view.findByRole("button", { name: `${name} (${photoDeletion.asked}) vergrößern`, hidden: true }),
      ).toBeInTheDocument();
    view.unmount();
    const again = renderInRoot(<PhotosView event={past} />);
    for (const name of ["Bild 2", "Bild 3"])
      expect(
        await again.findByRole("button", { name: `${name} (${photoDeletion.asked}) vergrößern` }),
      ).toBeInTheDocument();
  });

  it("stays said on the picture, over a reload", async () => {
    const view = renderInRoot(<PhotosView event={past} />);
    const dialog = await openDeletion(view);
    type(dialog, "Grund");
    await view.user.click(within(dialog).getByRole("button", { name: photoDeletion.open }));
    await within(dialog).findByText(photoDeletion.words.known);
    view.unmount();
    const again = renderInRoot(<PhotosView event={past} />);
    expect(
      await again.findByRole("button", { name: `Bild 2 (${photoDeletion.asked}) vergrößern` }),
    ).toBeInTheDocument();
    expect(again.getByRole("button", { name: "Bild 1 vergrößern" })).toBeInTheDocument();
  });

  it("forgets the reason when closed (NONE), after asking", async () => {
    const view = renderInRoot(<PhotosView event={past} />);
    const dialog = await openDeletion(view);
    type(dialog, "Grund");
    await view.user.click(within(dialog).getByRole("button", { name: common.close }));
    expect(within(dialog).getByRole("alert")).toHaveTextContent("Ihr Löschgrund ist noch nicht abgeschickt.");
    await view.user.click(within(dialog).getByRole("button", { name: photoDeletion.confirm.leave }));
    await waitFor(() => expect(view.queryByRole("dialog", { name: /^Löschung/ })).toBeNull());
    await view.user.click(view.getByRole("button", { name: photoDeletion.open }));
    expect(await view.findByRole("textbox")).toHaveValue("");
  });
});
