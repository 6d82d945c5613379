import * as v from 'valibot';
import { isIsoDate } from '#domain/time.ts';
import { problem, type Answer, type Context, type Handler } from './answer.ts';

/** Present, but may be null. */
export const optionalText = v.nullable(v.string());
export const filledText = v.pipe(v.string(), v.trim(), v.minLength(1, 'must not be empty'));
export const anyId = v.union([v.number(), v.string()]);
export const day = v.nullable(v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a day yyyy-MM-dd'), v.check(isIsoDate, 'must be a real day')));

/**
 * A handler that sees its body only when it fits the contract; otherwise the answer is 400 with a sentence that names
 * the field.
 */
export function withBody<T>(schema: v.GenericSchema<unknown, T>, handle: (body: T, context: Context) => Answer): Handler {
  return (context) => {
    const result = v.safeParse(schema, context.body);
    if (result.success) return handle(result.output, context);
    const [issue] = result.issues;
    return problem(400, `Body: ${v.getDotPath(issue) ?? 'the whole body'}: ${issue.message}`);
  };
}
