import type { ReactNode } from "react";
import type { ApiError } from "#api/errors.ts";
import type { RouteName } from "#api/routes.ts";
import { common } from "#i18n/common.ts";
import { waiting } from "#i18n/waiting.ts";
import { useWait } from "#state/wait.ts";
import { Button, type PlainButtonProps } from "#ui/button/button.tsx";
import { Notice, type NoticeProps } from "#ui/notice/notice.tsx";

/**
 * Says when the server takes the next try of a call, as long as it takes none; stands within a notice, which is read
 * out as a whole when it appears. What changes by itself afterwards is not.
 */
export function WaitSentence({ routes }: { readonly routes: readonly RouteName[] }) {
  const wait = useWait(...routes);
  return wait === null ? null : <p aria-live="off">{waiting.again(wait)}</p>;
}

interface FailureProps extends Pick<NoticeProps, "actions" | "quiet"> {
  /** What failed; null where it was no call. */
  readonly error: ApiError | null;
  readonly onRetry: () => void;
  /** What trying again is called, if not so. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** A failure with a way on: trying again is offered as soon as the server takes it, until then a sentence says when. */
export function Failure({ error, onRetry, label = common.retry, actions, quiet = false, children }: FailureProps) {
  const routes = error === null ? [] : [error.route];
  const wait = useWait(...routes);
  if (wait === null)
    return (
      <Notice state="error" retry={{ label, onRetry }} actions={actions} quiet={quiet}>
        {children}
      </Notice>
    );
  return (
    <Notice state="error" actions={actions} quiet={quiet}>
      {typeof children === "string" ? <p>{children}</p> : children}
      <WaitSentence routes={routes} />
    </Notice>
  );
}

interface SendButtonProps extends PlainButtonProps {
  /** The calls that it makes. */
  readonly routes: readonly RouteName[];
}

/** A button that makes a call, and is not offered while the server takes none of them. */
export function SendButton({ routes, waiting: isWaiting = false, ...rest }: SendButtonProps) {
  return <Button waiting={useWait(...routes) !== null || isWaiting} {...rest} />;
}
