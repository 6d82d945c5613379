import type { ReactNode } from "react";
import type { ApiError } from "#api/errors.ts";
import { common } from "#i18n/common.ts";
import { notLoaded, readErrors } from "#i18n/errors.ts";
import { useSharedFailure } from "#state/failures.ts";
import type { Watched } from "#state/resources.ts";
import { useLoggedOut } from "#state/session/session.ts";
import { useWait } from "#state/wait.ts";
import { Notice, type NoticeProps, type Outlined } from "#ui/notice/notice.tsx";
import { LoginNeeded } from "#widgets/shared/session-expired.tsx";
import { Failure } from "#widgets/shared/waiting.tsx";

interface ReadFailureProps extends Pick<NoticeProps, "result"> {
  readonly error: ApiError;
  readonly onRetry: () => void;
}

/**
 * A failed read with a retry. An expired session, a missing connection and a server error are explained once per page,
 * and only mentioned elsewhere. If the page's notice about the session is gone, this one links to the login, and so
 * does that of a page in place of personal data.
 */
export function ReadFailure({ error, onRetry, result = false }: ReadFailureProps) {
  const isPage = error.isPage === true;
  const isExplained = useLoggedOut();
  const isWaiting = useWait(error.route) !== null;
  const { isTold, retry } = useSharedFailure(error, onRetry);
  if (isPage ? !isTold : error.kind === "session" && !isExplained)
    return (
      <LoginNeeded
        text={isPage ? readErrors.page : common.sessionExpired}
        retry={{ label: common.retry, onRetry: retry }}
        result={result}
      />
    );
  // The page's own notice offers the login for all widgets.
  if (error.kind === "session")
    return (
      <Notice state="empty" quiet result={result}>
        {common.sessionElsewhere}
      </Notice>
    );
  return (
    <Failure error={error} quiet={isTold} result={result} onRetry={retry}>
      {isWaiting || isTold ? notLoaded : readErrors[error.kind]}
    </Failure>
  );
}

export interface RemoteViewProps<T> {
  readonly watched: Watched<T>;
  readonly loading?: string;
  /** The kind of outline shown while loading; none for something small. */
  readonly outline?: Outlined | undefined;
  readonly children: (data: T) => ReactNode;
}

/** Shows a resource in each of its states: the loading text, the failure with a retry, the data. */
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
