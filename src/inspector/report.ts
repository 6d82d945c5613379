import { formatDateTime } from "#i18n/format.ts";
import { inspectorTexts } from "#i18n/inspector.ts";
import type { Inspection } from "./inspection.ts";
import { writtenAttributes, nothingBlocked, stateText, stateTexts, summaryOf } from "./sentences.ts";

/** The environment of an inspection. */
export interface InspectionEnvironment {
  /** The page's address without query and hash, which may hold tokens. */
  readonly address: string;
  readonly browser: string;
  readonly width: number;
  readonly height: number;
}

const { report: labels, levels } = inspectorTexts;

const section = (title: string, lines: readonly string[]): string => [title, ...lines].join("\n");
const listed = (lines: readonly string[], otherwise: string): string[] =>
  lines.length === 0 ? [otherwise] : lines.map((line) => `- ${line}`);

/** The inspection as plain text for a support mail; it contains no person, no token and no content of a call. */
export function reportOf(inspection: Inspection, { address, browser, width, height }: InspectionEnvironment): string {
  const { findings, anchors, absent, config, calls, blocked } = inspection;
  const head = [
    `${labels.page}: ${address}`,
    `${labels.version}: ${inspection.version} (${inspection.release})`,
    `${labels.time}: ${formatDateTime(inspection.time.toISOString()) ?? ""}`,
    `${labels.browser}: ${browser}`,
    `${labels.window}: ${width} × ${height}`,
  ];
  const steps = findings.map(
    ({ level, where, what, fix }, index) =>
      `${index + 1}. [${levels[level]}] ${where}: ${what}\n   ${labels.change}: ${fix}`,
  );
  const lines = listed(
    anchors.map((fact) => [`${fact.id}: ${stateText(fact)}`, ...writtenAttributes(fact)].join("; ")),
    inspectorTexts.noAnchors,
  );
  return [
    section(labels.head, head),
    section(`${inspectorTexts.findings}: ${summaryOf(findings)}`, steps),
    section(inspectorTexts.anchors, [
      ...lines,
      ...(absent.length === 0 ? [] : [`${inspectorTexts.absent}: ${absent.join(", ")}`]),
    ]),
    section(
      `${inspectorTexts.config} (${inspectorTexts.fromPage})`,
      listed(
        config.filter(({ fromPage }) => fromPage).map(({ key, value }) => `${key}: ${value}`),
        labels.none,
      ),
    ),
    section(inspectorTexts.state, listed(stateTexts(inspection), "")),
    section(
      inspectorTexts.calls,
      listed(
        calls.map(
          ({ method, address: path, status, duration }) =>
            `${method} ${path}: ${status === 0 ? inspectorTexts.noAnswer : status}, ${inspectorTexts.ms(duration)}`,
        ),
        inspectorTexts.noCalls,
      ),
    ),
    section(
      inspectorTexts.blocked,
      listed(
        blocked.map(({ directive, blocked: what }) => `${directive}: ${what}`),
        nothingBlocked(inspection),
      ),
    ),
  ].join("\n\n");
}
