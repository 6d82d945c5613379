import { feedback as texts } from "#i18n/feedback.ts";
import type { Outcome } from "#widgets/shared/forms/outcome.tsx";
import { SupportPhone } from "#widgets/shared/support-phone.tsx";
import { WaitSentence } from "#widgets/shared/waiting.tsx";
import type { FeedbackHandle } from "./use-feedback.ts";

/**
 * Thanks, with the subject that was sent (spec section 2), or the apology or unknown outcome, with the suggestion to
 * call (spec section 8); null before anything is known.
 */
export function feedbackOutcome({ stage, word, sentSubject, back }: FeedbackHandle): Outcome | null {
  if (stage !== "sent" && stage !== "failed") return null;
  const ways = { back: texts.back, onBack: back };
  if (stage === "sent")
    return {
      ...ways,
      kind: "success",
      title: texts.thanks,
      text: (
        <p>
          <span>{texts.received}</span> <strong>{sentSubject}</strong>
        </p>
      ),
    };
  return {
    ...ways,
    kind: "failure",
    title: texts.words[word],
    text: (
      <>
        <p>
          <span>{texts.failedCall}</span>
          <SupportPhone />
        </p>
        <WaitSentence routes={["feedbackSend"]} />
      </>
    ),
  };
}
