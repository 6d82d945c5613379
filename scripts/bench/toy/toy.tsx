import { useState } from "react";
import type { Answer } from "./kit.tsx";
import { start } from "./page.tsx";

const FIELDS = ["Anrede", "Vorname", "Nachname", "Firma", "Telefon", "E-Mail-Adresse", "Betreff", "Nachricht"];

function Form() {
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const [isSent, setIsSent] = useState(false);
  if (isSent) return <h2>Vielen Dank!</h2>;
  return (
    <form onSubmit={() => setIsSent(true)}>
      <h2>Kontakt</h2>
      {FIELDS.map((name) => (
        <label key={name}>
          {name}
          <input
            value={values[name] ?? ""}
            onChange={({ target }) => setValues((before) => ({ ...before, [name]: target.value }))}
          />
        </label>
      ))}
      <button type="submit">Senden</button>
    </form>
  );
}

const asked = new Map<string, Promise<Answer>>();
const german = new Intl.DateTimeFormat("de-DE", { dateStyle: "medium", timeZone: "Europe/Berlin" });

// One file, loaded eagerly, and no library but React.
start({
  Form,
  day: (date) => german.format(new Date(date)),
  ask: (address) => {
    const answer = asked.get(address) ?? fetch(address).then((response) => response.json() as Promise<Answer>);
    asked.set(address, answer);
    return answer;
  },
});
