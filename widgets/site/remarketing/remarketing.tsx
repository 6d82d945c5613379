import { remarketingResource } from '#api/content.ts';
import { recommendable } from '#domain/teasers.ts';
import { recommendations as texts } from '#i18n/recommendations.ts';
import { useNow } from '#state/clock.ts';
import { useConsent } from '#state/consent.ts';
import { useResource } from '#state/resources.ts';
import { ReadFailure } from '#widgets/shared/remote-view.tsx';
import { TeaserGrid } from '#widgets/shared/teaser-grid.tsx';

/** Themes seen before: about the visitor, so nothing is asked or shown without marketing consent (contract-public section 4, Everywhere). */
export function Remarketing() {
  const now = useNow();
  const consent = useConsent();
  const { remote, reload } = useResource(remarketingResource, consent ? {} : null);
  if (!consent) return null;
  if (remote.state === 'failed') return <ReadFailure error={remote.error} onRetry={reload} />;
  return remote.state === 'ready' ? <TeaserGrid heading={texts.seen} teasers={recommendable(remote.data, 'themes', now)} /> : null;
}
