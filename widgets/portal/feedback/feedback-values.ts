import type { FeedbackBody } from "#api/feedback.ts";
import { feedbackTopics, SEMINARS, type FeedbackTopic } from "#domain/feedback.ts";
import { feedback as texts } from "#i18n/feedback.ts";
import type { FieldsOf } from "#widgets/shared/forms/form-values.ts";

/**
 * What the customer has typed; `topic` is a tile's id. `seminar` is the chosen seminar as the backend gave it, in JSON,
 * '' for none: so a draft keeps the choice itself, whatever becomes of the list.
 */
export type FeedbackValues = FieldsOf<{ topic: string; seminar: string; subject: string; message: string }>;

export const emptyFeedback: FeedbackValues = { topic: String(SEMINARS), seminar: "", subject: "", message: "" };

/** The tile of an id; the preselected one where there is none of that id. */
export const topicOf = (id: string): FeedbackTopic => feedbackTopics.find((topic) => String(topic) === id) ?? SEMINARS;

/** What a form value keeps of a seminar, and back. */
export const keepSeminar = (given: unknown): string => JSON.stringify(given);
export const keptSeminar = (kept: string): unknown => (kept === "" ? null : JSON.parse(kept));

/** What is sent: a seminar counts only where its tile offers it. */
export function feedbackBody({ topic, seminar, subject, message }: FeedbackValues): FeedbackBody {
  const id = topicOf(topic);
  return { formType: texts.tiles[id].title, event: id === SEMINARS ? keptSeminar(seminar) : null, subject, message };
}
