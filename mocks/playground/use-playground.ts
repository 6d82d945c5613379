import { useEffect, useReducer, useRef, useState, type RefObject } from "react";
import type { Selection } from "#mocks/model/portal.ts";
import type { Scenario } from "#mocks/model/scenarios.ts";
import { looks, type PlaygroundState } from "#mocks/playground/address.ts";
import { registry } from "#mount/registry.ts";
import { shownAddress, shownState } from "./browser-storage.ts";
import type { PlayMessage, StageMessage } from "./messages.ts";

/** Typing settles before the page is loaded anew. */
const SETTLE_MS = 300;

/** A page in the frame: `revision` says which change of the state it shows. */
export interface Stage {
  readonly revision: number;
  readonly address: string;
}

/** The messages of the page since it was loaded. */
interface Told {
  readonly revision: number;
  readonly log: readonly StageMessage[];
}

interface View {
  readonly state: PlaygroundState;
  /** Increases whenever the page must be reloaded. */
  readonly revision: number;
  /** How the newest state enters the browser's history. */
  readonly entry: "push" | "replace";
  /** Whether the page is one to which the steps of the named state have led. */
  readonly isPlayed: boolean;
}

type Action =
  | { readonly by: "person" | "typing" | "history"; readonly part: Partial<PlaygroundState> }
  | { readonly by: "page"; readonly part: Partial<PlaygroundState> }
  | { readonly by: "steps"; readonly part: Partial<PlaygroundState> };

const isOfPage = ({ by }: Action): boolean => by === "page" || by === "steps";

/** Whether a change leaves the named state; another width or look does not. */
const kept: readonly string[] = [...looks, "query", "hash"];
const leaves = (action: Action): boolean =>
  !isOfPage(action) && Object.keys(action.part).some((key) => !kept.includes(key));

function reduce({ state, revision, isPlayed }: View, action: Action): View {
  const { by, part } = action;
  // Changes are told against what a customer starts with on a day: for others they mean nothing.
  const another =
    (part.customer !== undefined && part.customer !== state.customer) ||
    (part.today !== undefined && part.today !== state.today);
  const next = { ...state, ...(another && { changes: "" }), ...(leaves(action) && { situation: "" }), ...part };
  return {
    state: next,
    revision: isOfPage(action) ? revision : revision + 1,
    entry: by === "person" ? "push" : "replace",
    isPlayed: by === "steps" || (by === "page" && isPlayed),
  };
}

/** The state as a link tells it: what steps have led to, only the steps lead to again. */
const sentOf = ({ state, isPlayed }: View): PlaygroundState =>
  isPlayed ? { ...state, changes: "", run: true } : state;

/** The playground's state, and what its panels can do with it. */
export interface Playground {
  readonly state: PlaygroundState;
  /** The state that a link or a file is to restore. */
  readonly sent: PlaygroundState;
  readonly stage: Stage;
  readonly log: readonly StageMessage[];
  readonly frame: RefObject<HTMLIFrameElement | null>;
  /** A choice is a step of the browser's history, typing is none. */
  readonly change: (part: Partial<PlaygroundState>, by?: "person" | "typing") => void;
  /** Changes the address without reloading the page. */
  readonly note: (part: Partial<PlaygroundState>) => void;
  /** Says that the steps of the named state have led to the page as it stands. */
  readonly notePlayed: () => void;
  /** Lets the backend of the page as it stands answer differently from now on: another scenario, another customer. */
  readonly play: (select: Partial<Pick<Selection, "customer" | "scenario">>) => void;
  /** Lets the backend answer differently from now on; a link does so from the first press in its page on. */
  readonly playLater: (scenario: Scenario) => void;
  /** Lets axe judge the page as it stands; what it finds stands in the log. */
  readonly judge: () => void;
}

const tabKeys: readonly string[] = registry.flatMap(({ tabs = [] }) => tabs);

/** The part of a message that belongs into the address; a chosen tab is written as in a link to it. */
function partOf(message: StageMessage): Partial<PlaygroundState> | null {
  if (message.kind === "address") return { query: message.query, hash: message.hash };
  if (message.kind === "changes") return { changes: message.changes };
  if (message.kind !== "event" || message.type !== "tabChange") return null;
  const { tab } = message.detail as { tab: string };
  return tabKeys.includes(tab) ? { hash: `#${tab}` } : null;
}

const here = (): string => location.search + location.hash;

/** The state with its address, kept together in both directions. */
function useView(): [View, (action: Action) => void] {
  const [view, dispatch] = useReducer(reduce, null, (): View => ({
    state: shownState(here()),
    revision: 0,
    entry: "replace",
    isPlayed: false,
  }));
  useEffect(() => {
    const address = shownAddress(sentOf(view));
    if (address !== here()) history[`${view.entry}State`](null, "", location.pathname + address);
  }, [view]);
  useEffect(() => {
    const follow = (): void => dispatch({ by: "history", part: shownState(here()) });
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, []);
  return [view, dispatch];
}

/** The page that shows the newest state, once it has settled. */
function useStage({ state, revision, entry }: View): Stage {
  const [stage, setStage] = useState<Stage>(() => ({ revision, address: shownAddress(state) }));
  useEffect(() => {
    if (revision === stage.revision) return undefined;
    const timer = setTimeout(
      () => setStage({ revision, address: shownAddress(state) }),
      entry === "push" ? 0 : SETTLE_MS,
    );
    return () => clearTimeout(timer);
  }, [state, revision, entry, stage.revision]);
  return stage;
}

/** The state and the functions of the playground. */
export function usePlayground(): Playground {
  const [view, dispatch] = useView();
  const stage = useStage(view);
  const frame = useRef<HTMLIFrameElement>(null);
  const [told, setTold] = useState<Told>({ revision: 0, log: [] });
  const ask = (message: PlayMessage): void => frame.current?.contentWindow?.postMessage(message, location.origin);
  const isSettled = view.revision === stage.revision;
  useEffect(() => {
    const listen = ({ source, data }: MessageEvent<StageMessage>): void => {
      if (source === null || source !== frame.current?.contentWindow || !isSettled) return;
      const part = partOf(data);
      if (part !== null) dispatch({ by: "page", part });
      if (data.kind !== "address" && data.kind !== "changes")
        setTold(({ revision, log }) => ({
          revision: stage.revision,
          log: [...(revision === stage.revision ? log : []), data],
        }));
    };
    addEventListener("message", listen);
    return () => removeEventListener("message", listen);
  }, [dispatch, isSettled, stage.revision]);
  return {
    state: view.state,
    sent: sentOf(view),
    stage,
    frame,
    log: told.revision === stage.revision ? told.log : [],
    change: (part, by = "person") => dispatch({ by, part }),
    note: (part) => dispatch({ by: "page", part }),
    notePlayed: () => dispatch({ by: "steps", part: {} }),
    play: (select) => {
      ask({ select });
      dispatch({ by: "page", part: select });
    },
    playLater: (scenario) => {
      ask({ select: { scenario } });
      dispatch({ by: "page", part: { later: scenario } });
    },
    judge: () => ask({ axe: true }),
  };
}
