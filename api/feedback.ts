import * as v from 'valibot';
import { flag, list } from '#domain/entities/fields.ts';
import { completedSeminarSchema, type CompletedSeminar } from '#domain/entities/media.ts';
import { anyId, filledText } from '#api/body-fields.ts';
import { checkAnswer, write } from '#api/client.ts';
import { resource } from '#api/resource.ts';
import { defineWrite, successAnswer, type Sending } from '#api/write.ts';

/** A completed seminar to choose from; `key` is its id, or its place in the list where it has none or an earlier one has the same. */
export interface SeminarChoice {
  readonly key: string;
  readonly seminar: CompletedSeminar;
  /** As the backend gave it, fields that we do not know included: it is sent back unchanged. */
  readonly given: unknown;
}

const rowSchema = v.pipe(
  v.looseObject({}),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const checked = v.safeParse(completedSeminarSchema, dataset.value, { abortEarly: true });
    if (checked.success) return { seminar: checked.output, given: dataset.value };
    addIssue({ message: checked.issues[0].message });
    return NEVER;
  }),
);

const latestFirst = (a: SeminarChoice, b: SeminarChoice): number => (b.seminar.von ?? '').localeCompare(a.seminar.von ?? '');

function keyOf(rows: readonly Pick<SeminarChoice, 'seminar'>[], index: number): string {
  const id = rows[index]?.seminar.id ?? null;
  return id === null || rows.findIndex(({ seminar }) => seminar.id === id) < index ? `#${index}` : String(id);
}

/** The customer's completed seminars, the latest first, with bearer token. */
export const completedSeminars = resource('feedbackEvents', v.object({ value: list(rowSchema) }), ({ value }) =>
  value.map((row, index): SeminarChoice => ({ ...row, key: keyOf(value, index) })).sort(latestFirst));

/** `formType` is the tile's title, `event` the chosen seminar as it was given, or null (contract section 4). */
export interface FeedbackBody {
  readonly formType: string;
  readonly event: unknown;
  readonly subject: string;
  readonly message: string;
}

/**
 * Sends feedback once, with bearer token.
 * @returns the success flag of the answer; a missing one is no success
 * @throws ApiError when no 2xx came or the answer is malformed
 */
export async function sendFeedback(body: FeedbackBody): Promise<boolean> {
  const { data } = await write('feedbackSend', { body });
  return checkAnswer('feedbackSend', v.object({ success: flag }), data).success === true;
}

/** Sends feedback, with bearer token; a missing success flag is no success. */
export const feedbackSend = defineWrite({
  name: 'feedbackSend',
  body: v.strictObject({
    formType: v.picklist(['Allgemein', 'Kontodaten', 'Seminare', 'Ideen und Verbesserungen']),
    event: v.nullable(v.looseObject({ id: anyId })),
    subject: filledText,
    message: filledText,
  }),
  request: (body: FeedbackBody): Sending => ({ body }),
  answers: { '2xx': successAnswer },
  outdates: [],
  key: () => 'feedback',
});
