import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { requiredMark } from "#i18n/sentences.ts";
import type { Situation } from "#mocks/situations/situation.ts";
import { situations } from "#mocks/situations/situations.ts";
import { holdsAt } from "#mocks/situations/widths.ts";
import { widgetEntryOf } from "#mount/registry.ts";
import { callsOf } from "#scripts/openapi/widget-calls.ts";
import { ariaOnce, settledAria, storedAria } from "./aria.ts";
import { axeFindings, axeLayoutFindings, shownElements } from "./axe.ts";
import { sharedBrowser } from "./browsers.ts";
import { unregistered } from "./privacy.ts";
import { openStages, reached, type Stages } from "./situations.ts";
import type { Scene } from "./support.ts";
import { tabStopFaults } from "./tab-stops.ts";
import { tooWide, tooWideInLargeText, widthsOf } from "./widths.ts";

/** What the browser itself says of an answer that is no success, or of a connection that breaks. */
const NETWORK = "Failed to load resource: ";

/** Complaints that the situation does not expect, apart from one for each failing answer. */
function unexpected({ complaints, portal }: Scene, { missing, complaint }: Situation): string[] {
  const open = complaints.filter((text) => complaint === undefined || !text.includes(complaint));
  const network = open.filter((text) => text.startsWith(NETWORK));
  const failures = portal.calls.filter(({ status }) => status === 0 || status >= 400);
  return [
    ...open.filter((text) => !text.startsWith(NETWORK)),
    ...(missing === undefined ? network.slice(failures.length) : []),
  ];
}

/** Calls that a widget has made and its manifest does not name; those of a whole page are several widgets'. */
function undeclaredCalls({ portal }: Scene, { widget }: Situation): string[] {
  const line = widgetEntryOf(widget);
  if (line === undefined) return [];
  const { first, later, writes, links } = callsOf(line);
  const declared = [first, later, writes, links].flat();
  return portal.calls.map(({ name }) => name).filter((name) => !declared.includes(name));
}

/** Widgets of the page in which labels have a '*' that no sentence explains. */
const unexplainedMarks = (page: Page): Promise<string[]> =>
  page.evaluate(
    (explanation) =>
      [...document.querySelectorAll("[id^=portal-]")].flatMap(({ id, shadowRoot }) => {
        const isMarked = [...(shadowRoot?.querySelectorAll(".field-mark") ?? [])].some((mark) =>
          mark.checkVisibility(),
        );
        const isSaid = shadowRoot?.textContent.includes(explanation) === true;
        return isMarked && !isSaid ? [id] : [];
      }),
    requiredMark,
  );

/** Lets the page draw twice: what was skipped far from sight is laid out by the frame after the one that needs it. */
const drawn = (scene: Scene): Promise<void> =>
  scene.page.evaluate(
    () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => done()));
      }),
  );

/**
 * Opens stages for the tests of a file, and closes them after the last.
 * @param head as of `openStages`
 * @returns what opens situations on them
 */
export function useStages(head?: string): Stages["on"] {
  let stages: Stages;
  beforeAll(async () => {
    stages = openStages(await sharedBrowser(), undefined, head);
  });
  afterAll(() => stages.close());
  return (situation, act) => stages.on(situation, act);
}

/** Whether a situation is one of the portal's. */
export const isOfPortal = ({ widget }: Situation): boolean =>
  widgetEntryOf(widget)?.folder.startsWith("portal/") === true;

/** Of this many situations one is opened on each commit, beside the first of each widget and page. */
const SAMPLE = 6;

/** Whether a situation is opened on each commit; all others wait for a release. */
const isInSample = (situation: Situation, index: number): boolean =>
  index % SAMPLE === 0 || situations.find(({ widget }) => widget === situation.widget) === situation;

/** Tests of those situations that are chosen, in the sample of each commit or among all others. */
export function testSituations(which: "sample" | "other", isChosen: (situation: Situation) => boolean): void {
  const onStage = useStages();
  const chosen = situations
    .map((situation, index) => [situation.id, situation, widthsOf(index)] as const)
    .filter(([, situation], index) => isInSample(situation, index) === (which === "sample") && isChosen(situation));
  describe.concurrent("every situation", () => {
    it.each(chosen)(
      "%s is reached, sounds as stored where that is stored, fits, keeps and asks for nothing unregistered, and has nothing for axe to find, on a desk and on a phone",
      async (_id, situation, widths) => {
        await onStage(situation, async (scene) => {
          const stored = storedAria(situation);
          if (stored === undefined) await settledAria(scene.page);
          else
            expect(
              await ariaOnce(scene.page, stored),
              `store what is meant: npx tsx scripts/aria.ts ${situation.id}`,
            ).toBe(stored);
          const shown = await shownElements(scene.page);
          expect(await axeFindings(scene.page)).toEqual([]);
          expect(await tabStopFaults(scene.page)).toEqual([]);
          expect(await unexplainedMarks(scene.page)).toEqual([]);
          await scene.page.setViewportSize({ width: 390, height: 844 });
          await drawn(scene);
          if (holdsAt(situation, 390)) await reached(scene.page, situation);
          const isSame = (await shownElements(scene.page)) === shown;
          expect(await (isSame ? axeLayoutFindings : axeFindings)(scene.page)).toEqual([]);
          expect(await tabStopFaults(scene.page)).toEqual([]);
          expect(await tooWide(scene.page, [390, ...widths])).toEqual([]);
          expect(await tooWideInLargeText(scene.page)).toBeLessThanOrEqual(0);
          expect(unexpected(scene, situation)).toEqual([]);
          expect(undeclaredCalls(scene, situation)).toEqual([]);
          const statuses = scene.portal.calls.map(({ status }) => status);
          expect(statuses).toEqual(expect.arrayContaining([...(situation.answered ?? [])]));
          expect(await unregistered(scene.page, scene.foreign)).toEqual([]);
          if (situation.complaint !== undefined) expect(scene.complaints.join("\n")).toContain(situation.complaint);
        });
      },
    );
  });
}
