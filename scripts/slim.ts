import type { Plugin } from 'vite';

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
