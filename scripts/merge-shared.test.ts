import { describe, expect, it } from 'vitest';
import { mergeShared, type Shared } from './merge-shared.ts';

const file = (id: string, users: string, bytes: number, imports: string[] = []): Shared => ({ users: new Set(users), modules: [{ id, bytes, imports }] });
const cut = (...shared: Shared[]): string[] => mergeShared(shared).map((modules) => modules.map(({ id }) => id).sort().join('')).sort();

describe('what widgets share', () => {
  it('is one file for the same widgets', () => expect(cut(file('a', 'XY', 9000), file('b', 'XY', 9000))).toEqual(['ab']));
  it('is one file where little is loaded in vain', () => expect(cut(file('a', 'XYZ', 2000), file('b', 'XY', 300))).toEqual(['ab']));
  it('is two where much would be', () => expect(cut(file('a', 'XYZ', 2000), file('b', 'XY', 60_000))).toEqual(['a', 'b']));
  it('counts what a file brings along', () => expect(cut(file('a', 'XY', 100), file('b', 'YZ', 100, ['c']), file('c', 'YZ', 30_000))).toEqual(['a', 'bc']));
  it('moves out what a merging of others has left in vain', () => {
    expect(cut(file('a', 'UVWXYZ', 3000), file('b', 'UYZ', 18_000), file('c', 'VYZ', 6000), file('d', 'UVWX', 18_000))).toEqual(['acd', 'b']);
  });
  it('weighs less what is loaded later', () => {
    const shared = [file('a', 'XY', 2000), file('b', 'X', 30_000)];
    expect(mergeShared(shared)).toHaveLength(2);
    expect(mergeShared(shared, [], new Set('Y'))).toHaveLength(1);
  });
  it('heeds the room that a page has', () => {
    const shared = [file('a', 'XYZ', 2000), file('b', 'XY', 300)];
    expect(mergeShared(shared, [{ starts: ['Z'], room: 2500, files: Infinity }])).toHaveLength(1);
    expect(mergeShared(shared, [{ starts: ['Z'], room: 2100, files: Infinity }])).toHaveLength(2);
  });
  it('heeds how many files a page may load', () => {
    const shared = [file('a', 'XYZ', 2000), file('b', 'XY', 60_000)];
    expect(mergeShared(shared, [{ starts: ['X'], room: 90_000, files: 2 }])).toHaveLength(2);
    expect(mergeShared(shared, [{ starts: ['X'], room: 90_000, files: 1 }])).toHaveLength(1);
  });
  it('never makes files import each other', () => {
    const shared = [file('a', 'XYZ', 100, ['b']), file('b', 'XYZV', 5000, ['c']), file('c', 'XYZVW', 100)];
    const files = mergeShared(shared);
    const of = (id: string): number => files.findIndex((modules) => modules.some((module) => module.id === id));
    expect(of('a') === of('c') && of('b') !== of('a')).toBe(false);
  });
});
