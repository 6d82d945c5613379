import type { ReactNode } from "react";
import { draftSchema } from "#state/drafts/draft-storage.ts";
import { useDraft, type Draft } from "#state/drafts/drafts.ts";
import type { Watched } from "#state/resources.ts";
import { useCustomer } from "#state/visitor.ts";
import type { FormValues } from "#widgets/shared/forms/form-values.ts";
import { RemoteView } from "#widgets/shared/remote-view.tsx";
import { useStaleIfError } from "#widgets/shared/stale-if-error.tsx";

/** The first of two resources that a form needs; its retry also reads the other one again if that failed too. */
export function withRetryOf<T>(first: Watched<T>, other: Watched<unknown>): Watched<T> {
  const reload = (): void => {
    first.reload();
    if (other.remote.state === "failed") other.reload();
  };
  return { remote: first.remote, reload };
}

/** Shows a form once its data and its draft are read. To be given a key for each person. */
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
  const person = useCustomer();
  const kept = useStaleIfError(watched);
  return (
    <RemoteView watched={kept} loading={loading} outline="fields">
      {(data) =>
        draft.state === "waiting" ? (
          // Whose drafts they are is asked for; whoever is logged out reads that, and the way to the login.
          <RemoteView watched={person} loading={loading} outline="fields">
            {() => null}
          </RemoteView>
        ) : (
          children(data, draft)
        )
      }
    </RemoteView>
  );
}
