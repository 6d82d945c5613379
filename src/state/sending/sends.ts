import type { RouteName } from "#api/routes.ts";
import type { Ended, Write } from "#api/write.ts";
import { usePortal } from "#state/store.ts";

/**
 * How far a write has come; what `done`, `refused` and `failed` mean is said beside the write in `api/`. `waits`:
 * another one with its key is under way on the page, and it follows, or shares what becomes of that.
 */
export type SendState<D, R> =
  | { readonly state: "idle" }
  | { readonly state: "sending"; readonly waits?: true }
  | Ended<D, R>;

/** Before anything was sent. */
export const nothingSent = { state: "idle" } as const;

/** A write as the whole page knows it; `owner` is the anchor whose reader asked for it and is told how it went. */
export interface PageSend {
  readonly name: RouteName;
  readonly key: string;
  readonly owner: HTMLElement;
  /** What it was asked with. */
  readonly input: unknown;
  readonly send: SendState<unknown, unknown>;
  /** What travels, as long as it is under way; '' for what nothing is like. */
  readonly contents: string;
}

/** Names a write by its route and its key. */
export const sendId = (name: string, key: string): string => `${name} ${key}`;

/** The write with this key that is under way on the page. */
export const underWay = (sends: Readonly<Record<string, PageSend>>, key: string): PageSend | undefined =>
  Object.values(sends).find((entry) => entry.key === key && entry.send.state === "sending");

/** Whether a write with this key is under way on the page. */
export const isUnderWay = (sends: Readonly<Record<string, PageSend>>, key: string): boolean =>
  underWay(sends, key) !== undefined;

/** What a write does, so that two of them compare; '' where that cannot be said. */
export function writeContents<I, D, R>({ name, request }: Write<I, D, R>, input: I): string {
  try {
    return JSON.stringify([name, request(input)]);
  } catch {
    return "";
  }
}

/** Resolves once no write with this key is under way on the page, with how the last one ended; null for none. */
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

/** How far a write with this input has come on the page; for views of many. */
export function sendOf<I, D, R>(
  sends: Readonly<Record<string, PageSend>>,
  write: Write<I, D, R>,
  input: I,
): SendState<D, R> {
  return (sends[sendId(write.name, write.key(input))]?.send ?? nothingSent) as SendState<D, R>;
}

/** Forgets how writes of a name ended whose keys are chosen: what they were sent for has come to be again. */
export function forgetEnded(name: RouteName, isMeant: (key: string) => boolean = () => true): void {
  usePortal.setState(({ sends }) => ({
    sends: Object.fromEntries(
      Object.entries(sends).filter(
        ([id, { key, send }]) => id !== sendId(name, key) || send.state === "sending" || !isMeant(key),
      ),
    ),
  }));
}

/** Whether a write with this key is under way on the page. */
export const useSending = (key: string): boolean => usePortal(({ sends }) => isUnderWay(sends, key));
