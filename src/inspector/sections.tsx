import { Children, type ReactNode } from "react";
import { keyed } from "#lib/keyed.ts";
import { inspectorTexts as texts } from "#i18n/inspector.ts";
import type { Finding } from "./finding.ts";
import type { Inspection } from "./inspection.ts";
import { attributeTexts, nothingBlocked, stateText, stateTexts } from "./sentences.ts";

/** A part that opens and closes by the browser's own means. */
function Part({
  title,
  open = false,
  children,
}: {
  readonly title: string;
  readonly open?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <details className="inspector-part" open={open}>
      <summary>{title}</summary>
      <div className="inspector-content">{children}</div>
    </details>
  );
}

/** A list, or a sentence where there is nothing to list. */
function Lines({ lines, otherwise = "" }: { readonly lines: readonly ReactNode[]; readonly otherwise?: string }) {
  if (lines.length === 0) return <p>{otherwise}</p>;
  return (
    <ul className="inspector-lines">
      {Children.map(lines, (line) => (
        <li>{line}</li>
      ))}
    </ul>
  );
}

function Step({
  finding: { level, where, what, fix, element },
  onShow,
}: {
  readonly finding: Finding;
  readonly onShow: (element: Element) => void;
}) {
  const canShow = element !== undefined && element.getClientRects().length > 0;
  return (
    <li className="inspector-step" data-level={level}>
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
    </li>
  );
}

/** What the author should change, worst first. */
export function Findings({
  findings,
  onShow,
}: {
  readonly findings: readonly Finding[];
  readonly onShow: (element: Element) => void;
}) {
  if (findings.length === 0) return <p className="inspector-good">{texts.allGood}</p>;
  return (
    <>
      <h3>{texts.findings}</h3>
      <ol className="inspector-steps">
        {keyed(findings, ({ where, what }) => `${where} ${what}`).map(([key, finding]) => (
          <Step key={key} finding={finding} onShow={onShow} />
        ))}
      </ol>
    </>
  );
}

function Anchors({ anchors, absent }: Inspection) {
  const lines = anchors.map((fact) => (
    <>
      <code>{fact.id}</code>
      {` – ${stateText(fact)}`}
      {attributeTexts(fact).map((text) => (
        <code key={text} className="inspector-attribute">
          {text}
        </code>
      ))}
    </>
  ));
  return (
    <Part title={`${texts.anchors} (${anchors.length})`} open>
      <Lines lines={lines} otherwise={texts.noAnchors} />
      {absent.length > 0 && (
        <p className="inspector-absent">
          {texts.absent}{" "}
          {absent.map((id) => (
            <code key={id}>{id} </code>
          ))}
        </p>
      )}
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

function Calls({ calls }: Inspection) {
  const lines = calls.map(({ method, address, status, duration }) => (
    <>
      <code>
        {method} {address}
      </code>{" "}
      – {status === 0 ? texts.noAnswer : status}, {texts.ms(duration)}
    </>
  ));
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

/** Everything that is known of the page, part by part. */
export function Facts({ inspection }: { readonly inspection: Inspection }) {
  return (
    <>
      <Anchors {...inspection} />
      <ConfigPart {...inspection} />
      <Part title={texts.state}>
        <Lines lines={stateTexts(inspection)} />
      </Part>
      <Calls {...inspection} />
      <BlockedPart {...inspection} />
    </>
  );
}
