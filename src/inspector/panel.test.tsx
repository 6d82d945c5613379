import { fireEvent } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { defaultConfig } from "#config/config.ts";
import { inspectorTexts } from "#i18n/inspector.ts";
import { usePortal } from "#state/store.ts";
import { renderInRoot, type Rendered } from "#test/support/render.tsx";
import { Panel } from "./panel.tsx";
import { Watch } from "./watch.ts";

const host = (config?: string) => ({
  config,
  nonce: "",
  release: "0123abcd",
  ids: [],
  preloaded: new Map(),
  consents: [],
});

function open(html: string, config?: string): Rendered & { watch: Watch } {
  document.body.innerHTML = html;
  const watch = new Watch(host(config));
  const root = document.createElement("div");
  const view = renderInRoot(<Panel watch={watch} host={root} />);
  view.rerender(<Panel watch={watch} host={view.anchor} />);
  return { ...view, watch };
}

const heading = (view: Rendered): HTMLElement => view.getByRole("heading", { name: inspectorTexts.title });

describe("the inspector's panel", () => {
  it("lists what is to be changed, and every known id", () => {
    const view = open('<div id="portal-eventlist"></div>', '{"loginURL": ""}');
    expect(view.getByText("1 Fehler, 1 Warnung, 1 Hinweis")).toBeVisible();
    expect(view.getByText('Schreiben Sie id="portal-event-list".')).toBeVisible();
    expect(view.getByText("Schreiben Sie „loginUrl“.")).toBeVisible();
    expect(view.getByText("portal-gremium-members-links")).toBeInTheDocument();
  });

  it("says so when nothing is wrong", () => {
    const view = open('<div id="portal-event-list"></div>');
    expect(view.getByText(inspectorTexts.allGood)).toBeVisible();
  });

  it("leads from a finding to its call and back, through a part that is folded", async () => {
    usePortal.setState({
      calls: [{ route: "bookmarks", method: "GET", path: "/bookmarks", status: 500, duration: 5, retryAt: null }],
    });
    const view = open('<div id="portal-bookmarks"></div>');
    await view.user.click(view.getByRole("button", { name: "Zum Aufruf" }));
    const call = view.root.activeElement;
    expect(call).toHaveTextContent("bookmarks");
    expect(call).toBeVisible();
    await view.user.click(view.getAllByRole("button", { name: "Befund 1" }).at(-1) ?? document.body);
    await expect.poll(() => view.root.activeElement).toHaveTextContent("Fehler");
    usePortal.setState({ calls: [] });
  });

  it("does not call a session valid in which nobody is logged in", () => {
    usePortal.setState({
      calls: [{ route: "user", method: "GET", path: "/get-user", status: 200, duration: 5, retryAt: null }],
      resources: { user: { state: "ready", data: null, refreshing: false } },
    });
    const view = open('<div id="portal-bookmarks"></div>');
    expect(view.getByText(inspectorTexts.session.nobody)).toBeInTheDocument();
    usePortal.setState({ calls: [], resources: {} });
  });

  it("begins with what is there, where nothing is to be changed", () => {
    usePortal.setState({ config: { ...defaultConfig, pages: { portalEvent: "/seminar/{eventId}" } } });
    const view = open('<div id="portal-bookmarks"></div>');
    const there = view.getByRole("button", { name: "portal-bookmarks auf der Seite zeigen" });
    const absent = view.getByText("portal-gremium-members-links");
    expect(there.parentElement).toHaveTextContent("portal-bookmarks Lesezeichen als Kacheln – ");
    expect(absent.parentElement).toHaveTextContent("Gremiumsmitglieder");
    expect(absent).not.toBeVisible();
    const { DOCUMENT_POSITION_FOLLOWING } = Node;
    expect(there.compareDocumentPosition(absent) & DOCUMENT_POSITION_FOLLOWING).toBe(DOCUMENT_POSITION_FOLLOWING);
  });

  it("looks again on demand", async () => {
    const view = open("<p>Text</p>");
    document.body.insertAdjacentHTML("afterbegin", '<div id="portal-feedbak"></div>');
    await view.user.click(view.getByRole("button", { name: "Neu prüfen" }));
    expect(view.getByText('Schreiben Sie id="portal-feedback".')).toBeVisible();
  });

  it("follows the page by itself", async () => {
    const view = open("<p>Text</p>");
    view.watch.start(document);
    document.body.insertAdjacentHTML("afterbegin", '<div id="portal-feedbak"></div>');
    expect(await view.findByText('Schreiben Sie id="portal-feedback".')).toBeVisible();
  });

  it("leaves the focus alone, comes and goes by F2, folds by Esc and opens again", async () => {
    const view = open("<button>Seite</button><p>Text</p>");
    const outside = document.querySelector("button");
    outside?.focus();
    await expect.poll(() => document.activeElement).toBe(outside);
    await view.user.keyboard("{F2}");
    await expect.poll(() => view.root.activeElement).toBe(heading(view));
    await view.user.keyboard("{F2}");
    await expect.poll(() => document.activeElement).toBe(outside);
    await view.user.keyboard("{F2}");
    fireEvent.keyDown(heading(view), { key: "Escape" });
    const opener = view.getByRole("button", { name: "Seitenprüfung: keine Fehler, 1 Warnung" });
    await expect.poll(() => view.root.activeElement).toBe(opener);
    await view.user.click(opener);
    await expect.poll(() => view.root.activeElement).toBe(heading(view));
  });

  it("copies a report without persons, tokens, queries and keys", async () => {
    usePortal.setState({
      config: { ...defaultConfig, loginUrl: "https://login.example/?key=geheim", googleMapsApiKey: "geheim" },
      calls: [
        {
          route: "gremiumEventsFuture",
          method: "GET",
          path: "/portal-api/gremium-users/4711/events/future",
          status: 404,
          duration: 31,
          retryAt: null,
        },
      ],
    });
    window.history.replaceState(null, "", "/konto?token=geheim#4711");
    const view = open(
      '<div id="portal-event-list" data-user-id="4711"></div><div id="portal-schedule" data-json="{&quot;lastname&quot;: &quot;Mustermann&quot;,}"></div>',
    );
    await view.user.click(view.getByRole("button", { name: inspectorTexts.copy }));
    expect(await view.findByText(/^Das Ergebnis ist kopiert/)).toBeVisible();
    const report = await navigator.clipboard.readText();
    expect(report).toContain("data-user-id=(gesetzt)");
    expect(report).toContain("/gremium-users/{userId}/events/future: 404, 31 ms");
    expect(report).toContain("Zu tun: Verbessern Sie die genannte Stelle.");
    expect(report).not.toMatch(/geheim|4711|Mustermann/);
  });

  it("hands the report over as selected text where the browser forbids copying", async () => {
    const view = open("<p>Text</p>");
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("no", "NotAllowedError"));
    await view.user.click(view.getByRole("button", { name: inspectorTexts.copy }));
    const field = await view.findByRole<HTMLTextAreaElement>("textbox", { name: inspectorTexts.reportLabel });
    expect(field.value).toMatch(/^Seitenprüfung Kundenportal\n/);
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
  });

  it("stays calm when looking at the page fails", async () => {
    const view = open("<p>Text</p>");
    vi.spyOn(console, "error").mockReturnValue();
    vi.spyOn(performance, "getEntriesByType").mockImplementation(() => {
      throw new Error("hostile page");
    });
    await view.user.click(view.getByRole("button", { name: "Neu prüfen" }));
    expect(view.getByText(/^Die Seitenprüfung selbst ist auf einen Fehler gestoßen/)).toBeVisible();
  });
});
