import type { Misfit } from "#api/client-settings.ts";
import type { ApiError, ApiErrorKind } from "#api/errors.ts";
import type { RouteName } from "#api/routes.ts";
import { reportFault, type UnreportedFault } from "#mount/fault-report.ts";
import { mountResults } from "#mount/mount-results.ts";
import { AnchorError } from "#mount/params.ts";
import { readKeyOf, anchorsOf } from "#state/reads.ts";
import { loadError } from "#state/shop/shop.ts";
import { usePortal } from "#state/store.ts";
import { livingAnchors, type Fault, type FaultKind, type FaultReporter } from "./fault-reporter.ts";
import { fieldOf } from "./field.ts";

/** The kind of fault for each kind of error; an expired session and an aborted request are no faults. */
const kinds: Readonly<Record<ApiErrorKind, FaultKind | null>> = {
  status: "call",
  network: "call",
  timeout: "timeout",
  malformed: "malformed",
  fault: "crash",
  session: null,
  aborted: null,
};

/** The fault for a failed call; null if it is none. @param field in which the answer did not fit, if known */
function faultOf({ kind, route, status }: ApiError, field: string): Fault | null {
  const is = kinds[kind];
  return is === null ? null : { kind: is, route, ...(status > 0 && { status }), ...(field !== "" && { field }) };
}

/** The anchor by which a failure of the cart is reported. */
const cartAnchor = (): HTMLElement | null => document.querySelector("#portal-checkout,#portal-cart,#portal-cart-small");

/** Whether the anchor shows the entry's notice that its widget's code could not be loaded. */
const isGivenUp = ({ shadowRoot }: HTMLElement): boolean => shadowRoot?.querySelector("slot + [role=alert]") != null;

/** Reports failed reads, writes and readings of the cart, and rows that were left out, each once. */
function makeCallWatch(reporter: FaultReporter): { look: () => void; note: (misfit: Misfit) => void } {
  const told = new WeakSet<ApiError>();
  const fields = new WeakMap<ApiError, string>();
  const pending: Misfit[] = [];
  const tell = (anchor: HTMLElement | null, error: ApiError, isStale = false): void => {
    if (told.has(error)) return;
    told.add(error);
    const fault = faultOf(error, fields.get(error) ?? "");
    if (fault !== null) reporter.fault(anchor, isStale ? { ...fault, kind: "stale" } : fault);
  };
  const keysOf = (route: RouteName): string[] =>
    Object.keys(usePortal.getState().resources).filter((key) => readKeyOf(key).name === route);
  const note = (misfit: Misfit): void => {
    const { route, schema, issues, error } = misfit;
    const found = issues.map((issue) => fieldOf(schema, issue));
    if (error !== null) {
      fields.set(error, found[0] ?? "");
      return;
    }
    const keys = keysOf(route);
    const [anchor] = keys.flatMap(anchorsOf);
    // A misfit in a preloaded answer is reported once a widget shows that answer.
    if (anchor === undefined && keys.length > 0) pending.push(misfit);
    else for (const field of new Set(found)) reporter.fault(anchor ?? null, { kind: "malformed", route, field });
  };
  const look = (): void => {
    const { resources, sends, cart } = usePortal.getState();
    for (const [key, remote] of Object.entries(resources)) {
      // A failure that no view shows is not reported yet.
      const [anchor] = anchorsOf(key);
      if (remote.state === "failed" && anchor !== undefined) tell(anchor, remote.error);
    }
    for (const { anchor, send } of Object.values(sends)) if (send.state === "failed") tell(anchor, send.error);
    const unread = loadError(cart);
    if (unread !== null) tell(cartAnchor(), unread, cart.base !== null);
    pending.splice(0).forEach(note);
  };
  return { look, note };
}

/**
 * Reports faults to the page: those that happened before this code was loaded, and all later ones.
 * @param early faults that were kept until now
 * @returns a function that stops this
 */
export function watchFaults(reporter: FaultReporter, early: readonly UnreportedFault[]): () => void {
  const calls = makeCallWatch(reporter);
  const judge = (anchor: HTMLElement): void => {
    const thrown = mountResults.get(anchor)?.thrown;
    if (!(thrown instanceof AnchorError)) reporter.fault(anchor, { kind: thrown === undefined ? "code" : "crash" });
  };
  const onError = ({ target }: Event): void => {
    if (target instanceof HTMLElement) judge(target);
  };
  const take = (one: UnreportedFault): void => {
    if (one instanceof HTMLElement) reporter.fault(one, { kind: "code" });
    else if ("issues" in one) calls.note(one);
    else reporter.fault(null, { kind: "habit", ...one });
  };
  const stopStore = usePortal.subscribe(({ resources, sends, cart }, before) => {
    if (resources !== before.resources || sends !== before.sends || cart !== before.cart) calls.look();
  });
  document.addEventListener("portal:error", onError);
  document.addEventListener("portal:mounted", calls.look);
  for (const anchor of livingAnchors(reporter))
    if (mountResults.get(anchor)?.thrown !== undefined || isGivenUp(anchor)) judge(anchor);
  reportFault.take = take;
  early.forEach(take);
  calls.look();
  return () => {
    stopStore();
    document.removeEventListener("portal:error", onError);
    document.removeEventListener("portal:mounted", calls.look);
    reportFault.take = () => undefined;
  };
}
