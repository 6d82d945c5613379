import * as v from "valibot";
import { filledText } from "#api/body-fields.ts";
import { resource } from "#api/resource.ts";
import { always, answer, defineWrite, done, refused } from "#api/write.ts";
import { flag, text } from "#domain/entities/fields.ts";

/** Whether the address `email` is still free for a new account; null if the answer does not say. */
export const emailAvailability = resource(
  "emailAvailability",
  v.object({ available: flag }),
  (given) => given.available,
  ["email"],
);

/** Why a login was refused. */
export type LoginRefusal = "wrong" | "tooMany";

/**
 * Logs in, and gives the address of the next page, null for none. Here a 401 means a wrong password, not an expired
 * session (contract-public section 4).
 */
export const localLogin = defineWrite({
  name: "localLogin",
  body: v.strictObject({ email: filledText, password: v.pipe(v.string(), v.minLength(1)) }),
  request: (credentials: { readonly email: string; readonly password: string }) => ({ body: credentials }),
  answers: {
    200: answer(v.object({ target: text }), ({ target }) => done(target)),
    401: always<string | null, LoginRefusal>(refused("wrong")),
    429: always<string | null, LoginRefusal>(refused("tooMany")),
  },
  outdates: [],
  key: () => "login",
});
