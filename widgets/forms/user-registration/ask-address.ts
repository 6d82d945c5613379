import { emailAvailability } from "#api/accounts.ts";
import { pageAddress } from "#api/pages.ts";
import type { Config } from "#config/config.ts";
import { readFresh } from "#state/reads.ts";

/**
 * Asks the backend whether an address is free for a new account; null if the answer does not say.
 * @throws ApiError
 */
export async function askAddress(email: string, signal: AbortSignal): Promise<boolean | null> {
  const asked = await readFresh(emailAvailability, { email }, signal);
  if (asked.state === "failed") throw asked.error;
  return asked.data;
}

/** The login page for somebody whose address is taken; null if the author gave no address. */
export const loginAddress = (config: Config): string | null => pageAddress(config, "login");
