/** What a hand does, or what is waited for. */
export type Step =
  | { readonly key: string; readonly until?: string; readonly hears?: string }
  | { readonly typed: string }
  | { readonly about: string };

/** A way through the demo site as somebody goes who hears it; each has one file of what was spoken. */
export interface Journey {
  /** Also the name of its file, e.g. `01-suchen`. */
  readonly id: string;
  readonly title: string;
  /** The address at which it begins. */
  readonly start: string;
  readonly isCustomer?: boolean;
  /** Is gone first, without a file: this one goes on where it ends. */
  readonly after?: Journey;
  readonly steps: readonly Step[];
  /** Without these somebody who only hears would be lost. */
  readonly says: readonly string[];
}

/** What is spoken once a page is there. */
export const LOADED = "abgeschlossen.";

/**
 * Presses a key once, by its name of X11 (`Tab`, `shift+Tab`, `Down`, `h`).
 * @param hears is waited for where it takes its time
 */
export const press = (key: string, hears?: string): Step => ({ key, ...(hears !== undefined && { hears }) });
/** Presses a key until a text is spoken, as somebody does who looks for it. */
export const seek = (key: string, until: string): Step => ({ key, until });
/** Follows the link or sends the form in which the focus is, to another page. */
export const leave: Step = press("Return", LOADED);
/** Types a text where the focus is. */
export const type = (typed: string): Step => ({ typed });
/** A heading in the file. */
export const about = (text: string): Step => ({ about: text });
