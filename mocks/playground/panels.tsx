import { useState } from "react";
import type { PlaygroundState } from "#mocks/playground/address.ts";
import { CopyButton } from "./copy.tsx";
import { Select } from "./fields.tsx";
import type { StageMessage } from "./messages.ts";
import { snippetOf, type SnippetKind } from "./snippet.ts";

const kinds: Readonly<Record<SnippetKind, string>> = {
  anchor: "Nur das Element",
  page: "Alles, was die Seite braucht",
  attribute: "Ohne Skriptblock, mit data-config",
};

const notes: Readonly<Record<SnippetKind, string>> = {
  anchor:
    "Genügt, wenn das Skript schon in der Seite steht. Auch Editoren, die Skripte entfernen, lassen dieses Element stehen.",
  page: "Für Editoren, die Skripte erlauben. Die Reihenfolge ist gleichgültig, jedes der drei Elemente darf an anderer Stelle der Seite stehen.",
  attribute:
    "Für Editoren, die Skripte entfernen: Das Element fügen Sie selbst ein. Das Skript mit seinem Attribut data-config setzt die Administration einmal in den Rahmen aller Seiten.",
};

/** The HTML for an author, by the abilities of the CMS. */
export function Snippets({ state }: { state: PlaygroundState }) {
  const [kind, setKind] = useState<SnippetKind>("anchor");
  const text = snippetOf(state, kind);
  return (
    <>
      <Select
        label="Umfang"
        value={kind}
        options={Object.entries(kinds).map(([value, label]) => ({ value, label }))}
        onChange={(value) => setKind(value as SnippetKind)}
        hint={notes[kind]}
      />
      <pre aria-label="HTML für die Seite" tabIndex={0}>
        {text}
      </pre>
      <CopyButton key={text} label="HTML kopieren" text={text} />
    </>
  );
}

const kilobytes = (bytes: number): string =>
  `${(bytes / 1000).toLocaleString("de-DE", { maximumFractionDigits: 1 })} KB`;

/** When the last widget was mounted, and the size of the answers. */
export function Measured({ log }: { log: readonly StageMessage[] }) {
  const mounted = log.flatMap((message) =>
    message.kind === "event" && message.type === "portal:mounted" ? [message.at] : [],
  );
  const calls = log.flatMap((message) => (message.kind === "call" ? [message.bytes] : []));
  if (mounted.length === 0) return null;
  const seconds = (Math.max(...mounted) / 1000).toLocaleString("de-DE", { maximumFractionDigits: 2 });
  const weight = kilobytes(calls.reduce((sum, bytes) => sum + bytes, 0));
  return (
    <p className="quiet">
      Alle Widgets nach {seconds} s (Code nicht gebündelt), {calls.length} {calls.length === 1 ? "Aufruf" : "Aufrufe"}{" "}
      mit {weight} Antwort.
    </p>
  );
}

/** A panel in which axe judges the page as it is, on request. */
export function AxePanel({ log, judge }: { log: readonly StageMessage[]; judge: () => void }) {
  const judged = log.findLast((message) => message.kind === "axe");
  return (
    <>
      <button type="button" onClick={judge}>
        Mit axe prüfen
      </button>
      <div role="status">
        {judged?.findings.length === 0 && "axe findet nichts."}
        {judged !== undefined && judged.findings.length > 0 && (
          <ul className="findings">
            {judged.findings.map(({ rule, help, at }) => (
              <li key={rule}>
                <strong>{rule}</strong>: <span lang="en">{help}</span>
                {at.map((place) => (
                  <code key={place}>{place}</code>
                ))}
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

function lineOf(message: StageMessage): string {
  if (message.kind === "event") return `${message.type} ${JSON.stringify(message.detail)}`;
  if (message.kind === "console")
    return `Konsole (${message.level === "error" ? "Fehler" : "Warnung"}): ${message.text}`;
  if (message.kind === "call")
    return `${message.method} ${message.path} ${message.status === 0 ? "ohne Antwort" : `${message.status}, ${kilobytes(message.bytes)}`}`;
  if (message.kind === "link")
    return message.saved ? `Gespeicherte Datei: ${message.href}` : `Link, dem hier nicht gefolgt wird: ${message.href}`;
  return "";
}

/** A list of what the page has told: events, console and links, or its calls. */
export function Log({ label, empty, messages }: { label: string; empty: string; messages: readonly StageMessage[] }) {
  return (
    <pre role="log" aria-label={label} tabIndex={0}>
      {messages.length === 0 ? empty : messages.map(lineOf).join("\n")}
    </pre>
  );
}
