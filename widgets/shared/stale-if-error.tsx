import { useState } from "react";
import type { ApiError } from "#api/errors.ts";
import type { Remote } from "#state/remote.ts";
import type { Watched } from "#state/resources.ts";
import { ReadFailure, RemoteView, type RemoteViewProps } from "./remote-view.tsx";

/** A resource whose data stay once they were loaded; `failure` tells why a later reload failed. */
export interface StaleIfError<T> extends Watched<T> {
  readonly failure: ApiError | null;
}

/** Keeps the data of a resource when reloading fails, because a form must not vanish while somebody types in it. */
export function useStaleIfError<T>({ remote, reload }: Watched<T>): StaleIfError<T> {
  const [last, setLast] = useState<Remote<T> | null>(null);
  if (remote.state === "ready" && remote !== last) setLast(remote);
  if (last === null || remote.state === "ready") return { remote, reload, failure: null };
  return { remote: last, reload, failure: remote.state === "failed" ? remote.error : null };
}

/**
 * Like `RemoteView`, but shown data stay when reloading fails, because an open dialog and its input must not vanish
 * with the list behind it.
 */
export function StaleIfErrorView<T>({ watched, ...view }: RemoteViewProps<T>) {
  const kept = useStaleIfError(watched);
  return (
    <>
      {kept.failure !== null && <ReadFailure error={kept.failure} onRetry={kept.reload} />}
      <RemoteView {...view} watched={kept} />
    </>
  );
}
