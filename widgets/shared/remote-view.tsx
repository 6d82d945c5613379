import type { ReactNode } from "react";
import type { ApiError } from "#api/errors.ts";
import { common } from "#i18n/common.ts";
import { notLoaded, readErrors } from "#i18n/errors.ts";
import { useSharedFailure } from "#state/failures.ts";
import type { Watched } from "#state/resources.ts";
import { usePortal } from "#state/store.ts";
import { useWait } from "#state/wait.ts";
import { Notice, type Outlined } from "#ui/notice/notice.tsx";
import { LoginNeeded } from "#widgets/shared/session-expired.tsx";
import { Failure } from "#widgets/shared/waiting.tsx";

/**
 * A failed read, drawn with a way on. An expired session, a missing connection and a server that is down are explained
 * once per page, elsewhere only mentioned. Where the page's notice of the session has gone meanwhile, this one leads to
 * the log-in.
 */
export function ReadFailure({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  const isExplained = usePortal(({ session }) => session.state === "expired");
  const isWaiting = useWait(error.route) !== null;
  const { isTold, retry } = useSharedFailure(error, onRetry);
  if (error.kind === "session" && !isExplained)
    return <LoginNeeded text={common.sessionExpired} retry={{ label: common.retry, onRetry }} />;
  // The page's own notice leads on, for all of them.
  if (error.kind === "session")
    return (
      <Notice state="empty" quiet>
        {common.sessionElsewhere}
      </Notice>
    );
  return (
    <Failure error={error} quiet={isTold} onRetry={retry}>
      {isWaiting || isTold ? notLoaded : readErrors[error.kind]}
    </Failure>
  );
}

export interface RemoteViewProps<T> {
  readonly watched: Watched<T>;
  readonly loading?: string;
  /** What is awaited, drawn as an outline; not given for what is small. */
  readonly outline?: Outlined | undefined;
  readonly children: (data: T) => ReactNode;
}

/** Draws a resource in each of its states: the loading text, the failure with a retry, the data. */
export function RemoteView<T>({ watched, loading = common.loading, outline, children }: RemoteViewProps<T>) {
  const { remote, reload } = watched;
  switch (remote.state) {
    case "idle":
    case "loading":
      return (
        <Notice state="loading" outline={outline}>
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
