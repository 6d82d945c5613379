import { runChecks, type Verdict } from "./checks.ts";
import { Client, type Target } from "./client.ts";
import { clockChecks } from "./clock.ts";
import { isKindWanted } from "./contract.ts";
import { tell } from "./language.ts";
import { logIn } from "./login-tries.ts";
import type { Options } from "./options.ts";
import { readChecks } from "./read-checks.ts";
import { runConformance } from "./run.ts";
import { writeChecks, type Writers } from "./tries.ts";

type Wanted = Pick<Options, "wanted" | "profile" | "named" | "write" | "origin" | "login" | "given">;

interface Session {
  /** The given cookie, else that of the account; '' for a guest. */
  readonly cookie: string;
  /** The message if the account could not log in. */
  readonly refusal: readonly Verdict[];
}

async function sessionOf(target: Target, { login }: Wanted): Promise<Session> {
  if (target.cookie !== "" || login === undefined) return { cookie: target.cookie, refusal: [] };
  const client = new Client(target);
  const wrong = await logIn(client, login);
  if (wrong === null) return { cookie: client.cookie(), refusal: [] };
  const what = tell("logs in with the test account", "meldet sich mit dem Testkonto an");
  const section = "Guest, customer, log-in, expiry";
  return {
    cookie: "",
    refusal: await runChecks([{ name: "localLogin", what, section, run: () => Promise.resolve(wrong) }]),
  };
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
  const { cookie, refusal } = await sessionOf(given, wanted);
  const target = { ...given, cookie };
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
    ...refusal,
    ...(await runConformance(target, wanted.given, wanted.wanted, isWanted)),
    ...(await runChecks(readChecks(target, wanted.wanted, wanted.origin))),
    ...(await runChecks(clockChecks(new Client(target), wanted.wanted, now))),
  ];
  if (!wanted.write) return reads;
  await writers.guest.begun();
  await customer.begun();
  return [...reads, ...(await runChecks(tries))];
}
