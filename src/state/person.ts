import { ApiError } from "#api/errors.ts";
import { userResource } from "#api/people.ts";
import { forgetBearer } from "#api/request.ts";
import { routes, type RouteName } from "#api/routes.ts";
import type { User } from "#domain/entities/people.ts";
import { afterNews, type PageOwner, type OwnerChange, type OwnerNews } from "#domain/people/page-owner.ts";
import { ofPage } from "#lib/page-values.ts";
import { settleLeaving } from "#state/drafts/draft-storage.ts";
import { readFresh, dropReads, personalAnchors, awaitRead, replaceAnswer } from "#state/reads.ts";
import type { ReadEnded, Remote } from "#state/remote.ts";
import { initialState, turnNow, usePortal } from "#state/store.ts";

/** Milliseconds for which the last answer of `user` counts as current when a write is sent. */
const FRESH_MS = 1000;
/** Milliseconds that a write waits for an answer of `user`; then it counts as failed. */
const TIMEOUT_MS = 15_000;

/** Whose page this is, as far as is known. */
export const personNow = (): PageOwner => usePortal.getState().person;

/** Is told an answer of `user` and what it changes for the page. */
type Listener = (change: OwnerChange, asked: ReadEnded<User | null>) => void;

const listeners = new Set<Listener>();

/**
 * Adds a listener for every answer of `user`. On the change `other` the store has already dropped the former person's
 * data; a listener that holds more drops it now.
 * @returns a function that removes the listener
 */
export function onPerson(listener: Listener): () => void {
  // Several widgets may add the same function.
  const own: Listener = (change, asked) => listener(change, asked);
  listeners.add(own);
  return () => listeners.delete(own);
}

/** A question to `user`. Its answer tells who was logged in when it was asked (epoch ms), not when it arrives. */
interface Question {
  readonly at: number;
  /** Questions are numbered in their order, since clocks may be set back. */
  readonly number: number;
}

const never: Question = { at: 0, number: 0 };

const known = ofPage(() => ({
  newest: never,
  /** The newest question that was answered. */
  answered: never,
  /** The last reading of the page's widgets. */
  read: never,
  asking: null as (Question & { readonly answer: Promise<ReadEnded<User | null>> }) | null,
}));

function newQuestion(): Question {
  const page = known();
  page.newest = { at: Date.now(), number: page.newest.number + 1 };
  return page.newest;
}

const isWithin = ({ at }: Question, ms: number): boolean => Date.now() >= at && Date.now() - at < ms;

/** Whether `user` has told who was logged in at some moment of the last `ms` milliseconds. */
export const isConfirmedWithin = (ms: number): boolean => isWithin(known().answered, ms);

function newsOf(asked: ReadEnded<User | null>): OwnerNews {
  if (asked.state === "failed") return { kind: "failed" };
  if (asked.data === null) return { kind: "nobody" };
  const { userId } = asked.data;
  return userId === null ? { kind: "failed" } : { kind: "named", userId: String(userId) };
}

/**
 * Drops all data that the page holds of the former person, so that views start from nothing and read again
 * (`OfPerson`). The cart drops its own data and tells those who wait for it (src/state/shop/shop.ts).
 */
function changeHands(person: PageOwner): void {
  const anchor = personalAnchors()[0] ?? null;
  forgetBearer();
  dropReads();
  const { resources, sends, wishes, session } = initialState;
  usePortal.setState(({ turn, cart }) => ({
    resources,
    sends,
    wishes,
    session,
    person,
    turn: turn + 1,
    handover: { anchor, wasOrdering: cart.order.state === "running" },
  }));
}

/** Removes the announcement once the customer has dismissed it. */
export const dismissHandover = (): void => usePortal.setState({ handover: null });

/** Takes in an answer of `user`; every answer passes through here. One that a later question has overtaken is void. */
function hear(asked: ReadEnded<User | null>, question: Question): void {
  const page = known();
  if (question.number < page.answered.number) return;
  const news = newsOf(asked);
  if (news.kind !== "failed") {
    page.answered = question;
    settleLeaving(news.kind === "named" ? news.userId : null);
  }
  const before = personNow();
  const { person, change } = afterNews(before, news);
  if (change === "other") changeHands(person);
  else if (person !== before) usePortal.setState({ person });
  for (const listener of [...listeners]) listener(change, asked);
}

