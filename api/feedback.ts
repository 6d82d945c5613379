import * as v from "valibot";
import { anyId, filledText } from "#api/body-fields.ts";
import { resource } from "#api/resource.ts";
import { defineWrite, successAnswer, type Sending } from "#api/write.ts";
import { completedSeminarSchema, type CompletedSeminar } from "#domain/entities/completed-seminar.ts";
import { list } from "#domain/entities/fields.ts";
import { forgiven } from "#domain/forgiving.ts";

/** A completed seminar to choose from. */
export interface SeminarChoice {
  readonly seminar: CompletedSeminar;
  /** As the backend gave it, fields that we do not know included: it is sent back unchanged. */
  readonly given: unknown;
}

/** Reads what the backend gave; null where it is no seminar. */
export function seminarOf(given: unknown): CompletedSeminar | null {
  const checked = v.safeParse(completedSeminarSchema, forgiven(completedSeminarSchema, given).value);
  return checked.success ? checked.output : null;
}

const rowSchema = v.pipe(
  v.looseObject({}),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    // Sent back as it came, so that only what is read of it is put right.
    const { value } = forgiven(completedSeminarSchema, dataset.value);
    const checked = v.safeParse(completedSeminarSchema, value, { abortEarly: true });
    if (checked.success) return { seminar: checked.output, given: dataset.value };
    addIssue({ message: checked.issues[0].message });
    return NEVER;
  }),
);

const latestFirst = (a: SeminarChoice, b: SeminarChoice): number =>
  (b.seminar.von ?? "").localeCompare(a.seminar.von ?? "");

/** The customer's completed seminars, the latest first, with bearer token. */
export const completedSeminars = resource(
  "feedbackEvents",
  v.object({ value: list(rowSchema) }),
  ({ value }): SeminarChoice[] => [...value].sort(latestFirst),
);

/** `formType` is the tile's title, `event` the chosen seminar as it was given, or null (contract section 4). */
export interface FeedbackBody {
  readonly formType: string;
  readonly event: unknown;
  readonly subject: string;
  readonly message: string;
}

/** Sends feedback, with bearer token; a missing success flag is no success. */
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
