import { registry, type WidgetEntry } from "#mount/registry.ts";
import type { Words } from "#scripts/docs/authors/config-texts.ts";
import { attributesOf, idOf, snippetOf } from "#scripts/docs/authors/tables.ts";
import type { Param } from "#widgets/shared/manifest.ts";
import { endingTexts, optionTexts, paramTexts, wingTexts, wordsOf } from "./param-texts.ts";

/** An option of a choice, with its label. */
export interface HostOption extends Words {
  readonly value: string;
}

/**
 * An attribute of an anchor. `number` takes digits only, `id` letters, digits and _ - . : @ +, `date` an ISO 8601 date,
 * `text` anything, `url` an http(s) address or a path of the site, `choice` one of its options, `json` an object of the
 * entity that `shape` names.
 */
export interface HostParam extends Words {
  readonly attribute: string;
  readonly type: Param["type"];
  readonly required: boolean;
  /** Names a person: it belongs in no log and in no cache that others share. */
  readonly personal: boolean;
  readonly options?: readonly HostOption[];
  /** The option that holds where nothing is given. */
  readonly default?: string;
  readonly shape?: string;
}

/** A widget, as a CMS needs it to offer a form for it and to write its element. */
export interface HostWidget {
  /** The element's id; a name in braces at its end stands for what `ending` describes. */
  readonly id: string;
  readonly wing: string;
  /** Short German name. */
  readonly name: string;
  /** German sentence, which may hold Markdown's `code`, and an English phrase. */
  readonly shows: Words;
  /** What the author writes for the name in braces: digits only where the type is number. */
  readonly ending: (Words & { readonly name: string; readonly type: "number" | "text" }) | null;
  readonly params: readonly HostParam[];
  /** Attributes of which one must be there; empty where none must. */
  readonly needsOne: readonly string[];
  /** Keys of tabs that an address can open. */
  readonly tabs: readonly string[];
  /** About the final height in pixels, in a wide window and below 576 px. */
  readonly height: { readonly wide: number; readonly phone: number };
  /** Values with which it shows something, and the element that they make. */
  readonly example: {
    readonly id: string;
    readonly attributes: Readonly<Record<string, string>>;
    readonly html: string;
  };
}

/** All that a CMS integration needs to know of the product. */
export interface HostManifests {
  readonly version: string;
  readonly wings: readonly (Words & { readonly id: string })[];
  readonly widgets: readonly HostWidget[];
}

function hostParam(param: Param): HostParam {
  return {
    attribute: param.attribute,
    type: param.type,
    ...wordsOf(paramTexts, param.attribute),
    required: param.required ?? false,
    personal: param.personal ?? false,
    ...(param.type === "choice" && {
      options: param.options.map((value) => ({ value, ...wordsOf(optionTexts, value) })),
      ...(param.default !== undefined && { default: param.default }),
    }),
    ...(param.type === "json" && { shape: param.shape }),
  };
}

function endingIn({ id, ending }: WidgetEntry): HostWidget["ending"] {
  const name = /\{(\w+)\}$/.exec(id)?.[1];
  return name === undefined ? null : { name, type: ending ?? "text", ...wordsOf(endingTexts, name) };
}

function hostWidget(line: WidgetEntry): HostWidget {
  const { id, folder, name, shows, params, needsOne = [], tabs = [], height } = line;
  return {
    id,
    wing: folder.replace(/\/.*/, ""),
    name,
    shows,
    ending: endingIn(line),
    params: params.map(hostParam),
    needsOne,
    tabs,
    height,
    example: { id: idOf(line), attributes: attributesOf(line), html: snippetOf(line) },
  };
}

/**
 * What CMS integrations are made of: every widget with its names, parameters, example and height, in the manual's
 * order.
 */
export function hostManifests(version: string): HostManifests {
  return {
    version,
    wings: Object.entries(wingTexts).map(([id, words]) => ({ id, ...words })),
    widgets: registry.map(hostWidget),
  };
}
