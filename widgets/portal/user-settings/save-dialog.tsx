import { useState } from "react";
import type { RouteName } from "#api/routes.ts";
import { saving } from "#i18n/saving.ts";
import type { Sender, SendState } from "#state/send.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { WaitSentence } from "#widgets/shared/waiting.tsx";
import { needsLogin } from "#widgets/shared/forms/login-first.tsx";

/** What a form says of its save; `refused` is given the server's sentence. */
export interface SaveTexts {
  readonly title: string;
  readonly saved: string;
  readonly failed: string;
  readonly refused?: (message: string | null) => string;
}

/** How a save goes: a refusal carries the server's sentence, null for none. */
type Save = SendState<unknown, string | null>;

/**
 * How a save went, in a sentence: DATA_SAVING, DATA_SUBMIT_SUCCESS, DATA_SUBMIT_FAIL, FAIL_KNOWN, FAIL_UNKNOWN (spec
 * section 4).
 */
function SaveNotice({ save, name, texts }: { save: Save; name: RouteName; texts: SaveTexts }) {
  switch (save.state) {
    case "idle":
      return null;
    case "sending":
      return <Notice state="loading">{saving.saving}</Notice>;
    case "done":
      return <Notice state="success">{texts.saved}</Notice>;
    case "refused":
      return <Notice state="error">{texts.refused?.(save.refusal) ?? texts.failed}</Notice>;
    case "failed":
      return (
        <Notice state="error">
          <p>{texts.failed}</p>
          <WaitSentence routes={[name]} />
        </Notice>
      );
    default:
      return save satisfies never;
  }
}

/**
 * The save dialog of spec section 4: sending, success or failure; closing returns to editing. Closed while sending, it
 * comes back with the result.
 */
export function SaveDialog({
  sender: { name, send, reset },
  texts,
}: {
  sender: Pick<Sender<never, unknown, string | null>, "name" | "send" | "reset">;
  texts: SaveTexts;
}) {
  const [hidden, setHidden] = useState<Save | null>(null);
  const open = send.state !== "idle" && send !== hidden && !needsLogin(send);
  const onClose = (): void => (send.state === "sending" ? setHidden(send) : reset());
  const footer =
    send.state === "sending" ? undefined : (
      <Button variant="primary" onClick={onClose}>
        {saving.close}
      </Button>
    );
  return (
    <Dialog open={open} title={texts.title} closeLabel={saving.close} onClose={onClose} footer={footer}>
      <SaveNotice save={send} name={name} texts={texts} />
    </Dialog>
  );
}
