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

/** The HTML for an author, by what the CMS allows. */
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

function lineOf(message: StageMessage): string {
  if (message.kind === "event") return `${message.type} ${JSON.stringify(message.detail)}`;
  if (message.kind === "console")
    return `Konsole (${message.level === "error" ? "Fehler" : "Warnung"}): ${message.text}`;
  if (message.kind === "call")
    return `${message.method} ${message.path} ${message.status === 0 ? "ohne Antwort" : message.status}`;
  if (message.kind === "link")
    return message.saved ? `Gespeicherte Datei: ${message.href}` : `Link, dem hier nicht gefolgt wird: ${message.href}`;
  return "";
}

/** What the page has told: events, console and links, or its calls. */
export function Log({ label, empty, messages }: { label: string; empty: string; messages: readonly StageMessage[] }) {
  return (
    <pre role="log" aria-label={label} tabIndex={0}>
      {messages.length === 0 ? empty : messages.map(lineOf).join("\n")}
    </pre>
  );
}
