import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const natives = fileURLToPath(new URL("../../src/lib/natives.ts", import.meta.url));

/**
 * The functions that the bundler puts in the place of built-ins, in every module and library: old libraries of a host
 * may have replaced them (docs/decisions/015-guest-in-the-page.md).
 */
export const untouched: Record<string, [string, string]> = {
  "Array.from": [natives, "arrayFrom"],
  "Object.values": [natives, "objectValues"],
};

/** `for (const key in object)` over something that has a name. */
const OVER_KEYS = /\bfor \((const|let|var) (\w+) in ([\w$.]+)\)/g;

/**
 * Lets libraries and the bundler's own runtime go over the keys of an object alone: a host may have added enumerable
 * properties to all objects.
 */
export const ownKeys: Plugin = {
  name: "own-keys",
  transform: {
    filter: { id: /[\\/]node_modules[\\/]|rolldown[\\/]runtime/, code: OVER_KEYS },
    // Nothing moves to another line, so that the maps stay as they are.
    handler: (code) => ({ code: code.replace(OVER_KEYS, "for ($1 $2 of Object.keys(Object($3)))"), map: null }),
  },
};
