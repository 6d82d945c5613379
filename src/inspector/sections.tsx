import { inspectorTexts as texts } from "#i18n/inspector.ts";
import { keyed } from "#lib/keyed.ts";
import { askersOf } from "./askers.ts";
import type { Finding } from "./finding.ts";
import type { Inspection } from "./inspection.ts";
import { Lines, Part } from "./part.tsx";
import { writtenAttributes, nothingBlocked, stateText, stateTexts } from "./sentences.ts";
import type { AnchorFact } from "./survey.ts";
import { widgetManifests } from "./widgets.ts";

type Show = (element: Element) => void;

interface PartProps {
  readonly inspection: Inspection;
  readonly onShow: Show;
}

const stepId = (number: number): string => `inspector-finding-${number}`;
const callId = (route: string): string => `inspector-call-${route}`;

/** Moves the focus to a line of the window, and opens its section. */
function goTo(from: Element, id: string): void {
  const root = from.getRootNode();
  const line = root instanceof ShadowRoot ? root.getElementById(id) : null;
  const part = line?.closest("details");
  if (part != null) part.open = true;
  line?.focus();
}

/** Buttons that show these anchors on the page. */
function Askers({ anchors, onShow }: { readonly anchors: readonly AnchorFact[]; readonly onShow: Show }) {
  return keyed(anchors, ({ id }) => id).map(([key, { id, element }]) => (
    <button
      key={key}
      type="button"
      className="inspector-show"
      aria-label={texts.showAnchor(id)}
      onClick={() => onShow(element)}
    >
      {id}
    </button>
  ));
}

/** Buttons that lead to the findings about an anchor or call. */
function FindingLinks({
  findings,
  isOf,
}: {
  readonly findings: readonly Finding[];
  readonly isOf: (one: Finding) => boolean;
}) {
  return findings.map((finding, index) =>
    isOf(finding) ? (
      <button
        key={stepId(index + 1)}
        type="button"
        className="inspector-show"
        onClick={({ currentTarget }) => goTo(currentTarget, stepId(index + 1))}
      >
        {texts.finding(index + 1)}
      </button>
    ) : null,
  );
}

/** A button that leads to the last call of a route. */
function CallLink({ route }: { readonly route: string }) {
  return (
    <button
      type="button"
      className="inspector-show"
      onClick={({ currentTarget }) => goTo(currentTarget, callId(route))}
    >
      {texts.toCall}
    </button>
  );
}

function Step({
  finding: { level, where, what, fix, element, route },
  number,
  inspection: { anchors, calls },
  onShow,
}: PartProps & { readonly finding: Finding; readonly number: number }) {
  const askers = route === undefined ? [] : askersOf(anchors, route);
  const canShow = element !== undefined && element.getClientRects().length > 0;
  return (
    <li className="inspector-step" data-level={level} id={stepId(number)} tabIndex={-1}>
      <p>
        <span className="inspector-level">{texts.levels[level]}</span> <code>{where}</code>
      </p>
      <p>{what}</p>
      <p className="inspector-fix">{fix}</p>
      {canShow && (
        <button type="button" className="inspector-show" onClick={() => onShow(element)}>
          {texts.show}
        </button>
      )}
      {calls.some((call) => call.route === route) && <CallLink route={route ?? ""} />}
      {askers.length > 0 && (
        <p>
          {texts.concerns} <Askers anchors={askers} onShow={onShow} />
        </p>
      )}
    </li>
  );
}

/** The findings, the worst first. */
export function Findings({ inspection, onShow }: PartProps) {
  const { findings } = inspection;
  if (findings.length === 0) return <p className="inspector-good">{texts.allGood}</p>;
  return (
    <>
      <h3>{texts.findings}</h3>
      <ol className="inspector-steps">
        {keyed(findings, ({ where, what }) => `${where} ${what}`).map(([key, finding], index) => (
          <Step key={key} finding={finding} number={index + 1} inspection={inspection} onShow={onShow} />
        ))}
      </ol>
    </>
  );
}

function Anchors({ inspection: { anchors, findings }, onShow }: PartProps) {
  const lines = anchors.map((fact) => (
    <>
      <Askers anchors={[fact]} onShow={onShow} />
      {` ${fact.line.name} – ${stateText(fact)}`}
      {writtenAttributes(fact).map((text) => (
        <code key={text} className="inspector-attribute">
          {text}
        </code>
      ))}{" "}
      <FindingLinks
        findings={findings}
        isOf={({ element, route }) =>
          element === fact.element || (route !== undefined && askersOf(anchors, route).includes(fact))
        }
      />
    </>
  ));
  return (
    <Part title={`${texts.anchors} (${anchors.length})`} open>
      <Lines lines={lines} otherwise={texts.noAnchors} />
    </Part>
  );
}

/** What could stand on the page, for whoever looks for an id: by the German names. */
function AbsentPart({ absent }: Inspection) {
  const missing = widgetManifests
    .filter(({ id }) => absent.includes(id))
    .sort((one, other) => one.name.localeCompare(other.name, "de"));
  return (
    <Part title={`${texts.absent} (${missing.length})`}>
      <Lines
        lines={missing.map(({ id, name }) => (
          <>
            {name} – <code>{id}</code>
          </>
        ))}
      />
    </Part>
  );
}

function ConfigPart({ config }: Inspection) {
  return (
    <Part title={texts.config}>
      <Lines
        lines={config.map(({ key, value, fromPage }) => (
          <>
            <code>{key}</code>: {value} <span className="muted">({fromPage ? texts.fromPage : texts.fromDefault})</span>
          </>
        ))}
      />
    </Part>
  );
}

function Calls({ inspection: { calls, anchors, findings }, onShow }: PartProps) {
  const last = new Map(calls.map((call) => [call.route, call]));
  const lines = calls.map((call) => {
    const { route, method, address, status, duration } = call;
    return (
      <>
        <code {...(last.get(route) === call && { id: callId(route), tabIndex: -1 })}>
          {method} {address}
        </code>{" "}
        – {status === 0 ? texts.noAnswer : status}, {texts.ms(duration)}{" "}
        <Askers anchors={askersOf(anchors, route)} onShow={onShow} />{" "}
        <FindingLinks findings={findings} isOf={(one) => one.route === route} />
      </>
    );
  });
  return (
    <Part title={`${texts.calls} (${calls.length})`}>
      <Lines lines={lines} otherwise={texts.noCalls} />
    </Part>
  );
}

function BlockedPart(inspection: Inspection) {
  const lines = inspection.blocked.map(({ directive, blocked }) => (
    <>
      <code>{directive}</code>: {blocked}
    </>
  ));
  return (
    <Part title={`${texts.blocked} (${inspection.blocked.length})`}>
      <Lines lines={lines} otherwise={nothingBlocked(inspection)} />
    </Part>
  );
}

/** All facts about the page, by section. */
export function PageFacts({ inspection, onShow }: PartProps) {
  return (
    <>
      <Anchors inspection={inspection} onShow={onShow} />
      <ConfigPart {...inspection} />
      <Part title={texts.state}>
        <Lines lines={stateTexts(inspection)} />
      </Part>
      <Calls inspection={inspection} onShow={onShow} />
      <BlockedPart {...inspection} />
      <AbsentPart {...inspection} />
    </>
  );
}
