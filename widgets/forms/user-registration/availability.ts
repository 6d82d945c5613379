import { createContext, useContext } from "react";
import type { Config } from "#config/config.ts";

/** Whether an account may be made for an address; null where nobody can say: that blocks nobody. */
export type AddressAnswer = boolean | null;

/** Asks whether an account may be made for an address: each address once, and the older question is called off. */
export interface AddressCheck {
  readonly ask: (address: string) => Promise<AddressAnswer>;
  /** Loads its code ahead, for when an address is typed. */
  readonly warm: () => void;
  /** Where the owner of an address logs in; null while nothing has been asked, or where there is no such page. */
  readonly login: () => string | null;
}

/** So long an answer is waited for, in ms: nobody is kept from registering by a backend that says nothing. */
export const LONGEST_WAIT = 4000;

/** Rejects once a question is called off, whatever it waits for. */
const calledOff = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener("abort", () => reject(new Error("No answer in time"))));

/** A fresh asker; one for each form. Its code comes with the first address. */
export function createAvailability(config: Config): AddressCheck {
  let last: {
    readonly address: string;
    readonly controller: AbortController;
    readonly answer: Promise<AddressAnswer>;
  } | null = null;
  let login: string | null = null;
  const answerFor = async (address: string, signal: AbortSignal): Promise<AddressAnswer> => {
    const { askAddress, loginAddress } = await import("./ask-address.ts");
    login = loginAddress(config);
    return askAddress(address, signal);
  };
  return {
    ask: (address) => {
      if (last?.address === address) return last.answer;
      last?.controller.abort();
      const controller = new AbortController();
      const limit = setTimeout(() => controller.abort(), LONGEST_WAIT);
      const { signal } = controller;
      const answer = Promise.race([answerFor(address, signal), calledOff(signal)])
        .catch(() => {
          // What failed may be asked again.
          if (last?.controller === controller) last = null;
          return null;
        })
        .finally(() => clearTimeout(limit));
      last = { address, controller, answer };
      return answer;
    },
    warm: () => void import("./ask-address.ts").catch(() => undefined),
    login: () => login,
  };
}

export const AvailabilityContext = createContext<AddressCheck | null>(null);

/** The asker of the form around a field. @throws Error outside of one, which is a mistake in the code */
export function useAvailability(): AddressCheck {
  const availability = useContext(AvailabilityContext);
  if (availability === null) throw new Error("An account's address must stand in its form.");
  return availability;
}
