import { counted } from "./counted.ts";
import { shortName } from "./sentences.ts";

const enterAlone = "Bitte geben Sie diese Person einzeln ein.";

/** The list of known people who can be ticked. */
export const pickerTexts = {
  who: "Wer fährt?",
  /** Nobody travels to an event that is online. */
  whoOnline: "Wer nimmt teil?",
  all: (count: number): string => `Alle (${count})`,
  takeOver: (count: number): string => {
    if (count === 0) return "Übernehmen";
    return counted(count, "Teilnehmer:in übernehmen", "Teilnehmer:innen übernehmen");
  },
  nobodyTicked: "Bitte wählen Sie mindestens eine Person aus.",
  shortNames: {
    firstname: `${shortName.firstname}. ${enterAlone}`,
    lastname: `${shortName.lastname}. ${enterAlone}`,
  },
  salutationOf: (name: string): string => `Anrede von ${name}`,
  optionOfTicked: "Übernachtung und Verpflegung, wo noch nicht gewählt",
  self: (name: string): string => `${name} (ich)`,
} as const;
