import { themes } from "#mocks/data/shop/themes.ts";
import type { Course } from "./house/course.ts";
import { curriculum } from "./house/curriculum.ts";
import { included } from "./house/house.ts";
import { voices } from "./house/voices.ts";

const LAWS: Readonly<Record<NonNullable<Course["law"]>, string>> = {
  council:
    "Dieses Seminar vermittelt Kenntnisse, die für die Arbeit des Betriebsrats erforderlich sein können (§ 37 Abs. 6 BetrVG). Fasst das Gremium den Beschluss, stellt der Arbeitgeber Sie bei vollem Entgelt frei und trägt nach § 40 Abs. 1 BetrVG Seminar, Hotel und Reise.",
  youth:
    "Auch die Jugend- und Auszubildendenvertretung wird für erforderliche Seminare freigestellt (§ 65 Abs. 1 in Verbindung mit § 37 Abs. 6 BetrVG). Den Beschluss fasst der Betriebsrat, die Kosten trägt der Arbeitgeber.",
  disabled:
    "Vertrauenspersonen werden für erforderliche Seminare freigestellt (§ 179 Abs. 4 SGB IX); der Arbeitgeber trägt die Kosten nach § 179 Abs. 8 SGB IX. Betriebsräte fahren nach § 37 Abs. 6 BetrVG mit.",
};

/** By which right the employer lets people go and pays, as a sentence. */
export const lawOf = (law: NonNullable<Course["law"]>): string => LAWS[law];

const items = (texts: readonly string[]): string => `<ul>${texts.map((text) => `<li>${text}</li>`).join("")}</ul>`;

function about({ goals, forWhom, lessons }: Course): string {
  const subjects = lessons.map(
    ([title, text]) => `<strong>${title}${/[.!?]$/.test(title) ? "" : "."}</strong> ${text}`,
  );
  return `<div class="two"><section><h2>Das nehmen Sie mit</h2>${items(goals)}</section>
<section><h2>Inhalte</h2>${items(subjects)}</section></div>
<p><strong>Für wen?</strong> ${forWhom}</p>`;
}

const teaching = ({ trainer }: Course): string =>
  `<section class="trainer"><img src="${trainer.image}" alt="" width="160" height="160"><div><h2>Wer unterrichtet</h2><p><strong>${trainer.name}</strong>, ${trainer.role}</p><p>${trainer.about}</p></div></section>`;

const price = (): string =>
  `<section><h2>Im Preis enthalten</h2>${items(included.map(({ title, text }) => `<strong>${title ?? ""}.</strong> ${(text ?? "").replace(/<\/?p>/g, "")}`))}</section>`;

const release = ({ law }: Course): string =>
  law === null
    ? ""
    : `<section class="law"><h2>Freistellung und Kosten</h2><p>${LAWS[law]}</p><p><a href="/gesetze/betrvg">Das Gesetz im Überblick</a></p></section>`;

function said(theme: string): string {
  const figures = (voices[theme] ?? []).map(
    ({ text, by }) => `<figure><blockquote>„${text}“</blockquote><figcaption>${by}</figcaption></figure>`,
  );
  return figures.length === 0
    ? ""
    : `<section class="voices"><h2>Das sagen Teilnehmende</h2>${figures.join("")}</section>`;
}

/** The picture of a theme, which its recommendations show as well; it says nothing that the title does not. */
function pictureOf(theme: string): string {
  const id = Object.values(themes).find(({ url }) => url === theme)?.themeId ?? null;
  return id === null ? "" : `<img src="/mock-media/theme/${id}-640x360.svg" alt="" width="640" height="360">`;
}

const beside = (...sections: readonly string[]): string => `<div class="two">${sections.join("\n")}</div>`;

/**
 * What an editor has written about a seminar; `terms` for all its dates, `ownTerms` for one, whose offer says what is
 * included.
 */
export interface SeminarTexts {
  readonly lead: string;
  readonly picture: string;
  readonly about: string;
  readonly voices: string;
  readonly terms: string;
  readonly ownTerms: string;
}

/** The texts of a seminar, by the `url` of its theme; null for others. */
export function seminarTexts(theme = ""): SeminarTexts | null {
  const course = curriculum[theme];
  return course === undefined
    ? null
    : {
        lead: `<p class="lead">${course.lead}</p>`,
        picture: pictureOf(theme),
        about: about(course),
        voices: said(theme),
        terms: teaching(course) + beside(price(), release(course)),
        ownTerms: beside(teaching(course), release(course)),
      };
}
