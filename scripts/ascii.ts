import remapping from '@jridgewell/remapping';
import MagicString from 'magic-string';
import type { Plugin } from 'vite';

const escape = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Writes every letter beyond ASCII as an escape, since hosts serve our files without a charset; keeps the maps right. */
export function asciiOutput(): Plugin {
  return {
    name: 'ascii-output',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || !/[^\0-\x7f]/.test(file.code)) continue;
        const escaped = new MagicString(file.code);
        for (const match of file.code.matchAll(/[^\0-\x7f]/g)) escaped.overwrite(match.index, match.index + 1, escape(match[0]));
        if (file.map !== null) {
          const map = remapping([escaped.generateMap({ hires: true }).toString(), file.map.toString()], () => null);
          Object.assign(file.map, { mappings: map.mappings, names: map.names, sources: map.sources, sourcesContent: map.sourcesContent });
        }
        file.code = escaped.toString();
      }
    },
  };
}
