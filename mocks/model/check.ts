import * as v from "valibot";
import { problem, type Answer, type Context, type Handler } from "./answer.ts";

/**
 * A handler that sees its body only when it fits the contract; otherwise the answer is 400 with a sentence that names
 * the field.
 */
export function withBody<T>(
  schema: v.GenericSchema<unknown, T>,
  handle: (body: T, context: Context) => Answer,
): Handler {
  return (context) => {
    const result = v.safeParse(schema, context.body);
    if (result.success) return handle(result.output, context);
    const [issue] = result.issues;
    return problem(400, `Body: ${v.getDotPath(issue) ?? "the whole body"}: ${issue.message}`);
  };
}
