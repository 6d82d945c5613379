import { gremiumUserDataResource, userDataResource, type SettingsTarget } from "#api/settings.ts";
import type { UserData } from "#domain/entities/people.ts";
import { isFilled } from "#domain/text/text.ts";
import { personTitles } from "#i18n/fields.ts";
import { useResource, type Watched } from "#state/resources.ts";
import type { Saved } from "./use-save-form.ts";

/** The personal data of the customer, or of a Gremium member. */
export function useUserData(target: SettingsTarget): Watched<UserData> {
  const own = useResource(userDataResource, target === "own" ? {} : null);
  const members = useResource(gremiumUserDataResource, target === "own" ? null : { userId: target.userId });
  return target === "own" ? own : members;
}

/** The resource of these personal data. */
export const userDataOf = (target: SettingsTarget): Saved<UserData> =>
  target === "own"
    ? { resource: userDataResource, at: {} }
    : { resource: gremiumUserDataResource, at: { userId: target.userId } };

/** The name of a draft of one person's form. */
export const draftName = (form: string, target: SettingsTarget): string =>
  target === "own" ? form : `${form}-${target.userId}`;

/**
 * The name of the member whose settings these are, such as `Frau Gül`; null for the customer's own, and while unknown.
 */
export function useMemberName(target: SettingsTarget): string | null {
  const { remote } = useUserData(target);
  if (target === "own" || remote.state !== "ready") return null;
  const { salutation, firstname, lastname } = remote.data;
  if (!isFilled(lastname)) return null;
  const title = personTitles.get(salutation ?? "");
  return [title ?? firstname, lastname].filter(isFilled).join(" ");
}
