import { ApiError, toApiError } from "#api/errors.ts";
import type { PathValues } from "#api/path.ts";
import type { Resource } from "#api/resource.ts";
import { isPersonal, type RouteName } from "#api/routes.ts";
import type { Transport } from "#api/transport.ts";
import { precedes } from "#lib/document-order.ts";
import { ofPage } from "#lib/page-values.ts";
import { idleRemote, type ReadEnded, type Remote } from "#state/remote.ts";
import { usePortal } from "#state/store.ts";

/** What is read: a route with its non-empty path and query values. */
export interface ReadKey {
  readonly name: RouteName;
  readonly values: Readonly<Record<string, string>>;
}

/**
 * Turns path values into a query text in a fixed order, so that equal values give equal texts; '' if there are none.
 */
function valuesText(values: PathValues): string {
  const given = Object.entries(values).flatMap(([key, value]) =>
    value === undefined || value === null ? [] : [[key, String(value)]],
  );
  return new URLSearchParams(given.sort(([a = ""], [b = ""]) => (a < b ? -1 : 1))).toString();
}

/** The key of a read in the store: the name of its route, followed by its values, if any, in a fixed order. */
export function resourceKey(name: RouteName, values: PathValues): string {
  const text = valuesText(values);
  return text === "" ? name : `${name}?${text}`;
}

/** Parses a text made by `resourceKey`; no other code takes such a text apart. */
export function readKeyOf(text: string): ReadKey {
  const [name = "", query = ""] = text.split("?");
  return { name: name as RouteName, values: Object.fromEntries(new URLSearchParams(query)) };
}

/** Milliseconds a view waits for its first answer before it offers to ask again; a later one is still taken. */
const PATIENCE = 30_000;

/** A pending request for a key of the store. */
interface PendingRead {
  readonly controller: AbortController;
  /** Starts the request again, since its data may be outdated by the time it arrives. */
  readonly again: () => void;
}

/** A view that shows a resource. */
export interface Watcher {
  /** The anchor of the widget to which the view belongs. */
  readonly anchor: HTMLElement;
  readonly reload: () => void;
}

/** Gives an answer that was asked for before any code was there, by its key; each is given once. */
type TakePreloaded = (key: string) => Transport | undefined;

const preloaded = ofPage((): { take: TakePreloaded } => ({ take: () => undefined }));
const pending = ofPage(() => new Map<string, PendingRead>());
const questions = ofPage(() => new Map<string, Promise<ReadEnded<unknown>>>());
const watchers = ofPage(() => new Map<string, Set<Watcher>>());

function put(key: string, remote: Remote<unknown>): void {
  usePortal.setState((state) => ({ resources: { ...state.resources, [key]: remote } }));
}

const current = (key: string): Remote<unknown> => usePortal.getState().resources[key] ?? idleRemote;

/**
 * Starts a request for a key; an earlier one of the same key is aborted, and its answer ignored.
 * @param transport sends the request in place of the page's client
 */
export function startRead<T>(key: string, resource: Resource<T>, values: PathValues, transport?: Transport): void {
  pending().get(key)?.controller.abort();
  const before = current(key);
  const own: PendingRead = {
    controller: new AbortController(),
    again: () => startRead(key, resource, values),
  };
  pending().set(key, own);
  put(key, before.state === "ready" ? { ...before, refreshing: true } : { state: "loading" });
  const silence = setTimeout(() => {
    if (before.state === "ready" || pending().get(key) !== own) return;
    put(key, { state: "failed", error: new ApiError("timeout", resource.name, "timeout") });
  }, PATIENCE);
  const settle = (remote: Remote<unknown>): void => {
    clearTimeout(silence);
    if (pending().get(key) !== own) return;
    pending().delete(key);
    put(key, remote);
  };
  resource.load(values, own.controller.signal, transport).then(
    (data) => settle({ state: "ready", data, refreshing: false }),
    (thrown: unknown) => {
      const error = toApiError(thrown, resource.name);
      // No view has asked for what another transport brings: if that fails, the data known before stays.
      const isKept = error.kind === "aborted" || (transport !== undefined && before.state === "ready");
      settle(isKept ? before : { state: "failed", error });
    },
  );
}

/** Lets the first view that asks for a preloaded answer take it, whichever widget it was preloaded for. */
export function offerPreloaded(take: TakePreloaded): void {
  preloaded().take = take;
}

/** Starts a read unless its data is known or pending. */
export function ensureRead<T>(key: string, resource: Resource<T>, values: PathValues): void {
  if (!pending().has(key) && current(key).state === "idle") startRead(key, resource, values, preloaded().take(key));
}

/** Reads a resource by another transport than the page's client, unless it is already being read. */
export function readByTransport<T>(transport: Transport, resource: Resource<T>, values: PathValues): void {
  const key = resourceKey(resource.name, values);
  if (!pending().has(key)) startRead(key, resource, values, transport);
}

