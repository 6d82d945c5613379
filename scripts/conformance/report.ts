import type { Verdict } from "./ask.ts";

const labels: Record<Verdict["outcome"], string> = {
  accepted: "accepted ",
  rejected: "REJECTED ",
  skipped: "not asked",
};

const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;
const count = (verdicts: readonly Verdict[], outcome: Verdict["outcome"]): number =>
  verdicts.filter((verdict) => verdict.outcome === outcome).length;

const closing = (verdicts: readonly Verdict[]): string =>
  `${plural(count(verdicts, "accepted"), "answer")} accepted, ${count(verdicts, "rejected")} rejected, ${plural(count(verdicts, "skipped"), "call")} not asked`;

/** The verdicts as lines for a terminal, with a closing sentence. */
export function report(verdicts: readonly Verdict[]): string {
  const width = Math.max(...verdicts.map(({ name }) => name.length));
  const lines = verdicts.flatMap(({ name, check, path, outcome, reasons, remarks = [] }) => [
    `${labels[outcome]}  ${name.padEnd(width)}  ${check ?? path}`,
    ...reasons.map((reason) => `             ${reason}`),
    ...remarks.map((remark) => `             note: ${remark}`),
  ]);
  return [...lines, "", closing(verdicts)].join("\n");
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign] ?? sign);

function rowOf({ name, check, path, outcome, reasons, remarks = [], milliseconds, size }: Verdict): string {
  const list = [...reasons, ...remarks.map((remark) => `Note: ${remark}`)]
    .map((text) => `<li>${escaped(text)}</li>`)
    .join("");
  const figures = milliseconds === undefined ? "" : `${milliseconds} ms, ${Math.ceil((size ?? 0) / 1024)} KB`;
  return `<tr class="${outcome}"><td>${labels[outcome].trim()}</td><th scope="row">${escaped(name)}</th><td>${escaped(check ?? path)}${list === "" ? "" : `<ul>${list}</ul>`}</td><td>${figures}</td></tr>`;
}

/** The verdicts as one HTML file to hand over: what was rejected comes first. `base` names the backend. */
export function htmlReport(verdicts: readonly Verdict[], base: string): string {
  const order: readonly Verdict["outcome"][] = ["rejected", "accepted", "skipped"];
  const rows = order.flatMap((outcome) => verdicts.filter((verdict) => verdict.outcome === outcome)).map(rowOf);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Conformance of ${escaped(base)}</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 70rem; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; }
td, th { border-top: 1px solid #bbb; padding: 0.4rem 0.6rem; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
.rejected td:first-child { color: #a40000; font-weight: bold; }
ul { margin: 0.2rem 0; padding-left: 1.2rem; }
</style>
<h1>Conformance of ${escaped(base)}</h1>
<p>${escaped(closing(verdicts))}</p>
<table><thead><tr><th scope="col">result</th><th scope="col">call</th><th scope="col">what was tried</th><th scope="col">time, size</th></tr></thead>
<tbody>
${rows.join("\n")}
</tbody></table>
</html>
`;
}
