import { useEffectEvent, useLayoutEffect, useState } from "react";
import { useAnchor } from "#anchor/anchor.ts";
import type { ApiError } from "#api/errors.ts";
import { precedes } from "#lib/document-order.ts";
import { usePortal, type FailureCause, type PortalState, type ShownFailure } from "#state/store.ts";
import { waitFor } from "#state/wait.ts";

/** The cause that this failure may share with others; null if only this one call is affected. */
function causeOf({ kind, status, isPage }: ApiError): FailureCause | null {
  if (isPage === true) return "page";
  if (kind === "network" || kind === "timeout") return kind;
  return kind === "status" && status >= 500 ? "server" : null;
}

/** Whether a failure stands above another one on the page. */
const isAbove = ({ anchor }: ShownFailure, other: ShownFailure | undefined): boolean =>
  other === undefined || precedes(anchor, other.anchor);

const ofCause = ({ failures }: PortalState, cause: FailureCause): readonly ShownFailure[] =>
  failures.filter((failure) => failure.cause === cause);

/** Whether a failure of the same cause stands above this view on the page and explains it. */
function isExplained(state: PortalState, cause: FailureCause, view: object): boolean {
  const failures = ofCause(state, cause);
  const topmost = failures.reduce<ShownFailure | undefined>((top, one) => (isAbove(one, top) ? one : top), undefined);
  return topmost !== undefined && topmost.view !== view;
}

/**
 * Registers a view's failed read with the page. A cause that several reads have in common is explained once per page,
 * by the topmost view, and its retry repeats all of them.
 * @returns whether another view explains the failure, and the function that retries
 */
export function useSharedFailure(error: ApiError, onRetry: () => void): { isTold: boolean; retry: () => void } {
  const anchor = useAnchor();
  const cause = causeOf(error);
  const retryOwn = useEffectEvent(() => {
    if (waitFor(error.route) === null) onRetry();
  });
  const [view] = useState(() => ({}));
  useLayoutEffect(() => {
    if (cause === null) return undefined;
    const failure: ShownFailure = { view, cause, anchor, retry: () => retryOwn() };
    usePortal.setState(({ failures }) => ({ failures: [...failures, failure] }));
    return () => usePortal.setState(({ failures }) => ({ failures: failures.filter((other) => other !== failure) }));
  }, [view, cause, anchor]);
  const isTold = usePortal((state) => cause !== null && isExplained(state, cause, view));
  const retry =
    cause === null ? onRetry : () => ofCause(usePortal.getState(), cause).forEach((failure) => failure.retry());
  return { isTold, retry };
}
