import { useState } from 'react';
import { forms } from '#i18n/forms.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import type { Save, SaveState } from './use-save.ts';

/** What a form says of its save; `refused` is given the server's sentence. */
export interface SaveTexts {
  readonly title: string;
  readonly saved: string;
  readonly failed: string;
  readonly refused?: (message: string | null) => string;
}

/** True where only a new login helps; the page's one notice about it says so. */
export const needsLogin = (save: SaveState): boolean => save.state === 'failed' && save.error.kind === 'session';

/** How a save went, in a sentence. */
function SaveNotice({ save, texts }: { save: SaveState; texts: SaveTexts }) {
  switch (save.state) {
    case 'edit':
      return null;
    case 'saving':
      return <Notice state="loading">{forms.saving}</Notice>;
    case 'saved':
      return <Notice state="success">{texts.saved}</Notice>;
    case 'refused':
      return <Notice state="error">{texts.refused?.(save.message) ?? texts.failed}</Notice>;
    case 'failed':
      return <Notice state="error">{texts.failed}</Notice>;
    default:
      return save satisfies never;
  }
}

/**
 * The save dialog of spec section 4: sending, success or failure; closing returns to editing. Closed while sending, it
 * comes back with the result.
 */
export function SaveDialog({ save, close, texts }: Pick<Save, 'save' | 'close'> & { texts: SaveTexts }) {
  const [hidden, setHidden] = useState<SaveState | null>(null);
  const open = save.state !== 'edit' && save !== hidden && !needsLogin(save);
  const onClose = (): void => (save.state === 'saving' ? setHidden(save) : close());
  const footer = save.state === 'saving' ? undefined : <Button variant="primary" onClick={onClose}>{forms.close}</Button>;
  return (
    <Dialog open={open} title={texts.title} closeLabel={forms.close} onClose={onClose} footer={footer}>
      <SaveNotice save={save} texts={texts} />
    </Dialog>
  );
}
