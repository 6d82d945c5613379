import { useRef, useState } from 'react';
import { registration as texts } from '#i18n/registration.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { afterPress } from '#ui/press/after-press.ts';
import { EmailField } from '#widgets/shared/forms/email-field.tsx';
import type { LineProps } from '#widgets/shared/forms/street-field.tsx';
import { useAvailability, type Answer } from './availability.ts';

/** The name before the `@`, one, and a host with a dot: worth asking for. Whether it is right the rules say. */
const isComplete = (address: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(address);

/** The address of a new account: once a complete one is left, it is asked whether it is free. */
export function AccountEmail({ form, look }: LineProps) {
  const availability = useAvailability();
  const [taken, setTaken] = useState<Answer | null>(null);
  const asked = useRef('');
  const left = (typed: string): void => {
    const address = typed.trim();
    if (!isComplete(address)) return;
    asked.current = address;
    const tell = (answer: Answer): void => {
      if (asked.current !== address || form.getValues().email?.trim() !== address || answer.isFree !== false) return;
      setTaken(answer);
      form.setError('email', { type: 'taken', message: texts.taken });
    };
    void availability.ask(address).then((answer) => afterPress(() => tell(answer)));
  };
  const login = taken?.login ?? null;
  return (
    <div onFocus={availability.warm} onInput={() => setTaken(null)} onBlur={({ target }) => target instanceof HTMLInputElement && left(target.value)}>
      <EmailField form={form} look={look} />
      {login !== null && <Notice state="info"><a href={login}>{texts.toLogin}</a></Notice>}
    </div>
  );
}
