import { escapeHtml } from "#mocks/site/html.ts";
import type { Verdict } from "./checks.ts";
import { isGerman, tell } from "./language.ts";

const label = (outcome: Verdict["outcome"]): string =>
  ({
    accepted: tell("accepted", "in Ordnung"),
    rejected: tell("REJECTED", "ABGELEHNT"),
    skipped: tell("not asked", "nicht gefragt"),
  })[outcome];

const LABEL_WIDTH = 13;

const count = (verdicts: readonly Verdict[], outcome: Verdict["outcome"]): number =>
  verdicts.filter((verdict) => verdict.outcome === outcome).length;

function closing(verdicts: readonly Verdict[]): string {
  const [good, bad, left] = [count(verdicts, "accepted"), count(verdicts, "rejected"), count(verdicts, "skipped")];
  return tell(
    `${good} answer${good === 1 ? "" : "s"} accepted, ${bad} rejected, ${left} call${left === 1 ? "" : "s"} not asked`,
    `${good} Antwort${good === 1 ? "" : "en"} in Ordnung, ${bad} abgelehnt, ${left} Aufruf${left === 1 ? "" : "e"} nicht gefragt`,
  );
}

/** The verdicts as lines for a terminal, with a closing sentence. */
export function report(verdicts: readonly Verdict[]): string {
  const width = Math.max(...verdicts.map(({ name }) => name.length));
  const indent = " ".repeat(LABEL_WIDTH);
  const lines = verdicts.flatMap(({ name, check, path, outcome, reasons, remarks = [] }) => [
    `${label(outcome).padEnd(LABEL_WIDTH)}  ${name.padEnd(width)}  ${check ?? path}`,
    ...reasons.map((reason) => `${indent}  ${reason}`),
    ...remarks.map((remark) => `${indent}  ${tell("note", "Hinweis")}: ${remark}`),
  ]);
  return [...lines, "", closing(verdicts)].join("\n");
}

function rowOf({ name, check, path, outcome, reasons, remarks = [], milliseconds, size }: Verdict): string {
  const list = [...reasons, ...remarks.map((remark) => `${tell("Note", "Hinweis")}: ${remark}`)]
    .map((text) => `<li>${escapeHtml(text)}</li>`)
    .join("");
  const figures = milliseconds === undefined ? "" : `${milliseconds} ms, ${Math.ceil((size ?? 0) / 1024)} KB`;
  return `<tr class="${outcome}"><td>${label(outcome)}</td><th scope="row">${escapeHtml(name)}</th><td>${escapeHtml(check ?? path)}${list === "" ? "" : `<ul>${list}</ul>`}</td><td>${figures}</td></tr>`;
}

/** The verdicts as one HTML file to hand over: what was rejected comes first. `base` names the backend. */
export function htmlReport(verdicts: readonly Verdict[], base: string): string {
  const order: readonly Verdict["outcome"][] = ["rejected", "accepted", "skipped"];
  const rows = order.flatMap((outcome) => verdicts.filter((verdict) => verdict.outcome === outcome)).map(rowOf);
  const title = `${tell("Conformance of", "Prüfung von")} ${escapeHtml(base)}`;
  const heads = [
    tell("result", "Ergebnis"),
    tell("call", "Aufruf"),
    tell("what was tried", "was versucht wurde"),
    tell("time, size", "Zeit, Größe"),
  ];
  const head = heads.map((text) => `<th scope="col">${text}</th>`).join("");
  return `<!doctype html>
<html lang="${isGerman() ? "de" : "en"}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 70rem; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; }
td, th { border-top: 1px solid #bbb; padding: 0.4rem 0.6rem; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
.rejected td:first-child { color: #a40000; font-weight: bold; }
ul { margin: 0.2rem 0; padding-left: 1.2rem; }
</style>
<h1>${title}</h1>
<p>${escapeHtml(closing(verdicts))}</p>
<table><thead><tr>${head}</tr></thead>
<tbody>
${rows.join("\n")}
</tbody></table>
</html>
`;
}
