import * as v from "valibot";
import { filledText } from "#api/body-fields.ts";
import { defineResource } from "#api/resource.ts";
import { alwaysReader, bodyReader, defineWrite, doneWith, refusedWith } from "#api/write.ts";
import { flag, text } from "#domain/entities/fields.ts";

/** Whether the address `email` is still free for a new account; null if the answer does not say. */
export const emailAvailability = defineResource(
  "emailAvailability",
  v.object({ available: flag }),
  (given) => given.available,
  ["email"],
);

/** Why a login was refused. */
export type LoginRefusal = "wrong" | "tooMany";

/**
 * Logs in, and gives the address of the next page, null for none or one that cannot be read. Here a 401 means a wrong
 * password, not an expired session (contract-public section 4).
 */
export const localLogin = defineWrite({
  name: "localLogin",
  body: v.strictObject({ email: filledText, password: v.pipe(v.string(), v.minLength(1)) }),
  request: (credentials: { readonly email: string; readonly password: string }) => ({ body: credentials }),
  answers: {
    200: bodyReader(v.object({ target: v.fallback(text, null) }), ({ target }) => doneWith(target)),
    401: alwaysReader<string | null, LoginRefusal>(refusedWith("wrong")),
    429: alwaysReader<string | null, LoginRefusal>(refusedWith("tooMany")),
  },
  outdates: [],
  key: () => "login",
});
