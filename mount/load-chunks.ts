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

/** Asks for all files of a widget at once; those that it shares are its own concern should they fail. */
export function loadWidget(id: string, shared: readonly string[]): Promise<[FrameModule, unknown]> {
  for (const library of __LIBRARIES__) load(library).catch(() => undefined);
  for (const name of shared) ofRelease(`shared/${name}`).catch(() => undefined);
  return Promise.all([ofRelease('frame') as Promise<FrameModule>, ofRelease(nameOf(id))]);
}

export const loadInspector = (): Promise<InspectorModule> => ofRelease('inspector') as Promise<InspectorModule>;
export const loadStrays = (): Promise<StraysModule> => ofRelease('strays') as Promise<StraysModule>;
