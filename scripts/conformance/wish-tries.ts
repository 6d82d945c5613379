import * as v from "valibot";
import type { RouteName } from "#api/routes.ts";
import { id, list, type Id } from "#domain/entities/fields.ts";
import { expectDone, expected, type Check, type Found } from "./checks.ts";
import type { Client } from "./client.ts";
import { tell } from "./language.ts";
import { knownEvents, notBefore, NOWHERE, readAs } from "./samples.ts";

const rows = { items: list(v.looseObject({ id })) };
const answers = {
  wishlist: v.object(rows),
  wishlistAll: v.object(rows),
  wishlistWithEvents: v.object(rows),
  bookmarks: v.pipe(
    v.object({ bookmarks: list(v.looseObject({ id })) }),
    v.transform(({ bookmarks }) => ({ items: bookmarks })),
  ),
};
type List = keyof typeof answers;

const added = v.object({ id });
const kept = v.object({ bookmark: v.looseObject({ id }) });
const page = { title: "Prüfung der Schnittstelle", url: "/pruefung-der-schnittstelle", image: null };

/** Tries of wishlist and bookmarks, whose entries one call deletes. */
export class WishTries {
  private wish: Id | null = null;
  private bookmark: Id | null = null;

  constructor(
    private readonly client: Client,
    private readonly who: string,
    private readonly wanted: ReadonlySet<RouteName>,
  ) {}

  private async count(name: List, wanted: Id | null): Promise<number> {
    const items = readAs(answers[name], (await this.client.ask(name)).json)?.items ?? [];
    return items.filter((row) => String(row.id) === String(wanted)).length;
  }

  private async expectCount(names: readonly List[], wanted: Id | null, count: 0 | 1): Promise<Found> {
    // A backend of the shop alone has no list of bookmarks.
    for (const name of names.filter((one) => this.wanted.has(one))) {
      const found = await this.count(name, wanted);
      if (found !== count)
        return `${name}: ${expected(tell(`the entry ${found} times`, `der Eintrag ${found}-mal`), String(count))}`;
    }
    return null;
  }

  private readonly add = async (): Promise<Found> => {
    const known = new Set(
      (
        readAs(v.object({ items: list(v.looseObject({ refId: id })) }), (await this.client.ask("wishlist")).json)
          ?.items ?? []
      ).map(({ refId }) => String(refId)),
    );
    const refId = (await knownEvents(this.client)).find((one) => !known.has(one));
    if (refId === undefined) return { skipped: tell("no event is known", "kein Termin ist bekannt") };
    const put = () => this.client.ask("wishlistAdd", { values: { refId }, body: { kind: "event" } });
    const first = await put();
    const wrong = expectDone(first);
    if (wrong !== null) return wrong;
    this.wish = readAs(added, first.json)?.id ?? null;
    if (this.wish === null) return expected(tell("no id", "keine id"), '{"id": …}');
    const shown = await this.expectCount(["wishlist", "wishlistAll", "wishlistWithEvents"], this.wish, 1);
    if (shown !== null) return shown;
    if (!this.wanted.has("wishlist")) return null;
    await put();
    const items =
      readAs(
        v.object({ items: list(v.looseObject({ refId: id, kind: v.unknown() })) }),
        (await this.client.ask("wishlist")).json,
      )?.items ?? [];
    const twice = items.filter((row) => String(row.refId) === refId && row.kind === "event").length;
    return twice === 1 ? null : expected(tell(`the event ${twice} times`, `der Termin ${twice}-mal`), "1");
  };

  private readonly addBookmark = async (): Promise<Found> => {
    const answered = await this.client.ask("bookmarkAdd", { body: page });
    const wrong = expectDone(answered);
    if (wrong !== null) return wrong;
    this.bookmark = readAs(kept, answered.json)?.bookmark.id ?? null;
    if (this.bookmark === null) return expected(tell("no bookmark", "kein Lesezeichen"), '{"bookmark": {"id": …}}');
    return this.expectCount(["bookmarks"], this.bookmark, 1);
  };

  private readonly remove = async (): Promise<Found> => {
    if (this.wish === null) return notBefore();
    const wrong = expectDone(await this.client.ask("bookmarkDelete", { values: { id: this.wish } }));
    if (wrong !== null) return wrong;
    const gone = await this.expectCount(["wishlist", "wishlistAll", "wishlistWithEvents"], this.wish, 0);
    if (gone !== null || this.bookmark === null) return gone;
    return this.expectCount(["bookmarks"], this.bookmark, 1);
  };

  private readonly removeBookmark = async (): Promise<Found> => {
    if (this.bookmark === null) return notBefore();
    const wrong = expectDone(await this.client.ask("bookmarkDelete", { values: { id: this.bookmark } }));
    return wrong ?? this.expectCount(["bookmarks"], this.bookmark, 0);
  };

  private readonly removeUnknown = async (): Promise<Found> => {
    const { status } = await this.client.ask("bookmarkDelete", { values: { id: NOWHERE } });
    const isRight = (status >= 200 && status < 300) || status === 404 || status === 410;
    return isRight ? null : expected(`${tell("status", "Status")} ${status}`, tell("404 or 2xx", "404 oder 2xx"));
  };

  checks(): Check[] {
    const [next, decides] = ["After this write the next read shows", "What your backend decides"] as const;
    const of = (english: string, german: string): string => `${this.who}: ${tell(english, german)}`;
    return [
      {
        name: "wishlistAdd",
        what: of("puts an event on the wishlist, and again", "merkt einen Termin, und noch einmal"),
        section: next,
        run: this.add,
      },
      {
        name: "bookmarkAdd",
        what: of("keeps a page as a bookmark", "merkt eine Seite als Lesezeichen"),
        section: next,
        run: this.addBookmark,
      },
      {
        name: "bookmarkDelete",
        what: of(
          "takes the wish off again, which leaves the bookmark",
          "nimmt den Eintrag der Merkliste weg, das Lesezeichen bleibt",
        ),
        section: decides,
        run: this.remove,
      },
      {
        name: "bookmarkDelete",
        what: of("takes the bookmark off again", "nimmt das Lesezeichen weg"),
        section: next,
        run: this.removeBookmark,
      },
      {
        name: "bookmarkDelete",
        what: of("an entry that is unknown", "ein unbekannter Eintrag"),
        section: "Statuses",
        run: this.removeUnknown,
      },
    ];
  }
}
