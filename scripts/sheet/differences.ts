import { escapeHtml } from "#mocks/site/html.ts";
import type { Difference } from "./compare.ts";
import { pictureOf, type Sheet } from "./page.ts";

const style = `
:root { color-scheme: light; font: 16px/1.5 system-ui, sans-serif; color: #1c2430; background: #eef1f4; }
body { margin: 24px; }
h2 { margin: 32px 0 8px; font-size: 20px; }
.pictures { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 16px; }
figure { margin: 0; }
figcaption { font-size: 14px; color: #44525f; }
img { display: block; max-width: 100%; background: #fff; border: 1px solid #c3ccd5; }
a { color: #0b57a4; }
@media (max-width: 800px) { .pictures { grid-template-columns: minmax(0, 1fr); } }
`;

const figure = (caption: string, source: string, title: string): string =>
  `<figure><figcaption>${caption}</figcaption><a href="${source}"><img loading="lazy" src="${source}" alt="${escapeHtml(`${title}, ${caption}`)}"></a></figure>`;

function section({ group, situation: { id, title }, href }: Sheet, { width, pixels }: Difference): string {
  const file = pictureOf(id, width);
  const whole = `${group}: ${title}`;
  const pictures =
    pixels === null
      ? [figure("neu", file, whole)]
      : [
          figure("vorher", `before/${file}`, whole),
          figure("jetzt", file, whole),
          figure("Unterschied", `difference/${file}`, whole),
        ];
  const amount = pixels === null ? "neuer Zustand" : `${pixels.toLocaleString("de-DE")} Bildpunkte`;
  return `<section><h2>${escapeHtml(whole)}</h2>
<p>${width} px, ${amount}, <a href="${escapeHtml(href)}">in der Spielwiese öffnen</a></p>
<div class="pictures">${pictures.join("\n")}</div></section>`;
}

/** The pictures that are not as they were in a release, as one HTML page: before, now, and what differs in red. */
export function differencesPage(version: string, sheets: readonly Sheet[], differences: readonly Difference[]): string {
  const sections = differences.flatMap((difference) =>
    sheets.filter(({ situation }) => situation.id === difference.id).map((sheet) => section(sheet, difference)),
  );
  const head = `Was anders aussieht als in ${escapeHtml(version)}`;
  return `<!doctype html>
<html lang="de">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${head}</title><link rel="icon" href="data:,"><style>${style}</style></head>
<body>
<main>
<h1>${head}</h1>
${sections.length === 0 ? "<p>Nichts.</p>" : sections.join("\n")}
</main>
</body>
</html>
`;
}
