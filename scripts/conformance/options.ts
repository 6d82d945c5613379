import { closeSync, openSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { routes, type RouteName } from "#api/routes.ts";
import type { Config } from "#config/config.ts";
import { readConfig } from "#config/read-config.ts";
import { callsFor } from "./contract.ts";
import { tell } from "./language.ts";
import type { Login } from "./login-tries.ts";

/** Wrong use of the command, which says nothing of the backend. */
export class WrongUse extends Error {}

/** The options as a table: name, what it takes, what it means. */
const table = (): readonly (readonly [string, string, string])[] => [
  ["--base", tell("ADDRESS", "ADRESSE"), tell("address of the site, required", "Adresse der Website, Pflicht")],
  ["--cookie", "NAME=VALUE", tell("the session of a test customer", "die Sitzung einer Testkundin")],
  [
    "--login",
    tell("E-MAIL", "E-MAIL"),
    tell(
      "logs in as that test account; password in CONFORMANCE_PASSWORD",
      "meldet dieses Testkonto an; Passwort in CONFORMANCE_PASSWORD",
    ),
  ],
  ["--profile", "NAME", tell("portal, shop, forms or site", "portal, shop, forms oder site")],
  ["--widgets", "ID,ID", tell("what these widgets need", "was diese Widgets brauchen")],
  ["--write", "", tell("tries every write as well, on test data", "versucht auch jedes Schreiben, an Testdaten")],
  [
    "--origin",
    tell("ORIGIN", "HERKUNFT"),
    tell("origin of pages that lie elsewhere", "Herkunft von Seiten, die anderswo liegen"),
  ],
  [
    "--html",
    tell("FILE", "DATEI"),
    tell("writes the report to a file as well", "schreibt den Bericht auch in eine Datei"),
  ],
  ["--config", tell("FILE", "DATEI"), tell("the page's configuration as JSON", "die Konfiguration der Seite als JSON")],
  ["--event, --user, --teilnehmer", "ID", tell("ids to ask for instead of those found", "ids statt der gefundenen")],
  [
    "--timeout",
    tell("SECONDS", "SEKUNDEN"),
    tell("until a call counts as unanswered, 30 by default", "bis ein Aufruf als unbeantwortet gilt, sonst 30"),
  ],
  ["--help", "", tell("this text", "dieser Text")],
];

/** The text of `--help`. */
export function usage(): string {
  const rows = table().map(([name, value, meaning]) => `  ${`${name} ${value}`.padEnd(34)} ${meaning}`);
  return [
    tell(
      "Tells whether a backend keeps the contract of the widgets.",
      "Sagt, ob ein Backend den Vertrag der Widgets hält.",
    ),
    "",
    `conformance --base https://portal.example [${tell("options", "Optionen")}]`,
    "",
    ...rows,
    "",
    tell(
      "Ends with 0 when all is accepted, 1 when something is rejected, 2 when it was called wrongly.",
      "Endet mit 0, wenn alles in Ordnung ist, 1, wenn etwas abgelehnt wurde, 2 bei falschem Aufruf.",
    ),
  ].join("\n");
}

/** The options of a call of the command. */
export interface Options {
  readonly base: string;
  readonly cookie: string;
  readonly config: Config;
  /** Milliseconds. */
  readonly timeout: number;
  readonly wanted: ReadonlySet<RouteName>;
  readonly profile: string | undefined;
  readonly named: readonly string[];
  readonly write: boolean;
  readonly origin: string | undefined;
  readonly html: string | undefined;
  readonly login: Login | undefined;
  readonly given: { readonly eventId?: string; readonly userId?: string; readonly teilnehmerId?: string };
}

const messageOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown));

/** Runs a step that fails only by wrong use. */
function used<T>(run: () => T, about = ""): T {
  try {
    return run();
  } catch (thrown) {
    throw new WrongUse(`${about}${messageOf(thrown)}`);
  }
}

const parse = (args: readonly string[]) =>
  used(() =>
    parseArgs({
      args: [...args],
      options: {
        base: { type: "string" },
        cookie: { type: "string", default: "" },
        config: { type: "string" },
        profile: { type: "string" },
        widgets: { type: "string", default: "" },
        write: { type: "boolean", default: false },
        origin: { type: "string" },
        html: { type: "string" },
        event: { type: "string" },
        user: { type: "string" },
        teilnehmer: { type: "string" },
        timeout: { type: "string", default: "30" },
        login: { type: "string" },
        help: { type: "boolean", short: "h", default: false },
      },
    }),
  ).values;

function configOf(file: string | undefined): Config {
  const json =
    file === undefined ? undefined : used((): unknown => JSON.parse(readFileSync(file, "utf8")), "--config: ");
  const { config, problems } = readConfig(json, Object.keys(routes));
  const [first] = problems;
  if (first !== undefined) throw new WrongUse(`--config: ${first.key} ${first.problem}`);
  return config;
}

/** Creates the file of the report at once, so that a wrong path fails before the checks run. */
function reportFile(file: string | undefined): string | undefined {
  if (file !== undefined) used(() => closeSync(openSync(file, "a")), "--html: ");
  return file;
}

function loginOf(email: string | undefined, password: string | undefined): Login | undefined {
  if (email === undefined) return undefined;
  if (password === undefined || password === "")
    throw new WrongUse(
      tell(
        "--login needs the password in CONFORMANCE_PASSWORD.",
        "--login braucht das Passwort in CONFORMANCE_PASSWORD.",
      ),
    );
  return { email, password };
}

/** Reads the options; null where help is asked for. @throws WrongUse */
export function readOptions(args: readonly string[], environment: NodeJS.ProcessEnv): Options | null {
  const values = parse(args);
  if (values.help) return null;
  const { base = "", cookie, profile, origin } = values;
  if (!/^https?:$/.test(URL.canParse(base) ? new URL(base).protocol : ""))
    throw new WrongUse(tell("--base must be an absolute address.", "--base muss eine vollständige Adresse sein."));
  const timeout = Number(values.timeout) * 1000;
  if (!(timeout > 0))
    throw new WrongUse(tell("--timeout must be a number of seconds.", "--timeout muss eine Zahl von Sekunden sein."));
  const named = values.widgets.split(",").filter((id) => id !== "");
  return {
    base,
    cookie,
    config: configOf(values.config),
    timeout,
    wanted: used(() => callsFor(profile, named)),
    profile,
    named,
    write: values.write,
    origin,
    html: reportFile(values.html),
    login: loginOf(values.login, environment.CONFORMANCE_PASSWORD),
    given: {
      ...(values.event !== undefined && { eventId: values.event }),
      ...(values.user !== undefined && { userId: values.user }),
      ...(values.teilnehmer !== undefined && { teilnehmerId: values.teilnehmer }),
    },
  };
}
