import type { Route, RouteName } from "#api/routes.ts";
import type { PortalEvent } from "#domain/entities/event.ts";
import { bytes, ok, problem, type Answer } from "./answer.ts";
import { emptied, mistyped, nulled } from "./distort.ts";
import type { Fault, Rule } from "./scenarios.ts";

/** Answers given without asking the model; `network` means that there is no answer. */
type Early = Answer | "network" | null;

/** Which calls a fault concerns when it is not narrowed to one. */
function concerns(fault: Fault, { kind }: Route): boolean {
  if (["expired", "offline", "slow", "unanswered"].includes(fault)) return true;
  if (fault === "lost" || fault.startsWith("refused")) return kind === "write";
  return kind === "read";
}

/** The faults in force for one call. */
export function faultsFor(rules: readonly Rule[], name: RouteName, route: Route): Fault[] {
  return rules
    .filter((rule) => (rule.route === null ? concerns(rule.fault, route) : rule.route === name))
    .map(({ fault }) => fault);
}

function earlyFor(fault: Fault, offered: readonly PortalEvent[]): Early {
  if (fault === "offline") return "network";
  if (fault === "expired") return problem(401, "The session has expired");
  if (fault === "fail") return problem(500, "Something went wrong on the server");
  if (fault === "html")
    return bytes(
      "text/html; charset=utf-8",
      '<!doctype html><html lang="de"><title>Wartung</title><h1>Wir sind gleich zurück</h1></html>',
    );
  if (fault === "refused")
    return ok({ success: false, status: "error", errorMsg: "Die Änderung wurde fachlich abgelehnt." });
  if (fault.startsWith("refused-"))
    return { status: 409, json: structuredClone({ reason: fault.slice("refused-".length), alternatives: offered }) };
  const [, status, seconds] = /^status-(\d+)(?:-after-(\d+))?$/.exec(fault) ?? [];
  if (status === undefined) return null;
  return { status: Number(status), json: null, ...(seconds !== undefined && { retryAfter: Number(seconds) }) };
}

/**
 * The answer that replaces the model's, if any; nothing is changed then. `offered` are the alternatives of a refusal.
 */
export function earlyAnswer(faults: readonly Fault[], offered: readonly PortalEvent[] = []): Early {
  for (const fault of faults) {
    const early = earlyFor(fault, offered);
    if (early !== null) return early;
  }
  return null;
}

const distortions: Partial<Record<Fault, (json: unknown) => unknown>> = {
  empty: (json: unknown) => emptied(json),
  nulls: nulled,
  malformed: mistyped,
};

/** The model's answer, changed by the scenario. */
export function distorted(answer: Answer, faults: readonly Fault[], name: RouteName): Answer {
  if (!("json" in answer) || answer.status >= 300) return answer;
  return faults.reduce<Answer>((current, fault) => {
    const distort = distortions[fault];
    if (fault === "empty" && name === "nextEvent") return ok({ event: null });
    return distort === undefined || !("json" in current) ? current : { ...current, json: distort(current.json) };
  }, answer);
}

/** Resolves once a call may be answered: after a while if it is slow, never if it stays unanswered. */
export async function untilAnswerable(found: readonly Fault[], pause: () => Promise<void>): Promise<void> {
  if (found.includes("unanswered")) await new Promise(() => undefined);
  if (found.includes("slow")) await pause();
}
