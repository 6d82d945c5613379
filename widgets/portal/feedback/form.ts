import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { completedSeminars, sendFeedback, type FeedbackBody, type SeminarChoice } from '#api/feedback.ts';
import { toApiError, type ApiError } from '#api/errors.ts';
import { emptyFeedback, feedbackTopics, missingFeedback, requiredFeedback, SEMINARS, type FeedbackField, type FeedbackInput } from '#domain/feedback.ts';
import { feedback as texts } from '#i18n/feedback.ts';
import { useAnchor } from '#state/anchor.ts';
import { trackSubmit } from '#state/data-layer.ts';
import { useDraft } from '#state/drafts.ts';
import { useResource, type Watched } from '#state/resources.ts';
import { useSessionClaim } from '#state/session.ts';

/** Where the page stands (spec section 4). `unsent`: the session had expired, and the form is still there. */
export type FeedbackState =
  | { readonly state: 'edit'; readonly checked: boolean; readonly returned: boolean }
  | { readonly state: 'sending' }
  | { readonly state: 'unsent'; readonly error: ApiError }
  | { readonly state: 'sent'; readonly subject: string }
  | { readonly state: 'failed' };

const inputSchema: v.GenericSchema<unknown, FeedbackInput> = v.object({
  topic: v.picklist(feedbackTopics),
  seminar: v.nullable(v.string()),
  subject: v.string(),
  message: v.string(),
});

const start = { state: 'edit', checked: false, returned: false } as const;

const isEmpty = (input: FeedbackInput): boolean =>
  input.topic === emptyFeedback.topic && input.seminar === null && requiredFeedback.every((field) => input[field] === '');

/** What is sent: a seminar counts only where its tile offers it. */
function bodyOf(input: FeedbackInput, choices: readonly SeminarChoice[]): FeedbackBody {
  const chosen = input.topic === SEMINARS ? choices.find((choice) => choice.key === input.seminar) : undefined;
  return { formType: texts.tiles[input.topic].title, event: chosen?.given ?? null, subject: input.subject, message: input.message };
}

/** The form that a view draws. */
export interface FeedbackForm {
  readonly state: FeedbackState;
  readonly input: FeedbackInput;
  readonly seminars: Watched<readonly SeminarChoice[]>;
  /** Required fields that are to be marked, in the order of the form. */
  readonly missing: readonly FeedbackField[];
  readonly change: (part: Partial<FeedbackInput>) => void;
  /** Sends once. @returns the first field that has to be filled before, null when it was sent */
  readonly send: () => FeedbackField | null;
  readonly back: () => void;
}

/** Input that outlives a reload: what was typed here wins over what was typed before. */
function useInput(): [FeedbackInput, (input: FeedbackInput) => void] {
  const draft = useDraft('feedback', inputSchema);
  const [typed, setTyped] = useState<FeedbackInput | null>(null);
  useEffect(() => {
    if (draft.state === 'waiting' || typed === null) return;
    if (isEmpty(typed)) draft.drop();
    else draft.keep(typed);
  }, [draft, typed]);
  return [typed ?? (draft.state === 'ready' ? draft.saved : null) ?? emptyFeedback, setTyped];
}

/** Sends and tells how it ended; never throws. */
async function deliver(anchor: HTMLElement, body: FeedbackBody): Promise<FeedbackState> {
  try {
    const success = await trackSubmit(anchor, 'feedbackSend', () => sendFeedback(body), (answer) => answer);
    return success ? { state: 'sent', subject: body.subject } : { state: 'failed' };
  } catch (thrown) {
    const error = toApiError(thrown, 'feedbackSend');
    return error.kind === 'session' ? { state: 'unsent', error } : { state: 'failed' };
  }
}

/** Input and states of the feedback page; what was typed is lost by a success only. */
export function useFeedbackForm(): FeedbackForm {
  const anchor = useAnchor();
  const seminars = useResource(completedSeminars);
  const [input, setInput] = useInput();
  const [state, setState] = useState<FeedbackState>(start);
  const busy = useRef(false);
  useSessionClaim(state.state === 'unsent' ? state.error : null);
  const send = (): FeedbackField | null => {
    const [first] = missingFeedback(input);
    if (first !== undefined) {
      setState({ state: 'edit', checked: true, returned: false });
      return first;
    }
    if (busy.current) return null;
    busy.current = true;
    setState({ state: 'sending' });
    void deliver(anchor, bodyOf(input, seminars.remote.state === 'ready' ? seminars.remote.data : [])).then((next) => {
      busy.current = false;
      if (next.state === 'sent') setInput(emptyFeedback);
      setState(next);
    });
    return null;
  };
  return {
    state,
    input,
    seminars,
    missing: state.state === 'edit' && state.checked ? missingFeedback(input) : [],
    change: (part) => {
      if (!busy.current) setInput({ ...input, ...part });
    },
    send,
    back: () => setState({ ...start, returned: true }),
  };
}
