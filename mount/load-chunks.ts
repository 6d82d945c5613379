import { nameOf } from '#mount/anchor-id.ts';
import type { FrameModule, InspectorModule, StraysModule } from '#mount/table.ts';

/** Files on their way or there, by their name, undefined while only fetched; each is asked for once, and once more where that fails. */
const files = new Map<string, Promise<unknown> | undefined>();

function load(file: string): Promise<unknown> {
  const address = `./chunks/${file}.js`;
  const again = `${address}?again`;
  const known = files.get(file) ?? import(/* @vite-ignore */ address).catch(() => import(/* @vite-ignore */ again));
  files.set(file, known);
  return known;
}

const ofRelease = (name: string): Promise<unknown> => load(`${__RELEASE__}/${name}`);

/**
 * Has the browser fetch files that a widget will import. An import of each would cost a slow phone 90 ms of work, as each walks all that
 * its file imports in turn (docs/decisions/036). A browser that does not know these links fetches the files one step later.
 */
function preload(names: readonly string[], { src, nonce }: HTMLScriptElement): void {
  const links = names.filter((name) => !files.has(name)).map((name) => {
    files.set(name, undefined);
    const link = document.createElement('link');
    // Nothing of ours stays in the page's head.
    link.onload = link.onerror = () => link.remove();
    return Object.assign(link, { rel: 'modulepreload', href: new URL(`chunks/${name}.js`, src).href, nonce });
  });
  document.head.append(...links);
}

const widgets = new Map<string, Promise<[FrameModule, unknown]>>();

/** Asks for all files of a widget at once; its own is not the last, as more than six wait for each other over HTTP/1.1. */
function loadAll(id: string, shared: readonly string[], script: HTMLScriptElement | undefined): Promise<[FrameModule, unknown]> {
  if (script?.src) preload([...__LIBRARIES__, `${__RELEASE__}/frame`, `${__RELEASE__}/${nameOf(id)}`, ...shared.map((name) => `${__RELEASE__}/shared/${name}`)], script);
  const widget = Promise.all([ofRelease('frame') as Promise<FrameModule>, ofRelease(nameOf(id))]);
  widgets.set(id, widget);
  return widget;
}

/** The code of a widget; a page with many anchors of one id asks once. */
export const loadWidget = (id: string, shared: readonly string[], script?: HTMLScriptElement): Promise<[FrameModule, unknown]> => widgets.get(id) ?? loadAll(id, shared, script);

export const loadInspector = (): Promise<InspectorModule> => ofRelease('inspector') as Promise<InspectorModule>;
export const loadStrays = (): Promise<StraysModule> => ofRelease('strays') as Promise<StraysModule>;
