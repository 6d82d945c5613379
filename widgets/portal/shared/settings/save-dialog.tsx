import { useEffect, useEffectEvent, useRef, type ReactNode } from "react";
import { useFormState } from "react-hook-form";
import type { RouteName } from "#api/routes.ts";
import { saving } from "#i18n/saving.ts";
import { sending, type OutcomeTexts } from "#i18n/sending.ts";
import type { SendState } from "#state/sending/send-state.ts";
import type { Sender } from "#state/sending/send.ts";
import { Button } from "#ui/button/button.tsx";
import { Announced } from "#ui/notice/announced.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { scrollToResult } from "#ui/page/use-in-view.ts";
import { SendDialog, type SendDialogProps } from "#widgets/shared/dialogs/send-dialog.tsx";
import type { FormValues } from "#widgets/shared/forms/form-values.ts";
import { needsLogin } from "#widgets/shared/forms/login-first.tsx";
import { SendFailure } from "#widgets/shared/sending/send-failure.tsx";
import type { SaveHandle } from "./use-save-form.ts";

/** The texts of a form about its save. */
export interface SaveTexts extends OutcomeTexts {
  /** The title of the save dialog; null if the specification wants no dialog, and the note is beside the button. */
  readonly title: string | null;
  /** The text of a refusal with the server's sentence, null for none. */
  readonly refusedFor?: (message: string | null) => string;
}

/** The texts for a save, including that of its refusal. */
const wordsFor = ({ refusedFor, ...texts }: SaveTexts, save: Save): OutcomeTexts =>
  save.state === "refused" && refusedFor !== undefined ? { ...texts, refused: refusedFor(save.refusal) } : texts;

/** The state of a save; a refusal carries the server's sentence, null for none. */
type Save = SendState<unknown, string | null>;

type SaveSender = Pick<Sender<never, unknown, string | null>, "name" | "send" | "reset">;

interface SaveNoticeProps {
  readonly save: Save;
  readonly name: RouteName;
  readonly texts: SaveTexts;
  readonly refusalNote?: ReactNode;
  /** Whether a live region around it announces it. */
  readonly quiet?: boolean | undefined;
}

/**
 * The state of a save in a sentence: DATA_SAVING, DATA_SUBMIT_SUCCESS, DATA_SUBMIT_FAIL, FAIL_KNOWN, FAIL_UNKNOWN (spec
 * section 4).
 */
function SaveNotice({ save, name, texts, refusalNote, quiet = false }: SaveNoticeProps) {
  switch (save.state) {
    case "idle":
      return null;
    case "sending":
      return (
        <Notice state="loading" quiet={quiet}>
          {save.waits === true ? sending.waits : saving.saving}
        </Notice>
      );
    case "done":
      return (
        <Notice state="success" quiet={quiet}>
          {texts.known}
        </Notice>
      );
    case "refused":
    case "failed":
      return (
        <SendFailure send={save} routes={[name]} texts={wordsFor(texts, save)} hint={null} reasons={refusalNote} />
      );
    default:
      return save satisfies never;
  }
}

/**
 * The save dialog of spec section 4: sending, success or failure; closing returns to editing.
 */
export function SaveDialog({
  sender: { name, send, reset },
  texts,
  onLine,
  onSaved,
}: {
  sender: SaveSender;
  texts: SaveTexts;
  onLine: SendDialogProps["onLine"];
  /** Called when the customer has closed the message of success. */
  onSaved: () => void;
}) {
  if (send.state === "idle" || needsLogin(send)) return null;
  const onClose = (): void => {
    reset();
    if (send.state === "done") onSaved();
  };
  const footer = (close: () => void): ReactNode =>
    send.state !== "sending" && (
      <Button variant="primary" onClick={close}>
        {saving.close}
      </Button>
    );
  return (
    <SendDialog
      title={texts.title ?? ""}
      send={send}
      texts={wordsFor(texts, send)}
      unsaved={null}
      footer={footer}
      onClose={onClose}
      onLine={onLine}
    >
      <SaveNotice save={send} name={name} texts={texts} />
    </SendDialog>
  );
}

interface SaveNoteProps<T extends FormValues> {
  readonly handle: SaveHandle<T>;
  readonly texts: SaveTexts;
  readonly refusalNote: ReactNode;
}

/**
 * The state of a save beside the button, if the specification wants no dialog: a success disappears with the next
 * change, a failure with the next attempt.
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
  // The form notes a moment later that its values are saved.
  const isSettled = useRef(false);
  const onSettled = useEffectEvent(goOn);
  const forget = useEffectEvent(reset);
  useEffect(() => {
    const isChangedSince = isSettled.current && isDirty;
    isSettled.current = isSaved && !isDirty;
    if (isSettled.current) onSettled();
    else if (isSaved && isChangedSince) forget();
  }, [isSaved, isDirty]);
  // The note is scrolled into view for a customer who saved by Enter at the top of a long form.
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state !== "idle" && box.current !== null) scrollToResult(box.current);
  }, [state]);
  if (needsLogin(send)) return null;
  const notice = <SaveNotice save={send} name={name} texts={texts} refusalNote={refusalNote} quiet />;
  const isBad = state === "failed" || state === "refused";
  return (
    <div className="form-told" ref={box}>
      <Announced>{!isBad && notice}</Announced>
      {isBad && notice}
    </div>
  );
}
