import { members as texts } from "#i18n/members.ts";
import { ReadFailure } from "#widgets/shared/remote-view.tsx";
import { Failure } from "#widgets/shared/waiting.tsx";
import type { RightsState } from "./member-rights.ts";

/** Says that the rights could not be checked, above a list that shows only what is safe without them. */
export function RightsFailure({ rights }: { rights: RightsState }) {
  if (rights.state !== "failed") return null;
  if (rights.error.kind === "session") return <ReadFailure error={rights.error} onRetry={rights.reload} />;
  return (
    <Failure error={rights.error} onRetry={rights.reload}>
      {texts.rightsFailed}
    </Failure>
  );
}
