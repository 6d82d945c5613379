import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);

/** React's packages come as CommonJS only; of each, the file that a built page runs. */
const FILES: Readonly<Record<string, string>> = {
  react: 'react/cjs/react.production.js',
  'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
  scheduler: 'scheduler/cjs/scheduler.production.js',
};

const DEFAULT_IMPORT = /\bimport React(?:, (\{[^}]*\}))? from ['"]react['"];?/;
const PREFIX = '\0plain:';

const folderOf = (name: string): string => require.resolve(`${name.split('/')[0] ?? name}/package.json`).replace(/[^/\\]+$/, '');

/** The source of a package's production file. */
const sourceOf = (name: string, file: string): string => readFileSync(folderOf(name) + file.slice(file.indexOf('/') + 1), 'utf8');

/**
 * A CommonJS text in the plain form of React's files, as a module: each `exports.name` becomes a variable of the module,
 * each `require` an import.
 * @throws Error when the text uses more of CommonJS than that
 */
export function toModule(source: string): string {
  const imports: string[] = [];
  const names = new Set<string>();
  const body = source
    .replace(/(\w+) = require\("([\w/-]+)"\)(?=[,;])/g, (_whole, local: string, from: string) => {
      imports.push(`import * as ${local} from '${from}';`);
      return `required$${local} = 0`;
    })
    .replace(/^exports\.(\w+) =/gm, (_whole, name: string) => {
      names.add(name);
      return `let exported$${name} =`;
    })
    .replace(/\bexports\.(\w+)/g, 'exported$$$1');
  if (/\b(require|exports|module)\b\s*[.([=]/.test(body)) throw new Error('React is packed in another way now: see scripts/plain-react.ts.');
  const exported = [...names].map((name) => `exported$${name} as ${name}`);
  return `${imports.join('\n')}\n${body}\nexport { ${exported.join(', ')} };`;
}

/**
 * Builds React as modules. As CommonJS each file is a function within the chunk, which the browser reads twice, the
 * second time while the page waits (a tenth of a second on a phone), and of which nothing unused can be left out.
 */
export function plainReact(): Plugin {
  return {
    name: 'plain-react',
    enforce: 'pre',
    resolveId: (id) => (Object.hasOwn(FILES, id) ? PREFIX + id : null),
    load: (id) => {
      const name = id.startsWith(PREFIX) ? id.slice(PREFIX.length) : '';
      const file = FILES[name];
      return file === undefined ? null : toModule(sourceOf(name, file));
    },
    transform: (code, id) => {
      if (!id.includes('node_modules') || !DEFAULT_IMPORT.test(code)) return null;
      const plain = code.replace(DEFAULT_IMPORT, (_whole, named: string | undefined) => `import * as React from 'react';${named === undefined ? '' : ` import ${named} from 'react';`}`);
      // Nothing but the rest of one line moves.
      return { code: plain, map: null };
    },
  };
}
