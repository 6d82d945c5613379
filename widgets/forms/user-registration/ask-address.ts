import { emailAvailability } from "#api/accounts.ts";
import { pageAddress } from "#api/pages.ts";
import type { Config } from "#config/config.ts";
import { askAnew } from "#state/reads.ts";

/**
 * Asks the backend whether an account may be made for an address; null where the answer does not say. @throws ApiError
 */
export async function askAddress(email: string, signal: AbortSignal): Promise<boolean | null> {
  const asked = await askAnew(emailAvailability, { email }, signal);
  if (asked.state === "failed") throw asked.error;
  return asked.data;
}

/** Where those log in whose address is taken; null where the author gave no address. */
export const loginAddress = (config: Config): string | null => pageAddress(config, "login");
