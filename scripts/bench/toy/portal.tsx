import { useState } from "react";
import { useAnswer, type Answer, type Kit } from "./kit.tsx";

interface OfEvent {
  readonly kit: Kit;
  readonly id: string;
}

function Rows({ kit, first }: { readonly kit: Kit; readonly first: number }) {
  const answer = useAnswer(kit, "/portal-api/events/future");
  if (answer === null) return <p>Wird geladen.</p>;
  return (
    <ul>
      {answer.events?.slice(0, first).map(({ eventId, title, startDate, endDate }) => (
        <li className="row" key={eventId}>
          <a href={`/seminar/${eventId}`}>{title}</a>, {kit.day(startDate)} bis {kit.day(endDate)}
        </li>
      ))}
    </ul>
  );
}

/** The list of events with its three tabs; `first` is how many rows it shows. */
export function List({ kit, first }: { readonly kit: Kit; readonly first: number }) {
  const [tab, setTab] = useState("Geplant");
  return (
    <>
      {["Geplant", "Aktuell", "Abgeschlossen"].map((name) => (
        <button key={name} type="button" aria-pressed={name === tab} onClick={() => setTab(name)}>
          {name}
        </button>
      ))}
      {tab === "Geplant" ? <Rows kit={kit} first={first} /> : <p>Keine Seminare vorhanden.</p>}
    </>
  );
}

/** The next event with its dates and its calendar file. */
export function Next({ kit }: { readonly kit: Kit }) {
  const answer = useAnswer(kit, "/portal-api/events/next");
  if (answer === null) return null;
  const { event } = answer;
  return event === undefined || event === null ? (
    <h2>Kein Seminar</h2>
  ) : (
    <section>
      <h2>{event.title}</h2>
      <p>
        {kit.day(event.startDate)} bis {kit.day(event.endDate)}, {event.location?.name ?? "Online"}
      </p>
      <a href={`/seminar/${event.eventId}`}>Zum Seminar</a>
      <a href={`/kalender/${event.eventId}`}>In den Kalender</a>
    </section>
  );
}

/** A link to the event's calendar file. */
export function Calendar({ kit, id }: OfEvent) {
  const answer = useAnswer(kit, `/portal-api/events/${id}`);
  return answer === null ? null : <a href={`/kalender/${id}`}>In den Kalender</a>;
}

/** The event page: facts, contents, calendar file. */
export function Detail({ kit, id }: OfEvent) {
  const event = useAnswer(kit, `/portal-api/events/${id}`)?.event;
  if (event === undefined || event === null) return <p>Wird geladen.</p>;
  return (
    <article>
      <h2>{event.title}</h2>
      <dl>
        <dt>Beginn</dt>
        <dd>{kit.day(event.startDate)}</dd>
        <dt>Ende</dt>
        <dd>{kit.day(event.endDate)}</dd>
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

interface TeasersProps {
  readonly kit: Kit;
  readonly address: string;
  readonly of: (answer: Answer) => Answer["articles"];
}

/** Cards with picture, title and first sentences: recommendations, bookmarks. */
export function Teasers({ kit, address, of }: TeasersProps) {
  const answer = useAnswer(kit, address);
  if (answer === null) return <p>Wird geladen.</p>;
  return (
    <ul>
      {of(answer)?.map(({ id, title, teaser, link, url, image }) => (
        <li key={id}>
          {typeof image === "string" && <img src={image} alt="" loading="lazy" width={320} height={180} />}
          <h3>
            <a href={link ?? url ?? "#"}>{title}</a>
          </h3>
          {typeof teaser === "string" && <p>{teaser}</p>}
        </li>
      ))}
    </ul>
  );
}

const PLACES = { Übersicht: "", Gremium: "/gremium", Dokumente: "/dokumente", Feedback: "/feedback" } as const;

/** The menu with who is logged in; on a phone behind a button. */
export function Menu({ kit, isFolded }: { readonly kit: Kit; readonly isFolded: boolean }) {
  const user = useAnswer(kit, "/get-user");
  const [isOpen, setIsOpen] = useState(!isFolded);
  return (
    <nav aria-label="Kundenportal">
      {isFolded && (
        <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          Menü
        </button>
      )}
      {isOpen && (
        <ul>
          {Object.entries(PLACES).map(([name, path]) => (
            <li key={name}>
              <a href={`/kundenportal${path}`}>{name}</a>
            </li>
          ))}
        </ul>
      )}
      {user !== null && (
        <p>
          {user.firstname} {user.lastname}
        </p>
      )}
    </nav>
  );
}
