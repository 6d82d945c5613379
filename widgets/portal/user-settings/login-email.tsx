import { useFormState } from "react-hook-form";
import { saveLoginEmail } from "#api/settings-saves.ts";
import { plainLine } from "#lib/typed-text.ts";
import { saving } from "#i18n/saving.ts";
import { loginEmail as texts } from "#i18n/settings.ts";
import { useDraft, type Draft } from "#state/drafts.ts";
import { useSend } from "#state/send.ts";
import type { SendState } from "#state/sends.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { MailAddress } from "#ui/link/mail-address.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { FormText } from "#widgets/shared/forms/form-fields.tsx";
import { FormFrame } from "#widgets/shared/forms/form-frame.tsx";
import { lazyResolver } from "#widgets/shared/forms/lazy-resolver.ts";
import { needsLogin } from "#widgets/shared/forms/login-first.tsx";
import { useFormFrame } from "#widgets/shared/forms/use-form-frame.ts";
import { SessionExpired } from "#widgets/shared/session-expired.tsx";
import { SendButton, WaitSentence } from "#widgets/shared/waiting.tsx";
import { draftSchema, type FormValues } from "#widgets/shared/forms/form-values.ts";
import { whole } from "#ui/whole/whole.tsx";
import type { LoginEmailValues } from "./form.ts";

const EMPTY: LoginEmailValues = { loginEmail: "" };
const rules = lazyResolver(() => import("./schema.ts").then((module) => module.loginEmailResolver()));
const confirmClose = { question: texts.discard, stay: saving.stay, leave: saving.leave };

function Failed() {
  return (
    <Notice state="error">
      <p>{saving.failed}</p>
      <WaitSentence routes={["saveLoginEmail"]} />
    </Notice>
  );
}

/** EMAIL_EDIT, EMAIL_SAVING, EMAIL_SUBMIT_SUCCESS, EMAIL_SUBMIT_FAIL (spec section 4), below the field. */
function Progress({ send }: { send: SendState<unknown, unknown> }) {
  switch (send.state) {
    case "idle":
      return <SessionExpired />;
    case "sending":
      return <Notice state="loading">{saving.saving}</Notice>;
    case "done":
      return (
        <Notice state="success">
          <p>{whole(texts.saved)}</p>
          <p>{whole(texts.instruction)}</p>
        </Notice>
      );
    case "refused":
      return <Notice state="error">{saving.failed}</Notice>;
    case "failed":
      return needsLogin(send) ? <SessionExpired refused /> : <Failed />;
    default:
      return send satisfies never;
  }
}

interface LoginEmailProps {
  readonly current: string | null;
  readonly onClose: () => void;
}

function LoadedDialog({ current, onClose, draft }: LoginEmailProps & { draft: Draft<FormValues> }) {
  const { send, run, fail } = useSend(saveLoginEmail);
  const onSend = async ({ loginEmail }: LoginEmailValues) => ({
    isSent: (await run(plainLine(loginEmail)))?.state === "done",
  });
  const handle = useFormFrame({ values: EMPTY, draft, rules, afterSending: "clear", onSend, onBroken: fail });
  const {
    id,
    discard,
    form: { control },
  } = handle;
  const { isDirty } = useFormState({ control });
  const sending = send.state === "sending";
  const done = send.state === "done";
  const waitsForLogin = needsLogin(send);
  const close = (): void => {
    if (sending) return;
    // Whoever closes it to log in finds the draft again.
    if (!waitsForLogin) discard();
    onClose();
  };
  const footer = done ? (
    <Button variant="primary" onClick={close}>
      {saving.close}
    </Button>
  ) : (
    <>
      <SendButton routes={["saveLoginEmail"]} type="submit" form={id} variant="primary" busy={sending}>
        {texts.send}
      </SendButton>
      <Button onClick={close}>{waitsForLogin ? saving.close : saving.cancel}</Button>
    </>
  );
  return (
    <Dialog
      open
      title={texts.title}
      closeLabel={saving.close}
      onClose={close}
      dirty={isDirty && !done && !waitsForLogin}
      confirmClose={confirmClose}
      footer={footer}
    >
      <div className="stack">
        {!done && (
          <FormFrame handle={handle} className="stack">
            <p>
              {texts.current}: <strong>{current === null ? "–" : <MailAddress address={current} />}</strong>
            </p>
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
    </Dialog>
  );
}

/** Asks for another login e-mail (spec section 4); what was typed survives an expired session. */
export function LoginEmailDialog(props: LoginEmailProps) {
  const draft = useDraft("login-email", draftSchema);
  return draft.state === "waiting" ? (
    <Notice state="loading">{saving.saving}</Notice>
  ) : (
    <LoadedDialog {...props} draft={draft} />
  );
}
