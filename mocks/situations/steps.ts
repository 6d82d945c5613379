import { roles, type Named, type Proof, type Situation, type Step } from "./situation.ts";

const quoted = (text: string): string => `„${text}“`;
const named = ([role, name]: Named): string => (name === "" ? roles[role] : `${roles[role]} ${quoted(name)}`);

const seen = (what: Named | string): string => (typeof what === "string" ? quoted(what) : named(what));

const keys: Readonly<Record<string, string>> = {
  Escape: "Esc",
  Enter: "Eingabe",
  ArrowDown: "Pfeil ab",
  ArrowRight: "Pfeil rechts",
  Tab: "Tab",
  Space: "Leertaste",
};

/** A step as an instruction: `Schaltfläche „Anmelden“ wählen`. */
export function stepText(step: Step): string {
  if ("click" in step) return `${named(step.click)} wählen`;
  if ("focus" in step) return `${named(step.focus)} mit der Tabulatortaste ansteuern`;
  if ("type" in step)
    return step.type[1] === ""
      ? `Feld ${quoted(step.type[0])} leeren`
      : `In das Feld ${quoted(step.type[0])} ${quoted(step.type[1])} eingeben`;
  if ("choose" in step)
    return `In der Auswahlliste ${quoted(step.choose[0])} den Eintrag ${quoted(step.choose[1])} wählen`;
  if ("tab" in step) return `Reiter ${quoted(step.tab)} wählen`;
  if ("press" in step) return `Taste ${keys[step.press] ?? step.press} drücken`;
  if ("wait" in step) return `Warten auf: ${seen(step.wait)}`;
  if ("scroll" in step) return `Die Seite um ${step.scroll} Pixel nach unten rollen`;
  if ("play" in step) return `Szenario auf ${quoted(step.play)} stellen`;
  if ("elsewhere" in step)
    return `In einem anderen Tab unter „Meine Daten“ speichern: ${Object.values(step.elsewhere).map(quoted).join(", ")}`;
  if ("login" in step) return "In einem anderen Tab meldet sich jemand anders an";
  if ("removed" in step) {
    const what = step.removed.recipientId === undefined ? "Dieses Seminar" : "Diese Person";
    return `${what} in einem anderen Tab aus dem Warenkorb entfernen`;
  }
  step satisfies { reload: true };
  return "Die Seite neu laden";
}

function proofText(proof: Proof): string {
  if ("there" in proof) return `zu sehen ist ${seen(proof.there)}`;
  if ("gone" in proof) return `nicht zu sehen ist ${seen(proof.gone)}`;
  if ("holds" in proof) return `in ${quoted(proof.holds[0])} steht ${quoted(proof.holds[1])}`;
  if ("ticked" in proof) return `${named(proof.ticked)} ist gewählt`;
  if ("open" in proof) return `${named(proof.open)} ist aufgeklappt`;
  return "busy" in proof ? `${named(proof.busy)} arbeitet` : `${named(proof.focused)} hat den Fokus`;
}

/** What is to be seen then: `Zu sehen ist: „Keine Seminare vorhanden.“; nicht zu sehen ist Fenster „Kundenportal“`. */
export const showsText = ({ shows, proves = [] }: Pick<Situation, "shows" | "proves">): string =>
  [`Zu sehen ist: ${seen(shows)}`, ...proves.map(proofText)].join("; ");
