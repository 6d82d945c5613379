import { createRoot } from "react-dom/client";
import { ignoredOf } from "#mocks/playground/address.ts";
import { situationOf } from "#mocks/situations/situations.ts";
import { isTooLong, shownAddress } from "./browser-storage.ts";
import { Circumstances, PageControl, Subject } from "./controls.tsx";
import { CopyButton } from "./copy.tsx";
import { Files } from "./files.tsx";
import { Looks } from "./looks.tsx";
import { MockPanel } from "./mock-panel.tsx";
import { AxePanel, Log, Measured, Snippets } from "./panels.tsx";
import { ScenarioControl } from "./scenario-control.tsx";
import { Section } from "./section.tsx";
import { SituationList } from "./situation-list.tsx";
import { wholeAddress } from "./situation-state.ts";
import { SituationSteps } from "./situation-steps.tsx";
import { StageView } from "./stage-view.tsx";
import { usePlayground } from "./use-playground.ts";
import "./playground.css";
import "./panels.css";

/** The message for a link to a named state that no longer exists. */
function noSituation(): string[] {
  const named = new URLSearchParams(location.search).get("situation") ?? "";
  if (named === "" || situationOf(named) !== undefined) return [];
  return [`Der Link nennt „${named}“ als situation; das gibt es hier nicht.`];
}

const firstIgnored = [...noSituation(), ...ignoredOf(location.search)];

function Playground() {
  const playground = usePlayground();
  const { state, sent, stage, log, change } = playground;
  const complaints = log.flatMap((message) =>
    message.kind === "console" ? [message.text.replace("[portal] ", "")] : [],
  );
  const notes = [...firstIgnored, ...log.flatMap((message) => (message.kind === "problem" ? [message.text] : []))];
  const address = shownAddress(sent);
  return (
    <>
      <header>
        <h1>Kundenportal-Widgets: Spielwiese</h1>
        <div className="buttons">
          {!isTooLong(sent) && (
            <CopyButton key={address} label="Link kopieren" text={location.origin + location.pathname + address} />
          )}
          <button type="button" onClick={() => change({}, "typing")}>
            Seite neu laden
          </button>
          <a href={`/mocks/playground/stage.html${stage.address}`} target="_blank" rel="noreferrer">
            Seite allein öffnen
          </a>
        </div>
      </header>
      <form aria-label="Einstellungen der Spielwiese" onSubmit={(event) => event.preventDefault()}>
        <Subject state={state} change={change} complaints={complaints} />
        <SituationList state={state} change={change} />
        <Circumstances state={state} change={change} play={playground.play} />
        <ScenarioControl state={state} change={change} playLater={playground.playLater} />
        <Looks state={state} change={change} />
        <PageControl
          state={state}
          change={change}
          complaints={complaints.filter((text) => text.startsWith("Configuration"))}
        />
      </form>
      <main>
        <div role="status">
          {notes.map((note) => (
            <p key={note} className="problem">
              {note}
            </p>
          ))}
        </div>
        <SituationSteps playground={playground} />
        <StageView state={state} stage={stage} frame={playground.frame} />
        <Measured log={log} />
        <Section title="HTML für die Seite" startsOpen>
          <Snippets state={state} />
        </Section>
        <Section title="Ereignisse" startsOpen>
          <Log
            label="Ereignisse"
            empty="Noch keine Ereignisse."
            messages={log.filter(({ kind }) => kind !== "call" && kind !== "problem" && kind !== "axe")}
          />
        </Section>
        <Section title="Aufrufe" startsOpen={false}>
          <Log label="Aufrufe" empty="Noch keine Aufrufe." messages={log.filter(({ kind }) => kind === "call")} />
        </Section>
        <Section title="Barrierefreiheit" startsOpen={false}>
          <AxePanel log={log} judge={playground.judge} />
        </Section>
        <Section title="Mock-Portal" startsOpen={false}>
          <MockPanel state={state} change={change} />
        </Section>
        <Section title="Befund als Datei" startsOpen={false}>
          <Files state={sent} change={change} />
        </Section>
      </main>
    </>
  );
}

const whole = await wholeAddress(location.search + location.hash);
if (whole !== null) history.replaceState(null, "", location.pathname + whole);

const root = document.getElementById("playground");
if (root !== null) createRoot(root).render(<Playground />);
