import { act, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { defaultConfig } from "#config/config.ts";
import { common } from "#i18n/common.ts";
import { readErrors } from "#i18n/errors.ts";
import { events } from "#i18n/events.ts";
import { usePortal } from "#state/store.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { renderInRoot } from "#test/support/render.tsx";
import { NextEventCard } from "#widgets/portal/next-event/next-event.tsx";
import { EventList } from "#widgets/portal/shared/event-list/event-list.tsx";

const portal = useMockPortal();

const titles = (headings: HTMLElement[]): string[] =>
  headings.map((heading) => (heading.querySelector(".accordion-title > :first-child") ?? heading).textContent);
/** Of the many events that are listed under months or years. */
const CARD = { level: 3 } as const;

describe("portal-event-list", () => {
  it("shows the planned events in order, the first one open", async () => {
    const view = renderInRoot(<EventList />);
    expect(view.getByText(events.loading)).toBeInTheDocument();
    expect(view.getAllByRole("tab").map((tab) => tab.textContent)).toEqual(["Geplant", "Aktuell", "Abgeschlossen"]);
    const headings = await view.findAllByRole("heading", CARD);
    expect(titles(headings).slice(0, 3)).toEqual([
      "Protokollführung im Betriebsrat",
      "Arbeitszeit und Mitbestimmung",
      "Schwerbehindertenrecht: Das SGB IX in der Praxis",
    ]);
    const toggles = view.getAllByRole("button", { expanded: true });
    expect(toggles).toHaveLength(1);
    expect(toggles[0]).toHaveTextContent("Protokollführung im Betriebsrat");
    await waitFor(() =>
      expect(portal.calls.map((call) => call.name).sort()).toEqual(["eventsFuture", "eventsPast", "user"]),
    );
  });

  it("shows the first few and leads to all, with the focus on the next", async () => {
    const view = renderInRoot(<EventList first="3" />);
    const all = await view.findByRole("button", { name: "Alle 17 Seminare" });
    expect(view.getAllByRole("heading", { level: 2 })).toHaveLength(3);
    expect(view.queryByRole("searchbox")).toBeNull();
    await view.user.click(all);
    const headings = await view.findAllByRole("heading", CARD);
    expect(headings).toHaveLength(17);
    expect(headings[3]?.closest("section")).toContainElement(view.root.activeElement as HTMLElement);
    expect(await view.findByRole("searchbox", { name: "Seminare suchen" })).toBeInTheDocument();
    view.unmount();
    expect(renderInRoot(<EventList first="40" />).queryByRole("button", { name: /^Alle 17/ })).toBeNull();
  });

  it("counts in a dropdown what its other tabs hold, without a visit", async () => {
    vi.stubGlobal("matchMedia", () => ({
      matches: true,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    const view = renderInRoot(<EventList />);
    expect(await view.findByText(/^Aktuell \d+ · Abgeschlossen \d+$/)).toBeInTheDocument();
    expect(portal.calls.map(({ name }) => name).sort()).toEqual(["eventsFuture", "eventsPast", "user"]);
    expect(await view.findByRole("combobox", { name: "Bereich: Meine Seminare" })).toHaveTextContent(/^Geplant$/);
  });

  it("does not list an event without content unless it is in-house", async () => {
    const view = renderInRoot(<EventList />);
    const listed = titles(await view.findAllByRole("heading", CARD));
    const bare = portal.state().events.filter((event) => event.content === null);
    expect(bare.length).toBeGreaterThan(0);
    for (const event of bare) expect(listed.includes(event.title ?? "")).toBe(event.isInhouse === true);
  });

  it("shows facts and links of a single event", async () => {
    const view = renderInRoot(<EventList />);
    const links = within(await view.findByRole("group", { name: "Aktionen zum Seminar" })).getAllByRole("link");
    expect(links.map((link) => [link.textContent.trim(), link.getAttribute("href")?.slice(0, 60)])).toEqual([
      [events.calendar, expect.stringMatching(/^data:text\/calendar;charset=utf-8,BEGIN%3AVCALENDAR/)],
      ["Kostenrechner", `${location.origin}/kostenrechner/5002`],
      ["Mitteilung an die Geschäftsführung (PDF)", `${location.origin}/portal-api/events/5002/notice.pdf`],
      ["Seminarbeschreibung mit Terminen (PDF)", expect.stringMatching(/\/portal-api\/themes\/\d+\/theme\.pdf$/)],
    ]);
    expect(view.getByText("S-5002-26")).toBeInTheDocument();
    expect(view.getByText("13.03.2026, 09:00 Uhr")).toBeInTheDocument();
    expect(view.getByText("13.03.2026, 17:00 Uhr")).toBeInTheDocument();
  });

  it("letters the modules of a series and leaves out those without a booking number", async () => {
    const view = renderInRoot(<EventList />);
    const toggle = await view.findByRole("button", { name: /^Ausbildung zum Mediator im Betrieb/ });
    expect(toggle).toHaveTextContent("April – August 2026");
    await view.user.click(toggle);
    expect(titles(view.getAllByRole("heading", { level: 4 }))).toEqual([
      "Modul A: Konflikte erkennen und ansprechen",
      "Modul B: Gespräche führen, wenn es schwierig wird",
      "Modul C: Online-Werkstatt: Fälle aus der Praxis",
      expect.stringMatching(/^Modul D/),
    ]);
  });

  it("labels the second module of an event with follow-up", async () => {
    const view = renderInRoot(<EventList />);
    await view.user.click(await view.findByRole("button", { name: /^Arbeitsschutz von Grund auf/ }));
    expect(titles(view.getAllByRole("heading", { level: 4 }))).toEqual(["Online-Nachbetreuung"]);
  });

  it("gives past modules of a series no toggle", async () => {
    const view = renderInRoot(<EventList />);
    await view.user.click(view.getByRole("tab", { name: "Abgeschlossen" }));
    await view.user.click(await view.findByRole("button", { name: /^Ausbildung zum/ }));
    const modules = view.getAllByRole("heading", { level: 4 });
    expect(modules.length).toBeGreaterThan(0);
    for (const heading of modules) expect(within(heading).queryByRole("button")).toBeNull();
  });

  it("sorts past events the latest first and offers no fact buttons", async () => {
    const view = renderInRoot(<EventList />);
    await view.user.click(view.getByRole("tab", { name: "Abgeschlossen" }));
    await view.findAllByRole("heading", CARD);
    expect(view.queryByRole("group", { name: "Aktionen zum Seminar" })).toBeNull();
    expect(portal.calls.map((call) => call.name)).toContain("eventsPast");
  });

  it("asks once for current and completed events", async () => {
    const view = renderInRoot(<EventList />);
    await view.user.click(view.getByRole("tab", { name: "Aktuell" }));
    await view.findAllByRole("heading", CARD);
    await view.user.click(view.getByRole("tab", { name: "Abgeschlossen" }));
    await view.findAllByRole("heading", CARD);
    expect(portal.calls.filter((call) => call.name === "eventsPast")).toHaveLength(1);
  });

  it("lists a Gremium member's events when told to", async () => {
    const view = renderInRoot(<EventList userId="1002" />);
    await view.findAllByRole("heading", CARD);
    await waitFor(() =>
      expect(portal.calls.map((call) => call.path)).toEqual([
        "/portal-api/gremium-users/1002/events/future",
        "/portal-api/gremium-users/1002/events/past",
      ]),
    );
  });

  it.each(["Geplant", "Aktuell", "Abgeschlossen"])("says that there is nothing in %s", async (name) => {
    portal.select({ customer: "newcomer" });
    const view = renderInRoot(<EventList />);
    await view.user.click(view.getByRole("tab", { name }));
    await waitFor(() => expect(view.getByRole("tabpanel", { name })).toHaveTextContent(events.none));
  });

  it.each([
    ["fail", readErrors.status],
    ["offline", readErrors.network],
    ["malformed", readErrors.malformed],
    ["html", readErrors.page],
  ] as const)("draws a failure (%s) and loads again when asked", async (scenario, message) => {
    portal.select({ scenario });
    const view = renderInRoot(<EventList />);
    expect(await view.findByRole("alert")).toHaveTextContent(message);
    portal.select({ scenario: "normal" });
    await view.user.click(view.getByRole("button", { name: common.retry }));
    expect(await view.findAllByRole("heading", CARD)).not.toHaveLength(0);
  });

  it("survives answers in which everything optional is missing", async () => {
    portal.select({ scenario: "nulls" });
    const view = renderInRoot(<EventList />);
    expect(await view.findAllByRole("heading", { name: /Ohne Titel/ })).not.toHaveLength(0);
  });

  it("puts planned events under their months, past ones under their years", async () => {
    const view = renderInRoot(<EventList />);
    const headings = async (): Promise<(string | null)[]> =>
      (await view.findAllByRole("heading", { level: 2 })).map((heading) => heading.textContent);
    expect(await headings()).toEqual(["März 2026", "April 2026", "Mai 2026", "Ohne Termin"]);
    await view.user.click(view.getByRole("tab", { name: "Abgeschlossen" }));
    await view.findByRole("heading", { name: /^Betriebsänderung und Sozialplan/ });
    for (const heading of await headings()) expect(heading).toMatch(/^20\d\d$/);
  });

  it("tells when an event is, how far off, and how it stands for the customer", async () => {
    const view = renderInRoot(<EventList />);
    const first = await view.findByRole("button", { name: /^Protokollführung im Betriebsrat/ });
    // An open one says its dates as facts.
    expect(first).not.toHaveTextContent("13.03.2026");
    expect(first).toHaveTextContent("In 3 Tagen");
    await waitFor(() => expect(first).toHaveTextContent("Gebucht"));
    await view.user.click(first);
    await waitFor(() => expect(first).toHaveTextContent("Fr., 13.03.2026 · Hamburg"));
  });

  it("tells that an event is running, and says of no past event that it was booked", async () => {
    const view = renderInRoot(<EventList />);
    await view.user.click(await view.findByRole("tab", { name: "Aktuell" }));
    const [running] = await view.findAllByText("Läuft gerade");
    expect(running).toBeVisible();
    await view.user.click(view.getByRole("tab", { name: "Abgeschlossen" }));
    await view.findByRole("button", { name: /^Betriebsänderung und Sozialplan/ });
    expect(view.queryByText("Gebucht")).toBeNull();
  });

  it("tells a member's status where it lists that member's events", async () => {
    const view = renderInRoot(<EventList userId="1002" />);
    expect(await view.findByRole("button", { name: /^Protokollführung im Betriebsrat/ })).toHaveTextContent(
      "Reserviert",
    );
  });

  it("tells the number beside each tab once the first list is there, and leaves the names alone", async () => {
    const view = renderInRoot(<EventList />);
    const counts = (): (string | null)[] =>
      view.getAllByRole("tab").map((tab) => tab.querySelector("[data-count]")?.getAttribute("data-count") ?? null);
    expect(counts()).toEqual([null, null, null]);
    await waitFor(() => expect(counts()).toEqual(["17", expect.any(String), expect.any(String)]));
    expect(portal.calls.map(({ name }) => name).slice(0, 2)).toEqual(["eventsFuture", "user"]);
    expect(view.getAllByRole("tab").map((tab) => tab.textContent)).toEqual(["Geplant", "Aktuell", "Abgeschlossen"]);
  });

  describe("short, beside the card of the next seminar", () => {
    const NEXT = /^Protokollführung im Betriebsrat/;
    const SECOND = /^Arbeitszeit und Mitbestimmung/;

    it("has one primary button, that of the card, until all are asked for", async () => {
      usePortal.setState({ config: { ...defaultConfig, pages: { portalEvent: "/mein/seminar/{eventId}" } } });
      const view = renderInRoot(
        <>
          <NextEventCard />
          <EventList first="3" />
        </>,
      );
      const looks = (): (string | undefined)[] =>
        view.getAllByRole("link", { name: events.toEvent }).map(({ dataset }) => dataset.variant);
      await waitFor(() => expect(looks()).toEqual(["primary", "secondary"]));
      await view.user.click(view.getByRole("button", { name: "Alle 17 Seminare" }));
      expect(looks()).toEqual(["primary", "primary"]);
    });

    it("leaves that one to the card until all are asked for, and counts it", async () => {
      const view = renderInRoot(
        <>
          <NextEventCard />
          <EventList first="3" />
        </>,
      );
      const button = await view.findByRole("button", { name: "Alle 17 Seminare" });
      await waitFor(() => expect(view.queryByRole("button", { name: NEXT })).toBeNull());
      expect(view.queryByText(/gesondert/)).toBeNull();
      expect(view.getAllByRole("button", { expanded: false })).toHaveLength(2);
      const second = (): HTMLElement => view.getByRole("button", { name: SECOND });
      expect(second()).toHaveAttribute("aria-expanded", "true");
      expect(view.getByRole("tab", { name: "Geplant" }).querySelector("[data-count='17']")).not.toBeNull();
      await view.user.click(button);
      expect(await view.findByRole("button", { name: NEXT })).toHaveAttribute("aria-expanded", "false");
      expect(second()).toHaveAttribute("aria-expanded", "true");
      expect(view.root.querySelectorAll("[data-list-focus]")[4]).toContainElement(
        view.root.activeElement as HTMLElement,
      );
    });

    it("opens the second once the card shows the first, also where the card comes later", async () => {
      const page = (hasCard: boolean) => (
        <>
          <EventList first="3" />
          {hasCard && <NextEventCard />}
        </>
      );
      const view = renderInRoot(page(false));
      expect(await view.findByRole("button", { name: NEXT })).toHaveAttribute("aria-expanded", "true");
      expect(view.getByRole("button", { name: SECOND })).toHaveAttribute("aria-expanded", "false");
      view.rerender(page(true));
      await waitFor(() => expect(view.getByRole("button", { name: SECOND })).toHaveAttribute("aria-expanded", "true"));
    });

    it("says that nothing else is planned", async () => {
      const { events: all } = portal.state();
      all.splice(0, all.length, ...all.filter(({ eventId }) => eventId === 5002));
      const view = renderInRoot(
        <>
          <NextEventCard />
          <EventList first="3" />
        </>,
      );
      await view.findByText(events.nextAlone);
      await view.user.click(view.getByRole("button", { name: "Auch hier zeigen" }));
      expect(await view.findByRole("button", { name: NEXT })).toHaveAttribute("aria-expanded", "true");
    });

    it("shows it where the card could not be loaded", async () => {
      portal.select({ scenario: "fail:nextEvent" });
      const view = renderInRoot(
        <>
          <NextEventCard />
          <EventList first="3" />
        </>,
      );
      expect(await view.findByRole("button", { name: NEXT })).toBeVisible();
      expect(view.queryByText(events.nextAlone)).toBeNull();
    });
  });

  it("searches ten events and more, by title, place, month and number", async () => {
    const view = renderInRoot(<EventList />);
    const field = await view.findByRole("searchbox", { name: "Seminare suchen" });
    await view.user.type(field, "hamburg maerz");
    expect(await view.findByText("1 von 17 Seminaren")).toBeInTheDocument();
    expect(view.getByRole("button", { name: /^Protokollführung/ })).toBeInTheDocument();
    await view.user.type(field, " xyz");
    expect(await view.findByText(events.noMatch)).toBeInTheDocument();
    await view.user.click(view.getByRole("button", { name: "Alle Seminare anzeigen" }));
    expect(await view.findByText("17 Seminare")).toBeInTheDocument();
  });

  it("draws all there is, of which the last one opens, all that is found, and all again", async () => {
    portal.select({ customer: "large" });
    const view = renderInRoot(<EventList />);
    const cards = (): number => view.root.querySelectorAll(".accordion").length;
    const field = await view.findByRole("searchbox", { name: "Seminare suchen" });
    // Drawn in steps, which a busy machine takes long for.
    const steps = { timeout: 60_000 };
    await waitFor(() => expect(cards()).toBe(300), steps);
    const last = [...view.root.querySelectorAll<HTMLElement>("h3 button")].at(-1);
    expect(last).toHaveAttribute("aria-expanded", "false");
    act(() => last?.click());
    expect(last).toHaveAttribute("aria-expanded", "true");
    await view.user.type(field, "2027");
    const [found = ""] = /^\d+/.exec((await view.findByText(/^\d+ von 300 Seminaren$/)).textContent) ?? [];
    expect(Number(found)).toBeGreaterThan(24);
    await waitFor(() => expect(cards()).toBe(Number(found)), steps);
    await view.user.type(field, "{Backspace>4/}");
    await waitFor(() => expect(cards()).toBe(300), steps);
  }, 200_000);

  it("saves all dates as one calendar file", async () => {
    const files = vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:termine");
    const links = vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue(undefined);
    const view = renderInRoot(<EventList />);
    await view.user.click(await view.findByRole("button", { name: "Alle Termine in Kalender eintragen" }));
    expect(files.mock.calls).toEqual([[expect.objectContaining({ type: "text/calendar;charset=utf-8" })]]);
    expect(links.mock.contexts).toEqual([expect.objectContaining({ download: "termine.ics", href: "blob:termine" })]);
  });

  it("saves the dates that a search has found, and marks those that are only reserved", async () => {
    const files = vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:termine");
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue(undefined);
    const view = renderInRoot(<EventList />);
    await view.user.type(await view.findByRole("searchbox"), "homeoffice");
    await view.findAllByText("Reserviert");
    await view.user.click(await view.findByRole("button", { name: "Gefundenen Termin in Kalender eintragen" }));
    const [file] = files.mock.calls[0] ?? [];
    const text = file instanceof Blob ? await file.text() : "";
    expect(text.match(/SUMMARY:.*|STATUS:.*/g)).toEqual([
      expect.stringMatching(/^SUMMARY:Nur reserviert: Seminar S-5010-26: Datenschutz im Homeoffice/),
      expect.stringMatching(/^STATUS:TENTATIVE/),
    ]);
  });

  it("gives each card an id that an address can name", async () => {
    const view = renderInRoot(<EventList />);
    await view.findAllByRole("heading", CARD);
    expect(view.root.getElementById("event-5002")).toHaveTextContent("Protokollführung im Betriebsrat");
  });

  it("leads from title and button to the event's page where the site has one", async () => {
    usePortal.setState({ config: { ...defaultConfig, pages: { portalEvent: "/mein/seminar/{eventId}" } } });
    const view = renderInRoot(<EventList />);
    expect(await view.findByRole("link", { name: "Protokollführung im Betriebsrat" })).toHaveAttribute(
      "href",
      "/mein/seminar/5002",
    );
    expect(view.getByRole("link", { name: events.toEvent })).toHaveAttribute("href", "/mein/seminar/5002");
    await view.user.click(view.getByRole("button", { name: "Auf einen Blick: Arbeitszeit und Mitbestimmung" }));
    expect(view.getAllByRole("link", { name: events.toEvent })).toHaveLength(2);
    await view.user.click(view.getByRole("tab", { name: "Abgeschlossen" }));
    expect((await view.findByRole("link", { name: "Bilder und Dokumente" })).getAttribute("href")).toMatch(
      /^\/mein\/seminar\/51\d\d#(bilder|dokumente)$/,
    );
  });
});
