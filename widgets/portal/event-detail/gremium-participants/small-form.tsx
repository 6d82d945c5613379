import { useEffect, useRef, useState, type ReactNode } from 'react';

export interface SmallForm<V, E> {
  readonly values: V;
  readonly change: (part: Partial<V>) => void;
  /** Empty until the first attempt to send, then kept up to date (spec section 5). */
  readonly errors: Partial<E>;
  readonly attempts: number;
  readonly onSubmit: () => void;
}

/** The values of a form of few fields: checked when it is sent, then live. */
export function useSmallForm<V extends object, E extends object>(initial: V, check: (values: V) => Partial<E>, send: (values: V) => void): SmallForm<V, E> {
  const [values, setValues] = useState(initial);
  const [attempts, setAttempts] = useState(0);
  const onSubmit = (): void => {
    setAttempts(attempts + 1);
    if (Object.keys(check(values)).length === 0) send(values);
  };
  return { values, change: (part) => setValues((before) => ({ ...before, ...part })), errors: attempts === 0 ? {} : check(values), attempts, onSubmit };
}

/** The form around the fields; after an attempt the first wrong field takes the focus. */
export function FormBox({ id, attempts, onSubmit, children }: { id: string; attempts: number; onSubmit: () => void; children: ReactNode }) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[role="radiogroup"][aria-invalid] input, input[aria-invalid], textarea[aria-invalid]')?.focus();
  }, [attempts]);
  return (
    <form id={id} ref={form} className="stack" noValidate onSubmit={(event) => { event.preventDefault(); onSubmit(); }}>
      {children}
    </form>
  );
}
