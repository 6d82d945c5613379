import { configureClient } from "#api/request.ts";
import { routes } from "#api/routes.ts";
import { readConfig } from "#config/read-config.ts";
import { ofPage } from "#lib/page-values.ts";
import { idOf, knownId, namesWidget } from "#mount/anchor-id.ts";
import type { GivenConsent, Host } from "#mount/table.ts";
import { untold, type Untold } from "#mount/untold.ts";
import { isAnybodyLeaving } from "#state/drafts/draft-storage.ts";
import { askPerson } from "#state/person.ts";
import { forgetExpired } from "#state/reads.ts";
import { judgeRefusal, watchRequest } from "#state/session-calls.ts";
import { syncSession } from "#state/session-sync.ts";
import { usePortal } from "#state/store.ts";
import { noteWait } from "#state/wait.ts";

const KEPT_CALLS = 200;
/** What has been done once on this page. */
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

/** Ids that begin like ours and are the host's (contract section 1). */
const FOREIGN = ["portal-config", "portal-page-header", "portal-tab-wrapper"];

/**
 * Tells the author of ids that may be misspelt; what does so is loaded only where one stands. A page without any widget
 * loads none of this: there the inspector tells.
 */
function tellStrays(ids: readonly string[]): void {
  const strays = [...document.querySelectorAll("[id^=portal-]")].filter((element) => {
    const id = idOf(element);
    return !FOREIGN.includes(id) && knownId(ids, id) === undefined;
  });
  if (strays.length === 0) return;
  void import("#mount/strays.ts").then(
    ({ tellStray }) => strays.forEach((stray) => tellStray(stray, ids)),
    () => undefined,
  );
}

/** Takes what the page has said of the visitor's consent, and from now on says. */
function takeConsent(host: Host): void {
  const last = host.consents.at(-1);
  const take = (given: Partial<GivenConsent> | undefined): number => {
    if (typeof given?.marketing === "boolean") usePortal.setState({ consent: given.marketing });
    else warn("portal.consent", "takes { marketing: true } or { marketing: false }; the call is ignored");
    return 0;
  };
  host.consents = { push: take, at: () => undefined };
  if (last !== undefined) take(last);
}

/** Loads what tells the page of faults and vitals; what comes before it is there waits for it. */
function loadObserver(host: Host): void {
  const early: Untold[] = [];
  untold.take = (one) => early.push(one);
  void import("#mount/observe/observe.ts").then(
    ({ observe }) => observe(host, early),
    () => undefined,
  );
}

/** Tells the author of a configuration that has come after the first widget, for example with another page's body. */
function tellLate({ config }: Host): void {
  const now = document.getElementById("portal-config")?.textContent;
  if (done().isToldLate || now == null || now.trim() === config?.trim()) return;
  done().isToldLate = true;
  warn("portal-config", "came or changed after the first widget and is ignored until the page is loaded anew");
}

/** Reads the configuration and wires client and store together, once per page, before the first widget mounts. */
export function setUpCore(host: Host): void {
  if (done().isReady) {
    tellLate(host);
    return;
  }
  done().isReady = true;
  const { config, problems } = readConfig(parse(host.config), Object.keys(routes), (id) => namesWidget(host.ids, id));
  for (const { key, problem } of problems) warn(key, problem);
  usePortal.setState({ config });
  takeConsent(host);
  configureClient({
    config,
    onRefused: judgeRefusal,
    onRequest: watchRequest,
    onSettled: (call) => {
      noteWait(call);
      usePortal.setState((state) => ({ calls: [...state.calls.slice(1 - KEPT_CALLS), call] }));
    },
    onMisfit: (misfit) => untold.take(misfit),
    onHabit: (habit) => untold.take(habit),
  });
  // What was refused before the login would tell of the expiry again.
  usePortal.subscribe(({ session }, before) => {
    if (session.state === "active" && before.session.state === "expired") forgetExpired();
  });
  syncSession();
  // Whether a logout has happened is seen on the next page, whatever that shows.
  if (isAnybodyLeaving()) void askPerson();
  if (config.observe) loadObserver(host);
  tellStrays(host.ids);
}
