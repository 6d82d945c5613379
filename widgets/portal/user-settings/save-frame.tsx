import type { ReactNode } from "react";
import { useFormState } from "react-hook-form";
import { saving } from "#i18n/saving.ts";
import type { Draft } from "#state/drafts.ts";
import type { Sender } from "#state/send.ts";
import { SendButton } from "#widgets/shared/waiting.tsx";
import { FormFrame } from "#widgets/shared/forms/form-frame.tsx";
import type { LazyResolver } from "#widgets/shared/forms/lazy-resolver.ts";
import { LoginFirst, needsLogin } from "#widgets/shared/forms/login-first.tsx";
import { SaveDialog, type SaveTexts } from "./save-dialog.tsx";
import { useFormFrame, type FormHandle } from "#widgets/shared/forms/use-form-frame.ts";
import type { FormValues } from "#widgets/shared/forms/form-values.ts";

interface SaveFormOptions<T extends FormValues, I> {
  readonly values: T;
  readonly draft: Draft<FormValues>;
  readonly rules?: LazyResolver<T>;
  readonly sender: Sender<I, unknown, string | null>;
  /** What is sent for the raw values, once they are right. */
  readonly inputOf: (values: T) => I;
}

/** A form of the settings: what is typed is kept as a draft until it is saved. */
export function useSaveForm<T extends FormValues, I>({
  sender,
  inputOf,
  ...options
}: SaveFormOptions<T, I>): FormHandle<T> {
  return useFormFrame({
    ...options,
    onSend: async (values) => {
      const sent = await sender.run(inputOf(values));
      return { isSent: sent?.state === "done" };
    },
    onBroken: sender.fail,
  });
}

interface SaveFrameProps<T extends FormValues> {
  /** Names the form for screen readers. */
  readonly label: string;
  readonly handle: FormHandle<T>;
  readonly sender: Pick<Sender<never, unknown, string | null>, "name" | "send" | "reset">;
  readonly texts: SaveTexts;
  readonly children: ReactNode;
}

/** Stays in view on phones once something has changed. */
function Foot<T extends FormValues>({ handle, children }: Pick<SaveFrameProps<T>, "handle" | "children">) {
  const { isDirty } = useFormState({ control: handle.form.control });
  return (
    <div className="form-foot" data-state={isDirty ? "changed" : "unchanged"}>
      {children}
    </div>
  );
}

/** A form with its save button and its save dialog (spec section 4). */
export function SaveFrame<T extends FormValues>({ label, handle, sender, texts, children }: SaveFrameProps<T>) {
  // The dialog stands outside of the form, so that its buttons and keys are none of the form's.
  return (
    <>
      <FormFrame handle={handle} label={label} summaryFrom={2}>
        {children}
        <Foot handle={handle}>
          <SendButton routes={[sender.name]} type="submit" variant="primary" busy={sender.send.state === "sending"}>
            {saving.save}
          </SendButton>
          {needsLogin(sender.send) && <LoginFirst texts={saving.notSaved} />}
        </Foot>
      </FormFrame>
      <SaveDialog sender={sender} texts={texts} />
    </>
  );
}
