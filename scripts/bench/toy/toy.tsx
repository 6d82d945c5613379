import { useEffect, useState, type ReactNode } from "react";
import { createRoot } from "react-dom/client";

interface ToyEvent {
  readonly eventId: number;
  readonly title: string;
  readonly startDate: string;
  readonly endDate: string;
}

const asked = new Map<string, Promise<unknown>>();

/** One request per address and page, as a careful hand would have it. */
function ask(address: string): Promise<unknown> {
  const answer = asked.get(address) ?? fetch(address).then((response) => response.json() as Promise<unknown>);
  asked.set(address, answer);
  return answer;
}

interface Answer {
  readonly events?: readonly ToyEvent[];
  readonly event?: ToyEvent | null;
}

function useAnswer(address: string): Answer | null {
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => void ask(address).then((given) => setAnswer(given as Answer)), [address]);
  return answer;
}

const day = (text: string): string => new Date(text).toLocaleDateString("de-DE");

function Rows() {
  const answer = useAnswer("/portal-api/events/future");
  if (answer === null) return <p>Wird geladen.</p>;
  return (
    <ul>
      {answer.events?.map(({ eventId, title, startDate, endDate }) => (
        <li className="row" key={eventId}>
          <a href={`/seminar/${eventId}`}>{title}</a>, {day(startDate)} bis {day(endDate)}
        </li>
      ))}
    </ul>
  );
}

function Ask() {
  const [name, setName] = useState("");
  const [sent, setSent] = useState(false);
  if (sent) return <p>Danke, {name}.</p>;
  return (
    <form onSubmit={() => setSent(true)}>
      <label>
        Name <input value={name} onChange={(event) => setName(event.target.value)} />
      </label>
      <button type="submit">Senden</button>
    </form>
  );
}

function List() {
  const [tab, setTab] = useState("Geplant");
  return (
    <>
      {["Geplant", "Aktuell", "Abgeschlossen"].map((name) => (
        <button key={name} type="button" aria-pressed={name === tab} onClick={() => setTab(name)}>
          {name}
        </button>
      ))}
      {tab === "Geplant" ? <Rows /> : <Ask />}
    </>
  );
}

function Next() {
  const answer = useAnswer("/portal-api/events/next");
  return answer === null ? null : <h2>{answer.event?.title ?? "Kein Seminar"}</h2>;
}

function Calendar({ id }: { readonly id: string }) {
  const answer = useAnswer(`/portal-api/events/${id}`);
  return answer === null ? null : <a href={`/kalender/${id}`}>In den Kalender</a>;
}

const widgetOf = ({ id, dataset }: HTMLElement): ReactNode => {
  if (id === "portal-event-list") return <List />;
  return id === "portal-next-event" ? <Next /> : <Calendar id={dataset.eventId ?? ""} />;
};

// The page that we are compared with: everything in one file, loaded eagerly, with plain rows, a form and tabs, and no
// library but React.
for (const anchor of document.querySelectorAll<HTMLElement>('[id^="portal-"]'))
  createRoot(anchor).render(widgetOf(anchor));
