import { emailAvailability } from "#api/accounts.ts";
import { pageAddress } from "#api/pages.ts";
import type { Config } from "#config/config.ts";

/**
 * Asks the backend whether an account may be made for an address; null where the answer does not say. @throws ApiError
 */
export const askAddress = (email: string, signal: AbortSignal): Promise<boolean | null> =>
  emailAvailability.load({ email }, signal);

/** Where those log in whose address is taken; null where the author gave no address. */
export const loginAddress = (config: Config): string | null => pageAddress(config, "login");
