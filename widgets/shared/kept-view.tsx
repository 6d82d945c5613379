import { useState } from "react";
import type { ApiError } from "#api/errors.ts";
import type { Remote } from "#state/remote.ts";
import type { Watched } from "#state/resources.ts";
import { ReadFailure, RemoteView, type RemoteViewProps } from "./remote-view.tsx";

/** A resource whose data stay once they were there; `failure` is why they could not be loaded again. */
export interface Kept<T> extends Watched<T> {
  readonly failure: ApiError | null;
}

/** The same, but data that once was there stays when loading it anew fails: a form must not vanish under the typing. */
export function useKept<T>({ remote, reload }: Watched<T>): Kept<T> {
  const [last, setLast] = useState<Remote<T> | null>(null);
  if (remote.state === "ready" && remote !== last) setLast(remote);
  if (last === null || remote.state === "ready") return { remote, reload, failure: null };
  return { remote: last, reload, failure: remote.state === "failed" ? remote.error : null };
}

/**
 * As RemoteView, but what has once been shown stays when loading it again fails: an open dialog and what was typed in
 * it must not go away with the list behind it.
 */
export function KeptView<T>({ watched, ...view }: RemoteViewProps<T>) {
  const kept = useKept(watched);
  return (
    <>
      {kept.failure !== null && <ReadFailure error={kept.failure} onRetry={kept.reload} />}
      <RemoteView {...view} watched={kept} />
    </>
  );
}
