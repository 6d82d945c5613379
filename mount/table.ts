/** A preloaded read of a widget, by the name of its route. */
export interface WidgetRead {
  readonly route: string;
  /** The attribute whose presence makes the read needless. */
  readonly unless?: string;
  /** Whether the answer has megabytes: its body is then left to a reader that decodes it in slices. */
  readonly long?: boolean;
  /**
   * Whether only the unfiltered list is preloaded, that is without `data-filter` and without a query in the page's
   * address.
   */
  readonly unfiltered?: boolean;
  /** Fixed values of the read, which no attribute gives. */
  readonly values?: Readonly<Record<string, string>>;
  /** The names of the values that are sent in the query; all others belong to the path. */
  readonly query?: readonly string[];
}

/** An answer that the entry requested while a widget's code was loading. */
export interface Preloaded {
  readonly read: WidgetRead;
  /** All values of the anchor and of the read; path and query use some of them. */
  readonly values: Readonly<Record<string, string>>;
  /**
   * `data` is parsed from the body while code is loading; undefined if the body is left to the code that takes the
   * answer.
   */
  readonly answer: Promise<{ readonly response: Response; readonly data: unknown }>;
}

/** The entry's data of one widget. */
export interface WidgetRow {
  /** Pixels in a wide window, and on a phone if they differ there. */
  readonly height: readonly [wide: number, phone?: number];
  /** The names of the files that it shares with other widgets, separated by spaces. */
  readonly shared: string;
  readonly reads?: readonly WidgetRead[];
  /**
   * Numbers and choices among the attributes, by their names in the dataset, and an id that ends with a number, by the
   * name '', each with a regular expression. That of an optional one accepts the empty text.
   */
  readonly kinds?: readonly (readonly [name: string, pattern: string])[];
}

/** The entry's data of all widgets, made from the manifests by the build. */
export interface WidgetTable {
  /** The rows by the anchor's id as in the manifest. */
  readonly rows: Readonly<Record<string, WidgetRow>>;
  /** Path templates of the preloaded reads by route. */
  readonly paths: Readonly<Record<string, string>>;
  /** Default addresses for the keys of the configuration with which those templates begin. */
  readonly bases: Readonly<Record<string, string>>;
  /** The names of the routes whose answers the browser may take from its cache. */
  readonly cacheable: readonly string[];
}

/** A handle to a mounted widget. */
export interface Mounted {
  readonly unmount: () => void;
}

/** What a page passes to `portal.consent`: whether the visitor allows foreign content. */
export interface GivenConsent {
  readonly marketing: boolean;
}

/** What the entry passes to the code that it loads; no chunk ever imports the entry. */
export interface EntryContext {
  /** The author's configuration as text, undefined when the page has none. */
  readonly config: string | undefined;
  readonly nonce: string;
  /** Identifies a build, since two builds may have the same version. */
  readonly release: string;
  /** The ids of all widgets, as in their manifests. */
  readonly ids: readonly string[];
  /** Preloaded answers that no widget has taken yet, by their address. */
  readonly preloaded: Map<string, Preloaded>;
  /**
   * What the page has said by `portal.consent`, oldest first; once the core is loaded, it takes the place of this
   * queue.
   */
  consents: Pick<GivenConsent[], "push" | "at">;
}

/** The chunk that mounts widgets. */
export interface FrameModule {
  readonly mount: (anchor: HTMLElement, root: ShadowRoot, widget: unknown, host: EntryContext) => Mounted;
}

/** The chunk of the author's inspector. */
export interface InspectorModule {
  readonly inspect: (host: EntryContext) => void;
}
