import { useState } from "react";
import { completedSeminars, feedbackSend, type SeminarChoice } from "#api/feedback.ts";
import { outcomeWord } from "#domain/failure.ts";
import { draftSchema } from "#state/drafts/draft-storage.ts";
import { useDraft } from "#state/drafts/drafts.ts";
import { useResource, type Watched } from "#state/resources.ts";
import { useSend } from "#state/sending/send.ts";
import type { SendState } from "#state/sending/sends.ts";
import { lazyResolver } from "#widgets/shared/forms/lazy-resolver.ts";
import { useFormFrame, type Attempt, type FormHandle } from "#widgets/shared/forms/use-form-frame.ts";
import { emptyFeedback, feedbackBody, type FeedbackValues } from "./feedback-values.ts";

const rules = lazyResolver(() => import("./feedback-rules.ts").then((module) => module.feedbackResolver()));

/** Where the page stands (spec section 4). `unsent`: the session had expired, and the form is still there. */
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

/** The form that a view draws. */
export interface FeedbackHandle {
  readonly stage: FeedbackStage;
  /** What is said of a failure. */
  readonly word: "refused" | "unknown" | "unsent";
  readonly handle: FormHandle<FeedbackValues>;
  readonly seminars: Watched<readonly SeminarChoice[]>;
  /** The subject of what was sent last. */
  readonly sentSubject: string;
  /** True after coming back to the form. */
  readonly returned: boolean;
  readonly back: () => void;
}

/** Input and states of the feedback page; what was typed is lost by a success only. */
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
    word: word === "known" ? "unsent" : word,
    handle,
    seminars,
    sentSubject,
    returned,
    back,
  };
}
