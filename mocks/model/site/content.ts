import { buildLexicon } from '#mocks/data/site/lexicon.ts';
import { buildDownloads, buildExperts } from '#mocks/data/site/people.ts';
import { buildRelated, buildRemarketing, relatedKinds } from '#mocks/data/site/teasers.ts';
import { buildExportedThemes } from '#mocks/data/site/themes.ts';
import { ok, unknown, type Context, type Handlers } from '#mocks/model/answer.ts';

/** What can be exported whole. */
const exported: Readonly<Record<string, (context: Context) => object>> = {
  events: ({ state }) => ({ events: state.shop.events }),
  lexicon: () => ({ entries: buildLexicon() }),
  themes: ({ state }) => ({ themes: buildExportedThemes(state.shop.events) }),
};

type Names = 'exports' | 'related' | 'themesRemarketing' | 'expertData' | 'downloadFilterData';

export const contentHandlers: Handlers<Names> = {
  exports: (context) => {
    const object = context.params.object ?? '';
    const build = Object.hasOwn(exported, object) ? exported[object] : undefined;
    return build === undefined ? unknown(`export of ${object}`) : ok(build(context));
  },
  related: ({ params, today }) => {
    const kind = relatedKinds.find((known) => known === params.kind);
    return kind === undefined ? unknown(`recommendations of ${params.kind ?? ''}`) : ok({ items: buildRelated(today, kind) });
  },
  themesRemarketing: ({ today }) => ok({ themes: buildRemarketing(today) }),
  expertData: () => ok({ experts: buildExperts() }),
  downloadFilterData: () => ok(buildDownloads()),
};
