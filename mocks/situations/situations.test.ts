import { describe, expect, it } from "vitest";
import { common } from "#i18n/common.ts";
import { events } from "#i18n/events.ts";
import { feedback } from "#i18n/feedback.ts";
import { isDay } from "#mocks/data/days.ts";
import { isScenario, scenarios } from "#mocks/model/scenarios.ts";
import { widgetEntryOf, registry } from "#mount/registry.ts";
import { pageOf } from "./pages.ts";
import type { Step } from "./situation.ts";
import { bodyOf, situationName, situationOf, situations, startOf } from "./situations.ts";
import { showsText, stepText } from "./steps.ts";
import { holdsAt, widthOf, widthsText } from "./widths.ts";

describe("the list of situations", () => {
  it("names each once, by a slug that can stand in addresses and file names", () => {
    expect(new Set(situations.map(({ id }) => id)).size).toBe(situations.length);
    expect(situations.filter(({ id }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
    expect(new Set(situations.map(({ widget, title }) => `${widget} ${title}`)).size).toBe(situations.length);
  });

  it("names the widget of a state once", () => {
    const twice = situations.map(situationName).filter((name) => /^(.+?): \1/.test(name));
    expect(twice).toEqual([]);
  });

  it("has some for every widget", () => {
    expect(registry.map(({ id }) => id).filter((id) => !situations.some(({ widget }) => widget === id))).toEqual([]);
  });

  it("has one for every ready-made scenario", () => {
    expect(
      scenarios.filter(({ scenario }) => !situations.some((situation) => startOf(situation).scenario === scenario)),
    ).toEqual([]);
  });

  it.each(situations.map((situation) => [situation.id, situation] as const))(
    "%s starts from what there is",
    (_id, situation) => {
      const { widget, scenario, today, attributes } = startOf(situation);
      expect(pageOf(widget) ?? widgetEntryOf(widget)).toBeDefined();
      expect([isScenario(scenario), isDay(today)]).toEqual([true, true]);
      const known: readonly string[] = widgetEntryOf(widget)?.params.map(({ attribute }) => attribute) ?? [];
      expect(Object.keys(attributes).filter((name) => !known.includes(name))).toEqual([]);
    },
  );
});

describe("a situation", () => {
  it("is found by its id", () => {
    expect(situationOf("seminarliste")?.widget).toBe("portal-event-list");
    expect(situationOf("gibt-es-nicht")).toBeUndefined();
  });

  it("writes the page that its author would", () => {
    const body = bodyOf({
      id: "x",
      title: "X",
      widget: "portal-event-overview",
      attributes: { "data-event-id": "7" },
      config: { supportPhone: "1", menu: [] },
      shows: "X",
    });
    expect(body).toContain('<main><div id="portal-event-overview" data-event-id="7"></div></main>');
    expect(JSON.parse(/portal-config">(.*)<\/script>/.exec(body)?.[1] ?? "")).toMatchObject({
      supportPhone: "1",
      menu: [],
      logoUrl: "/mock-media/logo-160x40.svg",
    });
  });

  it.each<[Step, string]>([
    [{ click: ["button", "Speichern"] }, "Schaltfläche „Speichern“ wählen"],
    [{ focus: ["link", "AGB"] }, "Link „AGB“ mit der Tabulatortaste ansteuern"],
    [{ type: ["Suche", "Mueller"] }, "In das Feld „Suche“ „Mueller“ eingeben"],
    [{ type: ["Suche", ""] }, "Feld „Suche“ leeren"],
    [{ choose: ["Anrede", "Frau"] }, "In der Auswahlliste „Anrede“ den Eintrag „Frau“ wählen"],
    [{ tab: "Bilder" }, "Reiter „Bilder“ wählen"],
    [{ press: "Escape" }, "Taste Esc drücken"],
    [{ press: "End" }, "Taste End drücken"],
    [{ wait: ["dialog", ""] }, "Warten auf: Fenster"],
    [{ wait: "Gespeichert" }, "Warten auf: „Gespeichert“"],
    [{ scroll: 500 }, "Die Seite um 500 Pixel nach unten rollen"],
    [{ play: "fail" }, "Szenario auf „fail“ stellen"],
    [{ reload: true }, "Die Seite neu laden"],
  ])("says in German what to do: %j", (step, text) => expect(stepText(step)).toBe(text));

  it("says in German what is to be seen", () => {
    expect(showsText({ shows: ["button", common.retry] })).toBe("Zu sehen ist: Schaltfläche „Erneut versuchen“");
    expect(showsText({ shows: events.none })).toBe("Zu sehen ist: „Keine Seminare vorhanden.“");
    expect(
      showsText({
        shows: feedback.title,
        proves: [
          { gone: ["dialog", ""] },
          { holds: ["Betreff", "Lob"] },
          { ticked: ["radio", "Allgemein"] },
          { busy: ["button", "Senden"] },
          { open: ["button", "Modul A"] },
          { focused: ["link", "AGB"] },
        ],
      }),
    ).toBe(
      "Zu sehen ist: „Ihr Feedback“; nicht zu sehen ist Fenster; in „Betreff“ steht „Lob“; Auswahlknopf „Allgemein“ ist gewählt; Schaltfläche „Senden“ arbeitet; Schaltfläche „Modul A“ ist aufgeklappt; Link „AGB“ hat den Fokus",
    );
  });

  it("says at which widths it holds, and is looked at where it does", () => {
    const mobile = { widths: { below: 992 } };
    expect([391, 992].map((width) => holdsAt(mobile, width))).toEqual([true, false]);
    expect([widthOf(mobile, 768), widthOf(mobile, 1280), widthOf({}, 1280)]).toEqual([768, 390, 1280]);
    expect(widthOf({ widths: { from: 992 } }, 390)).toBe(1280);
    expect([widthsText(), widthsText(mobile.widths), widthsText({ from: 576, below: 992 })]).toEqual([
      "Gilt bei jeder Breite.",
      "Gilt unter 992 px Breite.",
      "Gilt ab 576 px und unter 992 px Breite.",
    ]);
    expect(situations.filter((situation) => ![390, 1280].some((width) => holdsAt(situation, width)))).toEqual([]);
  });
});
