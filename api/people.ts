import * as v from "valibot";
import { ApiError } from "#api/errors.ts";
import { read, resource, type Resource } from "#api/resource.ts";
import { list } from "#domain/entities/fields.ts";
import { gremiumUserSchema, membershipSchema, userSchema, type User } from "#domain/entities/people.ts";

const userAnswer = v.object({ user: v.nullish(userSchema, null) });

/**
 * The logged-in person; null where nobody is: the answer names nobody, or is a 401 (contract-public section 1). What
 * that means is for the widget to say, as public ones serve guests as well.
 */
export const userResource: Resource<User | null> = {
  ...resource("user", userAnswer, (answer) => answer.user),
  load: async (values, signal, transport) => {
    try {
      return (await read("user", userAnswer, { values, signal, isPublic: true, transport })).user;
    } catch (thrown) {
      if (thrown instanceof ApiError && thrown.kind === "session") return null;
      throw thrown;
    }
  },
};
/** All members of the customer's Gremium, the customer included (`isSelf`). */
export const gremiumUsersResource = resource(
  "gremiumUsers",
  v.object({ users: list(gremiumUserSchema) }),
  (answer) => answer.users,
);
/** The Gremien that the customer belongs to; `isAdmin` makes an administrator as `user` does (contract section 4). */
export const membershipsResource = resource(
  "memberships",
  v.object({ memberships: list(membershipSchema) }),
  (answer) => answer.memberships,
);
