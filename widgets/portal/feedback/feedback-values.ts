import type { FeedbackBody } from "#api/feedback.ts";
import { feedbackTopics, SEMINARS, type FeedbackTopic } from "#domain/forms/feedback.ts";
import { feedback as texts } from "#i18n/feedback.ts";
import type { FieldsOf } from "#widgets/shared/forms/form-values.ts";

/**
 * The form values; `topic` is a tile's id. `seminar` is the chosen seminar as the backend gave it, in JSON, '' for
 * none, so that a draft keeps the choice even if the list changes.
 */
export type FeedbackValues = FieldsOf<{ topic: string; seminar: string; subject: string; message: string }>;

/** The form as it starts, with the preselected tile. */
export const emptyFeedback: FeedbackValues = { topic: String(SEMINARS), seminar: "", subject: "", message: "" };

/** The tile of an id; the preselected one for an unknown id. */
export const topicOf = (id: string): FeedbackTopic => feedbackTopics.find((topic) => String(topic) === id) ?? SEMINARS;

/** Converts a seminar to its form value, and back. */
export const keepSeminar = (given: unknown): string => JSON.stringify(given);
export const keptSeminar = (kept: string): unknown => (kept === "" ? null : JSON.parse(kept));

/** The body that is sent, its texts trimmed; a seminar is included only if the chosen tile offers it. */
export function feedbackBody({ topic, seminar, subject, message }: FeedbackValues): FeedbackBody {
  const id = topicOf(topic);
  return {
    formType: texts.tiles[id].title,
    event: id === SEMINARS ? keptSeminar(seminar) : null,
    subject: subject.trim(),
    message: message.trim(),
  };
}
