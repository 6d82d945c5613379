import type { ComponentType } from 'react';
import type * as v from 'valibot';

/** What an anchor can carry: path values as text, and the checked content of `data-json`. */
export interface AnchorProps {
  readonly eventId?: string;
  readonly userId?: string;
  readonly endDate?: string;
  /** The `{id}` at the end of the anchor's id. */
  readonly itemId?: string;
  readonly json?: unknown;
}

/** What a widget's folder hands to the loader. */
export interface WidgetModule {
  readonly View: ComponentType<AnchorProps>;
  /** Checks `data-json` at the border. */
  readonly json?: v.GenericSchema<unknown, unknown>;
}

/**
 * Names a widget's adapter. The frame has checked the attributes against the registry before, so that a view may
 * rely on those that are required there.
 */
export function defineWidget<P extends AnchorProps>(View: ComponentType<P>, json?: v.GenericSchema<unknown, P['json']>): WidgetModule {
  return { View: View as ComponentType<AnchorProps>, ...(json && { json }) };
}
