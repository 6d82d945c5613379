import { rubrics } from "#mocks/data/shop/themes.ts";

/** Where the long words of rubrics may be parted: not every browser knows German syllables. */
const parted = (name: string): string =>
  name.replace(/(rats|behinderten|bildenden)(?=arbeit|vertretung)|Schwer(?=behinderten)/g, "$&&shy;");

/** The rubrics as tiles with a picture each, which lead to their pages. */
export const rubricTiles = (): string =>
  `<ul class="subjects">${rubrics
    .map(
      ({ name, url }, index) =>
        `<li><a href="/seminare/r/${url ?? ""}"><img src="/mock-media/site/rubrik-${index + 1}-480x300.svg" alt="" width="480" height="300"><span>${parted(name ?? "")}</span></a></li>`,
    )
    .join("")}</ul>`;
