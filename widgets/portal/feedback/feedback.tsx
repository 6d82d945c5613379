import { feedback as texts } from "#i18n/feedback.ts";
import { useStyles } from "#ui/root/root.tsx";
import { FormResult } from "#widgets/shared/forms/outcome.tsx";
import { FeedbackFields } from "./feedback-fields.tsx";
import css from "./feedback.css?inline";
import { feedbackOutcome } from "./outcome.tsx";
import { Support } from "./support.tsx";
import { useFeedback } from "./use-feedback.ts";

/** The feedback page: a topic, optionally a completed seminar, subject and message (spec section 2). */
export function Feedback() {
  useStyles(css);
  const form = useFeedback();
  const outcome = feedbackOutcome(form);
  return (
    <div className="feedback">
      <div className="feedback-columns">
        <section className="feedback-stage stack" data-state={form.stage} aria-label={texts.title}>
          <FormResult outcome={outcome} />
          {outcome === null && <FeedbackFields form={form} />}
        </section>
        <Support />
      </div>
    </div>
  );
}
