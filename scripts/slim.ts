import type { Plugin } from 'vite';
import { registry, type WidgetLine } from '#mount/registry.ts';

/**
 * Parts of axios that a page never reaches here: every body is JSON, every request goes through the fetch adapter.
 * Left out they save about 4 KB (brotli) of each page; docs/decisions/004.
 */
const UNUSED = [
  'adapters/xhr.js',
  'cancel/CancelToken.js',
  'core/createMultipartBody.js',
  'core/assertParamsAcyclic.js',
  'helpers/AxiosURLSearchParams.js',
  'helpers/HttpStatusCode.js',
  'helpers/estimateDataURLDecodedBytes.js',
  'helpers/formDataToJSON.js',
  'helpers/spread.js',
  'helpers/toFormData.js',
  'helpers/toURLEncodedForm.js',
];

/** Leaves the unused parts of axios out of the bundle. */
export function slimAxios(): Plugin {
  return {
    name: 'slim-axios',
    enforce: 'pre',
    load: (id) => (UNUSED.some((part) => id.endsWith(`/axios/lib/${part}`)) ? 'export default null;' : null),
  };
}

/**
 * Vite wraps each lazy import to preload the styles of its chunk. Ours carry their styles inside, so the wrapper only
 * weighs (0.6 KB).
 */
export function plainLazyImports(): Plugin {
  return {
    name: 'plain-lazy-imports',
    enforce: 'pre',
    load: (id) => (id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load();' : null),
  };
}

/** What the frame needs of a line; folders and first reads are already in the entry's table. */
const slimLine = ({ id, height, params, needsOne }: WidgetLine): object => ({ id, height, params, ...(needsOne && { needsOne }) });

/** Keeps of the registry only what the frame reads on a page. */
export function slimRegistry(): Plugin {
  return {
    name: 'slim-registry',
    enforce: 'pre',
    load: (id) => (id.endsWith('/mount/registry.ts') ? `export const registry = ${JSON.stringify(registry.map(slimLine))}; export const lineOf = (id) => registry.find((line) => line.id === id);` : null),
  };
}
