import { project } from "#scripts/project.ts";
import { register, type Entry, type Kind } from "./register.ts";
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

const codes = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(", ") || "–";

/** What leaves the browser, by widget. */
export const sentTable = (): string =>
  table(
    ["Widget", "Aufruf", "Adresse", "Felder"],
    sentByWidget.flatMap(({ widget, sends }) =>
      sends.map(({ call, path, fields }: Sent, index) => [
        index === 0 ? `\`${widget}\`` : "",
        `\`${call}\``,
        `\`${path}\``,
        codes(fields),
      ]),
    ),
  );

const sentences = (entries: readonly Entry[]): string =>
  entries
    .map(
      ({ name, kind, purpose, content, lifetime, trigger }) =>
        `> - **${purpose.split(":")[0] ?? ""}** (${kinds[kind].replaceAll("`", "")}, „${name}“): ${purpose.replace(/^[^:]+: /, "")}. Inhalt: ${content}. Dauer: ${lifetime}. Auslöser: ${trigger}.`,
    )
    .join("\n");

/** The paragraphs for an operator's privacy statement. */
export function statementText(): string {
  const stored = register.filter(({ kind, isNecessary }) => kind !== "origin" && isNecessary);
  const foreign = register.filter(({ kind, isNecessary }) => kind === "origin" && !isNecessary);
  return `> **Speicherung in Ihrem Gerät.** Der Bereich für Buchungen und Anfragen auf dieser Website speichert in Ihrem Gerät, was für die von Ihnen
> gewünschten Funktionen unbedingt erforderlich ist (§ 25 Abs. 2 Nr. 2 TDDDG). Er setzt selbst keine Cookies:
>
${sentences(stored)}
>
> **Inhalte anderer Anbieter.** Folgendes laden wir nur, wenn Sie zugestimmt haben (§ 25 Abs. 1 TDDDG, Art. 6 Abs. 1 lit. a DSGVO). Ihre
> Einwilligung können Sie jederzeit widerrufen; die Inhalte verschwinden dann sofort:
>
${sentences(foreign)}
>
> **Was Sie senden.** Was Sie in Formulare eintragen, geht mit dem Absenden an unseren Server, bei Buchungen und Anfragen zu deren Bearbeitung
> (Art. 6 Abs. 1 lit. b DSGVO); bis dahin bleibt es in Ihrem Gerät. Schon vorher fragt die Registrierung nach, ob es zu einer E-Mail-Adresse ein Konto
> gibt. Teilnehmende im Warenkorb und Suchwörter, die eine Liste filtern, gehen an den Server, sobald Sie sie hinzufügen oder eingeben.`;
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
