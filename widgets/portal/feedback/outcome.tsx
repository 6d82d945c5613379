import { useEffect, useRef, type ReactNode } from 'react';
import { telHref } from '#domain/phone.ts';
import { feedback as texts } from '#i18n/feedback.ts';
import { useConfig } from '#state/store.ts';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { check, error } from '#ui/icon/paths.ts';

interface OutcomeProps {
  readonly kind: 'success' | 'failure';
  readonly title: string;
  readonly onBack: () => void;
  readonly children: ReactNode;
}

/** A screen in place of the form; its heading takes the focus, since the button that had it is gone. */
function Outcome({ kind, title, onBack, children }: OutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="feedback-outcome stack" data-state={kind}>
      <Icon path={kind === 'success' ? check : error} size={40} />
      <h2 tabIndex={-1} ref={heading}>{title}</h2>
      {children}
      <div><Button variant="primary" onClick={onBack}>{texts.back}</Button></div>
    </div>
  );
}

/** Thanks, with the subject that was sent (spec section 2). */
export function FeedbackSent({ subject, onBack }: { subject: string; onBack: () => void }) {
  return (
    <Outcome kind="success" title={texts.thanks} onBack={onBack}>
      <p>{texts.received} <strong>{subject}</strong></p>
    </Outcome>
  );
}

/** The apology with the suggestion to call (spec section 8). */
export function FeedbackFailed({ onBack }: { onBack: () => void }) {
  const { supportPhone } = useConfig();
  return (
    <Outcome kind="failure" title={texts.failed} onBack={onBack}>
      <p>{texts.failedCall}{supportPhone === '' ? '.' : <>: <a href={telHref(supportPhone)}>{supportPhone}</a></>}</p>
    </Outcome>
  );
}
