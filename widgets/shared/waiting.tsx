import type { ReactNode } from "react";
import type { ApiError } from "#api/errors.ts";
import type { RouteName } from "#api/routes.ts";
import { common } from "#i18n/common.ts";
import { waiting } from "#i18n/waiting.ts";
import { useWait } from "#state/wait.ts";
import { Button, type PlainButtonProps } from "#ui/button/button.tsx";
import { Notice, type NoticeProps } from "#ui/notice/notice.tsx";

/**
 * Says when the server accepts the next try of a call, while it accepts none. It is part of a notice, which is
 * announced as a whole when it appears; later changes of this sentence are not.
 */
export function WaitSentence({ routes }: { readonly routes: readonly RouteName[] }) {
  const wait = useWait(...routes);
  return wait === null ? null : <p aria-live="off">{waiting.again(wait)}</p>;
}

interface FailureProps extends Pick<NoticeProps, "actions" | "quiet" | "result"> {
  /** The failed call; null if the failure was no call. */
  readonly error: ApiError | null;
  readonly onRetry: () => void;
  /** The label of the retry, if it is not the usual one. */
  readonly label?: string;
  readonly children: ReactNode;
}

/**
 * A failure with a retry. While the server accepts no further request, a sentence says when it will, and the button is
 * missing.
 */
export function Failure({ error, onRetry, label = common.retry, children, ...notice }: FailureProps) {
  const routes = error === null ? [] : [error.route];
  const wait = useWait(...routes);
  if (wait === null)
    return (
      <Notice state="error" retry={{ label, onRetry }} {...notice}>
        {children}
      </Notice>
    );
  return (
    <Notice state="error" {...notice}>
      {typeof children === "string" ? <p>{children}</p> : children}
      <WaitSentence routes={routes} />
    </Notice>
  );
}

interface SendButtonProps extends PlainButtonProps {
  /** The calls that the button makes. */
  readonly routes: readonly RouteName[];
}

/** A button that makes a call; it is disabled while the server accepts none. */
export function SendButton({ routes, waiting: isWaiting = false, ...rest }: SendButtonProps) {
  return <Button waiting={useWait(...routes) !== null || isWaiting} {...rest} />;
}
