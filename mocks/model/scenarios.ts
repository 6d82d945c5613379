import { routes, type RouteName } from "#api/routes.ts";
import { refusalReasons, type RefusalReason } from "#domain/entities/cart.ts";

/**
 * What can go wrong, or be unusual, with German labels for quality assurance. Each one may be narrowed to one call:
 * `fail:eventsFuture`. Several are joined by `+`: `slow+fail:photos`.
 */
export const faults = {
  empty: "Alle Listen leer",
  nulls: "Alle optionalen Felder fehlen",
  slow: "Langsame Antworten",
  fail: "Serverfehler (500)",
  offline: "Keine Verbindung",
  malformed: "Antworten mit falschen Typen",
  html: "HTML statt JSON",
  expired: "Sitzung abgelaufen (401)",
  refused: "Änderungen fachlich abgelehnt",
} as const;

/**
 * `status-204` and the like answer with just that status, `status-429-after-120` says in how many seconds the next
 * request will be taken (`Retry-After`), `refused-soldOut` and the like with a 409 of the shop; `lost`
 * does what was asked for and then breaks the connection; `unanswered` does nothing and leaves the page waiting.
 */
export type Fault =
  | keyof typeof faults
  | `status-${number}`
  | `status-${number}-after-${number}`
  | `refused-${RefusalReason}`
  | "lost"
  | "unanswered";
/** A test checks routes and what follows a first part: all combinations would be too many for the compiler. */
export type Scenario = "normal" | Fault | `${Fault}:${string}` | `${string}+${string}`;

/** One fault and the call it is narrowed to; null means every call it concerns. */
export interface Rule {
  fault: Fault;
  route: RouteName | null;
}

/** The scenarios for all calls; each belongs to at least one situation (situations.ts). */
export const scenarios: readonly { scenario: Scenario; label: string }[] = [
  { scenario: "normal", label: "Normalbetrieb" },
  ...Object.entries(faults).map(([fault, label]) => ({ scenario: fault as Fault, label })),
  { scenario: "fail:eventsFuture", label: "Geplante Seminare nicht ladbar" },
  { scenario: "fail:saveBrFunctions", label: "BR-Funktionen nicht speicherbar" },
  { scenario: "fail:gremiumUsers", label: "Mitglieder nicht ladbar" },
  { scenario: "fail:user+fail:memberships", label: "Rechte im Gremium nicht prüfbar" },
  { scenario: "offline:photos", label: "Bilder ohne Verbindung" },
  { scenario: "status-403:checkout", label: "Bereits gebucht (403)" },
];

const isFault = (text: string): text is Fault =>
  Object.hasOwn(faults, text) ||
  ["lost", "unanswered"].includes(text) ||
  /^status-[1-5]\d\d(-after-\d+)?$/.test(text) ||
  refusalReasons.some((reason) => text === `refused-${reason}`);
const isRoute = (text: string): text is RouteName => Object.hasOwn(routes, text);

/**
 * Reads a scenario such as `slow+fail:photos` into rules.
 * @throws Error that names the unknown part
 */
export function parseScenario(scenario: string): Rule[] {
  return scenario
    .split("+")
    .filter((part) => part !== "" && part !== "normal")
    .map((part) => {
      const [fault = "", route] = part.split(":");
      if (!isFault(fault))
        throw new Error(
          `Unknown scenario "${fault}" in "${scenario}"; known are normal, ${Object.keys(faults).join(", ")}, ` +
            "lost, unanswered, refused-REASON, status-NNN, status-NNN-after-SECONDS",
        );
      if (route !== undefined && !isRoute(route)) throw new Error(`Scenario "${part}" names no call of the contract`);
      return { fault, route: route ?? null };
    });
}

/** Tells whether a text is a scenario. */
export function isScenario(text: string): text is Scenario {
  try {
    parseScenario(text);
    return true;
  } catch {
    return false;
  }
}
