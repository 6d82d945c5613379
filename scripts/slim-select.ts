import type { Plugin } from 'vite';

/**
 * Parts below react-select that it never reaches here: the menu stands inside the widget's root, so nothing is positioned
 * over the page, no component is wrapped by emotion, and the select brings its own style cache. docs/decisions/005.
 */
const UNREACHED: readonly (readonly [string, string])[] = [
  ['/@floating-ui/dom/', 'export const autoUpdate = () => () => {};'],
  ['/@emotion/cache/', 'export default () => null;'],
  ['/hoist-non-react-statics/', 'export default (target) => target;'],
];

/** Leaves the unreached parts of react-select out of the bundle. */
export function slimSelect(): Plugin {
  return {
    name: 'slim-select',
    enforce: 'pre',
    load: (id) => UNREACHED.find(([part]) => id.includes(part))?.[1] ?? null,
  };
}
