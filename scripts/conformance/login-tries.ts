import { expectStatus, said, type Check, type Found } from "./checks.ts";
import type { Client } from "./client.ts";
import { isNamed } from "./samples.ts";

/** The test account that is logged in with, where one is given. */
export interface Login {
  readonly email: string;
  readonly password: string;
}

const NOBODY: Login = { email: "niemand@beispiel.example", password: "kein Passwort" };

/** Nobody is let in by a password that is wrong; whoever tries too often is told how long to wait. */
async function tryWrong(client: Client): Promise<Found> {
  const answered = await client.ask("localLogin", { body: NOBODY });
  return answered.status === 429 ? null : expectStatus(answered, 401);
}

async function logIn(client: Client, login: Login): Promise<Found> {
  const before = await client.ask("user");
  if (isNamed(before.json)) return "came a person before the log-in, expected nobody";
  const answered = await client.ask("localLogin", { body: login });
  const wrong = expectStatus(answered, 200);
  if (wrong !== null) return wrong;
  const { target } = (answered.json ?? {}) as { target?: unknown };
  if (target !== undefined && target !== null && typeof target !== "string")
    return `target came ${typeof target}, expected an address or null`;
  const after = await client.ask("user");
  if (!isNamed(after.json)) return `user came ${said(after)} and nobody after the log-in, expected the person`;
  const own = expectStatus(await client.ask("userData"), 200);
  return own === null ? null : `userData after the log-in: ${own}`;
}

/** Tries the log-in, each with cookies of its own; without an account only that nobody gets in. */
export function loginTries(client: Client, login: Login | undefined): Check[] {
  const section = "Guest, customer, log-in, expiry";
  const wrong: Check = {
    name: "localLogin",
    what: "logs in by an address that nobody has",
    section,
    run: () => tryWrong(client.fresh()),
  };
  const right: Check = {
    name: "localLogin",
    what: "logs in with the test account, and asks who it is",
    section,
    run: () =>
      login === undefined
        ? Promise.resolve({ skipped: "no test account; --login and CONFORMANCE_PASSWORD name one" })
        : logIn(client.fresh(), login),
  };
  return [wrong, right];
}
