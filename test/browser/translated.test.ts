import { situations } from "#mocks/situations/situations.ts";
import { testTranslated } from "./translator.ts";

/** Where texts give way to others: what is sent, changed, removed, refused. */
const CHANGED = [
  "buchen-erfolg",
  "loeschung-bleibt-gesagt",
  "loeschung-sitzung",
  "einstellungen-gespeichert",
  "einstellungen-nicht-gespeichert",
  "firmendaten",
  "hotelwuensche-gespeichert",
  "merken-entfernt",
  "warenkorb-entfernt",
  "kasse-umgebucht",
  "kasse-teurer",
  "kasse-verlegt",
  "plan-entfernt",
];

testTranslated(situations.filter(({ id }) => CHANGED.includes(id)));
