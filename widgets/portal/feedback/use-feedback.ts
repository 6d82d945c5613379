import { useState } from "react";
import { completedSeminars, feedbackSend, type SeminarChoice } from "#api/feedback.ts";
import { outcomeWord } from "#domain/answers/outcome.ts";
import { draftSchema } from "#state/drafts/draft-storage.ts";
import { useDraft } from "#state/drafts/drafts.ts";
import { useResource, type Watched } from "#state/resources.ts";
import type { SendState } from "#state/sending/send-state.ts";
import { useSend } from "#state/sending/send.ts";
import { lazyResolver } from "#widgets/shared/forms/lazy-resolver.ts";
import { useFormFrame, type Attempt, type FormHandle } from "#widgets/shared/forms/use-form-frame.ts";
import { emptyFeedback, feedbackBody, type FeedbackValues } from "./feedback-values.ts";

const rules = lazyResolver(() => import("./feedback-rules.ts").then((module) => module.feedbackResolver()));

/** The stage of the page (spec section 4). With `unsent` the session had expired, and the form is still shown. */
export type FeedbackStage = "edit" | "sending" | "unsent" | "sent" | "failed";

function stageOf(send: SendState<undefined, null>): FeedbackStage {
  switch (send.state) {
    case "idle":
      return "edit";
    case "sending":
      return "sending";
    case "done":
      return "sent";
    case "refused":
      return "failed";
    case "failed":
      return send.error.kind === "session" ? "unsent" : "failed";
    default:
      return send satisfies never;
  }
}

/** What a view needs to show the form. */
export interface FeedbackHandle {
  readonly stage: FeedbackStage;
  /** The outcome word of a failure. */
  readonly word: "refused" | "unknown" | "unsent";
  readonly handle: FormHandle<FeedbackValues>;
  readonly seminars: Watched<readonly SeminarChoice[]>;
  /** The subject of the last message that was sent. */
  readonly sentSubject: string;
  /** Whether the customer has come back to the form. */
  readonly returned: boolean;
  readonly back: () => void;
}

/** Input and stages of the feedback page; input is lost only after a success. */
export function useFeedback(): FeedbackHandle {
  const seminars = useResource(completedSeminars);
  const draft = useDraft("feedback", draftSchema);
  const { send, run, reset, fail } = useSend(feedbackSend);
  const [sentSubject, setSentSubject] = useState("");
  const [returned, setReturned] = useState(false);
  const onSend = async (values: FeedbackValues): Promise<Attempt> => {
    setSentSubject(values.subject);
    const sent = await run(feedbackBody(values));
    return { isSent: sent?.state === "done" };
  };
  const handle = useFormFrame({ values: emptyFeedback, draft, rules, afterSending: "clear", onSend, onBroken: fail });
  const back = (): void => {
    reset();
    setReturned(true);
  };
  const word = send.state === "refused" || send.state === "failed" ? outcomeWord(send) : "unsent";
  return {
    stage: stageOf(send),
    word,
    handle,
    seminars,
    sentSubject,
    returned,
    back,
  };
}
