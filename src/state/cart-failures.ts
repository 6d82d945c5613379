import type { ApiError } from "#api/errors.ts";

/** Whether a write may have arrived although it failed: no answer came that says so. */
export const mayHaveArrived = ({ kind, status }: ApiError): boolean =>
  kind === "network" || kind === "timeout" || kind === "malformed" || status >= 500;

/** By these the backend says that its cart is another than the one that is shown. */
const OUTDATED: readonly number[] = [404, 409, 410, 422];

/** Whether a failure says that the cart which is shown is none any more. */
export const isOutdated = ({ status }: ApiError): boolean => OUTDATED.includes(status);

/** What ended this change would end the next ones alike: without a login or a connection none of them gets through. */
export const stopsAll = ({ kind, status }: ApiError): boolean =>
  status === 401 || (kind !== "status" && kind !== "fault");
