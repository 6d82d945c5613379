import { useAnchor } from "#anchor/anchor.ts";
import { hasUnsaved } from "#state/drafts/unsaved.ts";
import { MemberSettings, UserSettings } from "#widgets/portal/shared/settings/user-settings.tsx";
import { useLeaveGuard } from "#widgets/shared/dialogs/leave-guard.tsx";
import { useKeeper } from "./use-members-route.ts";

/**
 * The customer's settings, or a member's by userId; leaving them with unsaved input asks first, even by the browser's
 * back button.
 */
export function OpenedSettings({ userId }: { userId?: string }) {
  const anchor = useAnchor();
  const { guard, question } = useLeaveGuard();
  useKeeper((leave) => {
    if (!hasUnsaved(anchor)) return false;
    guard(leave);
    return true;
  });
  return (
    <>
      {userId === undefined ? <UserSettings /> : <MemberSettings userId={userId} />}
      {question}
    </>
  );
}
