import { project } from "#scripts/project.ts";
import type { Entry, Kind } from "./entry.ts";
import { register } from "./register.ts";
import { sentByWidget, type Sent } from "./sent.ts";

const kinds: Readonly<Record<Kind, string>> = {
  sessionStorage: "Speicher des Tabs (`sessionStorage`)",
  localStorage: "Speicher des Browsers (`localStorage`)",
  history: "Verlauf des Tabs (`history.state`)",
  channel: "Leitung zwischen Tabs (`BroadcastChannel`)",
  cookie: "Cookie, nur gelesen",
  origin: "fremder Server",
};

const row = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => "---"), ...rows].map(row).join("\n");

/** The register as a table of the authors' manual. */
export const registerTable = (): string =>
  table(
    ["Was", "Name", "Zweck", "Inhalt", "Dauer", "Auslöser", "Nötig für das Gewünschte"],
    register.map(({ kind, name, purpose, content, lifetime, trigger, isNecessary }) => [
      kinds[kind],
      `\`${name}\``,
      purpose,
      content,
      lifetime,
      trigger,
      isNecessary ? "ja" : "nein: nur mit Einwilligung",
    ]),
  );

const code = (name: string): string => `\`${name}\``;

/** Fields in one line, those of a part behind its name: `recipient` (`firstname`, `lastname`). */
function fieldList(fields: readonly string[]): string {
  const parts = new Map<string, string[]>();
  for (const field of fields) {
    const [head = "", ...rest] = field.split(".");
    const inner = rest.at(-1);
    parts.set(head, [...(parts.get(head) ?? []), ...(inner === undefined ? [] : [inner])]);
  }
  const named = [...parts].map(([head, inner]) =>
    inner.length === 0 ? code(head) : `${code(head)} (${[...new Set(inner)].map(code).join(", ")})`,
  );
  return named.join(", ") || "–";
}

/** What leaves the browser, by call, with the widgets that make it. */
export function sentTable(): string {
  const calls = new Map<string, { readonly sent: Sent; readonly widgets: string[] }>();
  for (const { widget, sends } of sentByWidget)
    for (const sent of sends) {
      const known = calls.get(sent.call) ?? { sent, widgets: [] };
      known.widgets.push(widget.replace(/^portal-/, ""));
      calls.set(sent.call, known);
    }
  return table(
    ["Aufruf", "Adresse", "Felder", "Widgets (`portal-…`)"],
    [...calls.values()].map(({ sent: { call, path, fields }, widgets }) => [
      code(call),
      code(path),
      fieldList(fields),
      widgets.join(", "),
    ]),
  );
}

const heads = ({ purpose }: Entry): string => `**${purpose.split(":")[0] ?? ""}**`;
const what = ({ purpose }: Entry): string => (purpose.includes(": ") ? `: ${purpose.replace(/^[^:]+: /, "")}` : "");

/** Kept entries as a list; the same purpose in two places stands once. */
function sentences(entries: readonly Entry[]): string {
  return entries
    .map((entry) => `> - ${heads(entry)}${what(entry)}. Inhalt: ${entry.content}. Dauer: ${entry.lifetime}.`)
    .join("\n");
}

/** The paragraphs for an operator's privacy statement, ready to publish: nothing in it has to be filled in. */
export function statementText(): string {
  const stored = register.filter(({ kind }) => ["sessionStorage", "localStorage", "history"].includes(kind));
  const foreign = register.filter(({ kind, isNecessary }) => kind === "origin" && !isNecessary);
  return `> **Speicherung in Ihrem Gerät.** Der Bereich für Buchungen und Anfragen auf dieser Website speichert in Ihrem Gerät, was für die von Ihnen
> gewünschten Funktionen unbedingt erforderlich ist (§ 25 Abs. 2 Nr. 2 TDDDG). Er setzt selbst keine Cookies; er liest nur, ob Sie externen Inhalten
> zugestimmt haben, und ein Merkmal, das vor gefälschten Aufrufen schützt. Offene Tabs dieser Website sagen einander, was sich an Anmeldung, Warenkorb,
> Merkliste und Einstellungen geändert hat; das wird nicht gespeichert.
>
${sentences(stored)}
>
> **Inhalte anderer Anbieter.** Folgendes laden wir nur, wenn Sie zugestimmt haben (§ 25 Abs. 1 TDDDG, Art. 6 Abs. 1 lit. a DSGVO). Ihre
> Einwilligung können Sie jederzeit widerrufen; die Inhalte verschwinden dann sofort:
>
${sentences(foreign)}
>
> **Was Sie senden.** Was Sie in Formulare eintragen, geht mit dem Absenden an unseren Server, bei Buchungen und Anfragen zu deren Bearbeitung
> (Art. 6 Abs. 1 lit. b DSGVO); bis dahin bleibt es in Ihrem Gerät. Das gilt auch für den Grund einer Stornierung und den, aus dem ein Foto gelöscht
> werden soll. Schon vorher fragt die Registrierung nach, ob es zu einer E-Mail-Adresse ein Konto gibt. Teilnehmende im Warenkorb und Suchwörter, die
> eine Liste filtern, gehen an den Server, sobald Sie sie hinzufügen oder eingeben.`;
}

/** \`datenschutz.json\`: the same for tools that manage consent. */
export const privacyFile = (): string =>
  `${JSON.stringify(
    {
      version: project.version,
      entries: register.map(({ kind, name, pattern, purpose, content, lifetime, trigger, isNecessary }) => ({
        kind,
        name,
        ...(pattern.source !== "^$" && { pattern: pattern.source }),
        purpose,
        content,
        lifetime,
        trigger,
        necessary: isNecessary,
      })),
      widgets: sentByWidget.map(({ widget, sends }) => ({ widget, sends })),
    },
    null,
    2,
  )}\n`;
