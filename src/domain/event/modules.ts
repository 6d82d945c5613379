import type { EventContent, ListedEvent } from "#domain/entities/event.ts";
import { isFilled } from "#domain/text/text.ts";

/** A module of a series with the letter by which it is named. */
export interface SeriesModule<Module = ListedEvent> {
  /** A, B, … Z, AA, … as in 'Modul A'. */
  letter: string;
  module: Module;
}

/** An event with its modules; each module has the fields that the event's own answer gives. */
interface WithModules<Module> {
  readonly modules: readonly Module[];
}

/** A module with its flag set, even if the backend leaves the flag out. */
function asModule<Module extends Pick<ListedEvent, "isModule">>(event: Module): Module {
  return { ...event, isModule: event.isModule ?? true };
}

/** The modules that a series shows: those with a non-blank bookingNumber, lettered in their order (spec section 2). */
export function seriesModules<Module extends Pick<ListedEvent, "isModule" | "bookingNumber">>(
  event: WithModules<Module>,
): SeriesModule<Module>[] {
  return event.modules
    .filter((module) => isFilled(module.bookingNumber))
    .map((module, index) => ({ letter: moduleLetter(index), module: asModule(module) }));
}

/** The letter of a module by its index: 0 is A, 25 is Z, 26 is AA. */
export function moduleLetter(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : moduleLetter(Math.floor(index / 26) - 1) + last;
}

/**
 * The module labelled 'Online-Nachbetreuung': the second of an event whose content has an online follow-up (spec
 * section 2).
 */
export function followUpModule<Module extends Pick<ListedEvent, "isModule">>(
  event: WithModules<Module> & { readonly content: Pick<EventContent, "hasOnlineFollowUp"> | null },
): Module | null {
  const second = event.content?.hasOnlineFollowUp === true ? event.modules[1] : undefined;
  return second ? asModule(second) : null;
}
