/**
 * What the entry knows of a widget, made from the registry when the bundle is built.
 * `h` skeleton height in pixels; `r` first reads as [route name, template, attribute that makes it needless].
 */
export interface Row {
  readonly h: number;
  readonly r: readonly (readonly [string, string, string?])[];
}

/** What a mounted widget can be asked for. */
export interface Mounted {
  readonly unmount: () => void;
}

/** What the entry hands to the code that it loads; the entry itself is never imported by a chunk. */
export interface Host {
  /** The author's configuration as text, undefined when the page has none. */
  readonly config: string | undefined;
  readonly nonce: string;
  readonly version: string;
  /** Answers on their way, by absolute address. */
  readonly primed: Map<string, Promise<Response>>;
}

/** The chunk that mounts widgets. */
export interface FrameModule {
  readonly mount: (anchor: HTMLElement, root: ShadowRoot, line: string, widget: unknown, host: Host) => Mounted;
}
