import { nameOf } from "#mount/anchor-id.ts";
import type { FrameModule, InspectorModule } from "#mount/table.ts";

/**
 * Files on their way or there, by their name, undefined while only fetched; each is asked for once, and once more where
 * that fails.
 */
const files = new Map<string, Promise<unknown> | undefined>();

function load(file: string): Promise<unknown> {
  const address = `${__CHUNKS__}${file}.js`;
  const again = `${address}?again`;
  const known = files.get(file) ?? import(/* @vite-ignore */ address).catch(() => import(/* @vite-ignore */ again));
  files.set(file, known);
  return known;
}

const ofRelease = (name: string): Promise<unknown> => load(`${__RELEASE__}/${name}`);

/**
 * Has the browser fetch files that a widget will import. An import of each would cost a slow phone 90 ms of work, as
 * each walks all that its file imports in turn (docs/decisions/013). A browser that does not know these links fetches
 * the files one step later.
 */
function linkModules(names: readonly string[], root: ShadowRoot, { src, nonce }: HTMLScriptElement): void {
  const links = names
    .filter((name) => !files.has(name))
    .map((name) => {
      files.set(name, undefined);
      return Object.assign(document.createElement("link"), {
        rel: "modulepreload",
        href: new URL(`${__CHUNKS__}${name}.js`, src).href,
        nonce,
      });
    });
  // Out of the page's head, and gone with the first drawing.
  root.append(...links);
}

/**
 * The code of a widget. Of all its files asked for at once its own is not the last, as more than six wait for each
 * other over HTTP/1.1.
 */
export function loadWidget(
  id: string,
  shared: string,
  root: ShadowRoot,
  script?: HTMLScriptElement,
): Promise<[FrameModule, unknown]> {
  if (script?.src)
    linkModules(
      [
        ...__LIBRARIES__,
        `${__RELEASE__}/frame`,
        `${__RELEASE__}/${nameOf(id)}`,
        ...(shared.match(/\S+/g) ?? []).map((name) => `${__RELEASE__}/shared/${name}`),
      ],
      root,
      script,
    );
  return Promise.all([ofRelease("frame") as Promise<FrameModule>, ofRelease(nameOf(id))]);
}

export const loadInspector = (): Promise<InspectorModule> => ofRelease("inspector") as Promise<InspectorModule>;
