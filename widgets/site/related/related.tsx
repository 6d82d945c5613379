import { relatedResource } from "#api/content.ts";
import { recommendations as texts } from "#i18n/recommendations.ts";
import { useResource } from "#state/resources.ts";
import { Notice } from "#ui/notice/notice.tsx";
import { RemoteView } from "#widgets/shared/remote-view.tsx";
import { Recommended } from "#widgets/site/shared/recommended/recommended.tsx";

/**
 * Recommendations of a kind for the item `id`; without any the widget stays empty (contract-public section 4,
 * Everywhere).
 */
export function Related({ kind, id }: { kind: keyof typeof texts.headings; id?: string }) {
  const watched = useResource(relatedResource, { kind, id });
  const waiting = (
    <Notice state="loading" outline="widget">
      {texts.loading}
    </Notice>
  );
  return (
    <RemoteView watched={watched} loading={texts.loading} outline="widget">
      {(teasers) => <Recommended heading={texts.headings[kind]} teasers={teasers} kind={kind} waiting={waiting} />}
    </RemoteView>
  );
}
