import { useId } from 'react';
import { useFormState } from 'react-hook-form';
import { saveLoginEmail } from '#api/settings.ts';
import { forms } from '#i18n/forms.ts';
import { loginEmail as texts } from '#i18n/settings.ts';
import { useDraft } from '#state/drafts.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { FormText } from '#widgets/shared/forms/form-fields.tsx';
import { lazyResolver } from '#widgets/shared/forms/lazy-resolver.ts';
import { needsLogin } from '#widgets/shared/forms/save-dialog.tsx';
import { useSave, type SaveState } from '#widgets/shared/forms/use-save.ts';
import { SessionExpired } from '#widgets/shared/session-expired.tsx';
import { draftSchema, useStoredForm, type ReadyDraft } from '#widgets/shared/forms/use-stored-form.ts';
import type { LoginEmailValues } from './form.ts';

const EMPTY: LoginEmailValues = { loginEmail: '' };
const { resolver, warm } = lazyResolver(() => import('./schema.ts').then((module) => module.loginEmailResolver()));
const confirmClose = { question: texts.discard, stay: forms.stay, leave: forms.leave };

/** EMAIL_EDIT, EMAIL_SAVING, EMAIL_SUBMIT_SUCCESS, EMAIL_SUBMIT_FAIL (spec section 4), below the field. */
function Progress({ save }: { save: SaveState }) {
  switch (save.state) {
    case 'edit':
      return <SessionExpired />;
    case 'saving':
      return <Notice state="loading">{forms.saving}</Notice>;
    case 'saved':
      return <Notice state="success"><p>{texts.saved}</p><p>{texts.instruction}</p></Notice>;
    case 'refused':
      return <Notice state="error">{forms.failed}</Notice>;
    case 'failed':
      return needsLogin(save) ? <SessionExpired refused /> : <Notice state="error">{forms.failed}</Notice>;
    default:
      return save satisfies never;
  }
}

interface LoginEmailProps {
  readonly current: string | null;
  readonly onClose: () => void;
}

function LoadedDialog({ current, onClose, draft }: LoginEmailProps & { draft: ReadyDraft }) {
  const { form, discard } = useStoredForm(EMPTY, draft, resolver);
  const { save, run, fail } = useSave('saveLoginEmail');
  const { isDirty } = useFormState({ control: form.control });
  const formId = useId();
  const submit = form.handleSubmit(async (values) => {
    if (await run(saveLoginEmail(values.loginEmail))) discard();
  });
  const done = save.state === 'saved';
  const waitsForLogin = needsLogin(save);
  const close = (): void => {
    if (save.state === 'saving') return;
    // Whoever closes it to log in finds the draft again.
    if (!waitsForLogin) discard();
    onClose();
  };
  const footer = done
    ? <Button variant="primary" onClick={close}>{forms.close}</Button>
    : (
      <>
        <Button type="submit" form={formId} variant="primary" busy={save.state === 'saving'}>{texts.send}</Button>
        <Button onClick={close}>{waitsForLogin ? forms.close : forms.cancel}</Button>
      </>
    );
  return (
    <Dialog open title={texts.title} closeLabel={forms.close} onClose={close} dirty={isDirty && !done && !waitsForLogin} confirmClose={confirmClose} footer={footer}>
      <div className="stack">
        {!done && (
          <form id={formId} className="stack" noValidate onFocus={warm} onSubmit={(event) => void submit(event).catch(fail)}>
            <p>{texts.current}: <strong>{current ?? '–'}</strong></p>
            <FormText control={form.control} name="loginEmail" type="email" label={texts.field} required autoComplete="off" />
          </form>
        )}
        <Progress save={save} />
      </div>
    </Dialog>
  );
}

/** Asks for another login e-mail (spec section 4); what was typed survives an expired session. */
export function LoginEmailDialog(props: LoginEmailProps) {
  const draft = useDraft('login-email', draftSchema);
  return draft.state === 'waiting' ? <Notice state="loading">{forms.saving}</Notice> : <LoadedDialog {...props} draft={draft} />;
}
