import { fromJson } from "#api/json.ts";
import type { Primed } from "#api/answer.ts";

/** An answer as the entry has it once its body is read, as it does unless a manifest calls it long. */
export async function primedBy(asked: Response | Promise<Response>): Promise<Primed> {
  const response = await asked;
  return { response, data: fromJson(await response.text()) };
}
