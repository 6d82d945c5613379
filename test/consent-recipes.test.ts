import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";

const manual = readFileSync(fileURLToPath(new URL("../docs/autoren/einwilligung.md", import.meta.url)), "utf8");
/** Proved with the tools themselves (test/browser/consent-tools.long.test.ts). */
const REAL = ["klaro", "cookieconsent"];
const recipes = new Map(
  [...manual.matchAll(/<!-- consent:(\w+) -->\n```js\n([\s\S]*?)```/g)].map(([, name = "", code = ""]) => [name, code]),
);
const imitated = [...recipes].filter(([name]) => !REAL.includes(name));

/** A stand-in of a consent tool: what its documented calls answer, and the events that it fires after a choice. */
interface Tool {
  /** The tool's own names on `window`. */
  readonly names: object;
  /** Somebody agrees, or refuses. */
  readonly choose: (isGranted: boolean) => void;
}

type Make = (win: EventTarget, doc: EventTarget) => Tool;

const fire = (target: EventTarget, ...names: string[]): void =>
  names.forEach((name) => target.dispatchEvent(new Event(name)));

const tools: Readonly<Record<string, Make>> = {
  borlabs: (_win, doc) => {
    let isGiven = false;
    const Consents = { hasConsent: (service: string) => service === "kundenportal" && isGiven };
    const choose = (isGranted: boolean): void => {
      isGiven = isGranted;
      fire(doc, "borlabs-cookie-consent-saved");
    };
    return { names: { BorlabsCookie: { Consents } }, choose };
  },
  usercentrics: (win) => {
    let given = false;
    const getConsentDetails = () => Promise.resolve({ services: { kundenportal: { consent: { given } } } });
    const choose = (isGranted: boolean): void => {
      given = isGranted;
      fire(win, "UC_UI_CMP_EVENT");
    };
    return { names: { __ucCmp: { getConsentDetails, showSecondLayer: () => undefined } }, choose };
  },
  cookiebot: (win) => {
    const consent = { marketing: false };
    const choose = (isGranted: boolean): void => {
      consent.marketing = isGranted;
      fire(win, isGranted ? "CookiebotOnAccept" : "CookiebotOnDecline", "CookiebotOnConsentReady");
    };
    return { names: { Cookiebot: { consent, renew: () => undefined } }, choose };
  },
  ccm19: (win) => {
    const CCM = { acceptedEmbeddings: [] as { id: string; name: string }[], openWidget: () => undefined };
    const choose = (isGranted: boolean): void => {
      CCM.acceptedEmbeddings = [
        { id: "1", name: "Statistik" },
        ...(isGranted ? [{ id: "2", name: "kundenportal" }] : []),
      ];
      fire(win, ...(isGranted ? ["ccm19EmbeddingAccepted"] : []), "ccm19WidgetClosed");
    };
    return { names: { CCM }, choose };
  },
  tcf: () => {
    type Listener = (data: object, success: boolean) => void;
    const listeners: Listener[] = [];
    const tell = (eventStatus: string, isGranted: boolean): void =>
      listeners.forEach((listener) =>
        listener({ eventStatus, purpose: { consents: { 1: true, 3: isGranted } } }, true),
      );
    const choose = (isGranted: boolean): void => {
      tell("cmpuishown", true);
      tell("useractioncomplete", isGranted);
    };
    const tcfApi = (_command: string, _version: number, listener: Listener) => listeners.push(listener);
    return { names: { __tcfapi: tcfApi }, choose };
  },
};

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe("the scripts for consent tools in the authors' manual", () => {
  it("are those that are proved with the tool itself, and those that have a stand-in here", () =>
    expect([...recipes.keys()]).toEqual([...REAL, ...Object.keys(tools)]));

  it.each(imitated)("tell the portal what %s is told, a withdrawal included", async (name, code) => {
    const [win, document] = [new EventTarget(), new EventTarget()];
    const told: unknown[] = [];
    const portal = {
      ready: (run: () => void) => run(),
      consent: ({ marketing }: { marketing: unknown }) => told.push(marketing),
    };
    const tool = tools[name]?.(win, document);
    const window = Object.assign(win, tool?.names, { portal });
    runInNewContext(code, { window, document, portal, ...tool?.names });
    await settled();
    // Before anybody has chosen.
    expect(told.filter((marketing) => marketing !== false)).toEqual([]);
    for (const isGranted of [true, false, true]) {
      tool?.choose(isGranted);
      await settled();
      expect(told.at(-1)).toBe(isGranted);
    }
  });
});
