import { useEffect, useRef } from "react";
import { useWatch } from "react-hook-form";
import { SEMINARS } from "#domain/forms/feedback.ts";
import { feedback as texts } from "#i18n/feedback.ts";
import { PageHead } from "#ui/compound/page-head.tsx";
import { Announced } from "#ui/notice/announced.tsx";
import { FormArea, FormText } from "#widgets/shared/forms/form-fields.tsx";
import { FormFrame } from "#widgets/shared/forms/form-frame.tsx";
import { LoginFirst } from "#widgets/shared/forms/login-first.tsx";
import { RequiredNote } from "#widgets/shared/forms/required-note.tsx";
import { SubmitButton } from "#widgets/shared/forms/submit-button.tsx";
import { WaitSentence } from "#widgets/shared/waiting.tsx";
import { topicOf } from "./feedback-values.ts";
import { SeminarField } from "./seminar-field.tsx";
import { TopicTiles } from "./topic-tiles.tsx";
import type { FeedbackHandle } from "./use-feedback.ts";

/** The form itself; when the customer comes back to it, its heading takes the focus. */
export function FeedbackFields({ form: { stage, handle, seminars, returned } }: { form: FeedbackHandle }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { control } = handle.form;
  const topic = topicOf(useWatch({ control, name: "topic" }));
  useEffect(() => {
    if (returned) heading.current?.focus();
  }, [returned]);
  const sending = stage === "sending";
  return (
    <FormFrame handle={handle} className="stack">
      <div className="stack-tight stack">
        <PageHead text={texts.title} ref={heading} focusable isPart />
        <p className="muted">{texts.intro}</p>
        <RequiredNote />
      </div>
      <TopicTiles control={control} />
      {topic === SEMINARS && <SeminarField control={control} seminars={seminars} />}
      <FormText control={control} name="subject" label={texts.subject} required readOnly={sending} />
      <FormArea
        control={control}
        name="message"
        label={texts.message}
        required
        rows={7}
        hint={texts.tiles[topic].hint}
        readOnly={sending}
      />
      {stage === "unsent" && <LoginFirst texts={texts.unsent} />}
      <div>
        <SubmitButton handle={handle} routes={["feedbackSend"]} sending={sending}>
          {texts.tiles[topic].send}
        </SubmitButton>
        <WaitSentence routes={["feedbackSend"]} />
        <Announced unseen>{sending && texts.sending}</Announced>
      </div>
    </FormFrame>
  );
}
