import { ofPage } from "#lib/page-values.ts";
import { usePortal } from "#state/store.ts";

/**
 * Sends what a form holds. `onSaved` follows only where the server has saved it: at once, or, where a dialog says so,
 * once the reader has closed that.
 */
export type SaveFirst = (onSaved: () => void) => void;

/** Input that would be lost, where it stands, how to let it go, and how to save it where it can be from outside. */
interface Unsaved {
  readonly anchor: HTMLElement;
  readonly discard: () => void;
  readonly save?: SaveFirst | undefined;
}

const unsaved = ofPage(() => new Map<object, Unsaved>());
const leaving = ofPage(() => ({ isAsked: true }));

/**
 * The browser asks before the page is left, in its own words; not on the way to the login, which the drafts survive.
 */
function onBeforeUnload(event: BeforeUnloadEvent): void {
  if (leaving().isAsked && unsaved().size > 0 && usePortal.getState().session.state === "active")
    event.preventDefault();
}

/**
 * Notes that a form holds input that is not saved, or no longer does (null).
 * @param form any object that stands for the form
 */
export function noteUnsaved(form: object, entry: Unsaved | null): void {
  if (entry === null) unsaved().delete(form);
  else unsaved().set(form, entry);
  if (unsaved().size > 0) window.addEventListener("beforeunload", onBeforeUnload);
  else window.removeEventListener("beforeunload", onBeforeUnload);
}

/** Tells whether a widget holds input that is not saved. */
export function hasUnsaved(anchor: HTMLElement): boolean {
  return [...unsaved().values()].some((entry) => entry.anchor === anchor);
}

/** Saves the unsaved input of a widget; null where there is none, more than one form, or one that cannot. */
export function saverOf(anchor: HTMLElement): SaveFirst | null {
  const [entry, ...others] = [...unsaved().values()].filter((each) => each.anchor === anchor);
  return others.length === 0 ? (entry?.save ?? null) : null;
}

/** Asks no more about what stands unsaved by now: the reader goes without it, and it waits in its drafts. */
export function leaveUnsaved(): void {
  for (const form of [...unsaved().keys()]) noteUnsaved(form, null);
}

/** Lets all unsaved input of a widget go. */
export function discardUnsaved(anchor: HTMLElement): void {
  for (const entry of [...unsaved().values()]) if (entry.anchor === anchor) entry.discard();
}

/** Loads the page anew without asking about unsaved input, which stays in its drafts. */
export function startAfresh(): void {
  leaving().isAsked = false;
  location.reload();
}
