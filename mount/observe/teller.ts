import type { RouteName } from "#api/routes.ts";
import { idOf, knownId } from "#mount/anchor-id.ts";
import type { Host } from "#mount/table.ts";

/**
 * What went wrong: code that could not be loaded, a crash, a call without a good answer, an answer that does not fit, a
 * call without any answer in time, something shown that is no longer known to be true, or a harmless habit of the
 * backend's that was forgiven.
 */
export type FaultKind = "code" | "crash" | "call" | "malformed" | "timeout" | "stale" | "habit";

/** A fault as it is found; what it holds is said at `FaultDetail`. */
export interface Fault {
  readonly kind: FaultKind;
  readonly route?: RouteName;
  readonly status?: number;
  readonly field?: string;
}

/** What `portal:fault` tells: names of the product's own and a status, never a value and never an id of a person. */
export interface FaultDetail extends Fault {
  readonly release: string;
  /** The id as the manual names it; left out where no single widget is meant. */
  readonly widget?: string;
}

/** What is measured: milliseconds to the content, of the slowest interaction, and a score of layout shift. */
export type VitalName = "content" | "interaction" | "shift";

export interface Vital {
  readonly name: VitalName;
  readonly value: number;
  /** Which part of the widget was slow, or what has moved. */
  readonly part?: string;
}

/** What `portal:vital` tells. */
export interface VitalDetail extends Vital {
  readonly release: string;
  readonly widget: string;
}

/** Tells the page, and nobody else, by events that bubble from the anchor. */
export interface Teller {
  /** @param anchor null where no single widget is meant: the event comes from `document` then */
  readonly fault: (anchor: HTMLElement | null, fault: Fault) => void;
  readonly vital: (anchor: HTMLElement, vital: Vital) => void;
  /** The id of a widget as its manifest writes it; undefined for an element that is none. */
  readonly widgetOf: (element: Element) => string | undefined;
}

/** Makes the teller of a page. */
export function makeTeller({ ids, release }: Pick<Host, "ids" | "release">): Teller {
  const widgetOf = (element: Element): string | undefined =>
    element.shadowRoot === null ? undefined : knownId(ids, idOf(element));
  return {
    widgetOf,
    fault: (anchor, fault) => {
      const widget = anchor === null ? undefined : widgetOf(anchor);
      const target = anchor?.isConnected === true ? anchor : document;
      const detail: FaultDetail = { release, ...(widget !== undefined && { widget }), ...fault };
      target.dispatchEvent(new CustomEvent("portal:fault", { bubbles: true, detail }));
    },
    vital: (anchor, vital) => {
      const widget = widgetOf(anchor);
      if (widget === undefined) return;
      const detail: VitalDetail = { release, widget, ...vital };
      anchor.dispatchEvent(new CustomEvent("portal:vital", { bubbles: true, detail }));
    },
  };
}

/** The anchors of a page that are brought to life. */
export const livingAnchors = ({ widgetOf }: Teller): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>("[id^=portal-]")].filter((element) => widgetOf(element) !== undefined);
