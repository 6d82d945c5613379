import * as v from "valibot";
import { successAnswer } from "#api/answer-words.ts";
import { anyId, filledText } from "#api/body-fields.ts";
import { defineResource } from "#api/resource.ts";
import { defineWrite, type Sending } from "#api/write.ts";
import { mendAnswer } from "#domain/answers/mend-answer.ts";
import { completedSeminarSchema, type CompletedSeminar } from "#domain/entities/completed-seminar.ts";
import { list } from "#domain/entities/fields.ts";

/** A completed seminar that can be chosen. */
export interface SeminarChoice {
  readonly seminar: CompletedSeminar;
  /** The seminar as the backend gave it, with fields that we do not know: it is sent back unchanged. */
  readonly given: unknown;
}

/** Parses a seminar as the backend gave it; null if it is none. */
export function seminarOf(given: unknown): CompletedSeminar | null {
  const checked = v.safeParse(completedSeminarSchema, mendAnswer(completedSeminarSchema, given).value);
  return checked.success ? checked.output : null;
}

const rowSchema = v.pipe(
  v.looseObject({}),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    // The row is sent back as it came; only the parsed copy is corrected.
    const { value } = mendAnswer(completedSeminarSchema, dataset.value);
    const checked = v.safeParse(completedSeminarSchema, value, { abortEarly: true });
    if (checked.success) return { seminar: checked.output, given: dataset.value };
    addIssue({ message: checked.issues[0].message });
    return NEVER;
  }),
);

const latestFirst = (a: SeminarChoice, b: SeminarChoice): number =>
  (b.seminar.von ?? "").localeCompare(a.seminar.von ?? "");

/** The customer's completed seminars, the latest first; read with bearer token. */
export const completedSeminars = defineResource(
  "feedbackEvents",
  v.object({ value: list(rowSchema) }),
  ({ value }): SeminarChoice[] => [...value].sort(latestFirst),
);

/**
 * The input of `feedbackSend`: `formType` is the tile's title, `event` the chosen seminar as it was given, or null
 * (contract section 4).
 */
export interface FeedbackBody {
  readonly formType: string;
  readonly event: unknown;
  readonly subject: string;
  readonly message: string;
}

/** Sends feedback, with bearer token. */
export const feedbackSend = defineWrite({
  name: "feedbackSend",
  body: v.strictObject({
    formType: v.picklist(["Allgemein", "Kontodaten", "Seminare", "Ideen und Verbesserungen"]),
    event: v.nullable(v.looseObject({ id: anyId })),
    subject: filledText,
    message: filledText,
  }),
  request: (body: FeedbackBody): Sending => ({ body }),
  answers: { "2xx": successAnswer },
  outdates: [],
  key: () => "feedback",
  idempotency: { subject: () => "", across: "tab" },
});
