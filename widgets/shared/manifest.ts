import type { Skeleton } from "#anchor/anchor.ts";
import type { RouteName } from "#api/routes.ts";
import type { PageName } from "#config/pages.ts";

type Attribute = `data-${string}`;

interface Common {
  /** The attribute's name, as an author writes it. */
  readonly attribute: Attribute;
  /** Whether it is required: without it the widget does not start, and page and console say so. */
  readonly required?: true;
  /** Whether it identifies a person: then the inspector only shows that it is there. */
  readonly personal?: true;
}

interface PlainParam extends Common {
  /**
   * What is allowed: `number` digits only, `id` letters, digits and _ - . : @ +, `date` ISO 8601, `text` anything,
   * `url` an http(s) address or a path of the site, `choice` one of `options`, `json` an object of the entity `shape`
   * (contract section 1).
   */
  readonly type: "number" | "id" | "date" | "text" | "url";
  /** The keys that a `text` may hold if it is a query; others are ignored, and the console says so. */
  readonly keys?: readonly string[];
}

interface ChoiceParam extends Common {
  readonly type: "choice";
  /** The texts that a `choice` may be. */
  readonly options: readonly [string, ...string[]];
  /** The option that is used if a `choice` is not given. */
  readonly default?: string;
}

interface JsonParam extends Common {
  readonly type: "json";
  /** The name of the entity that a `json` holds. */
  readonly shape: string;
}

/** One `data-*` attribute of an anchor (contract section 1). */
export type Param = PlainParam | ChoiceParam | JsonParam;

interface ReadOptions {
  /** The name of the read in `api/routes.ts`. A manifest may give this name alone. */
  readonly route: RouteName;
  /** An attribute that makes the read needless if it is given. */
  readonly unless?: Attribute;
  /**
   * Whether only the unfiltered list is read early, that is without `data-filter` and without a query in the page's
   * address.
   */
  readonly unfiltered?: true;
  /** Whether the answer may have megabytes: its body is then left to a reader that decodes it in slices. */
  readonly long?: true;
  /** Values of the path in addition to the anchor's own; the attribute `data-event-id` gives `{eventId}`. */
  readonly values?: Readonly<Record<string, string>>;
  /** The values that are sent in the query instead of the path. */
  readonly query?: readonly string[];
}

/** A read that starts while the widget's code is loading, if all values of its path are known. */
export type FirstRead = RouteName | ReadOptions;

/** A first read with all its options. */
export const readOf = (read: FirstRead): ReadOptions => (typeof read === "string" ? { route: read } : read);

/** The anchor of a widget; loader, frame and inspector use it. */
export interface AnchorSpec {
  /**
   * The anchor's id. A name in braces at its end stands for any text, which becomes the parameter of that name. Without
   * it, the id is `portal-` and the name of the widget's folder.
   */
  readonly id: `portal-${string}`;
  /** With `number` only digits may replace the name in braces. */
  readonly ending?: "number";
  /** About the final height in pixels, for the skeleton: `wide`, and `phone` below 576 px. */
  readonly height: { readonly wide: number; readonly phone: number };
  /** The skeleton while data are loading; `line` for a widget lower than 100 px. */
  readonly skeleton: Skeleton;
  /** The attributes that the anchor may carry; the view gets each as a prop of its type. */
  readonly params: readonly Param[];
  /** Attributes of which at least one is required. */
  readonly needsOne?: readonly Attribute[];
  /** The reads that start while the code loads; `defineWidget` names the resources that take their answers. */
  readonly reads: readonly FirstRead[];
}

/** The description of a widget for people, also used by tests. */
export interface About {
  /** The widget's short German name. */
  readonly name: string;
  /** What the widget shows: `de` is a German sentence for authors, `en` an English phrase for developers. */
  readonly shows: { readonly de: string; readonly en: string };
  /** Whether some of its content is for logged-in customers only. */
  readonly needsLogin?: true;
  /** The pages of the site to which it links, by their names in the configuration. */
  readonly leadsTo?: readonly PageName[];
  /**
   * The calls that it may make besides its `reads`, or link to, by their names in `api/routes.ts`; also lists of them
   * (`widgets/shared/calls.ts`).
   */
  readonly calls?: readonly (RouteName | readonly RouteName[])[];
  /**
   * What a page must give it to show something: `attributes`, `json` for `data-json`, `ending` for the name in braces.
   * Playground, manual, its picture and tests use it.
   */
  readonly example?: {
    readonly ending?: string;
    readonly attributes?: Readonly<Partial<Record<Attribute, string>>>;
    readonly json?: object;
  };
  /** The keys of the tabs that an address can open (contract section 1). */
  readonly tabs?: readonly string[];
}

type PropName<Text extends string> = Text extends `${infer Word}-${infer Rest}`
  ? `${Word}${Capitalize<PropName<Rest>>}`
  : Text;
type NameOf<P extends Param> = P["attribute"] extends `data-${infer Name}` ? PropName<Name> : never;
type ValueOf<P extends Param, Json> = P extends { readonly type: "json" }
  ? Json
  : P extends { readonly type: "choice" }
    ? P["options"][number]
    : string;
type Given = { readonly required: true } | { readonly default: string };
type EndingOf<Id extends string> = Id extends `${string}{${infer Name}}` ? Readonly<Record<Name, string>> : unknown;

// For a union of no members, TypeScript would make an index signature of `never`.
type Sure<P extends Param, Json> = [P] extends [never] ? unknown : { readonly [Q in P as NameOf<Q>]: ValueOf<Q, Json> };
type Perhaps<P extends Param, Json> = [P] extends [never]
  ? unknown
  : { readonly [Q in P as NameOf<Q>]?: ValueOf<Q, Json> };

/**
 * The props that a view gets from its anchor: attributes without `data-` as text, a choice as one of its options, and
 * the checked content of `data-json`.
 */
export type PropsOf<A extends AnchorSpec, Json = never> = Sure<Extract<A["params"][number], Given>, Json> &
  Perhaps<Exclude<A["params"][number], Given>, Json> &
  EndingOf<A["id"]>;
