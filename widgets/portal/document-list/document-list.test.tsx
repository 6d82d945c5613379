import { waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { common } from "#i18n/common.ts";
import { documents } from "#i18n/documents.ts";
import { buildEvent } from "#test/support/entities.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { renderInRoot, type Rendered } from "#test/support/render.tsx";
import { EventDocuments } from "#widgets/portal/shared/event/event-documents.tsx";
import { DocumentList } from "./document-list.tsx";

const portal = useMockPortal();

const begun = buildEvent({ eventId: 7, startDate: "2026-03-09" });
const titles = (view: Rendered): (string | null | undefined)[] =>
  view
    .getAllByRole("heading", { level: 2 })
    .map((heading) => heading.querySelector(".accordion-title")?.firstChild?.textContent);

describe("portal-document-list", () => {
  it("lists what has begun, the latest first and open, and loads the documents of what is opened", async () => {
    const view = renderInRoot(<DocumentList />);
    expect(view.getByText(documents.loading)).toBeInTheDocument();
    const [first] = await view.findAllByRole("heading", { level: 2 });
    expect(titles(view).slice(0, 2)).toEqual(["Kündigungsschutz aktuell", "Betriebsänderung und Sozialplan"]);
    expect(view.getAllByRole("button", { expanded: true }).map((button) => button.closest("h2"))).toEqual([first]);
    expect(await view.findByRole("link", { name: "Seminarunterlagen.pdf" })).toBeInTheDocument();
    const loaded = (): string[] => portal.calls.filter(({ name }) => name === "documents").map(({ path }) => path);
    expect(loaded()).toEqual(["/portal-api/events/5021/documents"]);
    await view.user.click(view.getByRole("button", { name: /^Betriebsänderung und Sozialplan/ }));
    await waitFor(() => expect(loaded()).toContain("/portal-api/events/5108/documents"));
  });

  it("has nothing of an event that begins later today", async () => {
    for (const event of portal.state().events) if (event.eventId === 5021) event.startDate = "2026-03-10T09:30:00";
    const view = renderInRoot(<DocumentList />);
    await view.findAllByRole("heading", { level: 2 });
    expect(titles(view)).not.toContain("Kündigungsschutz aktuell");
  });

  it.each([{ customer: "newcomer" }, { scenario: "empty" }] as const)(
    "says that there is nothing: %j",
    async (start) => {
      portal.select(start);
      expect(await renderInRoot(<DocumentList />).findByText(documents.none)).toBeInTheDocument();
    },
  );

  it.each(["fail", "offline", "malformed", "html"] as const)(
    "draws a failure (%s) and loads again when asked",
    async (scenario) => {
      portal.select({ scenario: `${scenario}:eventsPast` });
      const view = renderInRoot(<DocumentList />);
      await view.findByRole("alert");
      portal.select({ scenario: "normal" });
      await view.user.click(view.getByRole("button", { name: common.retry }));
      expect(await view.findAllByRole("heading", { level: 2 })).not.toHaveLength(0);
    },
  );
});

describe("the documents of an event", () => {
  it.each([
    [
      { id: "a/1", extension: "pdf", title: "Fristen & Termine?" },
      "Fristen & Termine?.pdf",
      "documentId=a%2F1&extension=pdf&filename=Fristen+%26+Termine%3F.pdf",
    ],
    [{ id: 2, extension: null, title: "Ohne Endung" }, "Ohne Endung", "documentId=2&filename=Ohne+Endung"],
    [
      { id: 4, extension: ".pdf", title: "Mit Punkt" },
      "Mit Punkt.pdf",
      "documentId=4&extension=.pdf&filename=Mit+Punkt.pdf",
    ],
    [{ id: 5, extension: " ", title: 'a/b "c"' }, 'a/b "c"', "documentId=5&extension=+&filename=a%2Fb+%22c%22"],
    [{ id: 3, extension: "docx", title: " " }, "3.docx", "documentId=3&extension=docx&filename=3.docx"],
  ])("%j is called %s", async (document, name, query) => {
    portal.state().documents["7"] = [document];
    portal.state().events = [begun];
    const link = await renderInRoot(<EventDocuments event={begun} />).findByRole("link", { name });
    expect(link).toHaveAttribute("href", `${location.origin}/portal-api/documents/download?${query}`);
    expect(link).toHaveAttribute("download", name);
  });

  it("are named without a link where nothing could be asked for", async () => {
    portal.state().documents["7"] = [{ id: null, extension: "pdf", title: "Ohne Kennung" }];
    portal.state().events = [begun];
    const view = renderInRoot(<EventDocuments event={begun} />);
    expect(await view.findByText("Ohne Kennung.pdf")).toBeInTheDocument();
    expect(view.queryByRole("link")).toBeNull();
  });

  it.each([
    ["none yet", { startDate: "2026-03-10T09:00:01" }, documents.fromStart],
    ["none at all", { startDate: "2026-03-10T08:59:59" }, documents.none],
    ["none of an event without an id", { eventId: null, startDate: "2026-03-09" }, documents.none],
  ])("are %s", async (_case, fields, text) => {
    const event = buildEvent({ eventId: 7, ...fields });
    portal.state().events = [event];
    expect(await renderInRoot(<EventDocuments event={event} />).findByText(text)).toBeInTheDocument();
  });
});
