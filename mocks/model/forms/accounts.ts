import { localLogin } from "#api/accounts.ts";
import { accountOf } from "#mocks/data/forms/accounts.ts";
import { ok, problem, type Handlers } from "#mocks/model/answer.ts";
import { withBody } from "#mocks/model/check.ts";
import type { PortalState } from "#mocks/model/state.ts";

/** The password of all mock customers (contract-public section 5). */
const PASSWORD = "portal-demo";

/** The number of wrong passwords for one address after which it has to wait. */
const MOST_TRIES = 5;

const WAIT_SECONDS = 300;

const sameAddress = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/** Whether an account with this address exists: a mock customer's, or one that was made here. */
export function isRegistered(state: PortalState, email: string): boolean {
  return accountOf(email) !== null || state.registered.some((known) => sameAddress(known, email));
}

export const accountHandlers: Handlers<"emailAvailability" | "localLogin"> = {
  emailAvailability: ({ state, query }) => {
    const email = query.get("email") ?? "";
    return email.includes("@")
      ? ok({ available: !isRegistered(state, email) })
      : problem(400, "Query: email must be an address");
  },
  localLogin: withBody(localLogin.body, ({ email, password }, { state, today }) => {
    const address = email.trim().toLowerCase();
    const tries = state.failedLogins[address] ?? 0;
    if (tries >= MOST_TRIES) {
      // This model reads no clock: whoever was told to wait begins anew.
      state.failedLogins[address] = 0;
      return { status: 429, json: { message: "Too many tries" }, retryAfter: WAIT_SECONDS };
    }
    const login = accountOf(address);
    if (password !== PASSWORD || login === null) {
      state.failedLogins[address] = tries + 1;
      return problem(401, "E-mail address or password is wrong");
    }
    Object.assign(state, login(today));
    state.failedLogins[address] = 0;
    return ok({ target: "/kundenportal" });
  }),
};
