import * as v from "valibot";
import { ApiError } from "#api/errors.ts";
import { readAnswer, defineResource, type Resource } from "#api/resource.ts";
import { list } from "#domain/entities/fields.ts";
import { gremiumUserSchema, membershipSchema, userSchema, type User } from "#domain/entities/people.ts";

const userAnswer = v.object({ user: v.nullish(userSchema, null) });

/**
 * The logged-in person; null if the answer names nobody or is a 401 (contract-public section 1). The widget decides
 * what that means, since public widgets serve guests as well.
 */
export const userResource: Resource<User | null> = {
  ...defineResource("user", userAnswer, (answer) => answer.user),
  load: async (values, signal, transport) => {
    try {
      return (await readAnswer("user", userAnswer, { values, signal, isPublic: true, transport })).user;
    } catch (thrown) {
      if (thrown instanceof ApiError && thrown.kind === "session") return null;
      throw thrown;
    }
  },
};
/** All members of the customer's Gremium, including the customer (`isSelf`). */
export const gremiumUsersResource = defineResource(
  "gremiumUsers",
  v.object({ users: list(gremiumUserSchema) }),
  (answer) => answer.users,
);
/**
 * The Gremien to which the customer belongs; `isAdmin` makes an administrator just as in `user` (contract section 4).
 */
export const membershipsResource = defineResource(
  "memberships",
  v.object({ memberships: list(membershipSchema) }),
  (answer) => answer.memberships,
);
