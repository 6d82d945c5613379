import { useEffect, useRef, type SubmitEvent } from 'react';
import { SEMINARS } from '#domain/feedback.ts';
import { feedback as texts } from '#i18n/feedback.ts';
import { usePortal } from '#state/store.ts';
import { Button } from '#ui/button/button.tsx';
import { TextArea, TextField } from '#ui/field/text-field.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import type { FeedbackForm } from './form.ts';
import { SeminarField } from './seminar-field.tsx';
import { TopicTiles } from './topic-tiles.tsx';

/** Beside the button, since the page's one session notice may stand far above it. */
function Unsent() {
  const expired = usePortal((state) => state.session.state === 'expired');
  return <Notice state={expired ? 'error' : 'info'}>{expired ? texts.unsent : texts.loggedInAgain}</Notice>;
}

/** Subject and message, both required and nothing more (spec section 5). */
function Texts({ form: { input, state, missing, change } }: { form: FeedbackForm }) {
  const errorOf = (field: 'subject' | 'message'): string | undefined => (missing.includes(field) ? texts.missing[field] : undefined);
  const readOnly = state.state === 'sending';
  return (
    <>
      <TextField label={texts.subject} name="subject" required error={errorOf('subject')} value={input.subject} readOnly={readOnly} onChange={(event) => change({ subject: event.target.value })} />
      <TextArea label={texts.message} name="message" required rows={7} hint={texts.tiles[input.topic].hint} error={errorOf('message')} value={input.message} readOnly={readOnly} onChange={(event) => change({ message: event.target.value })} />
    </>
  );
}

/** The form itself; after coming back to it, its heading has the focus. */
export function FeedbackFields({ form }: { form: FeedbackForm }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { state, input, change } = form;
  const returned = state.state === 'edit' && state.returned;
  useEffect(() => {
    if (returned) heading.current?.focus();
  }, [returned]);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const first = form.send();
    if (first !== null) event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  const sending = state.state === 'sending';
  return (
    <form className="stack" noValidate onSubmit={submit}>
      <div className="stack-tight stack">
        <h2 tabIndex={-1} ref={heading}>{texts.title}</h2>
        <p className="muted">{texts.intro}</p>
      </div>
      <TopicTiles topic={input.topic} onTopic={(topic) => change({ topic })} />
      {input.topic === SEMINARS && <SeminarField seminars={form.seminars} value={input.seminar} onSelect={(seminar) => change({ seminar })} />}
      <Texts form={form} />
      {state.state === 'unsent' && <Unsent />}
      <div>
        <Button type="submit" variant="primary" busy={sending}>{texts.tiles[input.topic].send}</Button>
        <span role="status">{sending && <VisuallyHidden>{texts.sending}</VisuallyHidden>}</span>
      </div>
    </form>
  );
}
