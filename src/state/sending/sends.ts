import type { RouteName } from "#api/routes.ts";
import type { Ended, Write } from "#api/write.ts";
import { usePortal } from "#state/store.ts";

/**
 * How far a write has come; the write in `api/` says what `done`, `refused` and `failed` mean for it. With `waits`
 * another write of its key is under way on the page, after which this one is sent, or whose result it shares.
 */
export type SendState<D, R> =
  | { readonly state: "idle" }
  | { readonly state: "sending"; readonly waits?: true }
  | Ended<D, R>;

/** Before anything was sent. */
export const nothingSent = { state: "idle" } as const;

/**
 * A write as all widgets of the page see it; `owner` is the anchor whose reader asked for it and is told how it ended.
 */
export interface PageSend {
  readonly name: RouteName;
  readonly key: string;
  readonly owner: HTMLElement;
  /** The input with which it was sent. */
  readonly input: unknown;
  readonly send: SendState<unknown, unknown>;
  /** The call's contents as a text while it is under way; '' never counts as equal. */
  readonly contents: string;
}

/** The key of a write in the store, from its route and its own key. */
export const sendId = (name: string, key: string): string => `${name} ${key}`;

/** The write of this key that is under way on the page. */
export const underWay = (sends: Readonly<Record<string, PageSend>>, key: string): PageSend | undefined =>
  Object.values(sends).find((entry) => entry.key === key && entry.send.state === "sending");

/** Whether a write of this key is under way on the page. */
export const isUnderWay = (sends: Readonly<Record<string, PageSend>>, key: string): boolean =>
  underWay(sends, key) !== undefined;

/** The call of a write as a text, so that two writes can be compared; '' if it cannot be computed. */
export function writeContents<I, D, R>({ name, request }: Write<I, D, R>, input: I): string {
  try {
    return JSON.stringify([name, request(input)]);
  } catch {
    return "";
  }
}

/** Resolves when no write of this key is under way on the page, with how the last one ended; null if there was none. */
export function whenEnded(key: string): Promise<SendState<unknown, unknown> | null> {
  const last = underWay(usePortal.getState().sends, key);
  return new Promise((resolve) => {
    const look = (): void => {
      const { sends } = usePortal.getState();
      if (isUnderWay(sends, key)) return;
      stop();
      resolve(Object.values(sends).find((entry) => entry.key === key && entry.name === last?.name)?.send ?? null);
    };
    const stop = usePortal.subscribe(look);
    look();
  });
}

/** How far the write of this input has come on the page; for views of many items. */
export function sendOf<I, D, R>(
  sends: Readonly<Record<string, PageSend>>,
  write: Write<I, D, R>,
  input: I,
): SendState<D, R> {
  return (sends[sendId(write.name, write.key(input))]?.send ?? nothingSent) as SendState<D, R>;
}

/**
 * Forgets how writes of a name ended, for the keys that `isMeant` accepts: what they removed, for example, is there
 * again.
 */
export function forgetEnded(name: RouteName, isMeant: (key: string) => boolean = () => true): void {
  usePortal.setState(({ sends }) => ({
    sends: Object.fromEntries(
      Object.entries(sends).filter(
        ([id, { key, send }]) => id !== sendId(name, key) || send.state === "sending" || !isMeant(key),
      ),
    ),
  }));
}

/** Whether a write of this key is under way on the page; renders again when that changes. */
export const useSending = (key: string): boolean => usePortal(({ sends }) => isUnderWay(sends, key));
