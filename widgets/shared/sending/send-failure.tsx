import type { ReactNode } from "react";
import type { RouteName } from "#api/routes.ts";
import { outcomeWord } from "#domain/answers/outcome.ts";
import { sending, type FailureTexts } from "#i18n/sending.ts";
import type { SendState } from "#state/sending/send-state.ts";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { SupportPhone } from "#widgets/shared/support-phone.tsx";
import { WaitSentence } from "#widgets/shared/waiting.tsx";

interface SendFailureProps {
  readonly send: SendState<unknown, unknown>;
  readonly routes: readonly RouteName[];
  readonly texts: FailureTexts;
  /** Asks the backend how the write ended; null if that is known or cannot be looked up. */
  readonly onCheck?: (() => unknown) | null;
  /** Further buttons. */
  readonly actions?: ReactNode;
  /** Replaces the suggestion to call; null for no hint at all. */
  readonly hint?: ReactNode;
  /** The reasons of a refusal, shown below it. */
  readonly reasons?: ReactNode;
}

/**
 * The result of a write that is not known to be done: refused, unknown or not sent, each in its own sentence and in one
 * form. Nothing is shown if only a login helps, which the page says elsewhere.
 */
export function SendFailure({ send, routes, texts, onCheck = null, actions, hint, reasons }: SendFailureProps) {
  if (send.state !== "failed" && send.state !== "refused") return null;
  if (send.state === "failed" && send.error.kind === "session") return null;
  const word = outcomeWord(send);
  const check = word === "unknown" && onCheck !== null && (
    <Button variant="primary" onClick={() => void onCheck()}>
      {sending.check}
    </Button>
  );
  return (
    <Notice
      state="error"
      result
      actions={
        check === false ? (
          actions
        ) : (
          <>
            {check}
            {actions}
          </>
        )
      }
    >
      <p>
        <strong>{texts[word]}</strong>
      </p>
      {word === "refused" && reasons}
      {hint === undefined ? (
        <p>
          <span>{sending.call}</span>
          <SupportPhone />
        </p>
      ) : (
        hint
      )}
      <WaitSentence routes={routes} />
    </Notice>
  );
}
