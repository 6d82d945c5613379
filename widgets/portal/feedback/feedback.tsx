import type { ReactNode } from "react";
import { feedback as texts } from "#i18n/feedback.ts";
import { useStyles } from "#ui/root/root.tsx";
import { FeedbackFields } from "./feedback-fields.tsx";
import css from "./feedback.css?inline";
import { FeedbackFailed, FeedbackSent } from "./outcome.tsx";
import { Support } from "./support.tsx";
import { useFeedback, type FeedbackHandle } from "./use-feedback.ts";

/** The form, or the result of sending it (spec section 4, feedback form). */
function Stage({ form }: { form: FeedbackHandle }): ReactNode {
  switch (form.stage) {
    case "sent":
      return <FeedbackSent subject={form.sentSubject} onBack={form.back} />;
    case "failed":
      return <FeedbackFailed word={form.word} onBack={form.back} />;
    case "edit":
    case "sending":
    case "unsent":
      return <FeedbackFields form={form} />;
    default:
      return form.stage satisfies never;
  }
}

/** The feedback page: a topic, optionally a completed seminar, subject and message (spec section 2). */
export function Feedback() {
  useStyles(css);
  const form = useFeedback();
  return (
    <div className="feedback">
      <div className="feedback-columns">
        <section className="feedback-stage stack" data-state={form.stage} aria-label={texts.title}>
          <Stage form={form} />
        </section>
        <Support />
      </div>
    </div>
  );
}
