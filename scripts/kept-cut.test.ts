import { describe, expect, it } from 'vitest';
import { keptCut, placeByCut } from './kept-cut.ts';
import type { Shared } from './merge-shared.ts';

const module = (id: string, users: string, ...imports: string[]): Shared => ({ users: new Set(users), modules: [{ id, bytes: 1000, imports }] });
const placed = (shared: readonly Shared[], cut: Record<string, string[]>): Record<string, string[]> =>
  Object.fromEntries([...placeByCut(shared, cut)].map(([name, modules]) => [name, modules.map(({ id }) => id)]));

describe('a kept cut', () => {
  it('holds for the modules that it knows, whoever uses them by now, and forgets those that are gone', () => {
    expect(placed([module('a', 'XY'), module('b', 'XYZ'), module('c', 'YZ')], { one: ['a', 'c'], two: ['b', 'gone'] })).toEqual({ one: ['a', 'c'], two: ['b'] });
  });

  it('takes a new module into the file with the fewest users that all of its own load anyway', () => {
    expect(placed([module('a', 'WXYZ'), module('b', 'XYZ'), module('new', 'XY')], { one: ['a'], two: ['b'] })).toEqual({ one: ['a'], two: ['b', 'new'] });
  });

  it('gives it a file of its own where it would be loaded in vain', () => {
    expect(placed([module('a', 'XY'), module('new', 'YZ')], { one: ['a'] })).toEqual({ one: ['a'], 'further-1': ['new'] });
  });

  it('never makes files import each other', () => {
    const shared = [module('a', 'WXYZ', 'new'), module('b', 'XYZ'), module('c', 'WXYZ'), module('new', 'WXYZ', 'c')];
    expect(placed(shared, { one: ['a', 'c'], two: ['b'] })).toEqual({ one: ['a', 'c', 'new'], two: ['b'] });
    expect(() => placed([module('a', 'XY', 'b'), module('b', 'XY', 'c'), module('c', 'XY')], { one: ['a', 'c'], two: ['b'] })).toThrow('npm run cut');
  });

  it('is there', () => {
    expect(Object.keys(keptCut()).length).toBeGreaterThan(10);
  });
});
