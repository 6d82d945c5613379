/** A read of a widget that is preloaded, by the name of its route. */
export interface Read {
  readonly route: string;
  /** The attribute that makes it needless. */
  readonly unless?: string;
  /** Of megabytes: its body is left to what reads it in slices. */
  readonly long?: boolean;
  /**
   * Only for a list that nothing narrows: neither the page's address, whose query may hold filters, nor `data-filter`.
   */
  readonly unfiltered?: boolean;
  /** Values that no attribute gives. */
  readonly values?: Readonly<Record<string, string>>;
  /** The names of the values that travel in the query; all others stand in the path. */
  readonly query?: readonly string[];
}

/** An answer that the entry asked for while a widget's code was loading. */
export interface Preloaded {
  readonly read: Read;
  /** Values of the anchor and of the read; path and query need no more than some of them. */
  readonly values: Readonly<Record<string, string>>;
  /** `data` is made of the body while code is loading; undefined where that is left to whoever takes the answer. */
  readonly answer: Promise<{ readonly response: Response; readonly data: unknown }>;
}

/** What the entry knows of a widget. */
export interface Row {
  /** In pixels: in a wide window, and on a phone where that differs. */
  readonly height: readonly [wide: number, phone?: number];
  /** The names of the files that it shares with other widgets, with spaces between them. */
  readonly shared: string;
  readonly reads?: readonly Read[];
  /** Its numbers and choices by their names in the dataset, with the regular expression that one left out fits too. */
  readonly kinds?: readonly (readonly [name: string, pattern: string])[];
}

/** What the entry knows, made from the manifests when the bundle is built. */
export interface Table {
  /** By the anchor's id, as the manifest writes it. */
  readonly rows: Readonly<Record<string, Row>>;
  /** Path templates of the preloaded reads, by route. */
  readonly paths: Readonly<Record<string, string>>;
  /** Defaults of the configuration's addresses that those templates begin with. */
  readonly bases: Readonly<Record<string, string>>;
}

/** What a mounted widget can be asked for. */
export interface Mounted {
  readonly unmount: () => void;
}

/** What a page says by `portal.consent`: whether the visitor allows foreign content. */
export interface GivenConsent {
  readonly marketing: boolean;
}

/** What the entry hands to the code that it loads; the entry itself is never imported by a chunk. */
export interface Host {
  /** The author's configuration as text, undefined when the page has none. */
  readonly config: string | undefined;
  readonly nonce: string;
  /** Tells two builds of one version apart. */
  readonly release: string;
  /** The ids of all widgets, as their manifests write them. */
  readonly ids: readonly string[];
  /** What nobody has taken yet. The key is the entry's own: it asks for each address once. */
  readonly preloaded: Map<string, Preloaded>;
  /** What the page has said by `portal.consent`, oldest first, until the core takes it; then it goes there. */
  consents: Pick<GivenConsent[], "push" | "at">;
}

/** The chunk that mounts widgets. */
export interface FrameModule {
  readonly mount: (anchor: HTMLElement, root: ShadowRoot, widget: unknown, host: Host) => Mounted;
}

/** The chunk of the author's inspector. */
export interface InspectorModule {
  readonly inspect: (host: Host) => void;
}
