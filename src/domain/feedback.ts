import { isFilled } from './text.ts';

/** The tiles of the feedback page (spec section 9): 0 general, 1 account data, 2 seminars, 3 ideas and improvement. */
export const feedbackTopics = [0, 1, 2, 3] as const;
export type FeedbackTopic = (typeof feedbackTopics)[number];

/** The tile that is preselected, and the only one that offers completed seminars (spec section 2). */
export const SEMINARS: FeedbackTopic = 2;

/** What the customer has typed; `seminar` is the key of a completed seminar, null for none. */
export interface FeedbackInput {
  readonly topic: FeedbackTopic;
  readonly seminar: string | null;
  readonly subject: string;
  readonly message: string;
}

export const emptyFeedback: FeedbackInput = { topic: SEMINARS, seminar: null, subject: '', message: '' };

/** The required fields, in the order of the form (spec section 5: nothing else is bounded). */
export const requiredFeedback = ['subject', 'message'] as const;
export type FeedbackField = (typeof requiredFeedback)[number];

/** The required fields that are still empty, in the order of the form. */
export function missingFeedback(input: FeedbackInput): FeedbackField[] {
  return requiredFeedback.filter((field) => !isFilled(input[field]));
}
