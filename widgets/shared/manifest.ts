import type { RouteName } from "#api/routes.ts";

type Attribute = `data-${string}`;

interface Common {
  readonly attribute: Attribute;
  readonly required?: true;
  /** Names a person: the inspector shows only that it is there. */
  readonly personal?: true;
}

/**
 * One `data-*` attribute of an anchor (contract, section 1): `number` digits only, `id` letters, digits, - and _,
 * `date` ISO 8601, `text` anything, `url` an http(s) address or a path of the site, `choice` one of its options, `json`
 * an object of the entity that `shape` names.
 */
export type Param = Common &
  (
    | { readonly type: "number" | "id" | "date" | "text" | "url" }
    | { readonly type: "choice"; readonly options: readonly [string, ...string[]]; readonly default?: string }
    | { readonly type: "json"; readonly shape: string }
  );

/**
 * A read that starts while the widget's code is loading. Its values are the anchor's own (`data-event-id` is
 * `{eventId}`) and `values`; those that `query` names travel in the query. `unless` names an attribute that makes it
 * needless; `unfiltered` is only asked for where nothing narrows the list: neither the page's address, whose query may
 * hold filters, nor `data-filter`. An answer of megabytes is `long`: its body is left to what reads it in slices.
 */
export type FirstRead =
  | RouteName
  | {
      readonly route: RouteName;
      readonly unless?: Attribute;
      readonly unfiltered?: true;
      readonly long?: true;
      readonly values?: Readonly<Record<string, string>>;
      readonly query?: readonly string[];
    };

/** A first read with all that a manifest may say of it. */
export const readOf = (read: FirstRead): Exclude<FirstRead, string> =>
  typeof read === "string" ? { route: read } : read;

/** What a widget's anchor is; the loader, the frame and the inspector go by it. */
export interface Anchor {
  /**
   * The anchor's id. A name in braces at its end stands for any text, which becomes the parameter of that name. Without
   * it, the id is `portal-` and the name of the widget's folder.
   */
  readonly id: `portal-${string}`;
  /** Only digits may stand for the name in braces. */
  readonly ending?: "number";
  /** About the final height in pixels, for the skeleton, in a wide window and below 576 px. */
  readonly height: { readonly wide: number; readonly phone: number };
  readonly params: readonly Param[];
  /** One of these attributes must be there. */
  readonly needsOne?: readonly Attribute[];
  readonly reads: readonly FirstRead[];
}

/** A page of the size budget that holds one such anchor. */
export interface PageBudget {
  readonly page: string;
  /** Kilobytes (1,000 bytes, brotli) that the page may load in all. */
  readonly limit: number;
  /**
   * Files that the page may load besides the entry, where they count: a browser asks for six at a time over HTTP/1.1.
   */
  readonly files?: number;
  /** Source files of lazily loaded parts that this page shows as well. */
  readonly parts?: readonly string[];
}

/** What people read of a widget, and what tests hold it to. */
export interface About {
  /** Short German name. */
  readonly name: string;
  /** What it shows: a German sentence for authors, an English phrase for developers. */
  readonly shows: { readonly de: string; readonly en: string };
  /**
   * With what it shows something as soon as it stands on a page: `ending` for the name in braces, `json` for
   * `data-json`.
   */
  readonly example?: {
    readonly ending?: string;
    readonly attributes?: Readonly<Partial<Record<Attribute, string>>>;
    readonly json?: object;
  };
  /** The tabs that an address can open (contract, section 1). */
  readonly tabs?: readonly string[];
  readonly budget?: readonly PageBudget[];
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

// Mapped over no parameter at all, TypeScript makes an index of `never`.
type Sure<P extends Param, Json> = [P] extends [never] ? unknown : { readonly [Q in P as NameOf<Q>]: ValueOf<Q, Json> };
type Perhaps<P extends Param, Json> = [P] extends [never]
  ? unknown
  : { readonly [Q in P as NameOf<Q>]?: ValueOf<Q, Json> };

/**
 * What a view gets of its anchor: attributes without `data-`, as text, a choice as one of its options, and the checked
 * content of `data-json`.
 */
export type PropsOf<A extends Anchor, Json = never> = Sure<Extract<A["params"][number], Given>, Json> &
  Perhaps<Exclude<A["params"][number], Given>, Json> &
  EndingOf<A["id"]>;
