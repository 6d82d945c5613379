import { useState } from "react";
import { priceOf, useAnswer, type Kit, type ToyEvent } from "./kit.tsx";

interface OfKit {
  readonly kit: Kit;
}
interface OfEvent extends OfKit {
  readonly id: string;
}

/** Asks for the places of all the page's events at once. */
function useFreePlaces(kit: Kit, id: string): number | null {
  const ids = [...document.querySelectorAll('[id^="portal-add-to-cart-"]')].map((anchor) =>
    anchor.id.replace(/.*-/, ""),
  );
  const answer = useAnswer(kit, `/general-api/get-booking-states?eventIds=${ids.join(",")}`);
  return answer?.bookingStates?.find(({ eventId }) => String(eventId) === id)?.freePlaces ?? null;
}

/** A button that puts an event into the cart, with what is left of its places. */
export function AddButton({ kit, id }: OfEvent) {
  const free = useFreePlaces(kit, id);
  const [isAdded, setIsAdded] = useState(false);
  return (
    <>
      {free !== null && free <= 3 && <p>Nur noch {free} Plätze</p>}
      <button type="button" disabled={isAdded} onClick={() => setIsAdded(true)}>
        {isAdded ? "Im Warenkorb" : "In den Warenkorb"}
      </button>
    </>
  );
}

/** A heart that keeps an event for later. */
export function Heart({ kit, id }: OfEvent) {
  const kept = useAnswer(kit, "/wishlist-api/get");
  const [isPressed, setIsPressed] = useState<boolean | null>(null);
  const isKept = isPressed ?? kept?.items?.some(({ refId }) => String(refId) === id) ?? false;
  return (
    <button type="button" aria-label="Merken" aria-pressed={isKept} onClick={() => setIsPressed(!isKept)}>
      ♥
    </button>
  );
}

/** The cart's number, with a way to it. */
export function CartSmall({ kit }: OfKit) {
  const cart = useAnswer(kit, "/order-api/get-shopping-cart-small");
  return <a href="/warenkorb">Warenkorb ({cart?.count ?? 0})</a>;
}

function Offer({ kit, event }: OfKit & { readonly event: ToyEvent }) {
  const { eventId, title, startDate, endDate, hotel } = event;
  return (
    <article className="row">
      <h3>
        <a href={`/seminare/p/${eventId}`}>{title}</a>
      </h3>
      <p>
        {kit.day(startDate)} bis {kit.day(endDate)}
        {typeof hotel?.city === "string" && `, ${hotel.city}`}
      </p>
      <p>{priceOf(event)}</p>
      <AddButton kit={kit} id={String(eventId)} />
      <Heart kit={kit} id={String(eventId)} />
    </article>
  );
}

/** The search: words, three filters, and a card for each hit. */
export function Search({ kit }: OfKit) {
  const answer = useAnswer(kit, "/export/events");
  const [words, setWords] = useState("");
  if (answer === null) return <p>Wird geladen.</p>;
  const hits = (answer.events ?? []).filter(({ title }) => title.toLowerCase().includes(words.toLowerCase()));
  return (
    <section>
      <h2>Seminare</h2>
      <label>
        Suchbegriff
        <input value={words} onChange={({ target }) => setWords(target.value)} />
      </label>
      {["Ort", "Monat", "Thema"].map((name) => (
        <label key={name}>
          {name}
          <select>
            <option>Alle</option>
          </select>
        </label>
      ))}
      <p role="status">{hits.length} Seminare</p>
      {hits.map((event) => (
        <Offer key={event.eventId} kit={kit} event={event} />
      ))}
    </section>
  );
}

/** The cart: each seminar with its people, what may be done with them, and the way to the checkout. */
export function Cart({ kit }: OfKit) {
  const answer = useAnswer(kit, "/order-api/get-shopping-cart");
  if (answer === null) return <p>Wird geladen.</p>;
  return (
    <section>
      <h2>Warenkorb</h2>
      <ul>
        {answer.cart?.items.map(({ itemId, event, recipients }) => (
          <li key={itemId}>
            <h3>{event?.title}</h3>
            <p>{event !== null && `${kit.day(event.startDate)} bis ${kit.day(event.endDate)}, ${priceOf(event)}`}</p>
            <ul>
              {recipients.map(({ recipientId, salutation, firstname, lastname }) => (
                <li className="row" key={recipientId}>
                  {salutation} {firstname} {lastname}
                  <button type="button">Bearbeiten</button>
                  <button type="button">Entfernen</button>
                </li>
              ))}
            </ul>
            <button type="button">Teilnehmer hinzufügen</button>
          </li>
        ))}
      </ul>
      <a href="/kasse">Zur Kasse</a>
    </section>
  );
}
