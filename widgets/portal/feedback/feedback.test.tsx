import { waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { defaultConfig } from "#config/config.ts";
import { common } from "#i18n/common.ts";
import { feedback } from "#i18n/feedback.ts";
import { selectTexts } from "#i18n/select.ts";
import { usePortal } from "#state/store.ts";
import { message, open, sendButton, settled, subject, thanks, write } from "#test/support/feedback.tsx";
import { holdBack } from "#test/support/gate.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import type { Rendered } from "#test/support/render.tsx";

const portal = useMockPortal();

const seminar = (view: Rendered): Promise<HTMLElement> => view.findByRole("combobox", { name: /^Seminar/ });
const sent = (): unknown[] => portal.calls.filter((call) => call.name === "feedbackSend").map((call) => call.body);

/** What is sent where no seminar is chosen. */
const WITHOUT = { formType: "Seminare", event: null, subject: "Lob", message: "Alles bestens." };

async function writeAndSend(view: Rendered): Promise<void> {
  await write(view);
  await view.user.click(sendButton(view));
  await thanks(view);
}

describe("topics", () => {
  it("are four tiles in one group, seminars preselected", () => {
    const view = open();
    expect(view.getByRole("radiogroup", { name: "Thema" })).toBeInTheDocument();
    expect(
      view
        .getAllByRole("radio")
        .map((radio) => [radio.closest("div")?.textContent, (radio as HTMLInputElement).checked]),
    ).toEqual([
      ["Allgemein", false],
      ["Kontodaten", false],
      ["Seminare", true],
      [feedback.tiles[3].title, false],
    ]);
  });

  it.each([
    ["Allgemein", feedback.tiles[0].send],
    ["Kontodaten", feedback.tiles[1].send],
    ["Seminare", feedback.tiles[2].send],
    [feedback.tiles[3].title, "Idee senden"],
  ])("%s: the button says %s, and the title is sent", async (name, label) => {
    const view = open();
    await settled(view);
    await view.user.click(view.getByRole("radio", { name }));
    await write(view);
    await view.user.click(view.getByRole("button", { name: label }));
    await thanks(view);
    expect(sent()).toEqual([{ formType: name, event: null, subject: "Lob", message: "Alles bestens." }]);
  });
});

it("sends texts without the blanks around them", async () => {
  const view = open();
  await settled(view);
  await view.user.type(subject(view), " Lob ");
  await view.user.type(message(view), "Alles bestens.\n");
  await view.user.click(sendButton(view));
  await thanks(view);
  expect(sent()).toEqual([WITHOUT]);
});

describe("completed seminars", () => {
  it("are offered with theme, days and place, and sent back as they came", async () => {
    const view = open();
    const field = await seminar(view);
    expect(view.getByText(feedback.seminarPlaceholder)).toBeInTheDocument();
    await view.user.type(field, "qqq");
    expect(view.getByText(selectTexts.noOptions)).toBeInTheDocument();
    await view.user.type(await seminar(view), "{Backspace}{Backspace}{Backspace}Betriebsrat");
    const [option] = view.getAllByRole("option");
    expect(option?.textContent).toMatch(/^[^,]+.*, \d\d\.\d\d\.\d{4}( – \d\d\.\d\d\.\d{4})?, .+$/);
    if (option !== undefined) await view.user.click(option);
    await write(view);
    await view.user.click(sendButton(view));
    await thanks(view);
    const [body] = sent() as { event: { id: number; thema: { semThema: string } } }[];
    expect(option?.textContent).toContain(body?.event.thema.semThema);
    expect(Object.keys(body?.event ?? {}).sort()).toEqual(["bis", "id", "ort", "thema", "von"]);
  });

  it("are told apart even where two have the same id", async () => {
    const { events } = portal.state();
    const past = events.find(({ eventId }) => eventId === 5101);
    if (past !== undefined) events.push({ ...past, title: "Zweimal vergeben" });
    const view = open();
    await view.user.type(await seminar(view), "Zweimal{Enter}");
    await write(view);
    await view.user.click(sendButton(view));
    await thanks(view);
    expect(sent()).toMatchObject([{ event: { id: 5101, thema: { semThema: "Zweimal vergeben" } } }]);
  });

  it("are not sent with another topic", async () => {
    const view = open();
    await view.user.click(await seminar(view));
    await view.user.keyboard("{ArrowDown}{Enter}");
    await view.user.click(view.getByRole("radio", { name: "Kontodaten" }));
    expect(view.queryByRole("combobox")).toBeNull();
    await write(view);
    await view.user.click(sendButton(view));
    await thanks(view);
    expect(sent()).toMatchObject([{ formType: "Kontodaten", event: null }]);
  });

  it("are named where one was chosen that is sent although there is none any more", async () => {
    const before = open();
    await before.user.click(await seminar(before));
    await before.user.keyboard("{ArrowDown}{Enter}");
    await waitFor(() => expect(sessionStorage).toHaveLength(1));
    before.unmount();
    usePortal.setState({ resources: {} });
    portal.select({ scenario: "empty:feedbackEvents" });
    const view = open();
    expect(await view.findByText(feedback.seminarChosen)).toBeVisible();
    await writeAndSend(view);
    expect(sent()).toMatchObject([{ event: { id: expect.any(Number) as number } }]);
  });

  it("are not mentioned when there are none", async () => {
    portal.select({ customer: "newcomer" });
    const view = open();
    await settled(view);
    expect(view.queryByRole("combobox")).toBeNull();
    await write(view);
    await view.user.click(sendButton(view));
    expect(await view.findByText("Lob")).toBeInTheDocument();
  });

  it.each(["fail", "offline", "malformed", "html", "status-404"] as const)(
    "leave a usable form when they cannot be had (%s), and can be asked for again",
    async (fault) => {
      portal.select({ scenario: `${fault}:feedbackEvents` });
      const view = open();
      expect(await view.findByText(feedback.seminarsFailed)).toBeInTheDocument();
      await write(view);
      portal.select({ scenario: "normal" });
      await view.user.click(view.getByRole("button", { name: common.retry }));
      expect(await seminar(view)).toBeInTheDocument();
      expect(subject(view)).toHaveValue("Lob");
    },
  );

  it.each(["fail:feedbackEvents", "malformed:feedbackEvents", "empty", "nulls"] as const)(
    "let the form be sent without one, whatever they do (%s)",
    async (scenario) => {
      portal.select({ scenario });
      const view = open();
      await settled(view);
      await writeAndSend(view);
      expect(sent()).toEqual([WITHOUT]);
    },
  );

  it("let the form be sent before they have come", async () => {
    const gate = holdBack("/feedback-api/events");
    const view = open();
    await writeAndSend(view);
    expect(sent()).toEqual([WITHOUT]);
    expect(portal.calls.map(({ name }) => name)).not.toContain("feedbackEvents");
    gate.open();
  });

  it("survive missing fields", async () => {
    portal.select({ scenario: "nulls:feedbackEvents" });
    const view = open();
    await view.user.click(await seminar(view));
    expect(view.getAllByText(feedback.seminarUntitled)).not.toHaveLength(0);
  });
});

describe("required fields", () => {
  it("are named, focused and lifted as soon as they are filled", async () => {
    const view = open();
    await view.user.click(sendButton(view));
    await expect.poll(() => view.root.activeElement).toBe(subject(view));
    expect(subject(view)).toBeInvalid();
    expect(subject(view)).toHaveAccessibleDescription(feedback.missing.subject);
    expect(message(view)).toHaveAccessibleDescription(expect.stringContaining(feedback.missing.message));
    expect(view.queryByRole("alert")).toBeNull();
    await view.user.type(subject(view), "x");
    expect(subject(view)).toBeValid();
    expect(message(view)).toBeInvalid();
    await view.user.click(sendButton(view));
    await expect.poll(() => view.root.activeElement).toBe(message(view));
    expect(sent()).toEqual([]);
  });

  it("have no other bound", async () => {
    const view = open();
    await settled(view);
    await view.user.type(subject(view), "x");
    await view.user.type(message(view), "1");
    await view.user.click(sendButton(view));
    await thanks(view);
    expect(sent()).toEqual([{ formType: "Seminare", event: null, subject: "x", message: "1" }]);
  });
});

describe("the side text", () => {
  it("names phone and hours", () => {
    usePortal.setState({ config: { ...defaultConfig, supportPhone: "+49 (0)8841 6112-0" } });
    const view = open();
    const aside = view.getByRole("complementary");
    expect(aside).toHaveTextContent("Montag bis Donnerstag8:00–16:00 UhrFreitag8:00–12:00 Uhr");
    expect(view.getByRole("link", { name: "+49 (0)8841 6112-0" })).toHaveAttribute("href", "tel:+49884161120");
  });

  it("shows no number where there is none", () => {
    expect(open().queryByRole("link")).toBeNull();
  });
});
