import { useEffect, useId, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { photoDelete } from '#api/photos.ts';
import type { Id } from '#domain/entities/fields.ts';
import { common } from '#i18n/common.ts';
import { photoDeletion as texts } from '#i18n/photos.ts';
import { useSend } from '#state/send.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { TextArea } from '#ui/field/text-field.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { SessionExpired } from '#widgets/shared/session-expired.tsx';

/** The states of a deletion request (spec section 4). */
type Deletion = 'NONE' | 'EMPTY' | 'IN_PROGRESS' | 'SUCCESS' | 'ALREADY_REQUESTED' | 'FAILED';

interface DeletionDialogProps {
  readonly photoId: Id;
  readonly name: string;
  readonly onClose: () => void;
}

const deletionOf = { idle: 'NONE', sending: 'IN_PROGRESS', done: 'SUCCESS', refused: 'ALREADY_REQUESTED', failed: 'FAILED' } as const;

/** One request at a time; without a reason none. */
function useDeletion(photoId: Id) {
  const { send, run } = useSend(photoDelete);
  const [isEmpty, setEmpty] = useState(false);
  const submit = (reason: string): void => {
    setEmpty(reason === '');
    if (reason !== '') void run({ photoId, reason });
  };
  const state: Deletion = isEmpty ? 'EMPTY' : deletionOf[send.state];
  return { state, submit, typed: () => setEmpty(false) };
}

function Outcome({ state }: { state: Deletion }) {
  switch (state) {
    case 'NONE':
    case 'EMPTY':
      return <SessionExpired />;
    case 'IN_PROGRESS':
      return <Notice state="loading">{texts.IN_PROGRESS}</Notice>;
    case 'SUCCESS':
      return <Notice state="success">{texts.SUCCESS}</Notice>;
    case 'ALREADY_REQUESTED':
      return <Notice state="error">{texts.ALREADY_REQUESTED}</Notice>;
    case 'FAILED':
      return (
        <>
          <Notice state="error">{texts.FAILED}</Notice>
          <SessionExpired />
        </>
      );
    default:
      return state satisfies never;
  }
}

/** Takes the focus over from the form that is gone. */
function CloseButton({ onClose }: Pick<DeletionDialogProps, 'onClose'>) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return <Button ref={button} variant="primary" onClick={onClose}>{common.close}</Button>;
}

/** Asks for the deletion of a photo, with a reason (spec section 4). Closing forgets everything, as it leaves the page. */
export function DeletionDialog({ photoId, name, onClose }: DeletionDialogProps) {
  const [reason, setReason] = useState('');
  const { state, submit, typed } = useDeletion(photoId);
  const field = useRef<HTMLTextAreaElement>(null);
  const formId = useId();
  const sending = state === 'IN_PROGRESS';
  const done = state === 'SUCCESS' || state === 'ALREADY_REQUESTED';
  const send = (event: SyntheticEvent): void => {
    event.preventDefault();
    submit(reason.trim());
    if (reason.trim() === '') field.current?.focus();
  };
  const change = (text: string): void => {
    setReason(text);
    typed();
  };
  const footer = (close: () => void): ReactNode => done ? <CloseButton onClose={close} /> : (
    <>
      <Button type="submit" form={formId} variant="primary" busy={sending}>{texts.submit}</Button>
      <Button onClick={close}>{texts.back}</Button>
    </>
  );
  return (
    <Dialog open title={texts.title(name)} closeLabel={common.close} onClose={onClose} dirty={!done && !sending && reason.trim() !== ''} confirmClose={texts.confirm} footer={footer}>
      <form id={formId} className="stack" data-state={state} noValidate onSubmit={send}>
        {!done && (
          <>
            <p>{texts.intro}</p>
            <TextArea ref={field} label={texts.reason} required value={reason} readOnly={sending} error={state === 'EMPTY' ? texts.EMPTY : undefined} onChange={(event) => change(event.target.value)} />
          </>
        )}
        <Outcome state={state} />
      </form>
    </Dialog>
  );
}
