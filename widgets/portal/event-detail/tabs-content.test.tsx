import { waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { eventContent } from "#i18n/event-detail.ts";
import { buildEvent } from "#test/support/entities.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { renderInRoot } from "#test/support/render.tsx";
import { wholeText } from "#test/support/whole-text.ts";
import { ContentView } from "./content/content-view.tsx";
import { GuideView } from "./guide/guide-view.tsx";

const portal = useMockPortal();

type Fields = Record<string, unknown>;
const content = (fields: Fields, event: Fields = {}) =>
  renderInRoot(<ContentView event={buildEvent({ content: fields, ...event })} />);
const none = eventContent.none;

describe("Inhalt", () => {
  it("shows highlighted box, description, topics and benefits in this order", async () => {
    const view = content({
      description: "<p>Kurz <em>gesagt</em></p>",
      disturberTitle: "Nur noch wenige Plätze",
      disturberText: "<p>Jetzt sichern</p>",
      topics: [
        { title: "Grundlagen", text: "<ul><li>Recht</li></ul>" },
        { title: null, text: "Ohne Überschrift" },
        { title: " ", text: null },
      ],
      benefits: [{ title: "Sicher auftreten", text: null }],
    });
    expect(await view.findByText("gesagt")).toHaveProperty("tagName", "EM");
    expect(view.getAllByRole("heading").map((heading) => [heading.tagName, heading.textContent])).toEqual([
      ["H3", "Nur noch wenige Plätze"],
      ["H3", "Themen"],
      ["H4", "Grundlagen"],
      ["H3", "Ihr Nutzen"],
      ["H4", "Sicher auftreten"],
    ]);
    expect(view.getByRole("complementary")).toHaveTextContent("Nur noch wenige PlätzeJetzt sichern");
    expect(within(view.getByRole("region", { name: "Themen" })).getByText("Ohne Überschrift")).toBeInTheDocument();
  });

  it.each([
    ["pending", "Nur noch wenige Plätze", 0],
    ["rejected", "Nur noch wenige Plätze", 1],
    ["confirmed", "Mit Gerichtsbesuch", 1],
  ])("urges nobody to order who has ordered (%s: %s)", async (approvalState, disturberTitle, count) => {
    const own = { recipientId: 1, userId: 1001, type: "booking", approvalState, cancelState: "none" };
    const view = content({ description: "Kurz gesagt", disturberTitle }, { recipients: [own] });
    await waitFor(() => expect(portal.calls.map(({ name }) => name)).toEqual(["user"]));
    await waitFor(() => expect(view.queryAllByRole("complementary")).toHaveLength(count));
    expect(view.getByText("Kurz gesagt")).toBeVisible();
  });

  it.each([
    [null],
    [{}],
    [{ description: " ", topics: [{ title: "", text: "" }], benefits: null }],
    [
      {
        description: "<p></p>",
        disturberText: "<p> <br></p>",
        topics: [{ text: "<ul></ul>" }],
        benefits: [{ text: "<p>&nbsp;</p>" }],
      },
    ],
  ])("says that there is nothing in %j", (fields) => {
    expect(renderInRoot(<ContentView event={buildEvent({ content: fields })} />).getByText(none)).toBeInTheDocument();
  });

  it("shows a module its own text, else that of the content", () => {
    const moduleContent = { title: "Konflikte", html: "<p>Fallarbeit</p>" };
    const own = content({ description: "Reihe" }, { isModule: true, moduleContent });
    expect(own.getByRole("heading", { name: "Konflikte" })).toBeInTheDocument();
    expect(own.getByText("Fallarbeit")).toBeInTheDocument();
    expect(own.queryByText("Reihe")).toBeNull();
    own.unmount();
    const shared = content(
      { description: "Reihe" },
      { isModule: true, moduleContent: { title: "Konflikte", html: "<p></p>" } },
    );
    expect(shared.getByText("Reihe")).toBeInTheDocument();
  });

  it("shows a picture for content", async () => {
    const view = content({ topics: [{ text: '<p><img src="/a.jpg" alt="Plan"></p>' }] });
    expect(await view.findByRole("img", { name: "Plan" })).toBeInTheDocument();
    expect(view.getByRole("heading", { name: "Themen" })).toBeInTheDocument();
  });

  it("does not show a module text of what is none", () => {
    const view = content({ description: "Seminar" }, { isModule: false, moduleContent: { html: "Modul" } });
    expect(view.queryByText("Modul")).toBeNull();
  });
});

describe("Wegweiser", () => {
  it("has three guides with the facts of an online seminar", () => {
    const view = renderInRoot(<GuideView event={buildEvent({ startDate: "2026-03-28T08:30", isOnlineEvent: true })} />);
    expect(view.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent)).toEqual([
      "1Vor Beginn des Online-Seminars",
      "2Technik vorbereiten",
      "3Im Online-Seminar",
    ]);
    const text = view.wrapper.textContent;
    expect(text).toContain("Der Seminarraum öffnet 15 Minuten vor Beginn (28.03.2026, 08:15 Uhr).");
    expect(text).toContain("Den Link zum Seminarraum senden wir Ihnen einen Tag vor Beginn per E-Mail.");
    expect(text).toContain("Eine Erinnerung erhalten Sie eine Stunde vor Beginn.");
    expect(text).toContain("Ihre Zugangsdaten erhalten Sie mehrere Tage vor Beginn per E-Mail.");
  });

  it("speaks of a webinar, and of no time that it does not know", () => {
    const view = renderInRoot(<GuideView event={buildEvent({ isWebinar: true })} />);
    expect(wholeText(view.getByText(/^Der Webinarraum/))).toHaveTextContent(
      /^Der Webinarraum öffnet 15 Minuten vor Beginn. Über den Link aus der E-Mail treten Sie ein.$/,
    );
    expect(view.getByRole("heading", { name: "Vor Beginn des Webinars" })).toBeInTheDocument();
  });
});
