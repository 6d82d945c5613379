import { createContext, useContext } from 'react';
import { emailAvailability } from '#api/accounts.ts';

/** Asks whether an account may be made for an address: each address once, and the older question is called off. */
export interface Availability {
  /** Null where nobody can say: that blocks nobody. */
  readonly isFree: (address: string) => Promise<boolean | null>;
}

/** A fresh asker; one for each form. */
export function createAvailability(): Availability {
  let last: { readonly address: string; readonly controller: AbortController; readonly answer: Promise<boolean | null> } | null = null;
  return {
    isFree: (address) => {
      if (last?.address === address) return last.answer;
      last?.controller.abort();
      const controller = new AbortController();
      const answer = emailAvailability.load({ email: address }, controller.signal).catch(() => {
        // What failed may be asked again.
        if (last?.controller === controller) last = null;
        return null;
      });
      last = { address, controller, answer };
      return answer;
    },
  };
}

export const AvailabilityContext = createContext<Availability | null>(null);

/** The asker of the form around a field. @throws Error outside of one, which is a mistake in the code */
export function useAvailability(): Availability {
  const availability = useContext(AvailabilityContext);
  if (availability === null) throw new Error('An account\'s address must stand in its form.');
  return availability;
}
