import { createContext, useContext } from "react";
import type { Config } from "#config/config.ts";

/** Whether an address is free for a new account; null if unknown, which blocks nobody. */
export type AddressAnswer = boolean | null;

/** Looks up whether an address is free for a new account: each address once; an older pending question is cancelled. */
export interface AddressCheck {
  readonly ask: (address: string) => Promise<AddressAnswer>;
  /** Loads the code early, when an address is typed. */
  readonly warm: () => void;
  /** The login page for the owner of an address; null before the first question, or if there is no such page. */
  readonly login: () => string | null;
}

/** Milliseconds to wait for an answer, so that a silent backend keeps nobody from registering. */
export const LONGEST_WAIT = 4000;

/** Rejects when the question is cancelled. */
const calledOff = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener("abort", () => reject(new Error("No answer in time"))));

/** Makes the check for one form; its code is loaded with the first address. */
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
          // A failed question may be asked again.
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

/** Gives the fields of a form its check of the e-mail address. */
export const AvailabilityContext = createContext<AddressCheck | null>(null);

/** The check of the form around a field. @throws Error outside of one, which is a mistake in the code */
export function useAvailability(): AddressCheck {
  const availability = useContext(AvailabilityContext);
  if (availability === null) throw new Error("An account's address must stand in its form.");
  return availability;
}
