import * as v from "valibot";
import { filledText } from "#api/body-fields.ts";
import { readAside } from "#api/check-answer.ts";
import { defineResource } from "#api/resource.ts";
import { alwaysReader, defineWrite, doneWith, refusedWith } from "#api/write.ts";
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

const landing = v.object({ target: text });

/**
 * Logs in, and gives the address of the next page, null for none: a 200 is a login whatever its body holds. Here a 401
 * means a wrong password, not an expired session (contract-public section 4).
 */
export const localLogin = defineWrite({
  name: "localLogin",
  body: v.strictObject({ email: filledText, password: v.pipe(v.string(), v.minLength(1)) }),
  request: (credentials: { readonly email: string; readonly password: string }) => ({ body: credentials }),
  answers: {
    200: { read: (said) => doneWith(readAside("localLogin", landing, said)?.output.target ?? null) },
    401: alwaysReader<string | null, LoginRefusal>(refusedWith("wrong")),
    429: alwaysReader<string | null, LoginRefusal>(refusedWith("tooMany")),
  },
  outdates: [],
  key: () => "login",
});
