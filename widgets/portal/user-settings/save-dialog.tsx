import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from "react";
import { useFormState } from "react-hook-form";
import type { RouteName } from "#api/routes.ts";
import { saving } from "#i18n/saving.ts";
import type { Sender } from "#state/send.ts";
import type { SendState } from "#state/sends.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { Announced } from "#ui/notice/announced.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { WaitSentence } from "#widgets/shared/waiting.tsx";
import type { FormValues } from "#widgets/shared/forms/form-values.ts";
import { needsLogin } from "#widgets/shared/forms/login-first.tsx";
import type { SaveHandle } from "./use-save-form.ts";

/** What a form says of its save; `refused` is given the server's sentence. */
export interface SaveTexts {
  /** Of the save dialog; null where the specification wants none, and the note stands beside the button. */
  readonly title: string | null;
  readonly saved: string;
  readonly failed: string;
  readonly refused?: (message: string | null) => string;
}

/** How a save goes: a refusal carries the server's sentence, null for none. */
type Save = SendState<unknown, string | null>;

type SaveSender = Pick<Sender<never, unknown, string | null>, "name" | "send" | "reset">;

interface SaveNoticeProps {
  readonly save: Save;
  readonly name: RouteName;
  readonly texts: SaveTexts;
  readonly refusalNote?: ReactNode;
  /** A live region around it says it. */
  readonly quiet?: boolean | undefined;
}

/**
 * How a save went, in a sentence: DATA_SAVING, DATA_SUBMIT_SUCCESS, DATA_SUBMIT_FAIL, FAIL_KNOWN, FAIL_UNKNOWN (spec
 * section 4).
 */
function SaveNotice({ save, name, texts, refusalNote, quiet = false }: SaveNoticeProps) {
  switch (save.state) {
    case "idle":
      return null;
    case "sending":
      return (
        <Notice state="loading" quiet={quiet}>
          {saving.saving}
        </Notice>
      );
    case "done":
      return (
        <Notice state="success" quiet={quiet}>
          {texts.saved}
        </Notice>
      );
    case "refused":
      return (
        <Notice state="error">
          <p>{texts.refused?.(save.refusal) ?? texts.failed}</p>
          {refusalNote}
        </Notice>
      );
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
  onSaved,
}: {
  sender: SaveSender;
  texts: SaveTexts;
  /** The reader has closed the success. */
  onSaved?: () => void;
}) {
  const [hidden, setHidden] = useState<Save | null>(null);
  const open = send.state !== "idle" && send !== hidden && !needsLogin(send);
  const onClose = (): void => {
    if (send.state === "sending") setHidden(send);
    else reset();
    if (send.state === "done") onSaved?.();
  };
  const footer =
    send.state === "sending" ? undefined : (
      <Button variant="primary" onClick={onClose}>
        {saving.close}
      </Button>
    );
  return (
    <Dialog open={open} title={texts.title ?? ""} closeLabel={saving.close} onClose={onClose} footer={footer}>
      <SaveNotice save={send} name={name} texts={texts} />
    </Dialog>
  );
}

interface SaveNoteProps<T extends FormValues> {
  readonly handle: SaveHandle<T>;
  readonly texts: SaveTexts;
  readonly refusalNote: ReactNode;
}

/**
 * The same beside the button, where the specification wants no dialog: a success goes with the next change, a failure
 * stays until the next attempt.
 */
export function SaveNote<T extends FormValues>({
  handle: {
    form,
    goOn,
    sender: { name, send, reset },
  },
  texts,
  refusalNote,
}: SaveNoteProps<T>) {
  const { isDirty } = useFormState({ control: form.control });
  const { state } = send;
  const isSaved = state === "done";
  // The form learns a moment later that what it holds is saved.
  const isSettled = useRef(false);
  const onSettled = useEffectEvent(goOn);
  const forget = useEffectEvent(reset);
  useEffect(() => {
    const isChangedSince = isSettled.current && isDirty;
    isSettled.current = isSaved && !isDirty;
    if (isSettled.current) onSettled();
    else if (isSaved && isChangedSince) forget();
  }, [isSaved, isDirty]);
  // Whoever saved by Enter at the top of a long form sees it as well.
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = box;
    // jsdom has no scrolling.
    if (state !== "idle" && current !== null && "scrollIntoView" in current)
      current.scrollIntoView({ block: "nearest" });
  }, [state]);
  if (needsLogin(send)) return null;
  const notice = <SaveNotice save={send} name={name} texts={texts} refusalNote={refusalNote} quiet />;
  const isBad = state === "failed" || state === "refused";
  return (
    <div ref={box}>
      <Announced>{!isBad && notice}</Announced>
      {isBad && notice}
    </div>
  );
}
