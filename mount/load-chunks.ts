import { nameOf } from '#mount/anchor-id.ts';
import type { FrameModule, InspectorModule, StraysModule } from '#mount/table.ts';

/** Files on their way or there, by their name; each is asked for once, and once more where that fails. */
const files = new Map<string, Promise<unknown>>();

function load(file: string): Promise<unknown> {
  const address = `./chunks/${file}.js`;
  const again = `${address}?again`;
  const known = files.get(file) ?? import(/* @vite-ignore */ address).catch(() => import(/* @vite-ignore */ again));
  files.set(file, known);
  return known;
}

const ofRelease = (name: string): Promise<unknown> => load(`${__RELEASE__}/${name}`);

const widgets = new Map<string, Promise<[FrameModule, unknown]>>();

/** Asks for all files of a widget at once, the largest first; those that it shares are its own concern should they fail. */
function loadAll(id: string, shared: readonly string[]): Promise<[FrameModule, unknown]> {
  for (const library of __LIBRARIES__) load(library).catch(() => undefined);
  const frame = ofRelease('frame') as Promise<FrameModule>;
  for (const name of shared) ofRelease(`shared/${name}`).catch(() => undefined);
  const widget = Promise.all([frame, ofRelease(nameOf(id))]);
  widgets.set(id, widget);
  return widget;
}

/** The code of a widget; a page with many anchors of one id asks once. */
export const loadWidget = (id: string, shared: readonly string[]): Promise<[FrameModule, unknown]> => widgets.get(id) ?? loadAll(id, shared);

export const loadInspector = (): Promise<InspectorModule> => ofRelease('inspector') as Promise<InspectorModule>;
export const loadStrays = (): Promise<StraysModule> => ofRelease('strays') as Promise<StraysModule>;
