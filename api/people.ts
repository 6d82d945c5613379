import * as v from 'valibot';
import { list } from '#domain/entities/fields.ts';
import { gremiumUserSchema, membershipSchema, userSchema } from '#domain/entities/people.ts';
import { resource } from '#api/resource.ts';

/** The logged-in person; null where the answer names nobody. */
export const userResource = resource('user', v.object({ user: v.nullish(userSchema, null) }), (answer) => answer.user);
/** All members of the customer's Gremium, the customer included (`isSelf`). */
export const gremiumUsersResource = resource('gremiumUsers', v.object({ users: list(gremiumUserSchema) }), (answer) => answer.users);
/** The Gremien that the customer belongs to; `isAdmin` makes an administrator as `user` does (contract section 4). */
export const membershipsResource = resource('memberships', v.object({ memberships: list(membershipSchema) }), (answer) => answer.memberships);
