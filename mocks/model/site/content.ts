import { isDated } from "#domain/content/teasers.ts";
import type { Teaser } from "#domain/entities/content.ts";
import { buildLexicon } from "#mocks/data/site/lexicon.ts";
import { buildDownloads, buildExperts } from "#mocks/data/site/people.ts";
import { buildRelated, relatedKinds, seenBefore, type RelatedKind } from "#mocks/data/site/teasers.ts";
import { buildExportedThemes } from "#mocks/data/site/themes.ts";
import { ok, unknown, type Context, type Handlers } from "#mocks/model/answer.ts";

/** The events of a theme and from a Berlin day on, as far as the query names them. */
function exportedEvents({ state: { shop }, query }: Context): object {
  const themeId = query.get("themeId");
  const from = query.get("from") ?? "";
  const fits = (event: (typeof shop.events)[number]): boolean =>
    (themeId === null || String(event.theme?.themeId) === themeId) && (event.endDate ?? event.startDate ?? "") >= from;
  return { events: shop.events.filter(fits) };
}

/** The lists that can be exported; that of events can be narrowed. */
const exported: Readonly<Record<string, (context: Context) => object>> = {
  events: exportedEvents,
  lexicon: () => ({ entries: buildLexicon() }),
  themes: ({ state }) => ({ themes: buildExportedThemes(state.shop.events) }),
};

/** What is recommended, seminars and conferences with the date on which they are really next held. */
function recommended(kind: RelatedKind, { shop }: Context["state"], today: string): Teaser[] {
  const held = (slug: string | undefined): (string | null)[] =>
    kind === "themes"
      ? shop.events.filter(({ theme }) => theme?.url === slug).map(({ startDate }) => startDate)
      : shop.conferences.filter(({ url }) => url === slug).map(({ eventId }) => startOf(eventId));
  const startOf = (id: unknown): string | null => shop.events.find(({ eventId }) => eventId === id)?.startDate ?? null;
  return buildRelated(today, kind).map((teaser) => {
    const dates = isDated(kind) ? held(teaser.link?.split("/").at(-1)) : [];
    const ahead = dates.filter((date) => date !== null && date > today).sort();
    return { ...teaser, date: ahead[0] ?? teaser.date };
  });
}

type Names = "exports" | "related" | "themesRemarketing" | "expertData" | "downloadFilterData";

export const contentHandlers: Handlers<Names> = {
  exports: (context) => {
    const object = context.params.object ?? "";
    const build = Object.hasOwn(exported, object) ? exported[object] : undefined;
    return build === undefined ? unknown(`export of ${object}`) : ok(build(context));
  },
  related: ({ params, state, today }) => {
    const kind = relatedKinds.find((known) => known === params.kind);
    return kind === undefined
      ? unknown(`recommendations of ${params.kind ?? ""}`)
      : ok({ items: recommended(kind, state, today) });
  },
  themesRemarketing: ({ state, today }) => ok({ themes: seenBefore(recommended("themes", state, today)) }),
  expertData: () => ok({ experts: buildExperts() }),
  downloadFilterData: () => ok(buildDownloads()),
};
