import { toApiError } from "#api/errors.ts";
import type { PathValues } from "#api/path.ts";
import { isPersonal } from "#api/personal-routes.ts";
import type { Resource } from "#api/resource.ts";
import type { RouteName } from "#api/routes.ts";
import type { Transport } from "#api/transport.ts";
import { ofPage } from "#lib/page-values.ts";
import { idle, type ReadEnded, type Remote } from "#state/remote.ts";
import { usePortal } from "#state/store.ts";

/** What is read: a route with the values of its path and query, none of them empty. */
export interface ReadKey {
  readonly name: RouteName;
  readonly values: Readonly<Record<string, string>>;
}

/** Path values as a query in a fixed order, so that they compare by content; '' for none. */
function valuesText(values: PathValues): string {
  const given = Object.entries(values).flatMap(([key, value]) =>
    value === undefined || value === null ? [] : [[key, String(value)]],
  );
  return new URLSearchParams(given.sort(([a = ""], [b = ""]) => (a < b ? -1 : 1))).toString();
}

/** The text by which the store finds a read: the name of its route alone, or with its values in a fixed order. */
export function resourceKey(name: RouteName, values: PathValues): string {
  const text = valuesText(values);
  return text === "" ? name : `${name}?${text}`;
}

/** What a text of `resourceKey` stands for: only here is it taken apart. */
export function readKeyOf(text: string): ReadKey {
  const [name = "", query = ""] = text.split("?");
  return { name: name as RouteName, values: Object.fromEntries(new URLSearchParams(query)) };
}

/** A request under way for a key of the store. */
interface Flight {
  readonly controller: AbortController;
  /** Asks anew, as what is under way may be old when it comes. */
  readonly again: () => void;
}

/** A view that shows a resource. */
export interface Watcher {
  /** Whose view it is. */
  readonly anchor: HTMLElement;
  readonly reload: () => void;
}

const flights = ofPage(() => new Map<string, Flight>());
const questions = ofPage(() => new Map<string, Promise<ReadEnded<unknown>>>());
const watchers = ofPage(() => new Map<string, Set<Watcher>>());

function put(key: string, remote: Remote<unknown>): void {
  usePortal.setState((state) => ({ resources: { ...state.resources, [key]: remote } }));
}

const current = (key: string): Remote<unknown> => usePortal.getState().resources[key] ?? idle;

/**
 * Starts a request; only the newest one of a key may answer.
 * @param transport answers in place of the page's client
 */
export function startRead<T>(key: string, resource: Resource<T>, values: PathValues, transport?: Transport): void {
  flights().get(key)?.controller.abort();
  const before = current(key);
  const flight: Flight = {
    controller: new AbortController(),
    again: () => startRead(key, resource, values),
  };
  flights().set(key, flight);
  put(key, before.state === "ready" ? { ...before, refreshing: true } : { state: "loading" });
  const land = (remote: Remote<unknown>): void => {
    if (flights().get(key) !== flight) return;
    flights().delete(key);
    put(key, remote);
  };
  resource.load(values, flight.controller.signal, transport).then(
    (data) => land({ state: "ready", data, refreshing: false }),
    (thrown: unknown) => {
      const error = toApiError(thrown, resource.name);
      // Nobody on the page has asked for what another transport brings: what is known stays, should it fail.
      const isKept = error.kind === "aborted" || (transport !== undefined && before.state === "ready");
      land(isKept ? before : { state: "failed", error });
    },
  );
}

/** Loads what is neither known nor on its way. */
export function enter<T>(key: string, resource: Resource<T>, values: PathValues): void {
  if (!flights().has(key) && current(key).state === "idle") startRead(key, resource, values);
}

/** Reads a resource by a transport of its own, unless it is being read already. */
export function readBy<T>(transport: Transport, resource: Resource<T>, values: PathValues): void {
  const key = resourceKey(resource.name, values);
  if (!flights().has(key)) startRead(key, resource, values, transport);
}

