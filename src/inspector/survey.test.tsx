import * as v from "valibot";
import { beforeEach, describe, expect, it } from "vitest";
import { defaultConfig } from "#config/config.ts";
import { mountResults } from "#mount/mount-results.ts";
import { AnchorError } from "#mount/params.ts";
import { usePortal } from "#state/store.ts";
import { checkAnchors } from "./anchor-check.ts";
import { askersOf } from "./askers.ts";
import { checkPage } from "./page-check.ts";
import { stateText } from "./sentences.ts";
import { noteArrivals, surveyAnchors, surveySuspects } from "./survey.ts";

/** Gives an anchor what the entry and the frame give it. */
function mount(anchor: Element | null, thrown?: unknown): void {
  const wrapper = document.createElement("div");
  wrapper.className = "portal";
  anchor?.attachShadow({ mode: "open" }).append(wrapper);
  if (anchor !== null) mountResults.set(anchor, { at: 512, thrown });
}

/** The page's findings on anchors; every known one is mounted first unless the page says `data-test-bare`. */
function findings(html: string): string[] {
  document.body.innerHTML = html;
  document.querySelectorAll("div[id^=portal-]:not([data-test-bare])").forEach((anchor) => mount(anchor));
  return checkAnchors(surveyAnchors(document), surveySuspects(document, ["portal-config", "portal-page-header"])).map(
    ({ level, where, what }) => `${level} ${where}: ${what}`,
  );
}

const LIST = '<div id="portal-event-list"></div>';

beforeEach(() => usePortal.setState({ config: { ...defaultConfig, pages: { portalEvent: "/seminar/{eventId}" } } }));

