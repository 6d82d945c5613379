import { configureClient } from "#api/request.ts";
import { routes } from "#api/routes.ts";
import { readConfig } from "#config/read-config.ts";
import { ofPage } from "#lib/page-values.ts";
import { idOf, knownId, namesWidget } from "#mount/anchor-id.ts";
import { reportFault, type UnreportedFault } from "#mount/fault-report.ts";
import type { GivenConsent, EntryContext } from "#mount/table.ts";
import { isAnybodyLeaving } from "#state/drafts/draft-storage.ts";
import { askPerson } from "#state/person.ts";
import { forgetExpired } from "#state/reads.ts";
import { judgeRefusal, watchRequest } from "#state/session/session-calls.ts";
import { syncSession } from "#state/session/session-sync.ts";
import { usePortal } from "#state/store.ts";
import { noteWait } from "#state/wait.ts";

const KEPT_CALLS = 200;
/** What happens only once on this page. */
const done = ofPage(() => ({ isReady: false, isToldLate: false }));

function warn(key: string, problem: string): void {
  // eslint-disable-next-line no-console -- contract section 1: one clear console warning that names the key
  console.warn(`[portal] Configuration: ${key} ${problem}.`);
}

function parse(text: string | undefined): unknown {
  if (text === undefined || text.trim() === "") return undefined;
  try {
    return JSON.parse(text);
  } catch {
    warn("portal-config", "is no valid JSON; all defaults stand");
    return undefined;
  }
}

/** Ids that begin like ours and belong to the host (contract section 1). */
const FOREIGN = ["portal-config", "portal-page-header", "portal-tab-wrapper"];

/**
 * Warns the author of ids that may be misspelt. The code that compares them is loaded only if there is such an id. A
 * page without any widget never gets here; there the inspector warns.
 */
function tellStrays(ids: readonly string[]): void {
  const strays = [...document.querySelectorAll("[id*=portal]")].filter((element) => {
    const id = idOf(element);
    return id.trim().startsWith("portal") && !FOREIGN.includes(id) && knownId(ids, id) === undefined;
  });
  if (strays.length === 0) return;
  void import("#mount/unknown-ids.ts").then(
    ({ warnOfUnknownId }) => strays.forEach((stray) => warnOfUnknownId(stray, ids)),
    () => undefined,
  );
}

/** Takes over what the page has said about the visitor's consent, and what it says from now on. */
function takeConsent(entry: EntryContext): void {
  const last = entry.consents.at(-1);
  const take = (given: Partial<GivenConsent> | undefined): number => {
    if (typeof given?.marketing === "boolean") usePortal.setState({ consent: given.marketing });
    else warn("portal.consent", "takes { marketing: true } or { marketing: false }; the call is ignored");
    return 0;
  };
  entry.consents = { push: take, at: () => undefined };
  if (last !== undefined) take(last);
}

/** Loads the code that reports faults and vitals to the page; faults before that are kept for it. */
function loadObserver(entry: EntryContext): void {
  const early: UnreportedFault[] = [];
  reportFault.take = (one) => early.push(one);
  void import("#mount/observe/observe.ts").then(
    ({ observe }) => observe(entry, early),
    () => undefined,
  );
}

/** Passes over a step of the history whose layer, open when the page was left, is closed now. */
function passLostLayers(): void {
  if ((history.state as { portalListOver?: number } | null)?.portalListOver === undefined) return;
  void import("#widgets/shared/page/lost-layers.ts").then(
    ({ leaveLostLayers }) => leaveLostLayers(),
    () => undefined,
  );
}

/** Warns the author of a configuration that arrived after the first widget, for example with another page's body. */
function tellLate({ config }: EntryContext): void {
  const now = document.getElementById("portal-config")?.textContent;
  if (done().isToldLate || now == null || now.trim() === config?.trim()) return;
  done().isToldLate = true;
  warn("portal-config", "came or changed after the first widget and is ignored until the page is loaded anew");
}

/** Reads the configuration and connects client and store, once per page before the first widget is mounted. */
export function setUpCore(entry: EntryContext): void {
  if (done().isReady) {
    tellLate(entry);
    return;
  }
  done().isReady = true;
  const { config, problems } = readConfig(parse(entry.config), Object.keys(routes), (id) => namesWidget(entry.ids, id));
  for (const { key, problem } of problems) warn(key, problem);
  usePortal.setState({ config });
  takeConsent(entry);
  configureClient({
    config,
    onRefused: judgeRefusal,
    onRequest: watchRequest,
    onSettled: (call) => {
      noteWait(call);
      usePortal.setState((state) => ({ calls: [...state.calls.slice(1 - KEPT_CALLS), call] }));
    },
    onMisfit: (misfit) => reportFault.take(misfit),
    onHabit: (habit) => reportFault.take(habit),
  });
  // Reads that were refused before the login would report the expired session again.
  usePortal.subscribe(({ session }, before) => {
    if (session.state === "active" && before.session.state === "expired") forgetExpired();
  });
  syncSession();
  // A logout that was asked for on the last page must be noticed on this one, whatever it shows.
  if (isAnybodyLeaving()) void askPerson();
  if (config.observe) loadObserver(entry);
  passLostLayers();
  tellStrays(entry.ids);
}
