import { gremiumUserDataResource, userDataResource, type SettingsTarget } from "#api/settings.ts";
import type { UserData } from "#domain/entities/people.ts";
import type { Saved } from "./use-save-form.ts";
import { useResource, type Watched } from "#state/resources.ts";

/** The personal data of the customer, or of a Gremium member. */
export function useUserData(target: SettingsTarget): Watched<UserData> {
  const own = useResource(userDataResource, target === "own" ? {} : null);
  const members = useResource(gremiumUserDataResource, target === "own" ? null : { userId: target.userId });
  return target === "own" ? own : members;
}

/** Where the same is read. */
export const userDataOf = (target: SettingsTarget): Saved<UserData> =>
  target === "own"
    ? { resource: userDataResource, at: {} }
    : { resource: gremiumUserDataResource, at: { userId: target.userId } };

/** Names the drafts of one person's forms. */
export const draftName = (form: string, target: SettingsTarget): string =>
  target === "own" ? form : `${form}-${target.userId}`;
