import { libraries } from "virtual:portal-table";
import { nameOf } from "#mount/anchor-id.ts";
import type { FrameModule, InspectorModule } from "#mount/table.ts";

/** Files on their way or there, by their name, undefined while only fetched. */
const files = new Map<string, Promise<unknown> | undefined>();
let failures = 0;

/**
 * Asks for a file, and once more where that fails; what has failed twice is asked for anew by the next anchor that
 * wants it. Some browsers remember a failure, by its address.
 */
function load(file: string): Promise<unknown> {
  const address = `${__CHUNKS__}${file}.js`;
  const known =
    files.get(file) ??
    import(/* @vite-ignore */ address)
      .catch(() => import(/* @vite-ignore */ `${address}?${++failures}`))
      .catch((thrown: unknown) => {
        files.delete(file);
        throw thrown;
      });
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
        ...libraries,
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
