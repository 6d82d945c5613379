import { useEffectEvent, useLayoutEffect, useState } from "react";
import { useAnchor } from "#anchor/anchor.ts";
import type { ApiError } from "#api/errors.ts";
import { usePortal, type PortalState } from "#state/store.ts";
import { waitFor } from "#state/wait.ts";

/** What lies behind failures of several calls alike: no connection, a slow server, one with a fault of its own. */
export type Cause = "network" | "timeout" | "server";

/** A failed read that a view shows now. */
export interface ShownFailure {
  /** Tells it from those of other views. */
  readonly view: object;
  readonly cause: Cause;
  readonly anchor: HTMLElement;
  /** Asks again, unless the server has said that it takes no request yet. */
  readonly retry: () => void;
}

/** The cause that a failure may share with others; null for what is wrong with this call alone. */
function causeOf({ kind, status }: ApiError): Cause | null {
  if (kind === "network" || kind === "timeout") return kind;
  return kind === "status" && status >= 500 ? "server" : null;
}

/** Whether a failure stands above another on the page. */
const isAbove = ({ anchor }: ShownFailure, other: ShownFailure | undefined): boolean =>
  other === undefined || (anchor.compareDocumentPosition(other.anchor) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

const ofCause = ({ failures }: PortalState, cause: Cause): readonly ShownFailure[] =>
  failures.filter((failure) => failure.cause === cause);

/** Whether another view stands above that of a failure of this cause, and explains it. */
function isExplained(state: PortalState, cause: Cause, view: object): boolean {
  const failures = ofCause(state, cause);
  const topmost = failures.reduce<ShownFailure | undefined>((top, one) => (isAbove(one, top) ? one : top), undefined);
  return topmost !== undefined && topmost.view !== view;
}

/**
 * Notes that a view shows a failed read. What several have in common is explained once per page, by the topmost, and
 * asking again asks for all of them.
 * @returns whether another widget explains it, and the way to ask again
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
