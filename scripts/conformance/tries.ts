import type { RouteName } from "#api/routes.ts";
import { appointmentTries } from "./appointment-tries.ts";
import type { Check } from "./checks.ts";
import type { Client } from "./client.ts";
import { formTries } from "./form-tries.ts";
import { tell } from "./language.ts";
import { loginTries, type Login } from "./login-tries.ts";
import { PlanTries } from "./plan-tries.ts";
import { portalTries } from "./portal-tries.ts";
import { settingsTries } from "./settings-tries.ts";
import { ShopTries } from "./shop-tries.ts";
import { WishTries } from "./wish-tries.ts";

/** As whom is written. */
export interface Writers {
  /** Somebody without a session. */
  readonly guest: Client;
  /** The customer of a test account; null where none is given. */
  readonly customer: Client | null;
  /** The account that the log-in is tried with. */
  readonly login?: Login | undefined;
}

function ofBoth({ guest, customer }: Writers, checksOf: (client: Client, who: string) => Check[]): Check[] {
  return [
    ...checksOf(guest, tell("as guest", "als Gast")),
    ...(customer === null ? [] : checksOf(customer, tell("as customer", "als Kundin"))),
  ];
}

/**
 * What is tried where the backend may be changed, in this order: every write of the wanted calls. `now` in epoch ms,
 * `hash` the configured one of advertising.
 */
export function writeChecks(
  writers: Writers,
  wanted: ReadonlySet<RouteName>,
  { now, hash }: { readonly now: number; readonly hash: string },
): Check[] {
  const { guest, customer, login } = writers;
  const checks: readonly Check[] = [
    ...(wanted.has("cartAdd") ? ofBoth(writers, (client, who) => new ShopTries(client, who).checks()) : []),
    ...ofBoth(writers, (client, who) => new WishTries(client, who, wanted).checks()),
    ...formTries(guest),
    ...appointmentTries(guest, now),
    ...portalTries(customer ?? guest),
    ...settingsTries(customer ?? guest, hash),
    ...new PlanTries(customer ?? guest).checks(),
    ...loginTries(guest, login),
  ];
  return checks.filter(({ name }) => wanted.has(name));
}
