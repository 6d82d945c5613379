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

/** The page, the release and the browser of an inspection. */
const headOf = ({ version, release, time }: Inspection, { address, browser, width, height }: InspectionEnvironment) => [
  `${labels.page}: ${address}`,
  `${labels.version}: ${version} (${release})`,
  `${labels.time}: ${formatDateTime(time.toISOString()) ?? ""}`,
  `${labels.browser}: ${browser}`,
  `${labels.window}: ${width} × ${height}`,
];

const findingText = ({ level, where, what, fix }: Inspection["findings"][number], index: number): string =>
  `${index + 1}. [${levels[level]}] ${where}: ${what}\n   ${labels.change}: ${fix}`;

const callText = ({ method, address, status, duration }: Inspection["calls"][number]): string =>
  `${method} ${address}: ${status === 0 ? inspectorTexts.noAnswer : status}, ${inspectorTexts.ms(duration)}`;

/** The inspection as plain text for a support mail; it contains no person, no token and no content of a call. */
export function reportOf(inspection: Inspection, environment: InspectionEnvironment): string {
  const { findings, anchors, absent, config, calls, blocked } = inspection;
  const anchorTexts = anchors.map((fact) => [`${fact.id}: ${stateText(fact)}`, ...writtenAttributes(fact)].join("; "));
  const configTexts = config.filter(({ fromPage }) => fromPage).map(({ key, value }) => `${key}: ${value}`);
  const blockedTexts = blocked.map(({ directive, blocked: what }) => `${directive}: ${what}`);
  return [
    section(labels.head, headOf(inspection, environment)),
    section(`${inspectorTexts.findings}: ${summaryOf(findings)}`, findings.map(findingText)),
    section(inspectorTexts.anchors, [
      ...listed(anchorTexts, inspectorTexts.noAnchors),
      ...(absent.length === 0 ? [] : [`${inspectorTexts.absent}: ${absent.join(", ")}`]),
    ]),
    section(`${inspectorTexts.config} (${inspectorTexts.fromPage})`, listed(configTexts, labels.none)),
    section(inspectorTexts.state, listed(stateTexts(inspection), "")),
    section(inspectorTexts.calls, listed(calls.map(callText), inspectorTexts.noCalls)),
    section(inspectorTexts.blocked, listed(blockedTexts, nothingBlocked(inspection))),
  ].join("\n\n");
}
