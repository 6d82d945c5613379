/** Whose page this is, by the answers of `user` so far. */
export type PageOwner =
  /** No answer has come yet, or it failed. */
  | { readonly state: "unknown" }
  | { readonly state: "guest" }
  /** A person was named. The page stays theirs when `user` later names nobody (`isGone`). */
  | { readonly state: "known"; readonly userId: string; readonly isGone: boolean };

/** What an answer of `user` tells the page. */
export type OwnerNews =
  | { readonly kind: "named"; readonly userId: string }
  | { readonly kind: "nobody" }
  /** The call failed, or named a person without an id. */
  | { readonly kind: "failed" };

/**
 * What changes for the page. `named`: a person is known now. `login`: a guest has logged in. `gone`: the person is no
 * longer logged in. `back`: the same person is logged in again. `other`: another person is logged in.
 */
export type OwnerChange = "none" | "named" | "login" | "gone" | "back" | "other";

/** The person after an answer, and what it changes. */
export interface OwnerStep {
  readonly person: PageOwner;
  readonly change: OwnerChange;
}

/** The owner before the first answer of `user`. */
export const unknownOwner: PageOwner = { state: "unknown" };

function afterName(before: PageOwner, userId: string): OwnerStep {
  const person: PageOwner = { state: "known", userId, isGone: false };
  switch (before.state) {
    case "unknown":
      return { person, change: "named" };
    case "guest":
      return { person, change: "login" };
    case "known":
      if (before.userId !== userId) return { person, change: "other" };
      return before.isGone ? { person, change: "back" } : { person: before, change: "none" };
    default:
      return before satisfies never;
  }
}

/** The page of a person who has logged out stays theirs: their typed input waits for them. */
function afterNobody(before: PageOwner): OwnerStep {
  if (before.state !== "known") return { person: { state: "guest" }, change: "none" };
  return before.isGone ? { person: before, change: "none" } : { person: { ...before, isGone: true }, change: "gone" };
}

/** Takes in an answer of `user`. A failed call changes nothing, since it does not mean that nobody is logged in. */
export function afterNews(before: PageOwner, news: OwnerNews): OwnerStep {
  switch (news.kind) {
    case "named":
      return afterName(before, news.userId);
    case "nobody":
      return afterNobody(before);
    case "failed":
      return { person: before, change: "none" };
    default:
      return news satisfies never;
  }
}

/** Whose the page is: a user's id, null for a guest, undefined while unknown. */
export type OwnerId = string | null | undefined;
