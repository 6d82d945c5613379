import type { RouteName } from "#api/routes.ts";
import type { PageEventName } from "#lib/page-event.ts";
import { idOf, knownId } from "#mount/anchor-id.ts";
import type { EntryContext } from "#mount/table.ts";

/**
 * The kind of a fault: code that could not be loaded, a crash, a call that failed, an answer that does not fit its
 * schema, a call without an answer in time, shown data that may be outdated, or a harmless deviation of the backend
 * that was accepted.
 */
export type FaultKind = "code" | "crash" | "call" | "malformed" | "timeout" | "stale" | "habit";

/** A fault as it is found; `FaultDetail` is what the page is told. */
export interface Fault {
  readonly kind: FaultKind;
  readonly route?: RouteName;
  readonly status?: number;
  readonly field?: string;
}

/** The detail of `portal:fault`: names from the product and a status, never a value nor a person's id. */
export interface FaultDetail extends Fault {
  readonly release: string;
  /** The widget's id as in the manual; left out if the fault belongs to no single widget. */
  readonly widget?: string;
}

/**
 * What is measured: milliseconds until the content, milliseconds of the slowest interaction, a score of layout shift.
 */
export type VitalName = "content" | "interaction" | "shift";

/** A measured time or movement of a widget. */
export interface Vital {
  readonly name: VitalName;
  readonly value: number;
  /** Which part of the widget was slow, or what has moved. */
  readonly part?: string;
}

/** The detail of `portal:vital`. */
export interface VitalDetail extends Vital {
  readonly release: string;
  readonly widget: string;
}

/** Reports faults and vitals to the page only, by events that bubble from the anchor. */
export interface FaultReporter {
  /** @param anchor null if the fault belongs to no single widget; then the event is fired on `document` */
  readonly fault: (anchor: HTMLElement | null, fault: Fault) => void;
  readonly vital: (anchor: HTMLElement, vital: Vital) => void;
  /** The id of an anchor's widget as in its manifest; undefined for any other element. */
  readonly widgetOf: (element: Element) => string | undefined;
}

/** Makes the page's reporter. */
export function makeFaultReporter({ ids, release }: Pick<EntryContext, "ids" | "release">): FaultReporter {
  const widgetOf = (element: Element): string | undefined =>
    element.shadowRoot === null ? undefined : knownId(ids, idOf(element));
  return {
    widgetOf,
    fault: (anchor, fault) => {
      const widget = anchor === null ? undefined : widgetOf(anchor);
      const target = anchor?.isConnected === true ? anchor : document;
      const detail: FaultDetail = { release, ...(widget !== undefined && { widget }), ...fault };
      target.dispatchEvent(new CustomEvent("portal:fault" satisfies PageEventName, { bubbles: true, detail }));
    },
    vital: (anchor, vital) => {
      const widget = widgetOf(anchor);
      if (widget === undefined) return;
      const detail: VitalDetail = { release, widget, ...vital };
      anchor.dispatchEvent(new CustomEvent("portal:vital" satisfies PageEventName, { bubbles: true, detail }));
    },
  };
}

/** The anchors of the page that have been brought to life. */
export const livingAnchors = ({ widgetOf }: FaultReporter): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>("[id^=portal-]")].filter((element) => widgetOf(element) !== undefined);
