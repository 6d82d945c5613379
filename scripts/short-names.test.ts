import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { shortenNames, type Chunk } from './short-names.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'names-'));
  mkdirSync(join(folder, 'chunks'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, code: string, imports: string[] = []): Chunk {
  writeFileSync(join(folder, 'chunks', `${name}.js`), code);
  writeFileSync(join(folder, 'chunks', `${name}.js.map`), `{"file":"${name}.js"}`);
  return { fileName: `chunks/${name}.js`, imports: imports.map((file) => `chunks/${file}.js`), dynamicImports: [], facadeModuleId: null, moduleIds: [], code };
}
const read = (file: string): string => readFileSync(join(folder, 'chunks', file), 'utf8');

describe('short file names', () => {
  it('stand wherever a file is mentioned, and nothing else on its line moves', async () => {
    const code = 'import{a}from"./-b_CdEf.js";a(()=>import("./-b_CdEf.js"),"another.js");\n//# sourceMappingURL=Abcdefg.js.map';
    const chunks = await shortenNames(folder, [write('Abcdefg', code, ['-b_CdEf']), write('-b_CdEf', 'export const a=1')]);
    expect(chunks.map(({ fileName, imports }) => [fileName, imports])).toEqual([['chunks/Abcde.js', ['chunks/-b_Cd.js']], ['chunks/-b_Cd.js', []]]);
    expect(readdirSync(join(folder, 'chunks')).sort()).toEqual(['-b_Cd.js', '-b_Cd.js.map', 'Abcde.js', 'Abcde.js.map']);
    const shortened = read('Abcde.js');
    expect(shortened).toBe('import{a}from"./-b_Cd.js"  ;a(()=>import("./-b_Cd.js"  ),"another.js");\n//# sourceMappingURL=Abcde.js.map');
    expect(shortened.indexOf('another')).toBe(code.indexOf('another'));
    expect(JSON.parse(read('Abcde.js.map'))).toEqual({ file: 'Abcde.js' });
  });

  it('never become the same', async () => {
    await expect(shortenNames(folder, [write('Abcdefg', ''), write('AbcdeXY', '')])).rejects.toThrow('Two chunks share 5 characters');
  });
});
