import { expected, expectStatus, said, type Check, type Found } from "./checks.ts";
import type { Client } from "./client.ts";
import { tell } from "./language.ts";
import { isNamed } from "./samples.ts";

/** The test account that is logged in with, where one is given. */
export interface Login {
  readonly email: string;
  readonly password: string;
}

const NOBODY: Login = { email: "niemand@beispiel.example", password: "kein Passwort" };

/** Tries wrong passwords: each must be refused, and after too many the answer must say how long to wait. */
async function tryWrong(client: Client): Promise<Found> {
  const answered = await (await client.begun()).ask("localLogin", { body: NOBODY });
  return answered.status === 429 ? null : expectStatus(answered, 401);
}

async function tryRight(client: Client, login: Login): Promise<Found> {
  const before = await (await client.begun()).ask("user");
  const nobody = tell("nobody before the log-in", "niemand vor dem Anmelden");
  if (isNamed(before.json)) return expected(tell("a person", "eine Person"), nobody);
  const answered = await client.ask("localLogin", { body: login });
  const wrong = expectStatus(answered, 200);
  if (wrong !== null) return wrong;
  const { target } = (answered.json ?? {}) as { target?: unknown };
  if (target !== undefined && target !== null && typeof target !== "string")
    return expected(`target: ${typeof target}`, tell("an address or null", "eine Adresse oder null"));
  const after = await client.ask("user");
  const person = tell("the person after the log-in", "die Person nach dem Anmelden");
  if (!isNamed(after.json)) return `user: ${expected(`${said(after)} ${tell("and nobody", "und niemand")}`, person)}`;
  const own = expectStatus(await client.ask("userData"), 200);
  return own === null ? null : `userData: ${own}`;
}

/** Logs the client in with the account; null where it was let in, else what came. */
export const logIn = async (client: Client, login: Login): Promise<string | null> =>
  expectStatus(await (await client.begun()).ask("localLogin", { body: login }), 200);

/** Tries the log-in, each with cookies of its own; without an account only that nobody gets in. */
export function loginTries(client: Client, login: Login | undefined): Check[] {
  const section = "Guest, customer, log-in, expiry" as const;
  const without = tell(
    "no test account; --login and CONFORMANCE_PASSWORD name one",
    "kein Testkonto; --login und CONFORMANCE_PASSWORD nennen eines",
  );
  return [
    {
      name: "localLogin",
      what: tell("logs in by an address that nobody has", "meldet sich mit einer Adresse an, die niemand hat"),
      section,
      run: () => tryWrong(client.fresh()),
    },
    {
      name: "localLogin",
      what: tell(
        "logs in with the test account, and asks who it is",
        "meldet sich mit dem Testkonto an und fragt, wer das ist",
      ),
      section,
      run: () => (login === undefined ? Promise.resolve({ skipped: without }) : tryRight(client.fresh(), login)),
    },
  ];
}