/** What a resource says: as it is known, as it comes, or as it is asked for now; idle where it was called off. */
export function answerOf<T>(resource: Resource<T>, values: PathValues): Promise<Remote<T>> {
  const key = resourceKey(resource.name, values);
  enter(key, resource, values);
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
 * Asks what a resource says now, and leaves alone what the page shows of it. Whoever asks while the same question is
 * under way shares its answer. Never throws.
 * @param signal calls the question off; one with a signal is not shared
 */
export function askAnew<T>(
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

/** Puts what was learnt otherwise in the place of what a resource said before. */
export function putAnswer<T>(resource: Resource<T>, values: PathValues, data: T): void {
  put(resourceKey(resource.name, values), { state: "ready", data, refreshing: false });
}

/** Notes that a view shows a resource. @returns a way to leave; with the last view a request under way is called off */
export function watch(key: string, watcher: Watcher): () => void {
  const set = watchers().get(key) ?? new Set();
  watchers().set(key, set.add(watcher));
  return () => {
    set.delete(watcher);
    if (set.size > 0) return;
    watchers().delete(key);
    // A view that comes back at once, as a moved anchor's does, must find its request still under way.
    queueMicrotask(() => {
      const flight = flights().get(key);
      if (watchers().has(key) || flight === undefined) return;
      flights().delete(key);
      flight.controller.abort();
      put(key, idle);
    });
  };
}

/** The anchors whose views show a resource. */
export const anchorsOf = (key: string): readonly HTMLElement[] =>
  [...(watchers().get(key) ?? [])].map(({ anchor }) => anchor);

/** Whether a resource tells more of a person than who it is. */
const isTelling = (name: RouteName): boolean => isPersonal(name) && name !== "user";

/** The anchors whose views show something personal in the order of the page, those that only ask who is there last. */
export function personalAnchors(): readonly HTMLElement[] {
  const anchorsWhere = (test: (name: RouteName) => boolean): HTMLElement[] =>
    [...watchers().keys()]
      .filter((key) => test(readKeyOf(key).name))
      .flatMap(anchorsOf)
      .sort((a, b) => ((a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING) === 0 ? 1 : -1));
  return [...anchorsWhere(isTelling), ...anchorsWhere((name) => name === "user")];
}

/** Calls all reads off and lets their answers go nowhere: the page has become another person's. */
export function dropReads(): void {
  for (const flight of flights().values()) flight.controller.abort();
  flights().clear();
  questions().clear();
}

/**
 * Marks resources as outdated after a write: those on screen and those under way load again, the others when next
 * shown.
 * @param names all resources of these routes, whatever their values
 */
export function invalidate(...names: RouteName[]): void {
  usePortal.setState(({ invalidations }) => ({ invalidations: invalidations + 1 }));
  for (const key of Object.keys(usePortal.getState().resources)) {
    if (!names.includes(readKeyOf(key).name)) continue;
    const watcher = watchers().get(key)?.values().next().value;
    const again = watcher?.reload ?? flights().get(key)?.again;
    if (again === undefined) put(key, idle);
    else again();
  }
}

/**
 * Asks again for everything on screen that failed because the session had expired. @returns how many resources that is
 */
export function reloadExpired(): number {
  const failed = Object.entries(usePortal.getState().resources).filter(
    ([, remote]) => remote.state === "failed" && remote.error.kind === "session",
  );
  const shown = failed.flatMap(([key]) => watchers().get(key)?.values().next().value ?? []);
  for (const watcher of shown) watcher.reload();
  return shown.length;
}

/**
 * Forgets what failed because the session had expired and nobody shows: whoever shows it next, after the login, asks
 * for it.
 */
export function forgetExpired(): void {
  for (const [key, remote] of Object.entries(usePortal.getState().resources)) {
    if (remote.state === "failed" && remote.error.kind === "session" && !watchers().has(key)) put(key, idle);
  }
}
