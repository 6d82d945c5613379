import { feedback as texts } from "#i18n/feedback.ts";
import { FormResult } from "#widgets/shared/forms/outcome.tsx";
import { SupportPhone } from "#widgets/shared/support-phone.tsx";
import { WaitSentence } from "#widgets/shared/waiting.tsx";

/** Thanks, with the subject that was sent (spec section 2). */
export function FeedbackSent({ subject, onBack }: { subject: string; onBack: () => void }) {
  return (
    <FormResult kind="success" title={texts.thanks} back={texts.back} onBack={onBack}>
      <p>
        <span>{texts.received}</span> <strong>{subject}</strong>
      </p>
    </FormResult>
  );
}

/** The apology, or the unknown outcome, with the suggestion to call (spec section 8). */
export function FeedbackFailed({ word, onBack }: { word: keyof typeof texts.words; onBack: () => void }) {
  return (
    <FormResult kind="failure" title={texts.words[word]} back={texts.back} onBack={onBack}>
      <p>
        <span>{texts.failedCall}</span>
        <SupportPhone />
      </p>
      <WaitSentence routes={["feedbackSend"]} />
    </FormResult>
  );
}
