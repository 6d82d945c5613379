import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { situationNamed } from "#mocks/situations/situations.ts";
import { sharedBrowser } from "./browsers.ts";
import { mooToolsScript, prototypeScript } from "./old-libraries.ts";
import { posts } from "./scenes.ts";
import { openStages, type Stages } from "./situations.ts";

/** Forms that are sent empty, which must be refused as on any page. */
const EMPTY = [
  "kontakt-unvollstaendig",
  "konto-unvollstaendig",
  "feedback-unvollstaendig",
  "login-unvollstaendig",
  "beratung-unvollstaendig",
  "katalog-ungueltig",
  "einstellungen-ungueltig",
  "login-email-ungueltig",
  "stornieren-ohne-grund",
  "loeschung-ohne-grund",
  "buchen-unvollstaendig",
  "online-fax-unvollstaendig",
  "fachtagung-anmeldung-leer",
  "warenkorb-unvollstaendig",
  "plan-titel-fehlt",
];

/** Forms that are sent filled in, and what else stands on lists, sets and iterators. */
const FILLED = [
  "kontakt-gesendet",
  "konto-angelegt",
  "konto-passwort",
  "feedback-gesendet",
  "newsletter-bestellt",
  "beratung-gebucht",
  "einstellungen-gespeichert",
  "informationsangebot-gespeichert",
  "stornieren-erfolg",
  "loeschung-erfolg",
  "buchen-erfolg",
  "online-fax-gebucht",
  "kasse-gebucht",
  "suche-frei",
  "suche-termine",
  "lexikon-suche",
  "plan-entfernt",
  "warenkorb-einfuegen",
  "mitglieder-suche",
];

/** One of each kind, for each commit: a form refused and sent, a dialog, an order, a search, a list. */
const EACH_KIND = [
  "kontakt-unvollstaendig",
  "einstellungen-gespeichert",
  "buchen-erfolg",
  "kasse-gebucht",
  "warenkorb-einfuegen",
  "suche-frei",
  "plan-entfernt",
];

const libraries = {
  "Prototype 1.7": prototypeScript,
  "MooTools 1.5.2": mooToolsScript,
};

/** Tests that one situation of each kind, or any other, is reached beside what old libraries do to a page. */
export function testOnOldPages(which: "each kind" | "other"): void {
  const chosen = [...EMPTY, ...FILLED].filter((id) => EACH_KIND.includes(id) === (which === "each kind"));
  describe.each(Object.entries(libraries))("on a page with %s", (_name, script) => {
    let stages: Stages;
    beforeAll(async () => {
      stages = openStages(await sharedBrowser(), undefined, script());
    });
    afterAll(() => stages.close());

    it.concurrent.each(chosen)("%s is reached as anywhere else", async (id) => {
      const situation = situationNamed(id);
      await stages.on(situation, (scene) => {
        expect(scene.complaints).toEqual([]);
        if (EMPTY.includes(id)) expect(posts(scene)).toEqual([]);
        return Promise.resolve();
      });
    });
  });
}
