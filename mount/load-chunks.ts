import { libraries, release } from "virtual:portal-table";
import { widgetName } from "#mount/anchor-id.ts";
import type { FrameModule, InspectorModule } from "#mount/table.ts";

/** Requested files by their name; undefined for one that is only preloaded by a link. */
const files = new Map<string, Promise<unknown> | undefined>();
let failures = 0;

const importFrom = (address: string): Promise<unknown> => import(/* @vite-ignore */ address);

/**
 * Imports a file, and a second time if that fails. After two failures the next anchor that needs the file tries again.
 * Each retry has a new address, because some browsers remember a failure by the address.
 */
function load(file: string): Promise<unknown> {
  const address = `${__CHUNKS__}${file}.js`;
  const known =
    files.get(file) ??
    importFrom(address)
      .catch(() => importFrom(`${address}?${++failures}`))
      .catch((thrown: unknown) => {
        files.delete(file);
        throw thrown;
      });
  files.set(file, known);
  return known;
}

const ofRelease = (name: string): Promise<unknown> => load(`${release}/${name}`);

/**
 * Makes the browser fetch files that a widget will import. Importing each here would cost a slow phone 90 ms, because
 * each import walks all modules that its file imports (docs/performance.md). A browser that does not know these links
 * fetches the files one step later.
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
  // The links stay out of the page's head, and the first rendering removes them.
  root.append(...links);
}

/**
 * Loads the frame and the code of a widget. The widget's own file is requested before the shared ones, because a
 * browser sends only six requests at a time over HTTP/1.1.
 * @param root holds the links that preload the files
 * @param script the product's own tag, whose address tells where they are
 */
export function loadWidget(
  id: string,
  shared: string,
  root: ShadowRoot,
  script?: HTMLScriptElement,
): Promise<[FrameModule, unknown]> {
  // With a widget's own file all that it needs is known.
  if (script?.src && !files.has(`${release}/${widgetName(id)}`))
    linkModules(
      [
        ...libraries,
        `${release}/frame`,
        `${release}/${widgetName(id)}`,
        ...(shared.match(/\S+/g) ?? []).map((name) => `${release}/shared/${name}`),
      ],
      root,
      script,
    );
  return Promise.all([ofRelease("frame") as Promise<FrameModule>, ofRelease(widgetName(id))]);
}

/** Loads the author's inspector from the release in use. It rejects if the file does not arrive. */
export const loadInspector = (): Promise<InspectorModule> => ofRelease("inspector") as Promise<InspectorModule>;
