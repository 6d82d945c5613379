import { describe, expect, it } from 'vitest';
import { toModule } from '#scripts/plain-react.ts';

const run = async (source: string): Promise<Record<string, unknown>> => (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(toModule(source))}`)) as Record<string, unknown>;

describe('toModule', () => {
  it.each<[string, string, Record<string, unknown>]>([
    ['a value', 'var Part = "part";\nexports.Part = Part;', { Part: 'part' }],
    ['a function named like its export', 'function jsx() { return 1; }\nexports.jsx = jsx;\nexports.twice =\n  jsx() + jsx();', { jsx: expect.any(Function), twice: 2 }],
    ['a value that is set again later', 'exports.now = void 0;\nif (true) {\n  exports.now = 5;\n}\nexports.later = exports.now + 1;', { now: 5, later: 6 }],
  ])('exports %s', async (_name, source, exported) => {
    expect({ ...(await run(source)) }).toEqual(exported);
  });

  it('imports what is required', () => {
    const code = toModule('var Scheduler = require("scheduler"),\n  React = require("react/jsx-runtime");\nexports.a = Scheduler.b;');
    expect(code).toContain("import * as Scheduler from 'scheduler';\nimport * as React from 'react/jsx-runtime';");
    expect(code).not.toContain('require(');
  });

  it.each(['module.exports = 1;', 'var load = { part: require("part") };', 'exports["a"] = 1;', 'Object.assign(exports, {}); exports = 1;'])('refuses %s', (source) => {
    expect(() => toModule(source)).toThrow('React is packed in another way now');
  });
});
