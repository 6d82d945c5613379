import type { Criterion } from "./criterion.ts";
import { operable } from "./operable.ts";
import { perceivable } from "./perceivable.ts";
import { robust, understandable } from "./understandable.ts";

/** Every criterion of WCAG 2.2 on the levels A and AA, in its order. */
export const criteria: readonly Criterion[] = [...perceivable, ...operable, ...understandable, ...robust];
