import { useEffect, useRef, useState } from "react";
import type { Situation } from "#mocks/situations/situation.ts";
import { takeStep } from "#mocks/situations/take-step.ts";
import { isPlaygroundKey, storeRun } from "./browser-storage.ts";
import { driverOf, untilReached, type Stage } from "./player.ts";
import { addedFaults, isVaried, startWith, withFaults } from "./situation-state.ts";
import type { Playground } from "./use-playground.ts";

/**
 * How far the steps have been played: `step` counts from 0, and equals their number while what they lead to is awaited.
 */
export type Playing =
  | { readonly state: "idle" | "done" }
  | { readonly state: "playing" | "stuck"; readonly step: number };

/**
 * Waits for a frame that is another one than `old`: its page is still to be loaded. The old one gives the focus away
 * meanwhile: React would put it back into the page that it has just taken out, by a `focus` that the player has
 * replaced there.
 */
async function nextPage(
  frame: Playground["frame"],
  old: HTMLIFrameElement | null,
  isOver: () => boolean,
): Promise<void> {
  while (frame.current === old && !isOver()) {
    old?.blur();
    await new Promise(requestAnimationFrame);
  }
}

/**
 * Deletes the drafts and keys that an earlier page of this tab has kept, before the page in the frame reads them.
 */
function forget(): void {
  for (const storage of [sessionStorage, localStorage])
    for (const key of Object.keys(storage)) if (!isPlaygroundKey(key)) storage.removeItem(key);
}

/** Takes the steps one after the other and waits for what they lead to. */
async function playAll(situation: Situation, stage: Stage, tell: (step: number) => void): Promise<void> {
  const { steps = [] } = situation;
  for (const [index, step] of steps.entries()) {
    tell(index);
    await takeStep(driverOf(stage), step);
  }
  tell(steps.length);
  await untilReached(stage, situation);
}

/** Plays the steps that lead to a situation in the page of the playground, which begins anew for it. */
export function useSteps(
  { state, frame, change, play, notePlayed }: Playground,
  situation: Situation,
): { readonly playing: Playing; readonly run: () => Promise<void> } {
  const [playing, setPlaying] = useState<Playing>({ state: "idle" });
  const newest = useRef<object | null>(null);
  useEffect(
    () => () => {
      newest.current = null;
    },
    [],
  );
  const run = async (): Promise<void> => {
    const token = {};
    newest.current = token;
    const isOver = (): boolean => newest.current !== token;
    const load = (part: Parameters<typeof change>[0], by?: "typing"): Promise<void> => {
      const old = frame.current;
      change(part, by);
      return nextPage(frame, old, isOver);
    };
    let step = 0;
    const tell = (next: number): void => {
      step = next;
      if (!isOver()) setPlaying({ state: "playing", step });
    };
    tell(0);
    const added = addedFaults(situation, state.scenario);
    const start = await startWith(situation, state);
    await load(start);
    forget();
    const end: Playing = await playAll(
      situation,
      {
        page: () => frame.current?.contentDocument ?? null,
        reload: () => load({}, "typing"),
        play: (select) =>
          play(select.scenario === undefined ? select : { ...select, scenario: withFaults(select.scenario, added) }),
        isOver,
      },
      tell,
    ).then(
      () => ({ state: "done" }) as const,
      () => ({ state: "stuck", step }) as const,
    );
    if (isOver()) return;
    setPlaying(end);
    if (situation.steps !== undefined) notePlayed();
    storeRun(situation.id, {
      isRight: end.state === "done",
      viewport: start.viewport,
      isVaried: await isVaried(start, situation),
    });
  };
  return { playing, run };
}
