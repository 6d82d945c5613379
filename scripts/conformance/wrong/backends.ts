import type { RouteName } from "#api/routes.ts";
import type { Chapter } from "#scripts/conformance/language.ts";
import { cartBreaches } from "./cart.ts";
import { customerBreaches } from "./customer.ts";
import { orderBreaches } from "./orders.ts";
import { readBreaches } from "./reads.ts";
import type { Habit } from "./serve.ts";

/** One thing that a backend does wrongly, and the chapter of docs/backend.md by which the command names it. */
export interface Breach {
  readonly breach: string;
  /** A chapter, or the document in which the shape of the answer stands. */
  readonly chapter: Chapter | "openapi.json";
  /** The calls that show it. */
  readonly calls: readonly RouteName[];
  /** Makes the habit anew for each backend, as some remember. */
  readonly habit: () => Habit;
}

/** Every wrong backend that the command must name. */
export const breaches: readonly Breach[] = [...readBreaches, ...cartBreaches, ...orderBreaches, ...customerBreaches];
