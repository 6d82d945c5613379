import type { RouteName } from "#api/routes.ts";
import { appointmentTries } from "./appointment-tries.ts";
import type { Check } from "./checks.ts";
import type { Client } from "./client.ts";
import { formTries } from "./form-tries.ts";
import { tell } from "./language.ts";
import { loginTries, type Login } from "./login-tries.ts";
import { PlanTries } from "./plan-tries.ts";
import { portalTries } from "./portal-tries.ts";
import { withoutSession } from "./samples.ts";
import { settingsTries } from "./settings-tries.ts";
import { ShopTries } from "./shop-tries.ts";
import { WishTries } from "./wish-tries.ts";

/** The people in whose names the tries write. */
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

/** What a customer does: a guest tries of it only that a guest may not. */
function ofCustomer({ guest, customer }: Writers, checksOf: (client: Client) => Check[]): Check[] {
  const run: Check["run"] = () => Promise.resolve({ skipped: withoutSession() });
  return customer === null
    ? checksOf(guest).map((check) => (check.section === "Guest, customer, log-in, expiry" ? check : { ...check, run }))
    : checksOf(customer);
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
  const { guest, login } = writers;
  const checks: readonly Check[] = [
    ...(wanted.has("cartAdd") ? ofBoth(writers, (client, who) => new ShopTries(client, who).checks()) : []),
    ...ofBoth(writers, (client, who) => new WishTries(client, who, wanted).checks()),
    ...formTries(guest),
    ...appointmentTries(guest, now),
    ...ofCustomer(writers, portalTries),
    ...ofCustomer(writers, (client) => settingsTries(client, hash)),
    ...ofCustomer(writers, (client) => new PlanTries(client).checks()),
    ...loginTries(guest, login),
  ];
  return checks.filter(({ name }) => wanted.has(name));
}
