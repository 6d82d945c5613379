import { createContext, useContext } from 'react';
import type { Config } from '#config/config.ts';

/** What is known of an address: whether an account may be made for it, and where its owner logs in, if it has one. */
export interface Answer {
  /** Null where nobody can say: that blocks nobody. */
  readonly isFree: boolean | null;
  readonly login: string | null;
}

/** Asks whether an account may be made for an address: each address once, and the older question is called off. */
export interface Availability {
  readonly ask: (address: string) => Promise<Answer>;
  /** Loads its code ahead, for when an address is typed. */
  readonly warm: () => void;
}

const UNKNOWN: Answer = { isFree: null, login: null };

/** A fresh asker; one for each form. Its code comes with the first address. */
export function createAvailability(config: Config): Availability {
  let last: { readonly address: string; readonly controller: AbortController; readonly answer: Promise<Answer> } | null = null;
  const answerFor = async (address: string, signal: AbortSignal): Promise<Answer> => {
    const { askAddress, loginAddress } = await import('./ask-address.ts');
    return { isFree: await askAddress(address, signal), login: loginAddress(config) };
  };
  return {
    ask: (address) => {
      if (last?.address === address) return last.answer;
      last?.controller.abort();
      const controller = new AbortController();
      const answer = answerFor(address, controller.signal).catch(() => {
        // What failed may be asked again.
        if (last?.controller === controller) last = null;
        return UNKNOWN;
      });
      last = { address, controller, answer };
      return answer;
    },
    warm: () => void import('./ask-address.ts').catch(() => undefined),
  };
}

export const AvailabilityContext = createContext<Availability | null>(null);

/** The asker of the form around a field. @throws Error outside of one, which is a mistake in the code */
export function useAvailability(): Availability {
  const availability = useContext(AvailabilityContext);
  if (availability === null) throw new Error('An account\'s address must stand in its form.');
  return availability;
}
