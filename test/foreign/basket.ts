import { eventOf, seminarOf, type Body, type Json, type Reply } from "./catalogue.ts";
import { Wishes } from "./wishes.ts";

interface Person {
  readonly id: number;
  readonly fields: Body;
}

interface Entry {
  readonly id: number;
  readonly seminar: number;
  readonly type: string;
  people: Person[];
}

const problem = (status: number, message: string): Reply => ({ status, json: { message } });
const unknown = problem(404, "unknown");
const asBody = (value: Json | Body | undefined): Body | null =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Body) : null;

/** Keys of a JSON value in one order, so that two bodies are the same when their values are. */
function canonical(value: Json | Body | undefined): string {
  const body = asBody(value);
  if (body === null) return Array.isArray(value) ? `[${value.map(canonical).join()}]` : JSON.stringify(value ?? null);
  const keys = Object.keys(body).sort();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(body[key])}`).join()}}`;
}

/** One guest's basket and orders. Its numbers are large and go up in leaps, as a shared database gives them. */
export class Basket {
  private readonly id: number;
  private version = 100;
  private next: number;
  private entries: Entry[] = [];
  private options: Json = null;
  private readonly ordered = new Set<number>();
  private readonly remembered = new Map<string, { readonly body: string; readonly reply: Reply }>();
  readonly wishes = new Wishes(() => this.number());

  constructor(id: number) {
    this.id = id;
    this.next = id * 10_000;
  }

  private number(): number {
    this.next += 3;
    return this.next;
  }

  private changed(): Reply {
    this.version += 7;
    return this.read();
  }

  private entry(itemId: Json | undefined): Entry | undefined {
    return this.entries.find(({ id }) => id === itemId);
  }

  /** The whole basket, as each of its writes answers. */
  read(): Reply {
    const items = this.entries.map(({ id, seminar, type, people }) => {
      const known = seminarOf(seminar);
      return {
        recipients: people.map((person) => ({ ...person.fields, type, recipientId: person.id })),
        event: known === undefined ? null : eventOf(known),
        type,
        itemId: id,
      };
    });
    return { status: 200, json: { cart: { items, options: this.options, version: this.version, cartId: this.id } } };
  }

  readSmall(): Reply {
    const items = this.entries.map(({ id, seminar, people }) => ({
      participants: people.length,
      title: seminarOf(seminar)?.title ?? "",
      eventId: seminar,
      itemId: id,
    }));
    return { status: 200, json: { items, count: items.length } };
  }

  add({ eventId, type }: Body): Reply {
    const seminar = seminarOf(eventId);
    if (seminar === undefined) return unknown;
    if (this.entries.some((entry) => entry.seminar === seminar.id))
      return { status: 409, json: { alternatives: [], reason: "duplicate" } };
    const isFree = type === "waitingList" ? seminar.places !== null : (seminar.places ?? 0) > 0;
    if (!isFree) return { status: 409, json: { reason: seminar.places === null ? "closed" : "soldOut" } };
    this.entries.push({
      id: this.number(),
      seminar: seminar.id,
      type: typeof type === "string" ? type : "booking",
      people: [],
    });
    return this.changed();
  }

  remove({ itemId }: Body): Reply {
    if (this.entry(itemId) === undefined) return unknown;
    this.entries = this.entries.filter(({ id }) => id !== itemId);
    return this.changed();
  }

  addPerson({ itemId, recipient }: Body): Reply {
    const fields = asBody(recipient);
    const entry = this.entry(itemId);
    if (entry === undefined) return unknown;
    if (fields === null) return problem(400, "recipient");
    entry.people.push({ id: this.number(), fields });
    return this.changed();
  }

  editPerson({ itemId, recipientId, recipient }: Body): Reply {
    const fields = asBody(recipient);
    const entry = this.entry(itemId);
    if (entry === undefined || entry.people.every(({ id }) => id !== recipientId)) return unknown;
    if (fields === null) return problem(400, "recipient");
    entry.people = entry.people.map((person) => (person.id === recipientId ? { ...person, fields } : person));
    return this.changed();
  }

  removePerson({ itemId, recipientId }: Body): Reply {
    const entry = this.entry(itemId);
    if (entry === undefined) return unknown;
    entry.people = entry.people.filter(({ id }) => id !== recipientId);
    return this.changed();
  }

  saveOptions({ options }: Body): Reply {
    this.options = options ?? null;
    return this.changed();
  }

  /** Does once for a key what comes again by it; without a key as often as it comes. */
  once(key: string | undefined, body: Body, act: () => Reply): Reply {
    const before = key === undefined ? undefined : this.remembered.get(key);
    if (before !== undefined) return before.body === canonical(body) ? before.reply : problem(422, "another body");
    const reply = act();
    const isFinal = reply.status < 300 || reply.status === 403 || reply.status === 409;
    if (key !== undefined && isFinal) this.remembered.set(key, { body: canonical(body), reply });
    return reply;
  }

  /** Orders one person: once for a key, whatever comes again. */
  order(body: Body, key: string | undefined): Reply {
    return key === undefined ? problem(400, "Idempotency-Key") : this.once(key, body, () => this.orderOne(body));
  }

  private orderOne(body: Body): Reply {
    const id = Number(body.recipientId);
    if (this.ordered.has(id)) return problem(403, "booked before");
    if (!this.entries.some(({ people }) => people.some((person) => person.id === id))) return problem(400, "nobody");
    this.ordered.add(id);
    this.entries = this.entries
      .map((entry) => ({ ...entry, people: entry.people.filter((person) => person.id !== id) }))
      .filter(({ people }) => people.length > 0);
    this.version += 7;
    return { status: 200, json: { orderNumber: `WÜ-2026-${id}` } };
  }

  orderState(ids: string): Reply {
    const recipients = ids.split(",").map((id) => ({ ordered: this.ordered.has(Number(id)), recipientId: Number(id) }));
    return { status: 200, json: { recipients } };
  }
}
