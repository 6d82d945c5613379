import { readFileSync } from "node:fs";
import type { Browser, Locator, Page } from "playwright-core";
import { removeInPage, saveInPage, tellOfLoginInPage, savedElsewhere } from "#mocks/situations/elsewhere.ts";
import type { Named, Proof, Situation, Step } from "#mocks/situations/situation.ts";
import { bodyOf, situations, startOf } from "#mocks/situations/situations.ts";
import { takeStep, type PageDriver } from "#mocks/situations/take-step.ts";
import { widthOf } from "#mocks/situations/widths.ts";
import { AXE_TAG } from "./axe.ts";
import { consentManager } from "./events.ts";
import { dist } from "./hosting.ts";
import { openScene, type Scene } from "./support.ts";

/** Longer than a whole run, so that no slow write changes what a later situation sees. */
const SLOW_MS = 3_600_000;
/** Far above the time that a dialog or a map script takes by itself: what a state needs is no matter of speed here. */
const REACHED_MS = 30_000;
/** A calm host: air around each anchor, as the playground has it. */
const LOOKS =
  "<style>body { margin: 24px; font: 16px/1.5 system-ui, sans-serif; color: #1c2430; overflow-wrap: break-word } main > [id^=portal-]:not([id*=menu]) { margin-block: 32px }</style>";
/** Before any code of ours reads what the situation before has kept. */
const FORGET = "<script>sessionStorage.clear(); localStorage.clear()</script>";
const DESK = { width: 1280, height: 900 };
const PHONE_HEIGHT = 844;
const POLL_MS = 25;

const byName = (name: string): { name?: string } => (name === "" ? {} : { name });

const sight = (page: Page, what: Named | string): Locator =>
  (typeof what === "string" ? page.getByText(what) : page.getByRole(what[0], byName(what[1]))).first();

/** What a customer can reach: the topmost dialog, else the page. */
async function reachable(page: Page): Promise<Locator> {
  const dialogs = page.getByRole("dialog");
  return (await dialogs.count()) > 0 ? dialogs.last() : page.locator("body");
}

/** What stands in a field: of a list the chosen entry's text. */
const held = (field: Locator): Promise<string> =>
  field.evaluate((element) =>
    element instanceof HTMLSelectElement
      ? (element.selectedOptions[0]?.text ?? "")
      : (element as HTMLInputElement).value,
  );

/** The elements of a role and name that are in the state of a proof. */
function inState(page: Page, proof: Exclude<Proof, { gone: unknown } | { there: unknown } | { holds: unknown }>) {
  if ("ticked" in proof) return page.getByRole(proof.ticked[0], { name: proof.ticked[1], checked: true });
  if ("open" in proof) return page.getByRole(proof.open[0], { name: proof.open[1], expanded: true });
  const [named, state] = "busy" in proof ? [proof.busy, "[data-state=busy]"] : [proof.focused, ":focus"];
  return page.getByRole(named[0], { name: named[1] }).and(page.locator(state));
}

/** Whether the page bears a proof out as it stands. */
async function isProved(page: Page, proof: Proof): Promise<boolean> {
  if ("there" in proof) return sight(page, proof.there).isVisible();
  if ("gone" in proof) return !(await sight(page, proof.gone).isVisible());
  if (!("holds" in proof)) return inState(page, proof).first().isVisible();
  const field = (await reachable(page)).getByLabel(proof.holds[0]).first();
  return (await field.count()) > 0 && (await held(field)) === proof.holds[1];
}

/** Whether a page shows a state with all that its title says, as it stands. */
async function isReached(page: Page, { shows, proves = [] }: Situation): Promise<boolean> {
  for (const proof of [{ there: shows }, ...proves]) if (!(await isProved(page, proof))) return false;
  return true;
}

/** Waits until a page shows a state with all that its title says. */
export async function reached(page: Page, situation: Situation): Promise<void> {
  await sight(page, situation.shows).waitFor();
  const until = Date.now() + REACHED_MS;
  while (!(await isReached(page, situation))) {
    if (Date.now() > until) throw new Error(`${situation.id} does not show all that it should`);
    await page.waitForTimeout(POLL_MS);
  }
}

/**
 * What a step acts on, which is there before it; null for what anybody else does, and for a reload and a scroll, after
 * which the same may be seen for another reason.
 */
function targetOf(driver: PageDriver<Locator>, step: Step): Promise<Locator> | null {
  if ("click" in step) return driver.named(step.click);
  if ("focus" in step) return driver.named(step.focus);
  if ("type" in step) return driver.field(step.type[0]);
  return "choose" in step ? driver.named(["combobox", step.choose[0]]) : null;
}

/**
 * Takes the steps of a situation. @throws Error when all that a named state should show is there before the last of
 * them
 */
async function takeSteps(scene: Scene, situation: Situation): Promise<void> {
  const { steps = [] } = situation;
  const driver = driverOf(scene);
  const last = situations.includes(situation) ? steps.findLastIndex((step) => !("wait" in step)) : null;
  for (const [index, step] of steps.entries()) {
    const target = index === last ? await targetOf(driver, step) : null;
    await target?.waitFor();
    if (target !== null && (await isReached(scene.page, situation)))
      throw new Error(`${situation.id} shows all that it should before its last step: nothing proves that step`);
    await takeStep(driver, step);
  }
}

const named = async (page: Page, [role, name]: Named): Promise<Locator> =>
  (await reachable(page)).getByRole(role, byName(name)).first();

