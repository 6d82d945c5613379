/**
 * What the entry knows of a widget, made from the registry when the bundle is built, as words with blanks between them:
 * skeleton height in pixels (wide, or wide/phone), chunk files as letters, then the first reads as `route=template!attribute`. In a template
 * `{key|default}` is a setting, `{key}` a value of the anchor's dataset; the attribute, if any, makes the read needless.
 */
export type Row = string;

/** What a mounted widget can be asked for. */
export interface Mounted {
  readonly unmount: () => void;
}

/** What the entry hands to the code that it loads; the entry itself is never imported by a chunk. */
export interface Host {
  /** The author's configuration as text, undefined when the page has none. */
  readonly config: string | undefined;
  readonly nonce: string;
  /** Answers on their way, by absolute address. */
  readonly primed: Map<string, Promise<Response>>;
}

/** The chunk that mounts widgets. */
export interface FrameModule {
  readonly mount: (anchor: HTMLElement, root: ShadowRoot, line: string, widget: unknown, host: Host) => Mounted;
}

/** The chunk of the author's inspector. */
export interface InspectorModule {
  readonly inspect: (host: Host) => void;
}
