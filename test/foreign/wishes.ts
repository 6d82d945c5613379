import { eventOf, seminarOf, type Body, type Json, type Reply } from "./catalogue.ts";

interface Wish {
  readonly id: number;
  readonly kind: Json;
  readonly refId: number;
}

interface Page {
  readonly id: number;
  readonly title: Json;
  readonly url: Json;
}

/** Wishlist and bookmarks of one visitor, with numbers from one row. */
export class Wishes {
  private rows: Wish[] = [];
  private pages: Page[] = [];
  private readonly number: () => number;

  constructor(number: () => number) {
    this.number = number;
  }

  /** What each of the three reads answers: a field more than they need does no harm. */
  list(): Reply {
    const items = this.rows.map(({ id, kind, refId }) => {
      const seminar = seminarOf(refId);
      return {
        event: seminar === undefined ? null : eventOf(seminar),
        title: seminar?.title ?? "",
        url: `/seminare/${refId}`,
        refId,
        kind,
        id,
      };
    });
    return { status: 200, json: { items } };
  }

  add(refId: string, { kind }: Body): Reply {
    if (seminarOf(refId) === undefined) return { status: 404, json: { message: "unknown" } };
    const known = this.rows.find((row) => row.refId === Number(refId) && row.kind === kind);
    const row = known ?? { id: this.number(), kind: kind ?? "event", refId: Number(refId) };
    if (known === undefined) this.rows.push(row);
    return { status: 201, json: { id: row.id } };
  }

  keep({ title, url }: Body): Reply {
    const known = this.pages.find((page) => page.url === url);
    const page = known ?? { id: this.number(), title: title ?? null, url: url ?? null };
    if (known === undefined) this.pages.push(page);
    return { status: 201, json: { bookmark: { ...page } } };
  }

  remove(id: string): Reply {
    const before = this.rows.length + this.pages.length;
    this.rows = this.rows.filter((row) => row.id !== Number(id));
    this.pages = this.pages.filter((page) => page.id !== Number(id));
    const isGone = this.rows.length + this.pages.length < before;
    return isGone ? { status: 204 } : { status: 404, json: { message: "unknown" } };
  }
}
