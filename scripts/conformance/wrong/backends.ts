import { cartBreaches } from "./cart.ts";
import { customerBreaches } from "./customer.ts";
import { orderBreaches } from "./orders.ts";
import { readBreaches } from "./reads.ts";
import type { Breach } from "./serve.ts";

/** Every wrong backend that the command must name. */
export const breaches: readonly Breach[] = [...readBreaches, ...cartBreaches, ...orderBreaches, ...customerBreaches];
