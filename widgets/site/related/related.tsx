import { relatedResource } from '#api/content.ts';
import { recommendable } from '#domain/teasers.ts';
import { recommendations as texts } from '#i18n/recommendations.ts';
import { useNow } from '#state/clock.ts';
import { useResource } from '#state/resources.ts';
import { RemoteView } from '#widgets/shared/remote-view.tsx';
import { TeaserGrid } from '#widgets/shared/teaser-grid.tsx';

/** Recommendations of a kind for what `id` names; without any the widget stays empty (contract-public section 4, Everywhere). */
export function Related({ kind, id }: { kind: keyof typeof texts.headings; id?: string }) {
  const now = useNow();
  const watched = useResource(relatedResource, { kind, id });
  return <RemoteView watched={watched} loading={texts.loading}>{(teasers) => <TeaserGrid heading={texts.headings[kind]} teasers={recommendable(teasers, kind, now)} />}</RemoteView>;
}