/** Drives a page in Chromium by Playwright. */
export const driverOf = ({ page, portal }: Scene): PageDriver<Locator> => ({
  // What a list opens may stand outside of the dialog that it is in.
  named: (what) =>
    what[0] === "option" ? Promise.resolve(page.getByRole("option", { name: what[1] }).first()) : named(page, what),
  field: async (label) => (await reachable(page)).getByLabel(label).first(),
  tabOrList: async (label) => {
    const tab = page.getByRole("tab", { name: label });
    const list = page.getByRole("combobox").first();
    await tab.or(list).first().waitFor();
    return (await tab.count()) > 0 ? { tab } : { list };
  },
  click: (element) => element.click(),
  focus: (element) => element.focus(),
  fill: (field, text) => field.fill(text),
  isSelect: (list) => list.evaluate((element) => element.localName === "select"),
  select: async (list, entry) => {
    await list.selectOption(entry);
  },
  press: (key) => page.keyboard.press(key),
  see: (what) => sight(page, what).waitFor(),
  scrollTo: (y) => page.evaluate((to) => scrollTo(0, to), y),
  play: (select) => portal.select(select),
  saveElsewhere: (changes) => page.evaluate(saveInPage, savedElsewhere(changes)),
  removeElsewhere: (removed) => page.evaluate(removeInPage, removed),
  tellOfLogin: () => page.evaluate(tellOfLoginInPage),
  reload: async () => {
    await page.reload();
  },
});

/** The built file of a part's own code, by its source file: the one that the fewest others need; `*` is all code. */
function chunkOf(source: string, folder: string): string {
  if (source === "*") return "/chunks/";
  const { widgets, parts } = JSON.parse(readFileSync(`${folder}/chunks.json`, "utf8")) as Record<
    "widgets" | "parts",
    Record<string, string[] | undefined>
  >;
  const all = Object.values({ ...widgets, ...parts }).flatMap((files) => files ?? []);
  const uses = (file: string): number => all.filter((other) => other === file).length;
  const [own] = [...(parts[source] ?? [])].sort((a, b) => uses(a) - uses(b));
  if (own === undefined) throw new Error(`No part of the bundle comes from ${source}`);
  return `/${own}`;
}

/**
 * Leaves nothing of the situation before, neither in the browser nor in the portal; the page's storages it clears by
 * itself.
 */
async function clear({ page, server: { portal }, complaints, foreign }: Scene, situation: Situation): Promise<void> {
  // A page that is left while it books looks up what became of that: it is to ask before the calls are forgotten.
  await page.goto("about:blank");
  await page.context().clearCookies();
  const width = widthOf(situation, DESK.width);
  await page.setViewportSize(width === DESK.width ? DESK : { width, height: PHONE_HEIGHT });
  complaints.length = 0;
  foreign.clear();
  portal.select(startOf(situation));
  portal.reset();
  Object.assign(portal.state(), structuredClone(situation.state));
}

async function prepare({ page, server }: Scene, { consent, missing }: Situation, folder: string): Promise<void> {
  if (consent === "granted")
    await page.context().addCookies([{ name: "marketing_consent", value: "true", url: server.origin }]);
  if (missing === undefined) return;
  const chunk = chunkOf(missing, folder);
  await page.route(
    (url) => url.pathname.startsWith(chunk),
    (route) => route.fulfill({ status: 404, body: "gone" }),
  );
}

/** A page, with its server, on which one situation after the other is shown. */
interface Stage {
  readonly scene: Scene;
  readonly show: (situation: Situation) => Promise<void>;
}

async function openStage(browser: Browser, folder: string, head: string): Promise<Stage> {
  let body = "";
  let loaded = 0;
  let visits = 0;
  let today = "2026-03-10";
  // A page that a situation loads anew finds what it has kept.
  const scene = await openScene(browser, {
    folder,
    body: () => (loaded++ === 0 ? FORGET : "") + body,
    head: LOOKS + head,
    portal: { delay: SLOW_MS },
    context: { viewport: DESK },
    early: consentManager,
  });
  const { page, server } = scene;
  page.setDefaultTimeout(REACHED_MS);
  const show = async (situation: Situation): Promise<void> => {
    await clear(scene, situation);
    await prepare(scene, situation, folder);
    if (startOf(situation).today !== today) {
      today = startOf(situation).today;
      await page.clock.setFixedTime(new Date(`${today}T08:00:00Z`));
    }
    body = bodyOf(situation);
    loaded = 0;
    // The query makes it another page than the one before, also where only the hash differs or the same is tried again.
    await page.goto(`${server.origin}/seite?situation=${situation.id}-${++visits}${situation.hash ?? ""}`);
    await takeSteps(scene, situation);
    await reached(page, situation);
  };
  return { scene, show };
}

/** Stages that are used again and again, which costs less than a new one for each situation. */
export interface Stages {
  /**
   * Opens a situation, 1280 px wide if it holds there, takes its steps, and acts once it is reached. @throws Error when
   * it is not, or of the act
   */
  readonly on: (situation: Situation, act: (scene: Scene) => Promise<void>) => Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * Stages over the built bundle in a folder, as many as are wanted side by side.
 * @param head what else the host's page has in its head, before our script; axe unless given
 */
export function openStages(browser: Browser, folder = dist, head = AXE_TAG): Stages {
  const idle: Stage[] = [];
  return {
    on: async (situation, act) => {
      // Code that cannot be had must not be in the page's memory from before.
      const stage =
        (situation.missing === undefined ? idle.pop() : undefined) ?? (await openStage(browser, folder, head));
      try {
        await stage.show(situation);
        await act(stage.scene);
      } catch (thrown) {
        await stage.scene.close();
        throw thrown;
      }
      if (situation.missing === undefined) idle.push(stage);
      else await stage.scene.close();
    },
    close: async () => {
      await Promise.all(idle.map(({ scene }) => scene.close()));
    },
  };
}
