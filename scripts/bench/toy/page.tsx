import { useEffect, useState, type ComponentType, type ReactNode } from "react";
import { createRoot } from "react-dom/client";

interface ToyEvent {
  readonly eventId: number;
  readonly title: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly bookingNumber?: string | null;
  readonly content?: {
    readonly topics?: readonly { readonly title: string | null; readonly text: string | null }[] | null;
  } | null;
  readonly location?: { readonly name?: string | null } | null;
}

export interface Answer {
  readonly events?: readonly ToyEvent[];
  readonly event?: ToyEvent | null;
}

/** What a page by hand is made with: React alone, or the libraries that most would take. */
export interface Kit {
  /** Asks once for each address of a page. */
  readonly ask: (address: string) => Promise<Answer>;
  /** A day of a date, in German. */
  readonly day: (date: string) => string;
  /** A contact form with eight fields. */
  readonly Form: ComponentType;
}

function widgetsOf({ ask, day, Form }: Kit) {
  function useAnswer(address: string): Answer | null {
    const [answer, setAnswer] = useState<Answer | null>(null);
    useEffect(() => void ask(address).then(setAnswer), [address]);
    return answer;
  }

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

  function List() {
    const [tab, setTab] = useState("Geplant");
    return (
      <>
        {["Geplant", "Aktuell", "Abgeschlossen"].map((name) => (
          <button key={name} type="button" aria-pressed={name === tab} onClick={() => setTab(name)}>
            {name}
          </button>
        ))}
        {tab === "Geplant" ? <Rows /> : <p>Keine Seminare vorhanden.</p>}
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

  function Detail({ id }: { readonly id: string }) {
    const event = useAnswer(`/portal-api/events/${id}`)?.event;
    if (event === undefined || event === null) return <p>Wird geladen.</p>;
    return (
      <article>
        <h2>{event.title}</h2>
        <dl>
          <dt>Beginn</dt>
          <dd>{day(event.startDate)}</dd>
          <dt>Ende</dt>
          <dd>{day(event.endDate)}</dd>
          <dt>Ort</dt>
          <dd>{event.location?.name ?? "Online"}</dd>
        </dl>
        <ul>
          {event.content?.topics?.map(({ title, text }) => (
            <li key={title}>
              <strong>{title}</strong> {text}
            </li>
          ))}
        </ul>
        <a href={`/kalender/${id}`}>In den Kalender</a>
      </article>
    );
  }

  return ({ id, dataset: { eventId = "" } }: HTMLElement): ReactNode => {
    switch (id) {
      case "portal-event-list":
        return <List />;
      case "portal-next-event":
        return <Next />;
      case "portal-form-contact":
        return <Form />;
      case "portal-event-detail":
        return <Detail id={eventId} />;
      default:
        return <Calendar id={eventId} />;
    }
  };
}

/** Draws the widgets of a page by hand, each in a root of its own, as soon as the file has come. */
export function start(kit: Kit): void {
  const widgetOf = widgetsOf(kit);
  for (const anchor of document.querySelectorAll<HTMLElement>('[id^="portal-"]'))
    createRoot(anchor).render(widgetOf(anchor));
}
