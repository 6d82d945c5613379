import { useState } from "react";
import { isObject } from "#lib/json-object.ts";
import { fromJson } from "#lib/json.ts";
import { readAddress, writeAddress } from "#mocks/playground/address.ts";
import { isTooLong } from "./browser-storage.ts";
import type { Playground } from "./use-playground.ts";

/** The address in a file with a finding; null where it is another file. */
function readFinding(text: string): string | null {
  const finding = fromJson(text);
  return isObject(finding) && typeof finding.address === "string" ? finding.address : null;
}

/** A finding whose state is too large for a link, as a file. */
export function Files({ state, change }: Pick<Playground, "state" | "change">) {
  const [problem, setProblem] = useState("");
  const file = `data:application/json,${encodeURIComponent(JSON.stringify({ address: writeAddress(state) }))}`;
  const take = async (chosen: File | undefined): Promise<void> => {
    if (chosen === undefined) return;
    const address = readFinding(await chosen.text());
    setProblem(address === null ? "Diese Datei ist kein Befund der Spielwiese." : "");
    if (address !== null) change(readAddress(address));
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
