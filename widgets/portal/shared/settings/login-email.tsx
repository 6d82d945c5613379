import { useFormState } from "react-hook-form";
import { saveLoginEmail } from "#api/settings-saves.ts";
import { outcomeWord } from "#domain/answers/outcome.ts";
import { saving } from "#i18n/saving.ts";
import { loginEmail as texts } from "#i18n/settings.ts";
import { plainLine } from "#lib/typed-text.ts";
import { draftSchema } from "#state/drafts/draft-storage.ts";
import { useDraft, type Draft } from "#state/drafts/drafts.ts";
import type { SendState } from "#state/sending/send-state.ts";
import { useSend } from "#state/sending/send.ts";
import { Button } from "#ui/button/button.tsx";
import { MailAddress } from "#ui/link/mail-address.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { unbroken } from "#ui/unbroken/unbroken.ts";
import { SendDialog, type SendDialogProps } from "#widgets/shared/dialogs/send-dialog.tsx";
import { FormText } from "#widgets/shared/forms/form-fields.tsx";
import { FormFrame } from "#widgets/shared/forms/form-frame.tsx";
import type { FormValues } from "#widgets/shared/forms/form-values.ts";
import { lazyResolver } from "#widgets/shared/forms/lazy-resolver.ts";
import { needsLogin } from "#widgets/shared/forms/login-first.tsx";
import { RequiredNote } from "#widgets/shared/forms/required-note.tsx";
import { SubmitButton } from "#widgets/shared/forms/submit-button.tsx";
import { useFormFrame, type FormHandle } from "#widgets/shared/forms/use-form-frame.ts";
import { SendFailure } from "#widgets/shared/sending/send-failure.tsx";
import { SessionExpired } from "#widgets/shared/session-expired.tsx";
import type { LoginEmailValues } from "./form.ts";

const EMPTY: LoginEmailValues = { loginEmail: "" };
const rules = lazyResolver(() => import("./schema.ts").then((module) => module.loginEmailResolver()));
const confirmClose = { question: texts.discard, stay: saving.stay, leave: saving.leave };

/**
 * The states EMAIL_EDIT, EMAIL_SAVING, EMAIL_SUBMIT_SUCCESS and EMAIL_SUBMIT_FAIL (spec section 4), shown below the
 * field.
 */
function Progress({ send }: { send: SendState<unknown, unknown> }) {
  switch (send.state) {
    case "idle":
      return <SessionExpired />;
    case "sending":
      return <Notice state="loading">{saving.saving}</Notice>;
    case "done":
      return (
        <Notice state="success">
          <p>{unbroken(texts.words.known)}</p>
          <p>{unbroken(texts.instruction)}</p>
        </Notice>
      );
    case "refused":
    case "failed":
      return needsLogin(send) ? (
        <SessionExpired refused />
      ) : (
        <SendFailure
          send={send}
          routes={["saveLoginEmail"]}
          texts={texts.words}
          // Only this sentence does not say by itself what to do now.
          hint={outcomeWord(send) === "unknown" ? undefined : null}
        />
      );
    default:
      return send satisfies never;
  }
}

interface LoginEmailProps {
  readonly current: string | null;
  readonly onClose: () => void;
  readonly onLine: SendDialogProps["onLine"];
}

interface FooterProps {
  readonly handle: FormHandle<LoginEmailValues>;
  readonly sending: boolean;
  readonly done: boolean;
  readonly waitsForLogin: boolean;
  readonly leave: () => void;
}

/** The buttons that send and leave; once it is sent, the one that closes. */
function Footer({ handle, sending, done, waitsForLogin, leave }: FooterProps) {
  if (done)
    return (
      <Button variant="primary" onClick={leave}>
        {saving.close}
      </Button>
    );
  return (
    <>
      <SubmitButton handle={handle} routes={["saveLoginEmail"]} sending={sending}>
        {texts.send}
      </SubmitButton>
      <Button onClick={leave}>{waitsForLogin ? saving.close : saving.cancel}</Button>
    </>
  );
}

function LoadedDialog({ current, onClose, onLine, draft }: LoginEmailProps & { draft: Draft<FormValues> }) {
  const { send, run, fail } = useSend(saveLoginEmail);
  const onSend = async ({ loginEmail }: LoginEmailValues) => ({
    isSent: (await run(plainLine(loginEmail)))?.state === "done",
  });
  const handle = useFormFrame({ values: EMPTY, draft, rules, afterSending: "clear", onSend, onBroken: fail });
  const {
    discard,
    form: { control },
  } = handle;
  const { isDirty } = useFormState({ control });
  const sending = send.state === "sending";
  const done = send.state === "done";
  const waitsForLogin = needsLogin(send);
  const close = (): void => {
    // A customer who closes it to log in keeps the draft.
    if (!waitsForLogin) discard();
    onClose();
  };
  return (
    <SendDialog
      title={texts.title}
      send={send}
      texts={texts.words}
      further={[texts.instruction]}
      unsaved={isDirty && !done && !waitsForLogin ? confirmClose : null}
      onClose={close}
      onLine={onLine}
      footer={(leave) => <Footer {...{ handle, sending, done, waitsForLogin, leave }} />}
    >
      <div className="stack">
        {!done && (
          <FormFrame handle={handle} className="stack">
            <p>
              <span>{`${texts.current}:`}</span>{" "}
              <strong>{current === null ? "–" : <MailAddress address={current} />}</strong>
            </p>
            <RequiredNote />
            <FormText
              control={control}
              name="loginEmail"
              type="email"
              label={texts.field}
              required
              autoComplete="off"
              data-autofocus=""
            />
          </FormFrame>
        )}
        <Progress send={send} />
      </div>
    </SendDialog>
  );
}

/** Requests another login e-mail (spec section 4); input survives an expired session. */
export function LoginEmailDialog(props: LoginEmailProps) {
  const draft = useDraft("login-email", draftSchema);
  return draft.state === "waiting" ? (
    <Notice state="loading">{saving.saving}</Notice>
  ) : (
    <LoadedDialog {...props} draft={draft} />
  );
}
