/** An id that a new widget may have. */
export const WIDGET_ID = /^portal-[a-z]+(-[a-z]+)*$/;

/** A call as it is given on the command line: its name in `api/routes.ts` and its path. */
const CALL = /^([a-z][A-Za-z]*)=(\{[A-Za-z]+\}\/[\w/-]+)$/;

/** What a new widget is asked to be. */
export interface Wanted {
  readonly id: string;
  readonly wing: string;
  /** A read that nobody had before. */
  readonly read?: Call | undefined;
  /** The write of a request form. */
  readonly write?: Call | undefined;
  /** The fields of that form, in their order; one that ends with `?` may stay empty. */
  readonly fields?: readonly string[];
}

export interface Call {
  readonly name: string;
  readonly path: string;
}

/** Text that goes into a file that is there, just before a text that stands in it once. */
export interface Insert {
  readonly file: string;
  readonly before: string;
  readonly text: string;
}

/** What is written for a new widget. */
export interface Plan {
  /** New files by their paths below the project's root. */
  readonly files: Readonly<Record<string, string>>;
  readonly inserts: readonly Insert[];
}

/** Reads a call of the command line, as `trainers={generalApiBase}/get-trainers`; null where it is none. */
export function callOf(given: string): Call | null {
  const [, name, path] = CALL.exec(given) ?? [];
  return name === undefined || path === undefined ? null : { name, path };
}

/** The names of a widget: of its folder, its component and its texts. */
export function namesOf(id: string): { readonly name: string; readonly component: string; readonly texts: string } {
  const name = id.replace("portal-", "");
  const component = name.replace(/(^|-)(\w)/g, (_whole, _dash: string, letter: string) => letter.toUpperCase());
  return { name, component, texts: component.replace(/^./, (letter) => letter.toLowerCase()) };
}

/** `get-trainers` for `getTrainers`. */
export const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** `GetTrainers` for `getTrainers`. */
export const pascal = (name: string): string => name.replace(/^./, (letter) => letter.toUpperCase());

/** The note that tells authors and developers of the widget, and of its call where that is new. */
export function noteFile({ id }: Wanted, call?: Call): Record<string, string> {
  const said = call === undefined ? "" : ` (call \`${call.name}\`)`;
  return {
    [`docs/changes/${id.replace("portal-", "")}.md`]: `kind: added
authors: may
covers: ${[id, ...(call === undefined ? [] : [call.name])].join(", ")}
de: Das neue Widget \`${id}\`.
en: The new widget \`${id}\`${said}.
`,
  };
}
