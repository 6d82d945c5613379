import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";
import type { Situation } from "#mocks/situations/situation.ts";
import { pictureOf, widths, type Difference } from "./page.ts";

/** A picture on white ground of a size. */
function onGround(picture: PNG, width: number, height: number): PNG {
  const ground = new PNG({ width, height });
  ground.data.fill(255);
  PNG.bitblt(picture, ground, 0, 0, picture.width, picture.height, 0, 0);
  return ground;
}

/** Compares two pictures, PNG each, of which one may be longer; the third shows in red what differs. */
export function comparePictures(before: Buffer, after: Buffer): { readonly pixels: number; readonly shown: Buffer } {
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const shown = new PNG({ width, height });
  const [first, second] = [onGround(one, width, height), onGround(other, width, height)];
  const pixels = pixelmatch(first.data, second.data, shown.data, width, height);
  return { pixels, shown: PNG.sync.write(shown) };
}

/** Compares a picture of a situation with the one in `before/`, and writes what differs to `difference/`. */
function differenceOf(folder: string, { id }: Situation, width: number): Difference | null {
  const file = pictureOf(id, width);
  if (!existsSync(folder + file)) return null;
  if (!existsSync(`${folder}before/${file}`)) return { id, width, pixels: null };
  const [before, after] = [readFileSync(`${folder}before/${file}`), readFileSync(folder + file)];
  // Most are the same to the byte.
  if (before.equals(after)) return null;
  const { pixels, shown } = comparePictures(before, after);
  if (pixels === 0) return null;
  mkdirSync(dirname(`${folder}difference/${file}`), { recursive: true });
  writeFileSync(`${folder}difference/${file}`, shown);
  return { id, width, pixels };
}

/** Compares the pictures of situations with those in `before/`; those that differ. */
export async function compareFolders(folder: string, situations: readonly Situation[]): Promise<Difference[]> {
  const differences: Difference[] = [];
  for (const situation of situations) {
    for (const width of widths) differences.push(...[differenceOf(folder, situation, width) ?? []].flat());
    // What unpacks a picture lets go of its memory in a later turn: all of them without one took 15 GB.
    await new Promise(setImmediate);
  }
  return differences;
}
