import { routes } from "#api/routes.ts";
import type { inspectorTexts } from "#i18n/inspector.ts";
import type { EntryContext } from "#mount/table.ts";
import { hasConsent } from "#state/consent.ts";
import { usePortal, type PortalState } from "#state/store.ts";
import { checkAnchors } from "./anchor-check.ts";
import { callFacts, checkCalls, type CallFact } from "./calls.ts";
import { checkConfig } from "./config-check.ts";
import { configRows, type ConfigRow } from "./config-rows.ts";
import { sortFindings, type Finding } from "./finding.ts";
import { knownWidgetId, knownIds } from "./known-ids.ts";
import { checkPage, CONFIG_ID } from "./page-check.ts";
import { checkBlocked, type Blocked, type PolicyRecorder } from "./policy.ts";
import { surveyAnchors, surveySuspects, type AnchorFact } from "./survey.ts";

/** Everything that the inspector knows of a page at one moment, without any person or token. */
export interface Inspection {
  readonly version: string;
  /** Identifies a build, since two builds may have the same version. */
  readonly release: string;
  readonly findings: readonly Finding[];
  readonly anchors: readonly AnchorFact[];
  /** Known ids that are not on the page. */
  readonly absent: readonly string[];
  readonly config: readonly ConfigRow[];
  /** With `isTold` the page itself has said so by `portal.consent`. */
  readonly consent: {
    readonly given: boolean;
    readonly isTold: boolean;
    readonly storage: string;
    readonly cookie: string;
    readonly path: string;
    readonly granted: string;
  };
  readonly session: keyof typeof inspectorTexts.session;
  readonly calls: readonly CallFact[];
  readonly blocked: readonly Blocked[];
  /** Whether `blocked` includes events from before the inspector was loaded. */
  readonly blockedFromStart: boolean;
  readonly time: Date;
}

function sessionOf({ session, calls, resources }: PortalState): Inspection["session"] {
  if (session.state === "expired") return "expired";
  const { user } = resources;
  if (user?.state === "ready" && user.data === null) return "nobody";
  if (calls.some(({ status }) => status >= 200 && status < 300)) return "active";
  return calls.length === 0 ? "unknown" : "unanswered";
}

/** Ids that begin like ours and belong to no widget: the configuration's own, and those named in it. */
function otherIds({ config }: PortalState): string[] {
  return [
    CONFIG_ID,
    ...[config.pageHeaderSelector, config.tabWrapperSelector].map((selector) => selector.replace(/^#/, "")),
  ];
}

const isRequest = (entry: PerformanceEntry): entry is PerformanceResourceTiming =>
  entry instanceof PerformanceResourceTiming && entry.initiatorType === "fetch";

/** Inspects the whole page once, without changing it. */
export function inspectPage(page: Document, entry: EntryContext, recorder: PolicyRecorder): Inspection {
  const state = usePortal.getState();
  const { storage, cookie, path, granted } = state.config.consent;
  const anchors = surveyAnchors(page);
  const present = new Set(anchors.map(({ id }) => knownWidgetId(id)));
  const calls = callFacts(
    state.calls,
    state.config,
    location.origin,
    performance.getEntriesByType("resource").filter(isRequest),
  );
  const blocked = recorder.list;
  return {
    version: __VERSION__,
    release: entry.release,
    findings: sortFindings([
      ...checkPage(page),
      ...checkAnchors(anchors, surveySuspects(page, otherIds(state))),
      ...checkConfig(entry.config, Object.keys(routes)),
      ...checkCalls(calls, state.resources),
      ...checkBlocked(blocked),
    ]),
    anchors,
    absent: knownIds.filter((id) => !present.has(id)),
    config: configRows(state.config),
    consent: { given: hasConsent(), isTold: state.consent !== null, storage, cookie, path, granted },
    session: sessionOf(state),
    calls,
    blocked,
    blockedFromStart: recorder.knowsPast,
    time: new Date(),
  };
}
