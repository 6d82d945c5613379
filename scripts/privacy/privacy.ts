import { grouped } from "#scripts/docs/authors/grouped.ts";
import { project } from "#scripts/shared/project.ts";
import type { Entry, Kind } from "./entry.ts";
import { register } from "./register.ts";
import { sentByWidget } from "./sent.ts";

const kinds: Readonly<Record<Kind, string>> = {
  sessionStorage: "`sessionStorage` (Speicher des Tabs)",
  localStorage: "`localStorage` (Speicher des Browsers)",
  history: "`history.state` (Verlauf des Tabs)",
  channel: "`BroadcastChannel` (sagt es offenen Tabs, speichert nichts)",
  cookie: "Cookies, nur gelesen (Dauer bestimmt, wer sie setzt)",
  origin: "Fremde Server (Dauer bestimmen sie)",
};

/** What the operator's statement lists, with its content and how long it is kept. */
const isStored = ({ kind }: Entry): boolean => ["sessionStorage", "localStorage", "history"].includes(kind);
const needsConsent = ({ kind, isNecessary }: Entry): boolean => kind === "origin" && !isNecessary;

const headOf = ({ purpose }: Entry): string => purpose.split(":")[0] ?? "";

/** What an entry is: where the statement lists it, its head alone. */
const about = (entry: Entry): string =>
  isStored(entry) || needsConsent(entry) ? headOf(entry) : `${entry.purpose} (${entry.content})`;

/** The register as lists of the authors' manual, by where something is kept, read or fetched. */
export const registerLists = (): string =>
  grouped(register, ({ kind }) => kinds[kind])
    .map(([kind, entries]) =>
      [`${kind}:`, "", ...entries.map((entry) => `- \`${entry.name}\`: ${about(entry)}; ${entry.trigger}`)].join("\n"),
    )
    .join("\n\n");

const what = ({ purpose }: Entry): string => (purpose.includes(": ") ? `: ${purpose.replace(/^[^:]+: /, "")}` : "");

/** Entries as a list. */
const sentences = (entries: readonly Entry[]): string =>
  entries
    .map((entry) => `> - **${headOf(entry)}**${what(entry)}. Inhalt: ${entry.content}. Dauer: ${entry.lifetime}.`)
    .join("\n");

/** The paragraphs for an operator's privacy statement, ready to publish: nothing in it has to be filled in. */
export function statementText(): string {
  return `> **Speicherung in Ihrem Gerät.** Der Bereich für Buchungen und Anfragen auf dieser Website speichert in Ihrem Gerät, was für die von Ihnen
> gewünschten Funktionen unbedingt erforderlich ist (§ 25 Abs. 2 Nr. 2 TDDDG). Er setzt selbst keine Cookies; er liest nur, ob Sie externen Inhalten
> zugestimmt haben, und ein Merkmal, das vor gefälschten Aufrufen schützt. Offene Tabs dieser Website sagen einander, was sich an Anmeldung, Warenkorb,
> Merkliste und Einstellungen geändert hat; das wird nicht gespeichert.
>
${sentences(register.filter(isStored))}
>
> **Inhalte anderer Anbieter.** Folgendes laden wir nur, wenn Sie zugestimmt haben (§ 25 Abs. 1 TDDDG, Art. 6 Abs. 1 lit. a DSGVO). Ihre
> Einwilligung können Sie jederzeit widerrufen; die Inhalte verschwinden dann sofort:
>
${sentences(register.filter(needsConsent))}
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
