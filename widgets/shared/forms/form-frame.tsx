import { useEffect, useRef, type ReactNode } from 'react';
import { forms } from '#i18n/forms.ts';
import { usePortal } from '#state/store.ts';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { useStyles } from '#ui/root/root.tsx';
import css from './forms.css?inline';
import { needsLogin, SaveDialog, type SaveTexts } from './save-dialog.tsx';
import type { Save } from './use-save.ts';
import type { FormValues, StoredForm } from './use-stored-form.ts';

/** Says beside the button that nothing is lost, and brings the page's notice with the login into view. */
function LoginFirst() {
  const { session } = usePortal();
  const owner = session.state === 'expired' ? session.owner : null;
  useEffect(() => {
    if (owner !== null && 'scrollIntoView' in owner) owner.scrollIntoView({ block: 'start' });
  }, [owner]);
  return <Notice state="info">{session.state === 'expired' ? forms.notSavedSession : forms.notSavedYet}</Notice>;
}

interface FormFrameProps<T extends FormValues> {
  /** Names the form for screen readers. */
  readonly label: string;
  readonly stored: StoredForm<T>;
  readonly saving: Save;
  readonly texts: SaveTexts;
  /** Called when the customer enters the form. */
  readonly onBegin?: () => void;
  /** Called with the raw values once they are valid; resolves to whether they were saved. */
  readonly onSave: (values: T) => Promise<boolean>;
  readonly children: ReactNode;
}

/** A form with its save button, its save dialog and, after a reload, the way to give up what was typed before. */
export function FormFrame<T extends FormValues>({ label, stored, saving, texts, onBegin, onSave, children }: FormFrameProps<T>) {
  useStyles(css);
  const frame = useRef<HTMLFormElement>(null);
  const { form, restored, discard, markSaved } = stored;
  const submit = form.handleSubmit(async () => {
    const sent = { ...form.getValues() };
    if (await onSave(sent)) markSaved(sent);
  });
  const giveUp = (): void => {
    discard();
    frame.current?.focus();
  };
  // The dialog stands outside of the form, so that its buttons and keys are none of the form's.
  return (
    <>
      <form className="form" ref={frame} tabIndex={-1} aria-label={label} noValidate onFocus={onBegin} onSubmit={(event) => void submit(event).catch(saving.fail)}>
        {restored && <Notice state="info" actions={<Button onClick={giveUp}>{forms.discard}</Button>}>{forms.restored}</Notice>}
        {children}
        <div className="form-foot">
          <Button type="submit" variant="primary" busy={saving.save.state === 'saving'}>{forms.save}</Button>
          {needsLogin(saving.save) && <LoginFirst />}
        </div>
      </form>
      <SaveDialog save={saving.save} close={saving.close} texts={texts} />
    </>
  );
}

/** A titled part of a form. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="form-section">
      <legend className="form-legend"><h2>{title}</h2></legend>
      {children}
    </fieldset>
  );
}
