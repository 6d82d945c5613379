import { useState } from "react";
import { readAddress, writeAddress } from "#mocks/playground/address.ts";
import { isTooLong } from "./kept.ts";
import type { Playground } from "./use-playground.ts";

/** The contents of a file with a finding. */
interface Finding {
  readonly address: string;
}

function readFinding(text: string): Finding | null {
  try {
    const { address } = JSON.parse(text) as Partial<Finding>;
    return typeof address === "string" ? { address } : null;
  } catch {
    return null;
  }
}

/** A finding whose state is too large for a link, as a file. */
export function Files({ state, change }: Pick<Playground, "state" | "change">) {
  const [problem, setProblem] = useState("");
  const file = `data:application/json,${encodeURIComponent(JSON.stringify({ address: writeAddress(state) } satisfies Finding))}`;
  const take = async (chosen: File | undefined): Promise<void> => {
    if (chosen === undefined) return;
    const finding = readFinding(await chosen.text());
    setProblem(finding === null ? "Diese Datei ist kein Befund der Spielwiese." : "");
    if (finding !== null) change(readAddress(finding.address));
  };
  return (
    <>
      <p className="quiet">
        {isTooLong(state)
          ? "Dieser Stand ist zu groß für einen Link. Bitte senden Sie ihn als Datei."
          : "Statt des Links lässt sich auch eine Datei weitergeben; nötig ist sie nur für sehr große Änderungen."}
      </p>
      <p className="buttons">
        <a href={file} download="befund.json">
          Befund speichern
        </a>
        <label className="check">
          Befund öffnen
          <input type="file" accept="application/json,.json" onChange={(event) => void take(event.target.files?.[0])} />
        </label>
      </p>
      <div role="status">{problem !== "" && <p className="problem">{problem}</p>}</div>
    </>
  );
}
