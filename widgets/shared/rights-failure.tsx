import { common } from "#i18n/common.ts";
import { members as texts } from "#i18n/members.ts";
import { Notice } from "#ui/notice/notice.tsx";
import type { RightsState } from "./member-rights.ts";
import { ReadFailure } from "./remote-view.tsx";

/** Says that rights could not be checked, above a list that shows what is safe without them. */
export function RightsFailure({ rights }: { rights: RightsState }) {
  if (rights.state !== "failed") return null;
  if (rights.error.kind === "session") return <ReadFailure error={rights.error} onRetry={rights.reload} />;
  return (
    <Notice state="error" retry={{ label: common.retry, onRetry: rights.reload }}>
      {texts.rightsFailed}
    </Notice>
  );
}
