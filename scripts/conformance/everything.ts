import type { Verdict } from "./ask.ts";
import { runChecks } from "./checks.ts";
import { Client, type Target } from "./client.ts";
import { clockChecks } from "./clock.ts";
import { isKindWanted } from "./contract.ts";
import { loggedIn } from "./login-tries.ts";
import type { Options } from "./options.ts";
import { readChecks } from "./read-checks.ts";
import { runConformance } from "./run.ts";
import { writeChecks, type Writers } from "./tries.ts";

type Wanted = Pick<Options, "wanted" | "profile" | "named" | "write" | "origin" | "login" | "given">;

/** The cookie of the session that is asked with: the given one, else that of the account. */
async function sessionOf(target: Target, { login }: Wanted): Promise<string> {
  if (target.cookie !== "" || login === undefined) return target.cookie;
  return (await loggedIn(new Client(target), login))?.cookie() ?? "";
}

/**
 * Asks everything that is wanted and says what became of it; `announce` hears before the first write what is going to
 * be tried. `now` in epoch ms.
 */
export async function askEverything(
  given: Target,
  wanted: Wanted,
  now: number,
  announce: (what: readonly string[]) => void = () => undefined,
): Promise<Verdict[]> {
  const target = { ...given, cookie: await sessionOf(given, wanted) };
  const customer = new Client(target);
  const writers: Writers = {
    guest: customer.fresh(),
    customer: target.cookie === "" ? null : customer,
    login: wanted.login,
  };
  const tries = writeChecks(writers, wanted.wanted, { now, hash: target.config.advertisingHash });
  announce(tries.map(({ name, what }) => `${name}: ${what}`));
  const isWanted = (kind: string): boolean => isKindWanted(kind, wanted.profile, wanted.named);
  const reads = [
    ...(await runConformance(target, wanted.given, wanted.wanted, isWanted)),
    ...(await runChecks(readChecks(target, wanted.wanted, wanted.origin))),
    ...(await runChecks(clockChecks(new Client(target), wanted.wanted, now))),
  ];
  if (!wanted.write) return reads;
  await writers.guest.begun();
  await customer.begun();
  return [...reads, ...(await runChecks(tries))];
}