describe("the survey of a page", () => {
  it.each([
    [`${LIST}<div id="portal-event-detail" data-event-id="5001"></div>`],
    [
      `${LIST}<div id="portal-wishlist-remove-901"></div><script id="portal-config"></script><div id="portal-page-header"></div>`,
    ],
    [
      `${LIST}<section id="feedback"><h2>Feedback</h2></section><div id="portal-footer"><p>Impressum</p></div><div id="main" class="portal-content"></div>`,
    ],
    [`${LIST}<div id="portal-related" data-kind="themes"></div><div id="portal-related" data-kind="news"></div>`],
  ])("finds nothing wrong with %s", (html) => expect(findings(html)).toEqual([]));

  it.each([
    [
      '<div id="portal-eventlist"></div>',
      'error <div id="portal-eventlist">: Die id „portal-eventlist“ kennt das Portal nicht. Gemeint ist wohl „portal-event-list“.',
    ],
    [
      '<div id="portal-seminarliste"></div>',
      'error <div id="portal-seminarliste">: Die id „portal-seminarliste“ kennt das Portal nicht. Gemeint ist wohl „portal-event-list“.',
    ],
    [
      '<div id="portal-Einstelungen"></div>',
      'error <div id="portal-Einstelungen">: Die id „portal-Einstelungen“ kennt das Portal nicht. Gemeint ist wohl „portal-user-settings“.',
    ],
    [
      '<div id="portal-rechner"></div>',
      'warning <div id="portal-rechner">: Ein Widget „portal-rechner“ gibt es nicht. Vielleicht ist „portal-price-calculator“ gemeint.',
    ],
    [
      '<div id="seminarliste"></div>',
      'warning <div id="seminarliste">: Der id „seminarliste“ fehlt der Anfang „portal-“.',
    ],
    ['<div id="portal-feedback "></div>', 'error <div id="portal-feedback ">: In der id steht ein Leerzeichen.'],
    ['<div id=" portal-event-list "></div>', 'error <div id=" portal-event-list ">: In der id steht ein Leerzeichen.'],
    ['<div id="feedback"></div>', 'warning <div id="feedback">: Der id „feedback“ fehlt der Anfang „portal-“.'],
    [
      '<div id="event-detail" data-event-id="1">Text</div>',
      'warning <div id="event-detail">: Der id „event-detail“ fehlt der Anfang „portal-“.',
    ],
    [
      '<div class="wide portal-feedback"></div>',
      'error <div class="wide portal-feedback">: „portal-feedback“ steht hier als Stilklasse (class). Das Portal sucht eine id.',
    ],
    [
      '<div id="portal-kantine"></div>',
      'warning <div id="portal-kantine">: Ein Widget „portal-kantine“ gibt es nicht.',
    ],
    [
      '<div id="portal-wishlist-remove-{id}"></div>',
      'error <div id="portal-wishlist-remove-{id}">: Hinter „portal-wishlist-remove-“ fehlt die Nummer.',
    ],
    [
      '<div id="portal-feedback" hidden></div>',
      'hint id="portal-feedback": Der Platzhalter ist gerade nicht sichtbar: <div id="portal-feedback"> ist ausgeblendet.',
    ],
    [
      '<div class="off" style="display: none"><div id="portal-feedback"></div></div>',
      'hint id="portal-feedback": Der Platzhalter ist gerade nicht sichtbar: <div class="off"> ist ausgeblendet.',
    ],
    [
      '<details><summary>Mehr</summary><div id="portal-feedback"></div></details>',
      'hint id="portal-feedback": Der Platzhalter ist gerade nicht sichtbar: <details> ist ausgeblendet.',
    ],
    [
      "<portal-feedback></portal-feedback>",
      "error <portal-feedback>: „portal-feedback“ steht hier als Element. Das Portal sucht eine id.",
    ],
    [
      '<a href="/mehr"><div id="portal-feedback"></div></a>',
      'error id="portal-feedback": Der Platzhalter steht in einem <a>: Was im Widget gedrückt wird, gilt auch diesem.',
    ],
    [
      '<div class="folie" inert><div id="portal-feedback"></div></div>',
      'warning id="portal-feedback": <div class="folie"> trägt „inert“: Das Widget ist nicht bedienbar.',
    ],
    [
      '<div aria-hidden="true"><div id="portal-feedback"></div></div>',
      'warning id="portal-feedback": <div> trägt „aria-hidden“: Vorleseprogramme lesen das Widget nicht.',
    ],
    ['<img id="portal-feedback">', 'error id="portal-feedback": Ein <img> kann kein Platzhalter sein.'],
    [
      '<div id="portal-schedule"></div>',
      'error id="portal-schedule", data-event-id / data-json: Es fehlt eines der Attribute data-event-id oder data-json.',
    ],
    [LIST, 'hint id="portal-event-list": Dieser Platzhalter kommt 2-mal vor.'],
  ])("names the mistake in %s", (html, expected) => expect(findings(LIST + html)).toEqual([expected]));

  it.each(["portal-suche", "suche"])("reads past a field called id in a form with the id %s", (id) => {
    const form = Object.assign(document.createElement("form"), { innerHTML: '<input name="id">' });
    form.setAttribute("id", id);
    // As browsers have it.
    Object.defineProperty(form, "id", { value: form.firstElementChild });
    document.body.replaceChildren(form);
    expect(surveyAnchors(document)).toEqual([]);
    expect(surveySuspects(document, []).filter(({ element }) => element !== form)).toEqual([]);
  });

  it("names an anchor inside another, and only that of it", () => {
    document.body.innerHTML = '<div id="portal-event-list"><div><div id="portal-event-detail"></div></div></div>';
    mount(document.getElementById("portal-event-list"));
    const facts = surveyAnchors(document);
    expect(facts.map(({ id, state, outer }) => [id, state, outer])).toEqual([
      ["portal-event-list", "mounted", null],
      ["portal-event-detail", "nested", "portal-event-list"],
    ]);
    expect(checkAnchors(facts, []).map(({ what }) => what)).toEqual([
      "Der Platzhalter steht innerhalb von „portal-event-list“ und wird deshalb nicht übernommen.",
    ]);
  });

  it("tells of a way on that the configuration does not name", () => {
    usePortal.setState({ config: defaultConfig });
    expect(findings(LIST)).toEqual([
      'hint id="portal-event-list": Von hier führt kein Weg weiter: Die Konfiguration nennt unter „pages“ kein „portalEvent“.',
    ]);
    expect(findings('<div id="portal-add-to-cart-7001"></div>')).toEqual([]);
  });

  it("tells of a map whose service has no key", () => {
    const map = '<div id="portal-hotel-map" data-event-id="5001"></div>';
    expect(findings(map).filter((text) => text.includes("Schlüssel"))).toEqual([
      expect.stringContaining("Für die Karte fehlt der Schlüssel: „googleMapsApiKey“ ist leer."),
    ]);
    usePortal.setState({ config: { ...defaultConfig, googleMapsApiKey: "schluessel" } });
    expect(findings(map).filter((text) => text.includes("Schlüssel"))).toEqual([]);
  });

  it("knows whose call it is: who makes it at the start, or else who may make it later", () => {
    document.body.innerHTML =
      '<div id="portal-conference" data-conference="x"></div><div id="portal-event-detail" data-event-id="5001"></div>';
    const facts = surveyAnchors(document);
    const asking = (route: string): string[] => askersOf(facts, route).map(({ id }) => id);
    expect([asking("conference"), asking("event")]).toEqual([["portal-conference"], ["portal-event-detail"]]);
  });

  it("tells of a filter by which a widget finds nothing", () => {
    const filtered = '<div id="portal-experts" data-topic="Quatsch"></div>';
    expect(findings(filtered)).toEqual([]);
    document.body.innerHTML = filtered;
    mount(document.body.firstElementChild);
    const wrapper = document.body.firstElementChild?.shadowRoot?.firstElementChild;
    if (wrapper != null) wrapper.innerHTML = '<div part="notice" data-state="empty"></div>';
    expect(checkAnchors(surveyAnchors(document), []).map(({ level, what }) => `${level}: ${what}`)).toEqual([
      'warning: Mit data-topic="Quatsch" ist hier nichts zu zeigen.',
    ]);
  });

  it("tells a widget that shows an error from one that shows what it should", () => {
    document.body.innerHTML = LIST;
    mount(document.body.firstElementChild);
    const wrapper = document.body.firstElementChild?.shadowRoot?.firstElementChild;
    expect(surveyAnchors(document).map(stateText)).toEqual(["angezeigt nach 512 ms"]);
    if (wrapper != null) wrapper.innerHTML = '<div part="notice" data-state="error" role="alert"></div>';
    expect(surveyAnchors(document).map(stateText)).toEqual(["zeigt einen Fehler, nach 512 ms"]);
  });

  it("tells a page without any anchor", () => {
    expect(findings("<p>Text</p>")).toEqual([
      "warning Seite: Auf dieser Seite steht kein Platzhalter, den das Portal kennt.",
    ]);
    expect(findings('<div id="portal-eventlist"></div>').at(-1)).toMatch(/^hint Seite/);
  });

  it("tells what became of a widget and how long it took", () => {
    document.body.innerHTML =
      '<div id="portal-event-list"></div><div id="portal-feedback"></div><div id="portal-bookmarks"></div><div id="portal-next-event"></div>';
    const [list, feedback, bookmarks, next] = [...document.body.children] as HTMLElement[];
    mount(list ?? null);
    mount(feedback ?? null, new TypeError("x is not a function"));
    bookmarks?.attachShadow({ mode: "open" }).append(Object.assign(document.createElement("p"), { role: "alert" }));
    next?.attachShadow({ mode: "open" });
    const facts = surveyAnchors(document);
    expect(facts.map(({ id, state, took }) => [id, state, took])).toEqual([
      ["portal-event-list", "mounted", 512],
      ["portal-feedback", "failed", 512],
      ["portal-bookmarks", "unloadable", null],
      ["portal-next-event", "waiting", null],
    ]);
    expect(checkAnchors(facts, []).map(({ what }) => what)).toEqual([
      "Im Widget ist ein Programmfehler aufgetreten (TypeError).",
      "Der Programmteil dieses Widgets konnte nicht geladen werden.",
    ]);
  });

  it("counts from the moment at which an anchor came onto the page", async () => {
    const records = new Promise<MutationRecord[]>((resolve) =>
      new MutationObserver(resolve).observe(document.body, { childList: true }),
    );
    document.body.innerHTML = `<main>${LIST}</main>`;
    noteArrivals(await records, 500);
    mount(document.getElementById("portal-event-list"));
    expect(surveyAnchors(document)[0]?.took).toBe(12);
  });

  it("tells in German where JSON has the wrong shape", () => {
    document.body.innerHTML = '<div id="portal-schedule" data-json="{}"></div>';
    const { issues } = v.safeParse(v.object({ title: v.string() }), { title: 5 });
    mount(document.body.firstElementChild, new AnchorError("data-json", "is no Event", issues?.[0]));
    expect(checkAnchors(surveyAnchors(document), []).map(({ what }) => what)).toEqual([
      "In data-json passt „title“ nicht: Dort steht eine Zahl, verlangt ist ein Text in Anführungszeichen.",
    ]);
  });
});

