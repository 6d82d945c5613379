import { gremiumUserDataResource, userDataResource, type SettingsTarget } from "#api/settings.ts";
import type { UserData } from "#domain/entities/people.ts";
import { useResource, type Watched } from "#state/resources.ts";

/** The personal data of the customer, or of a Gremium member. */
export function useUserData(target: SettingsTarget): Watched<UserData> {
  const own = useResource(userDataResource, target === "own" ? {} : null);
  const members = useResource(gremiumUserDataResource, target === "own" ? null : { userId: target.userId });
  return target === "own" ? own : members;
}

/** Names the drafts of one person's forms. */
export const draftName = (form: string, target: SettingsTarget): string =>
  target === "own" ? form : `${form}-${target.userId}`;
