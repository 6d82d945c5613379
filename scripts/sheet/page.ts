import { escapeHtml } from "#mocks/site/html.ts";
import type { Situation } from "#mocks/situations/situation.ts";
import { showsText, stepText } from "#mocks/situations/steps.ts";
import { widthsText } from "#mocks/situations/widths.ts";

/** The widths in px at which every situation is shown: a phone, a tablet, a desk. */
export const widths = [390, 768, 1280] as const;

/** The path of a situation's picture, from the sheet's folder. */
export const pictureOf = (id: string, width: number): string => `${width}/${id}.png`;

/** A picture that is not as it was in another release. */
export interface Difference {
  readonly id: string;
  readonly width: number;
  /** Whether the other release has no such picture. */
  readonly isNew: boolean;
}

/** A situation as the sheet shows it. */
export interface Sheet {
  readonly situation: Situation;
  /** The widget's id, or the page's German name. */
  readonly group: string;
  /** The address in the playground. */
  readonly href: string;
}

const style = `
:root { color-scheme: light; font: 16px/1.5 system-ui, sans-serif; color: #1c2430; background: #eef1f4; }
body { margin: 24px; }
h2 { margin: 32px 0 8px; font-size: 20px; }
.pictures { display: flex; gap: 16px; align-items: start; overflow-x: auto; }
figure { margin: 0; flex: none; }
figcaption { font-size: 14px; color: #44525f; }
img { display: block; background: #fff; border: 1px solid #c3ccd5; }
a { color: #0b57a4; }
`;

const pageOf = (title: string, content: readonly string[]): string => `<!doctype html>
<html lang="de">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><link rel="icon" href="data:,"><style>${style}</style></head>
<body>
<main>
<h1>${title}</h1>
${content.join("\n")}
</main>
</body>
</html>
`;

type Picture = readonly [caption: string, source: string];

/** A situation with some pictures of it, side by side. */
function section(
  { group, situation: { id, title }, href }: Sheet,
  about: string,
  pictures: readonly Picture[],
): string {
  const whole = escapeHtml(`${group}: ${title}`);
  const figures = pictures.map(
    ([caption, source]) =>
      `<figure><figcaption>${caption}</figcaption><a href="${source}"><img loading="lazy" src="${source}" alt="${whole}, ${caption}"></a></figure>`,
  );
  return `<section id="${id}"><h2>${whole}</h2>
<p>${escapeHtml(about)} <a href="${escapeHtml(href)}">In der Spielwiese öffnen</a></p>
<div class="pictures" tabindex="0">${figures.join("\n")}</div></section>`;
}

/** From where a situation starts, the steps that lead to it, and what is to be seen. */
function aboutOf(situation: Situation): string {
  const { customer, scenario, today, consent, missing, widths: held, steps = [] } = situation;
  const start = [
    ...(customer === undefined ? [] : [`Kunde: ${customer}`]),
    ...(scenario === undefined ? [] : [`Szenario: ${scenario}`]),
    ...(today === undefined ? [] : [`Heute: ${today}`]),
    ...(held === undefined ? [] : [widthsText(held)]),
    ...(consent === undefined ? [] : ["Externe Inhalte erlaubt"]),
    ...(missing === undefined ? [] : [`Nicht ladbar: ${missing === "*" ? "aller Code" : missing}`]),
  ];
  return [...start, ...steps.map(stepText), showsText(situation)].join(". ");
}

/** All situations as one HTML page, each at all widths; the pictures lie beside it. */
export const sheetPage = (sheets: readonly Sheet[]): string =>
  pageOf(
    "Kundenportal-Widgets: alle Zustände",
    sheets.map((sheet) =>
      section(
        sheet,
        aboutOf(sheet.situation),
        widths.map((width) => [`${width} px`, pictureOf(sheet.situation.id, width)]),
      ),
    ),
  );

function differenceSection(sheet: Sheet, { width, isNew }: Difference): string {
  const file = pictureOf(sheet.situation.id, width);
  if (isNew) return section(sheet, `${width} px, neuer Zustand.`, [["neu", file]]);
  return section(sheet, `${width} px.`, [
    ["vorher", `before/${file}`],
    ["jetzt", file],
  ]);
}

/** The pictures that are not as they were in a release, as one HTML page: before and now. */
export function differencesPage(version: string, sheets: readonly Sheet[], differences: readonly Difference[]): string {
  const sections = differences.flatMap((difference) =>
    sheets
      .filter(({ situation }) => situation.id === difference.id)
      .map((sheet) => differenceSection(sheet, difference)),
  );
  return pageOf(
    `Was anders aussieht als in ${escapeHtml(version)}`,
    sections.length === 0 ? ["<p>Nichts.</p>"] : sections,
  );
}
