import { remarketingResource } from "#api/content.ts";
import { recommendations as texts } from "#i18n/recommendations.ts";
import { useConsent } from "#state/consent.ts";
import { useResource } from "#state/resources.ts";
import { ReadFailure } from "#widgets/shared/remote-view.tsx";
import { Recommended } from "#widgets/site/shared/recommended/recommended.tsx";

/**
 * Themes that the visitor has viewed before. They are personal, so nothing is read or shown without marketing consent
 * (contract-public section 4, Everywhere).
 */
export function Remarketing() {
  const consent = useConsent();
  const { remote, reload } = useResource(remarketingResource, consent ? {} : null);
  if (!consent) return null;
  if (remote.state === "failed") return <ReadFailure error={remote.error} onRetry={reload} />;
  return remote.state === "ready" ? (
    <Recommended heading={texts.seen} teasers={remote.data} kind="themes" waiting={null} />
  ) : null;
}
