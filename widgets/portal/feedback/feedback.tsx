import type { ReactNode } from "react";
import { feedback as texts } from "#i18n/feedback.ts";
import { Announced } from "#ui/notice/announced.tsx";
import { useStyles } from "#ui/root/root.tsx";
import { FeedbackFields } from "./feedback-fields.tsx";
import css from "./feedback.css?inline";
import { FeedbackFailed, FeedbackSent } from "./outcome.tsx";
import { Support } from "./support.tsx";
import { useFeedback, type FeedbackHandle } from "./use-feedback.ts";

/** The result of sending (spec section 4, feedback form); nothing before it is known. */
function Outcome({ form }: { form: FeedbackHandle }): ReactNode {
  if (form.stage === "sent") return <FeedbackSent subject={form.sentSubject} onBack={form.back} />;
  return form.stage === "failed" && <FeedbackFailed word={form.word} onBack={form.back} />;
}

/** The feedback page: a topic, optionally a completed seminar, subject and message (spec section 2). */
export function Feedback() {
  useStyles(css);
  const form = useFeedback();
  return (
    <div className="feedback">
      <div className="feedback-columns">
        <section className="feedback-stage stack" data-state={form.stage} aria-label={texts.title}>
          <Announced>
            <Outcome form={form} />
          </Announced>
          {form.stage !== "sent" && form.stage !== "failed" && <FeedbackFields form={form} />}
        </section>
        <Support />
      </div>
    </div>
  );
}
