import { existsSync, readFileSync } from "node:fs";
import type { Situation } from "#mocks/situations/situation.ts";
import { pictureOf, widths, type Difference } from "./page.ts";

/** Compares a picture of a situation with the one in `before/`, byte by byte: one browser has drawn both. */
function differenceOf(folder: string, { id }: Situation, width: number): Difference[] {
  const file = pictureOf(id, width);
  const [now, before] = [folder + file, `${folder}before/${file}`];
  if (!existsSync(now)) return [];
  const isNew = !existsSync(before);
  return isNew || !readFileSync(before).equals(readFileSync(now)) ? [{ id, width, isNew }] : [];
}

/** Compares the pictures of situations with those in `before/`; those that differ. */
export const compareFolders = (folder: string, situations: readonly Situation[]): Difference[] =>
  situations.flatMap((situation) => widths.flatMap((width) => differenceOf(folder, situation, width)));
