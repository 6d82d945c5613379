import type { ReactNode } from "react";
import { conferenceResource } from "#api/conferences.ts";
import type { Conference } from "#domain/entities/conference.ts";
import { conferences as texts } from "#i18n/conferences.ts";
import { useResource } from "#state/resources.ts";
import { Empty } from "#widgets/shared/empty.tsx";
import { RemoteView } from "#widgets/shared/remote-view.tsx";

/**
 * Loads a conference by its url and passes it to its children; an unknown one is said to be gone (contract-public
 * section 4).
 */
export function LoadedConference({ url, children }: { url: string; children: (conference: Conference) => ReactNode }) {
  const watched = useResource(conferenceResource, { url });
  return (
    <RemoteView watched={watched} loading={texts.loading} outline="widget">
      {(conference) => (conference === null ? <Empty about="missing">{texts.unknown}</Empty> : children(conference))}
    </RemoteView>
  );
}