describe("the portal's own tags", () => {
  const page = (html: string): string[] => {
    document.body.innerHTML = html;
    return checkPage(document).map(({ level, where, what }) => `${level} ${where}: ${what}`);
  };
  const MODULE = '<script type="module" src="/portal/portal.js"></script>';
  const CONFIG = '<script type="application/json" id="portal-config">{}</script>';

  it.each([
    [MODULE + CONFIG],
    ['<script src="/portal.single.js" defer></script><script type="application/ld+json">{"@type": "Event"}</script>'],
    ['<script src="/js/other-portal.js"></script><pre>&lt;div id="portal-feedback"&gt;</pre>'],
  ])("are fine: %s", (html) => expect(page(html)).toEqual([]));

  it.each([
    [MODULE + MODULE, "warning Skript portal.js: Das Skript des Portals ist 2-mal eingebunden."],
    [
      '<script src="/portal.js?v=3"></script>',
      'hint Skript portal.js: In dieser Zeile fehlt type="module"; so hält portal.js die Seite beim Laden auf.',
    ],
    [
      CONFIG + CONFIG,
      "error Konfiguration: Die Seite hat 2 Konfigurationen mit der id „portal-config“. Nur die erste gilt.",
    ],
    [
      '<div id="portal-config">{}</div>',
      "warning Konfiguration: Die Konfiguration steht in einem <div> und ist damit auf der Seite lesbar.",
    ],
    [
      '<script id="portal-config">{}</script>',
      'warning Konfiguration: Im Block „portal-config“ fehlt type="application/json"; der Browser hält ihn für ein Programm und meldet einen Fehler.',
    ],
    [
      '<script type="application/json" id="portal_conifg">{}</script>',
      "error Konfiguration: Die id „portal_conifg“ kennt das Portal nicht. Gemeint ist wohl „portal-config“.",
    ],
    [
      '<script type="application/json">{"apiBase": "/x"}</script>',
      "error Konfiguration: Ein JSON-Block enthält Schlüssel des Portals, heißt aber nicht „portal-config“ und gilt deshalb nicht.",
    ],
    [
      `${CONFIG}<script type="module" src="/portal.js" data-config="{}"></script>`,
      "warning Konfiguration: Es gibt einen Block „portal-config“ und zugleich data-config am Skript. Nur der Block gilt.",
    ],
    [
      "<p>&lt;div id=„portal-feedback“&gt;&lt;/div&gt;</p>",
      'error id="portal-feedback": Der Platzhalter „portal-feedback“ steht als lesbarer Text auf der Seite statt als HTML.',
    ],
  ])("have a mistake: %s", (html, expected) => expect(page(html)).toEqual([expected]));
});

it("says of a widget that the configuration keeps asleep, and of one such anchor, that it is off", () => {
  usePortal.setState({ config: { ...defaultConfig, off: ["portal-feedback", "portal-wishlist-remove-901"] } });
  const html = ["portal-feedback", "portal-wishlist-remove-901", "portal-wishlist-remove-902"]
    .map((id) => `<div id="${id}" ${id.endsWith("2") ? "" : "data-test-bare"}></div>`)
    .join("");
  const what =
    "Dieses Widget ist abgeschaltet: Die Konfiguration nennt es unter „off“. Zu sehen ist der eigene Inhalt des Platzhalters.";
  expect(findings(html)).toEqual([
    `hint id="portal-feedback": ${what}`,
    `hint id="portal-wishlist-remove-901": ${what}`,
  ]);
  expect(surveyAnchors(document).map(({ state }) => state)).toEqual(["off", "off", "mounted"]);
});
