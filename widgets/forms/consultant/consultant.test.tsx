import { waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { common } from "#i18n/common.ts";
import { consultant } from "#i18n/consultant.ts";
import { usePortal } from "#state/store.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { renderInRoot, type Rendered } from "#test/support/render.tsx";
import { fieldOf, fill } from "#test/support/requests.tsx";
import { ConsultantPage } from "./consultant.tsx";

const portal = useMockPortal({ customer: "guest" });
const DAY = /^Mittwoch, 11\.03\.2026/;
const REST = /^\d+ weitere Tage anzeigen$/;
const person = {
  salutation: "Frau",
  firstname: "Eva",
  lastname: "Muster",
  company: "Werk GmbH",
  phone: "0731 555550",
  email: "eva@werk.example",
};
const sentPerson = { ...person, phone: "0731555550", message: null };

afterEach(() => vi.unstubAllEnvs());

const open = (topic?: string): Rendered =>
  renderInRoot(<ConsultantPage {...(topic !== undefined && { topic })} />, { id: "portal-consultant" });
const bookings = () => portal.calls.filter(({ name }) => name === "bookAppointment");
const asked = (): URLSearchParams[] =>
  portal.calls.filter(({ name }) => name === "appointments").map(({ path }) => new URL(path, "http://x").searchParams);

async function choose(view: Rendered, time = "11:00 Uhr"): Promise<void> {
  await view.user.click(await view.findByRole("radio", { name: DAY }));
  await view.user.click(view.getByRole("radio", { name: time }));
}
const book = async (view: Rendered): Promise<void> =>
  view.user.click(await view.findByRole("button", { name: consultant.send }));

async function openAndBook(): Promise<Rendered> {
  const view = open();
  await choose(view);
  await view.findByRole("button", { name: consultant.send });
  fill(view, person);
  await book(view);
  return view;
}

describe("who advises", () => {
  it("is shown with all that is known", async () => {
    const view = open();
    expect(await view.findByRole("heading", { name: "Anke Reimers" })).toBeInTheDocument();
    expect(view.getByRole("link", { name: "+49 123 4567-11" })).toHaveAttribute("href", "tel:+49123456711");
    expect(view.getByText("Schulungsplan, Betriebsrat, Inhouse")).toBeInTheDocument();
  });

  it("is who knows the topic", async () => {
    expect(await open("sbv").findByRole("heading", { name: "Tarık Öztürk" })).toBeInTheDocument();
  });

  it("may be nobody", async () => {
    expect(await open("raumfahrt").findByText(consultant.none)).toBeInTheDocument();
  });
});

describe("free appointments", () => {
  it("are those of four weeks from today, by day with their number", async () => {
    const view = open();
    expect(await view.findByRole("radio", { name: DAY })).toBeInTheDocument();
    expect(asked().map((query) => Object.fromEntries(query))).toEqual([
      { consultantId: "801", from: "2026-03-10", until: "2026-04-06" },
    ]);
    await view.user.click(view.getByRole("radio", { name: DAY }));
    const times = within(view.getByRole("radiogroup", { name: /^Uhrzeit/ }))
      .getAllByRole<HTMLInputElement>("radio")
      .map(({ labels }) => labels?.[0]?.textContent);
    expect(times).toEqual(["10:00 Uhr", "11:00 Uhr"]);
    expect(view.getByText(/^Das Gespräch dauert 30 Minuten und kostet nichts\./)).toBeVisible();
    expect(view.getByRole("radio", { name: DAY })).toHaveAccessibleName("Mittwoch, 11.03.2026 2 Termine frei");
  });

  it("are those of eight days at first, and of all on demand", async () => {
    const view = open();
    await view.findByRole("radio", { name: DAY });
    const days = (): HTMLElement[] => within(view.getByRole("radiogroup", { name: /^Tag/ })).getAllByRole("radio");
    expect(days()).toHaveLength(8);
    expect(view.queryByRole("button", { name: consultant.more })).toBeNull();
    const rest = view.getByRole("button", { name: REST });
    const hidden = Number.parseInt(rest.textContent, 10);
    await view.user.click(rest);
    expect(days()).toHaveLength(8 + hidden);
    expect(view.root.activeElement).toBe(days()[8]);
    expect(view.queryByRole("button", { name: REST })).toBeNull();
  });

  it("are those of the next four weeks on demand, from the day after", async () => {
    const view = open();
    await view.findByRole("radio", { name: DAY });
    await view.user.click(view.getByRole("button", { name: REST }));
    await view.user.click(view.getByRole("button", { name: consultant.more }));
    await waitFor(() =>
      expect(asked().map((query) => [query.get("from"), query.get("until")])).toEqual([
        ["2026-03-10", "2026-04-06"],
        ["2026-04-07", "2026-05-04"],
      ]),
    );
    expect(await view.findByRole("radio", { name: /^Mittwoch, 08\.04\.2026/ })).toBeInTheDocument();
    expect(view.getByText(/^\d+ weitere Tage haben freie Termine\.$/).closest("[aria-live=polite]")).not.toBeNull();
    portal.select({ scenario: "empty:appointments" });
    await view.user.click(view.getByRole("button", { name: consultant.more }));
    expect(await view.findByText("In diesen vier Wochen ist kein weiterer Termin frei.")).toBeVisible();
  });

  it("may be none, and may fail with a way on", async () => {
    portal.select({ scenario: "fail:appointments" });
    const view = open();
    await view.user.click(await view.findByRole("button", { name: common.retry }));
    portal.select({ scenario: "empty:appointments" });
    await waitFor(() => expect(view.queryByText(consultant.loadingAppointments)).toBeNull());
    await view.user.click(await view.findByRole("button", { name: common.retry }));
    expect(await view.findByText(consultant.noAppointments)).toBeInTheDocument();
  });
});

describe("the zone of the appointments", () => {
  const ZONE = consultant.zone;

  /** What a visitor with a clock of this zone sees of the last day. */
  async function seenIn(zone: string): Promise<{ readonly labels: string[]; readonly named: number }> {
    vi.stubEnv("TZ", zone);
    usePortal.setState({ resources: {} });
    const view = open();
    const days = within(await view.findByRole("radiogroup", { name: /^Tag/ })).getAllByRole("radio");
    await view.user.click(days.at(-1) ?? view.wrapper);
    const seen = {
      labels: [...view.getByRole("region", { name: consultant.appointments }).querySelectorAll("label")].map(
        ({ textContent }) => textContent,
      ),
      named: view.queryAllByText(ZONE).length,
    };
    view.unmount();
    return seen;
  }

  // Lagos shares Berlin's winter time, so that only what lies in summer differs there.
  it.each([
    ["2026-03-16", { "Europe/Berlin": 0, "Africa/Lagos": 1, "America/New_York": 1, "Asia/Kolkata": 1 }],
    ["2026-10-13", { "Europe/Berlin": 0, "Africa/Lagos": 1, "America/New_York": 1, "Asia/Kolkata": 1 }],
    ["2026-11-09", { "Europe/Berlin": 0, "Africa/Lagos": 0, "America/New_York": 1, "Asia/Kolkata": 1 }],
  ])(
    "is named from %s on wherever a clock differs, and days and times are the same everywhere",
    async (today, expected) => {
      vi.setSystemTime(new Date(`${today}T08:00:00Z`));
      portal.select({ today });
      const seen: Record<string, number> = {};
      const shown = new Set<string>();
      for (const zone of Object.keys(expected)) {
        const { labels, named } = await seenIn(zone);
        expect(labels.at(-1)).toMatch(/^\d\d:\d\d Uhr$/);
        seen[zone] = named;
        shown.add(labels.join("\n"));
      }
      expect(seen).toEqual(expected);
      expect(shown.size).toBe(1);
    },
  );
});

describe("booking", () => {
  it("sends what the contract names, and gives day, time and a calendar file", async () => {
    const view = await openAndBook();
    expect(await view.findByRole("group", { name: consultant.words.known })).toBe(view.root.activeElement);
    expect(bookings().map(({ body }) => body)).toEqual([
      { appointmentId: "801-2026-03-11-1100", consultantId: 801, topic: null, ...sentPerson },
    ]);
    expect(view.getByText("Mittwoch, 11.03.2026, 11:00 Uhr")).toBeInTheDocument();
    expect(view.getByText("Wir rufen Sie unter 0731 555550 an.")).toBeVisible();
    expect(view.getByText("Die Bestätigung senden wir an eva@werk.example.")).toBeVisible();
    const link = view.getByRole("link", { name: consultant.calendar });
    expect(decodeURIComponent(link.getAttribute("href") ?? "")).toContain("DTSTART;TZID=Europe/Berlin:20260311T110000");
  });

  it("says what is missing, the appointment included, and sends nothing", async () => {
    const view = open();
    await choose(view);
    await view.findByRole("button", { name: consultant.send });
    await view.user.click(view.getByRole("radio", { name: /^Donnerstag, 12/ }));
    await book(view);
    expect(await view.findByRole("group", { name: /^Bitte prüfen Sie/ })).toBeInTheDocument();
    expect(view.getAllByRole("link", { name: /^Bitte/ }).map(({ textContent }) => textContent)[0]).toBe(
      consultant.missing,
    );
    expect(view.getByRole("radiogroup", { name: /^Uhrzeit/ })).toHaveAccessibleDescription(consultant.missing);
    const [time] = within(view.getByRole("radiogroup", { name: /^Uhrzeit/ })).getAllByRole("radio");
    await expect.poll(() => view.root.activeElement).toBe(time);
    fill(view, person);
    view.focus(view.getByRole("button", { name: consultant.send }));
    await book(view);
    await waitFor(() => expect(view.root.activeElement).toBe(time));
    expect(bookings()).toEqual([]);
  });

  it("asks who it is for once an appointment is chosen, and at once where somebody has typed before", async () => {
    const view = open();
    await view.findByRole("radio", { name: DAY });
    expect(view.queryByRole("button", { name: consultant.send })).toBeNull();
    await choose(view);
    await view.findByRole("button", { name: consultant.send });
    fill(view, { firstname: "Eva" });
    view.unmount();
    const again = open();
    await again.findByRole("button", { name: consultant.send });
    expect(fieldOf(again, "firstname").value).toBe("Eva");
  });

  it("loses nothing where somebody was faster, and offers the next three", async () => {
    portal.select({ scenario: "status-409:bookAppointment" });
    const view = await openAndBook();
    const alert = await view.findByText(consultant.taken);
    expect(alert).toBeInTheDocument();
    expect(view.queryByText(consultant.maybeYours)).toBeNull();
    const next = view.getAllByRole("button", { name: /^\w+, \d{2}\.\d{2}\.2026, \d{2}:\d{2} Uhr$/ });
    expect(next).toHaveLength(3);
    expect(fieldOf(view, "firstname").value).toBe("Eva");
    await waitFor(() => expect(asked()).toHaveLength(2));
    portal.select({ scenario: "normal" });
    const [first] = next;
    if (first === undefined) throw new Error("Nothing is offered");
    await view.user.click(first);
    await book(view);
    expect(await view.findByRole("heading", { name: consultant.words.known })).toBeInTheDocument();
    expect(bookings()).toHaveLength(2);
  });

  it("says that it may be one's own booking where its answer was lost and other data are sent for the same time", async () => {
    portal.select({ scenario: "lost:bookAppointment" });
    const view = await openAndBook();
    await view.findByText(consultant.words.unknown);
    portal.select({ scenario: "normal" });
    fill(view, { phone: "0731 555551" });
    await book(view);
    expect(await view.findByText(consultant.taken)).toBeVisible();
    expect(view.getByText(consultant.maybeYours)).toBeVisible();
    expect(portal.state().requests.filter(({ form }) => form === "bookAppointment")).toHaveLength(1);
  });

  it.each([
    ["fail:bookAppointment", consultant.words.unknown],
    ["offline:bookAppointment", consultant.words.unknown],
    ["refused:bookAppointment", consultant.words.unsent],
    ["status-400:bookAppointment", consultant.words.unsent],
    ["html:bookAppointment", consultant.words.unknown],
  ] as const)("says what is known of a failure (%s), and keeps everything", async (scenario, words) => {
    vi.spyOn(console, "error").mockReturnValue();
    portal.select({ scenario });
    const view = await openAndBook();
    expect(await view.findByText(words)).toBeInTheDocument();
    expect(fieldOf(view, "email").value).toBe("eva@werk.example");
    portal.select({ scenario: "normal" });
    await book(view);
    expect(await view.findByRole("heading", { name: consultant.words.known })).toBeInTheDocument();
  });
});
