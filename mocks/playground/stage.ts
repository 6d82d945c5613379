import { createPortal, type Portal } from "#mocks/model/portal.ts";
import type { PlaygroundState } from "#mocks/playground/address.ts";
import { moveClock } from "#mocks/playground/clock.ts";
import { startBrowserMock } from "#mocks/serve/browser.ts";
import { shownState } from "./browser-storage.ts";
import { startConsentManager, wearHost, wearScheme, wearText } from "./host.ts";
import { tell, type PlayMessage } from "./messages.ts";
import { changesOf, stateOf } from "./mock-state.ts";
import { callReporter, reportAddress, reportAxe, reportConsole, reportEvents, reportLinks } from "./report.ts";
import { anchorOf, configBlockOf } from "./snippet.ts";

const state = shownState(location.search + location.hash);
/** Milliseconds: a day. A named state that loads is one to be looked at for as long as somebody wants to. */
const LOADS_FOR_GOOD = 86_400_000;

async function openPortal({ customer, scenario, today, changes, situation }: PlaygroundState): Promise<Portal> {
  const { state: start, problem } = await stateOf({ customer, today, changes });
  if (problem !== null) tell({ kind: "problem", text: problem });
  return createPortal({
    customer,
    scenario,
    today,
    ...(start !== null && { state: start }),
    ...(situation !== "" && { delay: LOADS_FOR_GOOD }),
  });
}

/** Tells how the portal's state differs from its start, whenever an answer has changed it. */
function changeReporter(portal: Portal): () => void {
  let before = portal.snapshot();
  let last = Promise.resolve();
  return () => {
    const now = portal.snapshot();
    if (now === before) return;
    before = now;
    const copy = structuredClone(portal.state());
    last = last.then(async () =>
      tell({ kind: "changes", changes: await changesOf(portal.selection().customer, state.today, copy) }),
    );
  };
}

/** Lets the backend answer as the link says once a person presses something; the steps of a named state are none. */
function answerLater({ later }: PlaygroundState, portal: Portal): void {
  if (later === "") return;
  const over = new AbortController();
  const begin = ({ isTrusted }: Event): void => {
    if (!isTrusted) return;
    over.abort();
    portal.select({ scenario: later });
  };
  for (const type of ["pointerdown", "keydown", "click"])
    addEventListener(type, begin, { capture: true, signal: over.signal });
}

reportEvents();
reportConsole();
reportAddress();
wearText(state);
wearScheme(state);
startConsentManager(state);
const [portal] = await Promise.all([openPortal(state), wearHost(state)]);
const reporters = [callReporter(portal), changeReporter(portal)];
await startBrowserMock(portal, () => {
  for (const report of reporters) report();
});
reportLinks(portal);
answerLater(state, portal);
addEventListener("message", ({ source, data }: MessageEvent<PlayMessage>) => {
  if (source !== parent || parent === window) return;
  if ("select" in data) portal.select(data.select);
  else void reportAxe();
});
moveClock(state.clock === "" ? state.today : state.clock);
// The stage plays the CMS: it writes the author's markup, then the script tag, as any page would.
document.getElementById("content")?.insertAdjacentHTML("beforeend", configBlockOf(state) + anchorOf(state));
const script = document.createElement("script");
script.type = "module";
script.src = "/src/main.ts";
document.body.append(script);
