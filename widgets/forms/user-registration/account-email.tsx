import { useRef, useState } from 'react';
import { pageAddress } from '#api/pages.ts';
import { registration as texts } from '#i18n/accounts.ts';
import { useConfig } from '#state/store.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { EmailField } from '#widgets/shared/forms/email-field.tsx';
import type { LineProps } from '#widgets/shared/forms/street-field.tsx';
import { useAvailability } from './availability.ts';

/** The name before the `@`, one, and a host with a dot: worth asking for. Whether it is right the rules say. */
const isComplete = (address: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(address);

/** The address of a new account: once a complete one is left, it is asked whether it is free. */
export function AccountEmail({ form, look }: LineProps) {
  const config = useConfig();
  const availability = useAvailability();
  const [isTaken, setTaken] = useState(false);
  const asked = useRef('');
  const left = (typed: string): void => {
    const address = typed.trim();
    if (!isComplete(address)) return;
    asked.current = address;
    void availability.isFree(address).then((isFree) => {
      if (asked.current !== address || form.getValues().email?.trim() !== address || isFree !== false) return;
      setTaken(true);
      form.setError('email', { type: 'taken', message: texts.taken });
    });
  };
  const login = pageAddress(config, 'login');
  return (
    <div onInput={() => setTaken(false)} onBlur={({ target }) => target instanceof HTMLInputElement && left(target.value)}>
      <EmailField form={form} look={look} />
      {isTaken && login !== null && <Notice state="info"><a href={login}>{texts.toLogin}</a></Notice>}
    </div>
  );
}