const isAnswer = (remote: Remote<unknown>): remote is ReadEnded<User | null> =>
  remote.state === "failed" || (remote.state === "ready" && !remote.refreshing);

// The answers to widgets that read `user` by themselves are taken in as well, beginning with the first.
usePortal.subscribe(({ resources: { user } }, before) => {
  if (user === undefined || user === before.resources.user) return;
  if (isAnswer(user)) hear(user, known().read);
  else known().read = newQuestion();
});

/** Whether the page's widgets already show this person. */
function isShown({ userId }: User): boolean {
  const shown = usePortal.getState().resources[userResource.name] as Remote<User | null> | undefined;
  return shown?.state === "ready" && String(shown.data?.userId) === String(userId);
}

async function ask(question: Question): Promise<ReadEnded<User | null>> {
  // A question with a signal is not shared.
  const asked = await readFresh(userResource, {}, new AbortController().signal);
  const { asking } = known();
  // Whoever waits for an answer wants the newest.
  if (asking !== null && asking.number > question.number) return asking.answer;
  hear(asked, question);
  if (asked.state === "ready" && asked.data !== null && !isShown(asked.data))
    replaceAnswer(userResource, {}, asked.data);
  return asked;
}

/**
 * Asks `user` who is logged in now and takes in the answer. Never throws.
 * @param within a pending question that is older (ms) is not shared
 */
export function askPerson(within = 1): Promise<ReadEnded<User | null>> {
  const page = known();
  if (page.asking !== null && isWithin(page.asking, within)) return page.asking.answer;
  const question = newQuestion();
  const answer = ask(question).finally(() => {
    if (page.asking?.number === question.number) page.asking = null;
  });
  page.asking = { ...question, answer };
  return answer;
}

/** Whether the page waits for the first answer of `user`, for which one of its widgets has asked. */
export const isFirstAnswerPending = (): boolean =>
  personNow().state === "unknown" && usePortal.getState().resources[userResource.name]?.state === "loading";

const isSomebodys = (): boolean => personNow().state === "known";

/** Waits until it is known who was there within the last `ms` milliseconds. @returns false if nobody knows */
async function confirm(ms: number): Promise<boolean> {
  const since = Date.now() - ms;
  if (isFirstAnswerPending()) await awaitRead(userResource, {});
  const within = Date.now() - since;
  if (known().asking === null && (!isSomebodys() || isConfirmedWithin(within))) return true;
  const { state } = await askPerson(within);
  return state !== "failed" || !isSomebodys();
}

/**
 * Makes sure that an answer of `user` is current, on a page that shows a person's data or waits for an answer.
 * @returns false if nobody knows whose a write would be: on the page of a person no answer came in time, or it failed.
 *   Where nobody was ever named, the visitor counts as a guest
 */
export function confirmPerson(): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => void setTimeout(() => resolve(!isSomebodys()), TIMEOUT_MS));
  return Promise.race([confirm(FRESH_MS), late]);
}

/**
 * Whether a call belongs to the cart. Guests may make these calls too, so after a logout they would change a guest's
 * cart.
 */
export const isOfCart = (route: RouteName): boolean => routes[route].path.startsWith("{orderApiBase}");

/**
 * Stops a write that would be sent for another person than the one from whose data it was made: the page has changed to
 * another person since, or the customer has logged out and the call would be made as a guest.
 * @param madeIn the turn in which the write was made
 * @throws ApiError
 */
export async function requireSamePerson(madeIn: number, route: RouteName): Promise<void> {
  if (!(await confirmPerson())) {
    const message = `Nobody knows for whom ${route} would be sent`;
    throw new ApiError("timeout", route, message, 0, null, "not done");
  }
  if (turnNow() !== madeIn) throw new ApiError("aborted", route, `${route} was made for another person`);
  const person = personNow();
  if (isOfCart(route) && person.state === "known" && person.isGone)
    throw new ApiError("session", route, `${route} was made for somebody who is logged in no more`, 401);
}
