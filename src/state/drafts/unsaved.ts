import { ofPage } from "#lib/page-values.ts";
import { usePortal } from "#state/store.ts";

/** Saves a form before the customer goes elsewhere. */
export interface Saver {
  /** Whether the form is being saved at this moment. */
  readonly isSaving: () => boolean;
  /**
   * Sends what the form holds, unless it is being sent already. `onSaved` is called only if the server has saved it: at
   * once or, if a dialog confirms it, when the customer has closed that.
   */
  readonly save: (onSaved: () => void) => void;
}

/** Input that would be lost: where it stands, how to discard it, and how to save it, if code outside the form can. */
interface Unsaved {
  readonly anchor: HTMLElement;
  readonly discard: () => void;
  readonly saver?: Saver | undefined;
}

const unsaved = ofPage(() => new Map<object, Unsaved>());

/**
 * Makes the browser ask in its own words before the page is left; not on the way to the login, which drafts survive.
 */
function onBeforeUnload(event: BeforeUnloadEvent): void {
  if (unsaved().size > 0 && usePortal.getState().session.state === "active") event.preventDefault();
}

/**
 * Registers a form with unsaved input, or removes it (null).
 * @param form any object that identifies the form
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

/**
 * What saves a widget's unsaved input; null if there is none, in more than one form, or in one that cannot
 * be saved from outside.
 */
export function saverOf(anchor: HTMLElement): Saver | null {
  const [entry, ...others] = [...unsaved().values()].filter((each) => each.anchor === anchor);
  return others.length === 0 ? (entry?.saver ?? null) : null;
}

/** Stops asking about input that is unsaved now: the customer has chosen to leave it, and it stays in its drafts. */
export function leaveUnsaved(): void {
  for (const form of [...unsaved().keys()]) noteUnsaved(form, null);
}

/** Discards all unsaved input of a widget. */
export function discardUnsaved(anchor: HTMLElement): void {
  for (const entry of [...unsaved().values()]) if (entry.anchor === anchor) entry.discard();
}
