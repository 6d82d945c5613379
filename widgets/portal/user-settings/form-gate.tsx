import type { ReactNode } from "react";
import { draftSchema } from "#state/drafts/draft-storage.ts";
import { useDraft, type Draft } from "#state/drafts/drafts.ts";
import type { Watched } from "#state/resources.ts";
import { Notice } from "#ui/notice/notice.tsx";
import type { FormValues } from "#widgets/shared/forms/form-values.ts";
import { useKept } from "#widgets/shared/kept-view.tsx";
import { RemoteView } from "#widgets/shared/remote-view.tsx";

/** The first of two resources that a form needs; trying again asks for the other as well where that has failed, too. */
export function withRetryOf<T>(first: Watched<T>, other: Watched<unknown>): Watched<T> {
  const reload = (): void => {
    first.reload();
    if (other.remote.state === "failed") other.reload();
  };
  return { remote: first.remote, reload };
}

/** Draws a form once its data and the draft of that name have been looked up. Give it a key per person. */
export function FormGate<T>({
  name,
  watched,
  loading,
  children,
}: {
  name: string;
  watched: Watched<T>;
  loading: string;
  children: (data: T, draft: Draft<FormValues>) => ReactNode;
}) {
  const draft = useDraft(name, draftSchema);
  const kept = useKept(watched);
  return (
    <RemoteView watched={kept} loading={loading} outline="fields">
      {(data) =>
        draft.state === "waiting" ? (
          <Notice state="loading" outline="fields">
            {loading}
          </Notice>
        ) : (
          children(data, draft)
        )
      }
    </RemoteView>
  );
}
