import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { ModuleKind, ScriptTarget, transpileModule } from "typescript";
import { escapeHtml } from "#mocks/site/html.ts";
import type { Situation } from "#mocks/situations/situation.ts";
import { showsText, stepText } from "#mocks/situations/steps.ts";
import { widthsText } from "#mocks/situations/widths.ts";

/** The widths in px at which every situation is shown: a phone, a tablet, a desk. */
export const widths = [390, 768, 1280] as const;

/** The path of a situation's picture, from the sheet's folder. */
export const pictureOf = (id: string, width: number): string => `${width}/${id}.png`;

/** A situation as the sheet shows it. */
export interface Sheet {
  readonly situation: Situation;
  /** The widget's id, or the page's German name. */
  readonly group: string;
  /** The address in the playground. */
  readonly href: string;
}

const given = ({ customer, scenario, today, consent, missing, widths: held }: Situation): string[] => [
  ...(customer === undefined ? [] : [`Kunde: ${customer}`]),
  ...(scenario === undefined ? [] : [`Szenario: ${scenario}`]),
  ...(today === undefined ? [] : [`Heute: ${today}`]),
  ...(held === undefined ? [] : [widthsText(held)]),
  ...(consent === undefined ? [] : ["Externe Inhalte erlaubt"]),
  ...(missing === undefined ? [] : [`Nicht ladbar: ${missing === "*" ? "aller Code" : missing}`]),
];

function list(tag: "ul" | "ol", label: string, entries: readonly string[]): string {
  if (entries.length === 0) return "";
  return `<${tag} aria-label="${label}">${entries.map((entry) => `<li>${escapeHtml(entry)}</li>`).join("")}</${tag}>`;
}

function section({ situation, group, href }: Sheet): string {
  const { id, title, steps = [] } = situation;
  return `<section id="${id}" data-group="${escapeHtml(group)}" aria-labelledby="${id}-titel" hidden>
<div class="about">
<p class="group">${escapeHtml(group)}</p>
<h2 id="${id}-titel" tabindex="-1">${escapeHtml(title)}</h2>
${list("ul", "Ausgangslage", given(situation))}
${list("ol", "Schritte", steps.map(stepText))}
<p>${escapeHtml(showsText(situation))}</p>
<p><a href="${escapeHtml(href)}" target="_blank" rel="noopener">In der Spielwiese öffnen (neuer Tab)</a></p>
</div>
<div class="picture" tabindex="0" role="group" aria-label="Bild"><img alt="${escapeHtml(`${group}: ${title}`)}" data-id="${id}"></div>
</section>`;
}

const style = `
:root { color-scheme: light; font: 16px/1.5 system-ui, sans-serif; color: #1c2430; background: #eef1f4; }
body { margin: 0; }
header { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; align-items: end; gap: 12px 24px; padding: 12px 24px; background: #fff; border-bottom: 1px solid #c3ccd5; }
h1 { flex-basis: 100%; margin: 0; font-size: 20px; }
label, legend { display: block; padding: 0; font-size: 14px; }
fieldset { margin: 0; padding: 0; border: 0; }
fieldset label { display: inline-flex; align-items: center; gap: 6px; margin-inline-end: 16px; min-height: 40px; font-size: 16px; }
select, button { min-height: 40px; padding: 4px 12px; font: inherit; color: inherit; background: #fff; border: 1px solid #5c6b7a; border-radius: 4px; }
select { max-width: 100%; }
input { width: 20px; height: 20px; margin: 0; }
.steps { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; }
.keys { flex-basis: 100%; margin: 0; font-size: 14px; color: #44525f; }
main { padding: 24px; }
section:not([hidden]) { display: grid; gap: 24px; grid-template-columns: minmax(240px, 340px) minmax(0, 1fr); align-items: start; }
h2 { margin: 0 0 12px; font-size: 22px; line-height: 1.3; }
.group { margin: 0; font-size: 14px; color: #44525f; }
.about { overflow-wrap: anywhere; }
.picture { overflow: auto; background: #fff; border: 1px solid #c3ccd5; }
.picture img { display: block; }
a { color: #0b57a4; }
:focus-visible { outline: 3px solid #0b57a4; outline-offset: 2px; }
@media (max-width: 800px) { section:not([hidden]) { grid-template-columns: minmax(0, 1fr); } }
`;

function script(): string {
  const source = readFileSync(fileURLToPath(new URL("leaf.ts", import.meta.url)), "utf8");
  return transpileModule(source, { compilerOptions: { target: ScriptTarget.ES2022, module: ModuleKind.ESNext } })
    .outputText;
}

/** The sheet as one HTML page: one situation at a time, to be leafed through; its pictures lie beside it. */
export function sheetPage(sheets: readonly Sheet[]): string {
  const groups = [...new Set(sheets.map(({ group }) => group))];
  const options = groups.map((group) => `<option>${escapeHtml(group)}</option>`).join("");
  const radios = widths
    .map(
      (width) =>
        `<label><input type="radio" name="width" value="${width}"${width === 1280 ? " checked" : ""}>${width} px</label>`,
    )
    .join("");
  return `<!doctype html>
<html lang="de">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Kundenportal-Widgets: alle Zustände</title><link rel="icon" href="data:,"><style>${style}</style></head>
<body>
<header>
<h1>Kundenportal-Widgets: alle Zustände</h1>
<div><label for="group">Widget oder Seite</label><select id="group"><option value="">Alle</option>${options}</select></div>
<div><label for="jump">Zustand</label><select id="jump"></select></div>
<fieldset><legend>Breite</legend>${radios}</fieldset>
<div class="steps"><button type="button" id="back">Zurück</button><button type="button" id="on">Weiter</button><span id="position" role="status"></span></div>
<p class="keys">Tasten: Pfeil links und rechts blättern, mit der Umschalttaste zum vorigen und nächsten Widget; 1 bis 3 wählen die Breite.</p>
</header>
<main>
${sheets.map(section).join("\n")}
</main>
<script type="module">${script()}</script>
</body>
</html>
`;
}
