import { useCallback, useEffect, useMemo } from "react";
import { useShallow } from "zustand/react/shallow";
import { useAnchor } from "#anchor/anchor.ts";
import type { PathValues } from "#api/path.ts";
import type { Resource } from "#api/resource.ts";
import { readKeyOf, resourceKey, enter, startRead, watch } from "#state/reads.ts";
import { idle, type Remote } from "#state/remote.ts";
import { useSessionClaim } from "#state/session.ts";
import { usePortal } from "#state/store.ts";

/** What a component gets of a resource: its state and a way to ask again. */
export interface Watched<T> {
  readonly remote: Remote<T>;
  readonly reload: () => void;
}

/**
 * Watches a resource: loads it once however many widgets ask, aborts the request when the last of them leaves, and
 * shows it again at once when it has been loaded before. `values` null means not yet: the state stays idle.
 */
export function useResource<T>(resource: Resource<T>, values: PathValues | null = {}): Watched<T> {
  // As text the key compares by content, so callers may build the values anew at each render.
  const key = values === null ? null : resourceKey(resource.name, values);
  const remote = usePortal((state) => (key === null ? idle : (state.resources[key] ?? idle))) as Remote<T>;
  const anchor = useAnchor();
  const reload = useCallback(() => {
    if (key !== null) startRead(key, resource, readKeyOf(key).values);
  }, [key, resource]);
  useEffect(() => {
    if (key === null) return undefined;
    const leave = watch(key, { anchor, reload });
    enter(key, resource, readKeyOf(key).values);
    return leave;
  }, [key, resource, anchor, reload]);
  useSessionClaim(remote.state === "failed" ? remote.error : null);
  return { remote, reload };
}

/**
 * Watches the same resource with several values, as the pages of a list; each is loaded once, and may fail and be asked
 * for again by itself.
 */
export function useResources<T>(resource: Resource<T>, list: readonly PathValues[]): readonly Watched<T>[] {
  const anchor = useAnchor();
  // As text the keys compare by content, so callers may build the values anew at each render.
  const texts = list.map((values) => resourceKey(resource.name, values)).join("\n");
  const keys = useMemo(() => texts.split("\n").filter((key) => key !== ""), [texts]);
  const remotes = usePortal(useShallow((state) => keys.map((key) => (state.resources[key] ?? idle) as Remote<T>)));
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
      const leave = watch(key, { anchor, reload });
      enter(key, resource, readKeyOf(key).values);
      return leave;
    });
    return () => leaves.forEach((leave) => leave());
  }, [resource, watched, anchor]);
  const failed = remotes.find((remote) => remote.state === "failed");
  useSessionClaim(failed?.state === "failed" ? failed.error : null);
  return watched.map(({ reload }, index) => ({ remote: remotes[index] ?? idle, reload }));
}

/** What is known of a resource without asking for it: null until somebody else has. */
export function useKnown<T>(resource: Resource<T>, values: PathValues = {}): T | null {
  const remote = usePortal((state) => state.resources[resourceKey(resource.name, values)]) as Remote<T> | undefined;
  return remote?.state === "ready" ? remote.data : null;
}
