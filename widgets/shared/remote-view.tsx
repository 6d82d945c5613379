import type { ReactNode } from "react";
import type { ApiError } from "#api/errors.ts";
import { common } from "#i18n/common.ts";
import { notLoaded, readErrors } from "#i18n/errors.ts";
import type { Watched } from "#state/resources.ts";
import { usePortal } from "#state/store.ts";
import { Notice, type Shape } from "#ui/notice/notice.tsx";
import { LoginNeeded } from "#widgets/shared/session-expired.tsx";
import { Failure } from "#widgets/shared/waiting.tsx";
import { useWait } from "#state/wait.ts";

/**
 * A failed read, drawn with a way on; an expired session is explained once per page, elsewhere only mentioned. Where
 * the page's notice has gone meanwhile, this one leads to the log-in.
 */
export function ReadFailure({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  const isExplained = usePortal(({ session }) => session.state === "expired");
  const isWaiting = useWait(error.route) !== null;
  if (error.kind === "session" && !isExplained)
    return <LoginNeeded text={common.sessionExpired} retry={{ label: common.retry, onRetry }} />;
  const message = error.kind === "session" ? common.sessionElsewhere : readErrors[error.kind];
  return (
    <Failure error={error} state={error.kind === "session" ? "info" : "error"} onRetry={onRetry}>
      {isWaiting ? notLoaded : message}
    </Failure>
  );
}

export interface RemoteViewProps<T> {
  readonly watched: Watched<T>;
  readonly loading?: string;
  /** What comes, outlined below the loading text; not given for what is small. */
  readonly shape?: Shape | undefined;
  readonly children: (data: T) => ReactNode;
}

/** Draws a resource in each of its states: the loading text, the failure with a retry, the data. */
export function RemoteView<T>({ watched, loading = common.loading, shape, children }: RemoteViewProps<T>) {
  const { remote, reload } = watched;
  switch (remote.state) {
    case "idle":
    case "loading":
      return (
        <Notice state="loading" shape={shape}>
          {loading}
        </Notice>
      );
    case "failed":
      return <ReadFailure error={remote.error} onRetry={reload} />;
    case "ready":
      return children(remote.data);
    default:
      return remote satisfies never;
  }
}
