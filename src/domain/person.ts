/** Whose page this is, by what `user` has said so far. */
export type Person =
  /** Nobody has said it yet, or it could not be learnt. */
  | { readonly state: "unknown" }
  | { readonly state: "guest" }
  /** Somebody, whose page this stays where `user` names nobody any more (`isGone`). */
  | { readonly state: "known"; readonly userId: string; readonly isGone: boolean };

/** What the page hears: an answer of `user`, or that it could not be had. */
export type PersonNews =
  | { readonly kind: "named"; readonly userId: string }
  | { readonly kind: "nobody" }
  /** No answer, or one that names a person without an id. */
  | { readonly kind: "failed" };

/**
 * What follows for the page. `named`: it has learnt a name. `login`: a guest has logged in. `gone`: the person is
 * logged in no more. `back`: the same person is logged in again. `other`: somebody else is.
 */
export type PersonChange = "none" | "named" | "login" | "gone" | "back" | "other";

/** The person after the news, and what follows from it. */
export interface PersonStep {
  readonly person: Person;
  readonly change: PersonChange;
}

export const unknownPerson: Person = { state: "unknown" };

function afterName(before: Person, userId: string): PersonStep {
  const person: Person = { state: "known", userId, isGone: false };
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

/** The page of somebody who is gone stays theirs: what they have typed waits for them. */
function afterNobody(before: Person): PersonStep {
  if (before.state !== "known") return { person: { state: "guest" }, change: "none" };
  return before.isGone ? { person: before, change: "none" } : { person: { ...before, isGone: true }, change: "gone" };
}

/** Takes news of the person in. What could not be learnt changes nothing: a failed answer is nobody's absence. */
export function afterNews(before: Person, news: PersonNews): PersonStep {
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
