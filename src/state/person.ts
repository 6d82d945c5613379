import { ApiError } from "#api/errors.ts";
import { userResource } from "#api/people.ts";
import { forgetBearer } from "#api/request.ts";
import { routes, type RouteName } from "#api/routes.ts";
import type { User } from "#domain/entities/people.ts";
import { afterNews, type Person, type PersonChange, type PersonNews } from "#domain/person.ts";
import { ofPage } from "#lib/page-values.ts";
import { settleLeaving } from "#state/drafts/draft-storage.ts";
import { askAnew, dropReads, personalAnchors, putAnswer } from "#state/reads.ts";
import type { ReadEnded, Remote } from "#state/remote.ts";
import { initialState, usePortal } from "#state/store.ts";

/** Milliseconds for which an answer of `user` still speaks of whoever sends something now. */
const FRESH_MS = 1000;
/** Milliseconds that a write waits for `user`; without an answer it leaves for whoever was named last. */
const PATIENCE_MS = 3000;

/** Whose page this is, as far as it is known. */
export const personNow = (): Person => usePortal.getState().person;

/**
 * How often the page has changed hands. Whatever is made of somebody's data, as a write that waits, carries the turn in
 * which it was made, and is good in no other.
 */
export const turnNow = (): number => usePortal.getState().turn;

/** An answer of `user`, and what follows from it for the page. */
type Listener = (change: PersonChange, asked: ReadEnded<User | null>) => void;

const listeners = new Set<Listener>();

/**
 * Hears every answer of `user`. With the change `other` all that the store holds of the person before is dropped
 * already; whoever keeps more lets it go now.
 * @returns a way to stop
 */
export function onPerson(listener: Listener): () => void {
  // Several widgets may listen with the same function.
  const own: Listener = (change, asked) => listener(change, asked);
  listeners.add(own);
  return () => listeners.delete(own);
}

/** When `user` last said who is there (epoch ms), and the question that is under way. */
const known = ofPage(() => ({ confirmedAt: 0, asking: null as Promise<ReadEnded<User | null>> | null }));
/** Whether `user` has said who is there within the last milliseconds. */
export const isConfirmedWithin = (ms: number): boolean => Date.now() - known().confirmedAt < ms;

function newsOf(asked: ReadEnded<User | null>): PersonNews {
  if (asked.state === "failed") return { kind: "failed" };
  if (asked.data === null) return { kind: "nobody" };
  const { userId } = asked.data;
  return userId === null ? { kind: "failed" } : { kind: "named", userId: String(userId) };
}

/**
 * Drops all that the page holds of the person before: views start from nothing and read anew (`OfPerson`). The cart
 * drops its own (src/state/shop.ts), and tells those who wait for it.
 */
function changeHands(person: Person): void {
  const owner = personalAnchors()[0] ?? null;
  forgetBearer();
  dropReads();
  const { resources, sends, wishes, session } = initialState;
  usePortal.setState(({ turn }) => ({
    resources,
    sends,
    wishes,
    session,
    person,
    turn: turn + 1,
    handover: { owner },
  }));
}

/** Makes a widget the one that says that the page belongs to another person now, where none does that is there. */
export function claimHandover(anchor: HTMLElement): void {
  const { handover } = usePortal.getState();
  if (handover !== null && handover.owner?.isConnected !== true) usePortal.setState({ handover: { owner: anchor } });
}

/** Puts the sentence away, once the reader has seen it. */
export const dismissHandover = (): void => usePortal.setState({ handover: null });

/** Takes an answer of `user` in: every one comes through here. */
function hear(asked: ReadEnded<User | null>): void {
  const news = newsOf(asked);
  if (news.kind !== "failed") {
    known().confirmedAt = Date.now();
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

// What widgets ask of `user` by themselves is heard as well, from the first answer on.
usePortal.subscribe(({ resources: { user } }, before) => {
  if (user !== undefined && user !== before.resources.user && isAnswer(user)) hear(user);
});

/** Whether the page's widgets see this name already. */
function isShown({ userId }: User): boolean {
  const shown = usePortal.getState().resources[userResource.name] as Remote<User | null> | undefined;
  return shown?.state === "ready" && String(shown.data?.userId) === String(userId);
}

async function ask(): Promise<ReadEnded<User | null>> {
  const asked = await askAnew(userResource);
  hear(asked);
  if (asked.state === "ready" && asked.data !== null && !isShown(asked.data)) putAnswer(userResource, {}, asked.data);
  return asked;
}

/** Asks `user` who is there now, and takes the answer in; a question under way is shared. Never throws. */
export function askPerson(): Promise<ReadEnded<User | null>> {
  const page = known();
  page.asking ??= ask().finally(() => {
    page.asking = null;
  });
  return page.asking;
}

/** Makes sure that the page knows who is there now, where it shows somebody's data. */
export async function confirmPerson(): Promise<void> {
  if (personNow().state !== "known") return;
  if (known().asking === null && isConfirmedWithin(FRESH_MS)) return;
  await Promise.race([askPerson(), new Promise((resolve) => void setTimeout(resolve, PATIENCE_MS))]);
}

/** Calls that a guest may make as well: for somebody who is gone they would act upon a guest's cart. */
const isOfCart = (route: RouteName): boolean => routes[route].path.startsWith("{orderApiBase}");

/**
 * Stops a write that would leave for another person than the one whose data it was made of:
 * in a turn after its own, or for a customer who is logged in no more where a guest would be served.
 * @param madeIn the turn in which it was made
 * @throws ApiError
 */
export async function requireSamePerson(madeIn: number, route: RouteName): Promise<void> {
  await confirmPerson();
  if (turnNow() !== madeIn) throw new ApiError("aborted", route, `${route} was made for another person`);
  const person = personNow();
  if (isOfCart(route) && person.state === "known" && person.isGone)
    throw new ApiError("session", route, `${route} was made for somebody who is logged in no more`, 401);
}
