import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from "react";
import type { Situation } from "#mocks/situations/situation.ts";
import { situationName, situations, subjectName } from "#mocks/situations/situations.ts";
import { useLastRun } from "./browser-storage.ts";
import { TextField } from "./fields.tsx";
import { isWide, Section } from "./section.tsx";
import { chosenFrom } from "./situation-state.ts";
import { searchStates } from "./state-search.ts";
import type { Playground } from "./use-playground.ts";

type Choosing = Pick<Playground, "state" | "change">;

/** The result of the last run of a state in this browser. */
export function LastRun({ of }: { of: Situation }) {
  const run = useLastRun(of.id);
  if (run === null) return null;
  const said = `${run.isRight ? "stimmt" : "stimmt nicht"}${run.isVaried ? ", abgewandelt" : ""}`;
  return <span className={run.isRight ? "quiet" : "problem"}>{` ${said}, ${run.viewport} px, ${run.when}`}</span>;
}

/** A named state as a link to the playground; followed without loading the playground anew. */
function Entry({ situation, name, state, change }: Choosing & { situation: Situation; name: string }) {
  return (
    <li>
      <a
        href={`/?situation=${situation.id}`}
        aria-current={situation.id === state.situation ? "true" : undefined}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          void chosenFrom(state, situation).then((chosen) => change(chosen));
        }}
      >
        {name}
      </a>
      <LastRun of={situation} />
    </li>
  );
}

const subjects = [...new Set(situations.map(({ widget }) => widget))];

/** The name of a widget, with its id where another one has the same. */
function branchName(widget: string): string {
  const name = subjectName(widget);
  return subjects.some((other) => other !== widget && subjectName(other) === name) ? `${name} – ${widget}` : name;
}

/** The states of one widget, drawn while they are open. */
function Branch({ widget, of, ...choosing }: Choosing & { widget: string; of: readonly Situation[] }) {
  const isChosen = widget === choosing.state.widget;
  const [opened, setOpened] = useState({ isOpen: isChosen, isChosen });
  if (opened.isChosen !== isChosen) setOpened({ isOpen: isChosen, isChosen });
  return (
    <li>
      <details
        open={opened.isOpen}
        onToggle={(event) => {
          const { open } = event.currentTarget;
          setOpened((before) => ({ ...before, isOpen: open }));
        }}
      >
        <summary>
          {branchName(widget)} <span className="quiet">({of.length})</span>
        </summary>
        {opened.isOpen && (
          <ul className="links">
            {of.map((situation) => (
              <Entry key={situation.id} situation={situation} name={situation.title} {...choosing} />
            ))}
          </ul>
        )}
      </details>
    </li>
  );
}

const branches = subjects
  .toSorted((one, other) => branchName(one).localeCompare(branchName(other), "de"))
  .map((widget) => ({ widget, of: situations.filter((situation) => situation.widget === widget) }));

/** Hits that are drawn; who needs more types another word. */
const DRAWN_HITS = 60;

/** The elements through which the arrow keys go: the search, widgets, and the visible states. */
const STOPS = 'input[type="search"], .states summary, .states a[href]';

function moveByArrow(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(STOPS)];
  const at = stops.findIndex((stop) => stop === event.target);
  if (at === -1) return;
  event.preventDefault();
  stops[Math.min(Math.max(at + step, 0), stops.length - 1)]?.focus();
}

const isTypedIn = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("input, textarea, select") !== null;

/** The key `/` leads to the search, as in other catalogues. @returns how often it was pressed */
function useSlash(whole: RefObject<HTMLElement | null>): number {
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    const follow = (event: globalThis.KeyboardEvent): void => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || isTypedIn(event.target)) return;
      event.preventDefault();
      setAsked((before) => before + 1);
      requestAnimationFrame(() => whole.current?.querySelector<HTMLElement>('input[type="search"]')?.focus());
    };
    addEventListener("keydown", follow);
    return () => removeEventListener("keydown", follow);
  }, [whole]);
  return asked;
}

function hintOf(count: number, search: string): string {
  const isSearching = search.trim() !== "";
  if (count === 0 && /^\s*[45]\d\d\s*$/.test(search))
    return `Kein Zustand hat den Status ${search.trim()}. „Bestimmter Status“ unter „Szenario“ gibt ihn einem Aufruf.`;
  if (count === 0) return "Kein Zustand nennt alle diese Wörter. Weniger Wörter finden mehr.";
  const counted = `${count} von ${situations.length}`;
  if (!isSearching) return `${counted}, nach Widgets`;
  return count > DRAWN_HITS ? `${counted}, gezeigt sind die besten ${DRAWN_HITS}` : counted;
}

/** Scrolls the tree, not the page, to the chosen state. */
function useChosenInSight(whole: RefObject<HTMLElement | null>, situation: string): void {
  useEffect(() => {
    const tree = whole.current?.querySelector(".tree");
    const chosen = tree?.querySelector("[aria-current]");
    if (tree == null || chosen == null) return;
    const [around, own] = [tree.getBoundingClientRect(), chosen.getBoundingClientRect()];
    if (own.top < around.top || own.bottom > around.bottom) tree.scrollTop += own.top - around.top - own.height;
  }, [whole, situation]);
}

/** The named states: a tree by widget, or what a search finds, best first. */
export function SituationList({ state, change }: Choosing) {
  const [search, setSearch] = useState("");
  const whole = useRef<HTMLDivElement>(null);
  const asked = useSlash(whole);
  useChosenInSight(whole, state.situation);
  const isSearching = search.trim() !== "";
  const shown = isSearching ? searchStates(search) : situations;
  return (
    <Section title="Zustände" startsOpen={isWide && state.situation !== ""} asked={asked}>
      <div className="states" ref={whole} onKeyDown={moveByArrow}>
        <TextField
          label="Zustände suchen (Taste /)"
          type="search"
          value={search}
          onChange={setSearch}
          hint={hintOf(shown.length, search)}
        />
        <ul className="tree">
          {isSearching
            ? shown
                .slice(0, DRAWN_HITS)
                .map((situation) => (
                  <Entry
                    key={situation.id}
                    situation={situation}
                    name={situationName(situation)}
                    state={state}
                    change={change}
                  />
                ))
            : branches.map(({ widget, of }) => (
                <Branch key={widget} widget={widget} of={of} state={state} change={change} />
              ))}
        </ul>
      </div>
    </Section>
  );
}
