import { useEffect, useMemo } from "react";
import { useShallow } from "zustand/react/shallow";
import { useAnchor } from "#anchor/anchor.ts";
import type { PathValues } from "#api/path.ts";
import type { Resource } from "#api/resource.ts";
import { readKeyOf, resourceKey, ensureRead, startRead, watchRead } from "#state/reads.ts";
import { idleRemote, type Remote } from "#state/remote.ts";
import { useSessionClaim } from "#state/session/session.ts";
import { usePortal } from "#state/store.ts";

/** What a component gets of a resource: its state, and a function that reads it again. */
export interface Watched<T> {
  readonly remote: Remote<T>;
  readonly reload: () => void;
}

/**
 * Watches one resource with several sets of values, such as the pages of a list. Each is loaded once, and can fail and
 * be retried by itself.
 */
export function useResources<T>(resource: Resource<T>, list: readonly PathValues[]): readonly Watched<T>[] {
  const anchor = useAnchor();
  // The keys as one text compare by content, so callers may create the values anew for each render.
  const texts = list.map((values) => resourceKey(resource.name, values)).join("\n");
  const keys = useMemo(() => texts.split("\n").filter((key) => key !== ""), [texts]);
  const remotes = usePortal(
    useShallow((state) => keys.map((key) => (state.resources[key] ?? idleRemote) as Remote<T>)),
  );
  const watched = useMemo(
    () =>
      keys.map((key) => ({
        key,
        reload: () => startRead(key, resource, readKeyOf(key).values),
      })),
    [keys, resource],
  );
  useEffect(() => {
    const leaves = watched.map(({ key, reload }) => {
      const leave = watchRead(key, { anchor, reload });
      ensureRead(key, resource, readKeyOf(key).values);
      return leave;
    });
    return () => leaves.forEach((leave) => leave());
  }, [resource, watched, anchor]);
  const failed = remotes.find((remote) => remote.state === "failed");
  useSessionClaim(failed?.state === "failed" ? failed.error : null);
  return watched.map(({ reload }, index) => ({ remote: remotes[index] ?? idleRemote, reload }));
}

const notWatched: Watched<never> = { remote: idleRemote, reload: () => undefined };

/**
 * Watches a resource: it is loaded once for all widgets that ask, its request is aborted when the last of them is
 * unmounted, and data loaded before shows at once. With `values` null nothing is read yet and the state stays idle.
 */
export function useResource<T>(resource: Resource<T>, values: PathValues | null = {}): Watched<T> {
  const [watched = notWatched] = useResources(resource, values === null ? [] : [values]);
  return watched;
}

/**
 * How a resource stands, without asking for it: idle until somebody else has. By its name alone, so that no code comes
 * along, and no document says that it is asked for.
 */
export function useResourceState<T>(name: Resource<T>["name"], values: PathValues = {}): Remote<T> {
  return usePortal((state) => state.resources[resourceKey(name, values)] ?? idleRemote) as Remote<T>;
}

/** The data of a resource if it has been read; this hook never starts a read and gives null until another one does. */
export function useKnownData<T>(resource: Resource<T>, values: PathValues = {}): T | null {
  const remote = useResourceState<T>(resource.name, values);
  return remote.state === "ready" ? remote.data : null;
}
