import { readFile } from "node:fs/promises";
import { extname, resolve, sep } from "node:path";

/** A folder on disk below a path prefix of the site. */
export interface Root {
  prefix: string;
  dir: string;
}

/** JavaScript without a charset on purpose, because the bundle must work without one (ASCII-only output). */
const types: Record<string, string> = {
  ".js": "text/javascript",
  ".mjs": "text/javascript",
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".svg": "image/svg+xml",
  ".map": "application/json",
  ".json": "application/json",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".txt": "text/plain; charset=utf-8",
  ".pdf": "application/pdf",
};

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** The file on disk for a path, or null when it would lie outside of the root. */
function locate({ prefix, dir }: Root, path: string): string | null {
  const base = prefix.endsWith("/") ? prefix : `${prefix}/`;
  const name = path.startsWith(base) ? decoded(path.slice(base.length)) : null;
  if (name === null || name.includes("\0")) return null;
  const root = resolve(dir);
  const file = resolve(root, name === "" || name.endsWith("/") ? `${name}index.html` : name);
  return file.startsWith(root + sep) ? file : null;
}

/** Reads a static file; null when there is none. `path` is a URL path without query. */
export async function readStatic(
  roots: readonly Root[],
  path: string,
): Promise<{ type: string; body: Uint8Array } | null> {
  for (const root of roots) {
    const file = locate(root, path);
    const body = file === null ? null : await readFile(file).catch(() => null);
    if (file !== null && body !== null) return { type: types[extname(file)] ?? "application/octet-stream", body };
  }
  return null;
}