/**
 * Resolves with what a resource says: known data at once, otherwise the answer of a pending or new request; idle if
 * that was cancelled.
 */
export function awaitRead<T>(resource: Resource<T>, values: PathValues): Promise<Remote<T>> {
  const key = resourceKey(resource.name, values);
  ensureRead(key, resource, values);
  return new Promise((resolve) => {
    const look = (): void => {
      const remote = current(key);
      if (remote.state === "loading") return;
      stop();
      resolve(remote as Remote<T>);
    };
    const stop = usePortal.subscribe(look);
    look();
  });
}

/**
 * Asks for a resource again without changing what the page shows of it. Callers that ask while the same question is
 * pending share its answer. Never throws.
 * @param signal cancels the question; a question with a signal is not shared
 */
export function readFresh<T>(
  resource: Resource<T>,
  values: PathValues = {},
  signal?: AbortSignal,
): Promise<ReadEnded<T>> {
  const ask = (by: AbortSignal): Promise<ReadEnded<T>> =>
    resource.load(values, by).then(
      (data) => ({ state: "ready", data, refreshing: false }),
      (thrown: unknown) => ({ state: "failed", error: toApiError(thrown, resource.name) }),
    );
  if (signal !== undefined) return ask(signal);
  const key = resourceKey(resource.name, values);
  const question =
    (questions().get(key) as Promise<ReadEnded<T>> | undefined) ??
    ask(new AbortController().signal).finally(() => questions().delete(key));
  questions().set(key, question);
  return question;
}

/** Replaces the stored answer of a resource by data that was learnt in another way. */
export function replaceAnswer<T>(resource: Resource<T>, values: PathValues, data: T): void {
  put(resourceKey(resource.name, values), { state: "ready", data, refreshing: false });
}

/**
 * Notes that a view shows a resource. @returns a function that ends this; with the last view a pending request is
 * aborted
 */
export function watchRead(key: string, watcher: Watcher): () => void {
  const set = watchers().get(key) ?? new Set();
  watchers().set(key, set.add(watcher));
  return () => {
    set.delete(watcher);
    if (set.size > 0) return;
    watchers().delete(key);
    // A view that is mounted again at once, as when its anchor is moved, must find its request still pending.
    queueMicrotask(() => {
      const read = pending().get(key);
      if (watchers().has(key) || read === undefined) return;
      pending().delete(key);
      read.controller.abort();
      put(key, idleRemote);
    });
  };
}

/** The anchors whose views show a resource. */
export const anchorsOf = (key: string): readonly HTMLElement[] =>
  [...(watchers().get(key) ?? [])].map(({ anchor }) => anchor);

/** Whether a resource tells more about a person than who it is. */
const isTelling = (name: RouteName): boolean => isPersonal(name) && name !== "user";

/** The anchors whose views show personal data, in the order of the page; those that show only `user` come last. */
export function personalAnchors(): readonly HTMLElement[] {
  const anchorsWhere = (test: (name: RouteName) => boolean): HTMLElement[] =>
    [...watchers().keys()]
      .filter((key) => test(readKeyOf(key).name))
      .flatMap(anchorsOf)
      .sort((a, b) => (precedes(a, b) ? -1 : 1));
  return [...anchorsWhere(isTelling), ...anchorsWhere((name) => name === "user")];
}

/** Aborts all reads and ignores their answers, because the page has become another person's. */
export function dropReads(): void {
  for (const read of pending().values()) read.controller.abort();
  pending().clear();
  questions().clear();
}

/**
 * Marks resources as outdated after a write: those on screen and those pending load again at once, all others when they
 * are next shown.
 * @param names of routes; all resources of a route are outdated, whatever their values
 */
export function invalidate(...names: RouteName[]): void {
  usePortal.setState(({ invalidations }) => ({ invalidations: invalidations + 1 }));
  for (const key of Object.keys(usePortal.getState().resources)) {
    if (!names.includes(readKeyOf(key).name)) continue;
    const watcher = watchers().get(key)?.values().next().value;
    const again = watcher?.reload ?? pending().get(key)?.again;
    if (again === undefined) put(key, idleRemote);
    else again();
  }
}

/** Reloads every resource on screen that failed because the session had expired. @returns their number */
export function reloadExpired(): number {
  const failed = Object.entries(usePortal.getState().resources).filter(
    ([, remote]) => remote.state === "failed" && remote.error.kind === "session",
  );
  const shown = failed.flatMap(([key]) => watchers().get(key)?.values().next().value ?? []);
  for (const watcher of shown) watcher.reload();
  return shown.length;
}

/**
 * Removes failures caused by the expired session that no view shows, so that the next view asks again after the login.
 */
export function forgetExpired(): void {
  for (const [key, remote] of Object.entries(usePortal.getState().resources)) {
    if (remote.state === "failed" && remote.error.kind === "session" && !watchers().has(key)) put(key, idleRemote);
  }
}
