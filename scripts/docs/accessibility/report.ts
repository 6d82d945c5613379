import { stringify } from "yaml";
import { project } from "#scripts/shared/project.ts";
import type { Criterion, Standing } from "./criterion.ts";
import { operable } from "./operable.ts";
import { perceivable } from "./perceivable.ts";
import { robust, understandable } from "./understandable.ts";

/** Every criterion of WCAG 2.2 on the levels A and AA, in its order. */
export const criteria: readonly Criterion[] = [...perceivable, ...operable, ...understandable, ...robust];

/** The words of OpenACR for how a criterion stands: what is not proved as a whole is not evaluated. */
const levels: Readonly<Record<Standing, string>> = {
  proved: "supports",
  partly: "not-evaluated",
  open: "not-evaluated",
  none: "not-applicable",
};

const words: Readonly<Record<Standing, string>> = {
  proved: "belegt",
  partly: "teils belegt, im Übrigen offen",
  open: "offen",
  none: "nicht anwendbar",
};

const chapterOf = (level: Criterion["level"]): object => ({
  criteria: criteria
    .filter((criterion) => criterion.level === level)
    .map(({ num, standing, tests, remark }) => ({
      num,
      components: [
        {
          name: "web",
          adherence: {
            level: levels[standing],
            notes: [`${words[standing]}: ${remark}.`, ...(tests.length > 0 ? [`Tests: ${tests.join(", ")}`] : [])].join(
              " ",
            ),
          },
        },
      ],
    })),
});

const notInThisReport = (notes: string): object => ({ disabled: true, notes });

/** The conformance report as OpenACR (https://github.com/GSA/openacr), a VPAT that machines read. */
export const reportYaml = (): string =>
  stringify(
    {
      title: "Kundenportal-Widgets: Accessibility Conformance Report",
      product: {
        name: "Kundenportal-Widgets",
        version: project.version,
        description: "Kundenportal und Shop eines Bildungsanbieters als Widgets in Webseiten",
      },
      author: { name: "Bitte ergänzen", email: "bitte-ergaenzen@example.org" },
      catalog: "2.5-edition-wcag-2.2-508-eu-en",
      notes:
        "Jede Angabe nennt den Test, der sie belegt, oder sagt offen. Die Widgets stehen in fremden Seiten: Was die Seite setzt (Titel, Sprache, Sprungmarken, Farben), gehört nicht zu diesem Bericht.",
      evaluation_methods_used:
        "Automatische Tests bei jeder Änderung: axe-core in jedem Zustand jedes Widgets in zwei Breiten und auf allen Seiten einer Beispielwebsite, Bedienung mit der Tastatur in Chromium. Auf eigenen Befehl: zwölf Abläufe mit dem Bildschirmleseprogramm Orca in Firefox ESR, deren Wortlaut beiliegt. Keine Prüfung durch Menschen mit Behinderungen, keine durch eine Prüfstelle.",
      legal_disclaimer: "Dieser Bericht ist eine Selbstauskunft und kein Prüfsiegel.",
      chapters: {
        success_criteria_level_a: chapterOf("A"),
        success_criteria_level_aa: chapterOf("AA"),
        success_criteria_level_aaa: notInThisReport("Stufe AAA ist nicht untersucht."),
        functional_performance_criteria: notInThisReport("EN 301 549 Kapitel 4 ist nicht untersucht."),
        hardware: notInThisReport("Es gibt keine Hardware."),
        software: notInThisReport("Die Widgets sind Webinhalte: Es gilt Kapitel 9, nicht Kapitel 11."),
        support_documentation_and_services: notInThisReport("EN 301 549 Kapitel 12 ist nicht untersucht."),
      },
    },
    { lineWidth: 0 },
  );

/** What EN 301 549 V3.2.1 calls a criterion; what is new in WCAG 2.2 it does not ask for. */
const NEW_IN_22 = ["2.4.11", "2.5.7", "2.5.8", "3.2.6", "3.3.7", "3.3.8"];
const clauseOf = (num: string): string => (NEW_IN_22.includes(num) ? "–" : `9.${num}`);

/** The table of all criteria. */
export const criteriaTable = (): string =>
  [
    "| WCAG 2.2 | EN 301 549 | Anforderung | Stufe | Stand | Anmerkung | Tests |",
    "| --- | --- | --- | --- | --- | --- | --- |",
    ...criteria.map(
      ({ num, title, level, standing, tests, remark }) =>
        `| ${num} | ${clauseOf(num)} | ${title} | ${level} | ${words[standing]} | ${remark} | ${tests.map((test) => `\`${test}\``).join(", ") || "–"} |`,
    ),
  ].join("\n");

/** How many criteria stand how, as a sentence. */
export function criteriaSum(): string {
  const count = (standing: Standing): number => criteria.filter((one) => one.standing === standing).length;
  return `Von ${criteria.length} Anforderungen der Stufen A und AA sind ${count("proved")} belegt, ${count("partly")} teils belegt, ${count("open")} offen und ${count("none")} nicht anwendbar.`;
}
