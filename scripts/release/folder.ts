import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathsBelow } from "#scripts/shared/files.ts";

/** A file of a release, as `release.json` names it. */
export interface ReleaseFile {
  readonly path: string;
  readonly size: number;
  /** The hash for an `integrity` attribute. */
  readonly integrity: string;
}

/** `release.json`: what a release is, and all files that it needs. */
export interface Release {
  readonly version: string;
  /** Tells two builds of one version apart; the folder of its files in `chunks/`. */
  readonly release: string;
  /** Day of the release, `yyyy-MM-dd`. */
  readonly date: string;
  /** The hash of the pinned entry, `<version>/portal.js`. */
  readonly integrity: string;
  /** Ids of the widgets in it. */
  readonly widgets: readonly string[];
  readonly files: readonly ReleaseFile[];
}

/** The parts of a release. */
export interface ReleaseParts {
  /** The folder of the build. */
  readonly dist: string;
  readonly version: string;
  readonly date: string;
  /** Further files by their names: lists of changes, types, manifests, the configuration's schema. */
  readonly extra: Readonly<Record<string, string>>;
}

const RELEASE = "release.json";
const VERSION = /^\d+\.\d+\.\d+$/;

const integrityOf = (body: Uint8Array): string => `sha384-${createHash("sha384").update(body).digest("base64")}`;
const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
const read = (file: string): Release => JSON.parse(readFileSync(file, "utf8")) as Release;

function write(file: string, body: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, body);
}

/**
 * The files of a release by their paths: those of the build, and the further ones for who pins it and for who does not.
 */
function bodiesOf({ dist, version, extra }: ReleaseParts): Map<string, Uint8Array> {
  const built = pathsBelow(dist).map((path): [string, Uint8Array] => [path, readFileSync(join(dist, path))]);
  const beside = [
    ...built.filter(([path]) => /^[^/]+\.(txt|json)$/.test(path)),
    ...Object.entries(extra).map(([name, text]): [string, Uint8Array] => [name, new TextEncoder().encode(text)]),
  ];
  const pinned = beside.map(([name, body]): [string, Uint8Array] => [`${version}/${name}`, body]);
  return new Map([...built, ...beside, ...pinned]);
}

/** The release that a build and its further files make. */
function releaseOf(parts: ReleaseParts, bodies: ReadonlyMap<string, Uint8Array>): Release {
  const { dist, version, date } = parts;
  const { release, widgets } = JSON.parse(readFileSync(join(dist, "chunks.json"), "utf8")) as {
    release: string;
    widgets: Record<string, unknown>;
  };
  const files = [...bodies]
    .map(([path, body]) => ({ path, size: body.length, integrity: integrityOf(body) }))
    .sort((one, other) => (one.path < other.path ? -1 : 1));
  const integrity = files.find(({ path }) => path === `${version}/portal.js`)?.integrity;
  if (integrity === undefined)
    throw new Error(`The build in ${dist} is none of ${version}: ${version}/portal.js is missing`);
  return { version, release, date, integrity, widgets: Object.keys(widgets), files };
}

/** @throws Error where a version that has been published would change */
function refuseOtherBytes(into: string, next: Release): void {
  const file = join(into, next.version, RELEASE);
  if (!existsSync(file)) return;
  const before = read(file);
  if (before.integrity !== next.integrity || before.release !== next.release)
    throw new Error(`${into}/${next.version} is there with other contents: a version that was published never changes`);
}

/**
 * Adds a release to a folder that can be uploaded as it is. What former releases need stays; only the evergreen files
 * at the top are replaced.
 * @throws Error where the folder holds the version with other contents
 */
export function addRelease(into: string, parts: ReleaseParts): Release {
  const bodies = bodiesOf(parts);
  const release = releaseOf(parts, bodies);
  refuseOtherBytes(into, release);
  for (const [path, body] of bodies) write(join(into, path), body);
  for (const name of [RELEASE, `${release.version}/${RELEASE}`]) write(join(into, name), json(release));
  return release;
}

const byVersion = (one: string, other: string): number => one.localeCompare(other, "en", { numeric: true });

/** The versions in a folder of releases, the newest last. */
export const versionsIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => VERSION.test(name) && existsSync(join(folder, name, RELEASE)))
    .sort(byVersion);

/**
 * Copies one version out of a folder of releases, as if it were the only one there. @throws Error where it is not in
 * there
 */
export function copyRelease(folder: string, version: string, into: string): void {
  const description = join(folder, version, RELEASE);
  if (!existsSync(description)) throw new Error(`${folder} holds no ${version}, but ${versionsIn(folder).join(", ")}`);
  for (const { path } of read(description).files) write(join(into, path), readFileSync(join(folder, path)));
  for (const [from, to] of [
    ["evergreen.js", "portal.js"],
    ["portal.single.js", "portal.single.js"],
    ["chunks.json", "chunks.json"],
  ] as const)
    write(join(into, to), readFileSync(join(folder, version, from)));
}

/** How many releases stay for pages that were opened under them. */
const KEPT = 3;

/**
 * Removes from a folder of releases what neither the last three, nor the evergreen one, nor those that pages pin need.
 * @returns the versions that are gone
 */
export function prune(folder: string, pinned: readonly string[]): string[] {
  if (!existsSync(join(folder, RELEASE))) throw new Error(`${folder} is no folder of releases`);
  const versions = versionsIn(folder);
  const unknown = pinned.filter((version) => !versions.includes(version));
  if (unknown.length > 0) throw new Error(`${folder} holds no ${unknown.join(", ")}; nothing was removed`);
  const evergreen = read(join(folder, RELEASE)).version;
  const kept = new Set([...versions.slice(-KEPT), evergreen, ...pinned]);
  const gone = versions.filter((version) => !kept.has(version));
  const filesOf = (version: string): string[] => read(join(folder, version, RELEASE)).files.map(({ path }) => path);
  const needed = new Set([...kept].flatMap(filesOf));
  for (const path of gone.flatMap(filesOf)) if (!needed.has(path)) rmSync(join(folder, path), { force: true });
  for (const version of gone) rmSync(join(folder, version), { recursive: true, force: true });
  return gone;
}
