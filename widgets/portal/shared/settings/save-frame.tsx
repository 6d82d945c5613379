import { useState, type ReactNode } from "react";
import { useFormState } from "react-hook-form";
import { saving } from "#i18n/saving.ts";
import { settings } from "#i18n/settings.ts";
import { Button } from "#ui/button/button.tsx";
import { Announced } from "#ui/notice/announced.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { FormFoot } from "#widgets/shared/forms/form-foot.tsx";
import { FormFrame } from "#widgets/shared/forms/form-frame.tsx";
import type { FormValues } from "#widgets/shared/forms/form-values.ts";
import { LoginFirst, needsLogin } from "#widgets/shared/forms/login-first.tsx";
import { SubmitButton } from "#widgets/shared/forms/submit-button.tsx";
import { SentLine, type ClosedDialogResult } from "#widgets/shared/sending/sent-line.tsx";
import { SaveDialog, SaveNote, type SaveTexts } from "./save-dialog.tsx";
import type { SaveHandle } from "./use-save-form.ts";

interface SaveFrameProps<T extends FormValues> {
  /** Names the form for screen readers. */
  readonly label: string;
  readonly handle: SaveHandle<T>;
  readonly texts: SaveTexts;
  /** Shown below the server's refusal, such as what was changed. */
  readonly refusalNote?: ReactNode;
  readonly children: ReactNode;
}

/** The form's foot, which stays visible on phones once something has changed, and while it tells how a save ended. */
function Foot<T extends FormValues>({
  handle,
  line,
  outcome,
}: Pick<SaveFrameProps<T>, "handle"> & { line: ClosedDialogResult | null; outcome: ReactNode }) {
  const { sender, form } = handle;
  const { isDirty } = useFormState({ control: form.control });
  const told = line?.state === "success" && isDirty ? null : line;
  const isTelling = told !== null || sender.send.state !== "idle";
  return (
    <FormFoot
      state={isDirty ? "changed" : isTelling ? "telling" : "unchanged"}
      outcome={
        <>
          {outcome}
          <SentLine line={told} />
        </>
      }
    >
      <SubmitButton handle={handle} routes={[sender.name]} sending={sender.send.state === "sending"}>
        {saving.save}
      </SubmitButton>
    </FormFoot>
  );
}

/** A form with its save button, and the state of the save: in a dialog (spec section 4), or beside the button. */
export function SaveFrame<T extends FormValues>({ label, handle, texts, refusalNote, children }: SaveFrameProps<T>) {
  const { sender } = handle;
  const isQuiet = texts.title === null;
  const [line, setLine] = useState<ClosedDialogResult | null>(null);
  // A success that the dialog has shown needs no message on the page.
  const tell = (next: ClosedDialogResult | null): void =>
    setLine((before) => (before === null && next?.state === "success" ? null : next));
  // The dialog is outside of the form, so that its buttons and keys do not act on the form.
  return (
    <>
      <FormFrame handle={handle} label={label} summaryFrom={2}>
        {children}
        <Announced>
          {handle.overtaken.length > 0 && (
            <Notice state="info" quiet actions={<Button onClick={handle.takeOvertaken}>{settings.takeSaved}</Button>}>
              {`${handle.isHeld ? `${settings.held} ` : ""}${settings.overtaken(handle.overtaken)}`}
            </Notice>
          )}
        </Announced>
        <Foot
          handle={handle}
          line={line}
          outcome={
            <>
              {isQuiet && <SaveNote handle={handle} texts={texts} refusalNote={refusalNote} />}
              {needsLogin(sender.send) && <LoginFirst texts={saving.notSaved} />}
            </>
          }
        />
      </FormFrame>
      {!isQuiet && <SaveDialog sender={sender} texts={texts} onLine={tell} onSaved={handle.goOn} />}
    </>
  );
}
